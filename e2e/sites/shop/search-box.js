import { drift, link } from '../kit/drift.js';
import { append, make } from '../kit/make.js';
import { happened } from '../kit/site.js';

/** How long the box waits for the next letter before it asks, ms. */
const PAUSE = 250;

/** Search with suggestions: a combobox. Enter goes to the list of what fits; a suggestion goes to its product. */
export function searchBox() {
  let timer;
  let asked;
  let at = -1;
  let shown = [];
  const input = make('input', {
    part: 'search',
    id: 'search',
    name: 'q',
    testid: 'search',
    class: 'shop-search',
    type: 'search',
    role: 'combobox',
    placeholder: 'Search cameras, lenses, film…',
    'aria-label': 'Search products',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-controls': 'suggestions',
    autocomplete: 'off',
    value: drift.param('q') ?? '',
    twin: 'Newsletter archive',
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(suggest, PAUSE);
    },
    onkeydown: (event) => {
      if (event.key === 'Escape') close();
      if (!shown.length || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      mark((at + (event.key === 'ArrowDown' ? 1 : shown.length - 1) + (at < 0 && event.key === 'ArrowUp' ? 1 : 0)) % shown.length);
    },
    onblur: () => close(),
  });
  const list = make('div', { class: 'suggestions', id: 'suggestions', role: 'listbox', 'aria-label': 'Suggestions', hidden: true });
  const close = () => {
    clearTimeout(timer);
    asked = undefined;
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    shown = [];
    at = -1;
  };
  const mark = (index) => {
    shown[at]?.setAttribute('aria-selected', 'false');
    at = index;
    shown[at].setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', shown[at].id);
  };
  const suggest = async () => {
    const typed = input.value;
    asked = typed;
    const found = await fetch(`/shop/api/suggest?q=${encodeURIComponent(typed)}`).then((response) => response.json());
    if (asked !== typed) return;
    shown = found.map((product, index) => suggestion(product, index));
    list.replaceChildren();
    append(list, shown);
    list.hidden = shown.length === 0;
    input.setAttribute('aria-expanded', String(shown.length > 0));
    at = -1;
  };
  const go = (event) => {
    event.preventDefault();
    if (at >= 0) return shown[at].click();
    close();
    happened('search');
    document.dispatchEvent(new CustomEvent('shop:search', { detail: input.value.trim(), cancelable: true })) &&
      location.assign(link('/shop/', { q: input.value.trim() }));
  };
  return make('form', { class: 'shop-find', role: 'search', shadow: true, onsubmit: go }, input, list);
}

function suggestion({ id, name }, index) {
  return make(
    'div',
    {
      part: `suggestion-${id}`,
      id: `suggestion-${index}`,
      class: 'suggestion',
      role: 'option',
      'aria-selected': 'false',
      onmousedown: (event) => event.preventDefault(),
      onclick: () => {
        happened('suggestion');
        location.assign(link(`/shop/product/${id}`));
      },
    },
    name,
  );
}
