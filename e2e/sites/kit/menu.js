import { drift } from './drift.js';
import { append, make, t } from './make.js';

let open;

/**
 * A button that opens a list of choices under itself: in a portal at the end of body, or, with `drift=portal`, beside the button.
 * `kind` listbox (options) or menu (radio or plain items); `opensOn` click or pointerdown; `filter` adds a search box on top.
 * `onchoose(value)` is called after the list has closed. The answer is the button; `shown(value)` of it sets what it shows;
 * with a `face` (its aria-label) and a `picture` it shows no value.
 */
export function menu({
  part,
  label,
  value,
  options,
  onchoose,
  kind = 'listbox',
  opensOn = 'click',
  filter = false,
  look = 'trigger',
  face,
  picture,
  twin,
  swatch,
}) {
  const current = make('span', { class: 'trigger-value' });
  const trigger = make(
    'button',
    {
      part: `${part}-trigger`,
      id: `${part}-trigger`,
      testid: `${part}-trigger`,
      class: look,
      type: 'button',
      'aria-haspopup': kind,
      'aria-expanded': 'false',
      'aria-label': face,
      icon: picture,
      twin,
      onkeydown: (event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        toggle(true);
      },
    },
    face ? [] : [make('span', { class: 'trigger-label', text: label }), current],
  );
  trigger.addEventListener(opensOn, (event) => {
    if (event.button === 0) toggle(open?.trigger !== trigger);
  });
  const shown = (now) => {
    value = now;
    if (now !== undefined) current.textContent = t(options.find((option) => option.value === now)?.label ?? '');
  };
  const toggle = (opening) => {
    open?.close();
    if (opening) open = openList({ part, label, trigger, kind, filter, options, swatch, value, onchoose });
  };
  shown(value);
  return Object.assign(trigger, { shown });
}

function openList({ part, label, trigger, kind, filter, options, swatch, value, onchoose }) {
  const root = trigger.getRootNode();
  const close = () => {
    panel.remove();
    trigger.setAttribute('aria-expanded', 'false');
    for (const place of [document, root]) place.removeEventListener('pointerdown', outside, true);
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', place, true);
    open = undefined;
  };
  const choose = (option) => {
    close();
    trigger.focus();
    onchoose(option.value);
  };
  const items = drift
    .ordered(part, options)
    .map((option) => makeItem({ part, kind, option, swatch, chosen: option.value === value, choose }));
  const list = make('div', { class: 'menu-list', role: kind, id: `${part}-list`, 'aria-label': label, tabindex: '-1' }, items);
  const box = filter ? makeFilter(items) : undefined;
  const panel = make('div', { class: 'menu', onkeydown: (event) => steer(event, items, close, trigger) }, box, list);
  const place = () => under(trigger, panel);
  const outside = (event) => {
    const path = event.composedPath();
    // A closed root shows the document only its host; what happens inside is for the listener of the root itself.
    const insideRoot = event.currentTarget === document && root !== document && path.includes(root.host);
    if (!insideRoot && !path.includes(panel) && !path.includes(trigger)) close();
  };
  if (drift.has('portal')) {
    trigger.after(panel);
    panel.style.position = 'absolute';
    panel.style.top = `${trigger.offsetTop + trigger.offsetHeight + 6}px`;
    panel.style.left = `${trigger.offsetLeft}px`;
  } else append(document.body, panel);
  place();
  trigger.setAttribute('aria-expanded', 'true');
  for (const place of [document, root]) place.addEventListener('pointerdown', outside, true);
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, true);
  (box ? box.querySelector('input') : (items.find((item) => item.chosen) ?? items[0])).focus({ preventScroll: true });
  return { trigger, close };
}

function makeItem({ part, kind, option, swatch, chosen, choose }) {
  const radio = kind === 'menu' && option.plain !== true;
  const role = kind === 'listbox' ? 'option' : radio ? 'menuitemradio' : 'menuitem';
  const item = make(
    'div',
    {
      part: `${part}:${option.value}`,
      class: chosen ? 'menu-item chosen' : 'menu-item',
      role,
      tabindex: '-1',
      'data-value': option.value,
      'aria-selected': role === 'option' ? String(chosen) : undefined,
      'aria-checked': radio ? String(chosen) : undefined,
      onclick: () => choose(option),
      onkeydown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose(option);
      },
    },
    swatch ? make('span', { class: 'swatch', style: swatch(option.value) }) : [],
    make('span', { class: 'menu-text', text: option.label }),
    chosen ? make('span', { class: 'menu-mark', icon: 'check' }) : [],
  );
  return Object.assign(item, { chosen, word: t(option.label).toLowerCase() });
}

function makeFilter(items) {
  const input = make('input', {
    class: 'menu-filter',
    type: 'text',
    placeholder: 'Filter…',
    'aria-label': 'Filter',
    autocomplete: 'off',
    oninput: () => {
      for (const item of items) item.hidden = !item.word.includes(input.value.toLowerCase());
    },
  });
  return make('div', { class: 'menu-head' }, input);
}

function steer(event, items, close, trigger) {
  const seen = items.filter((item) => !item.hidden);
  const at = seen.indexOf(event.target);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: seen.length - 1 }[event.key];
  if (event.key === 'Escape') {
    event.stopPropagation();
    close();
    trigger.focus();
  } else if (event.key === 'Tab') close();
  else if (event.key === 'Enter' && event.target.matches('input')) seen[0]?.click();
  else if (to !== undefined && !(event.target.matches('input') && (event.key === 'Home' || event.key === 'End'))) {
    event.preventDefault();
    seen[(to + seen.length) % seen.length]?.focus();
  } else if (event.key.length === 1 && !event.target.matches('input'))
    seen.find((item) => item.word.startsWith(event.key.toLowerCase()))?.focus();
}

/** Under the button, or above it where there is no room; never out of the window. */
function under(trigger, panel) {
  if (drift.has('portal')) return;
  const box = trigger.getBoundingClientRect();
  const below = box.bottom + 6 + panel.offsetHeight <= innerHeight;
  panel.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - 6 - panel.offsetHeight)}px`;
  panel.style.left = `${Math.max(8, Math.min(box.left, innerWidth - panel.offsetWidth - 8))}px`;
  panel.style.minWidth = `${box.width}px`;
}
