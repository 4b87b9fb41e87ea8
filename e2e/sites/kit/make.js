import { drift } from './drift.js';
import { icon } from './icon.js';
import { nameForTouches, watchTouches } from './touches.js';
import { words } from './words.js';

/** Elements by the name that tests know them by. A property of the page's world, no trace in the document. */
export const parts = new Map();
const outer = new WeakMap();
const twins = new WeakMap();
let happenedToTwin;

const OWN = new Set(['part', 'text', 'class', 'testid', 'order', 'shadow', 'twin', 'icon', 'keep']);
const SAID = new Set(['aria-label', 'placeholder', 'title', 'alt', 'aria-description']);
const POINTS = new Set([
  'id',
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'list',
  'form',
  'aria-activedescendant',
]);
const NEVER_WRAPPED = new Set(['OPTION', 'LI', 'TR', 'TD', 'TH', 'THEAD', 'TBODY', 'DATALIST', 'SOURCE', 'BODY']);

/**
 * Makes an element as this visit's drift wants it.
 * `part` its name for tests and `remove=`; `text` its words (translated); `class`, `testid`, `icon`; `order` children may be
 * shuffled; `shadow` may move into a shadow root; `twin` heading of the box with a decoy of it; `keep` never change its tag.
 * `on…` are listeners, all other keys are attributes.
 */
export function make(tag, spec = {}, ...children) {
  const changed = drift.has('tag') && tag === 'button' && !spec.keep;
  const element = document.createElement(changed ? drift.pick(`tag ${spec.part ?? spec.text}`, ['a', 'div']) : tag);
  if (spec.part) {
    parts.set(spec.part, element);
    nameForTouches(element, spec.part);
    if (drift.removed.has(spec.part)) outer.set(element, document.createDocumentFragment());
  }
  if (spec.class) element.className = spec.class.split(' ').map(drift.named).join(' ');
  if (spec.testid && !drift.has('testids')) element.dataset.testid = spec.testid;
  for (const [name, value] of Object.entries(spec)) if (!OWN.has(name)) set(element, name, value);
  if (changed) actAsButton(element, spec);
  if (changed === false && tag === 'form' && drift.has('tag')) submitOnEnter(element);
  if (spec.icon) element.append(icon(spec.icon));
  if (spec.text !== undefined) element.append(t(spec.text));
  append(element, ...(spec.order ? drift.ordered(spec.part ?? tag, children.flat()) : children));
  if (spec.twin && drift.has('twin')) twins.set(element, () => decoy(tag, spec, element));
  if (spec.shadow && drift.has('shadow')) moveIntoShadow(element);
  return element;
}

/** Appends what drift makes of the children: wrapped, beside a twin, or not at all. */
export function append(parent, ...children) {
  for (const child of children.flat()) {
    if (child === undefined || child === null || child === false) continue;
    if (typeof child === 'string') parent.append(child);
    else {
      const twin = twins.get(child);
      if (twin) parent.append(twin());
      parent.append(outerOf(wrapped(child)));
    }
  }
  return parent;
}

/** Replaces all children. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return append(parent, ...children);
}

/** What stands in the document for an element: itself, or what drift put around it. */
export function outerOf(element) {
  return outer.get(element) ?? element;
}

/** A text in this visit's language or wording; `{name}` is filled from `values`. */
export function t(text, values = {}) {
  const row = words[text];
  const chosen = drift.german ? (row?.de ?? text) : drift.has('text') && row?.also ? drift.pick(text, row.also) : text;
  return chosen.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

/** Somebody touched a decoy: told to whoever keeps the log. */
export function onTwin(listener) {
  happenedToTwin = listener;
}

/** The page's own style sheets, for shadow roots. */
export function pageSheet() {
  const sheet = new CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules].map((rule) => rule.cssText));
  sheet.replaceSync(rules.join('\n'));
  return sheet;
}

function set(element, name, value) {
  if (name.startsWith('on') && typeof value === 'function') return element.addEventListener(name.slice(2), value);
  if (value === undefined || value === null || value === false) return undefined;
  if (name.startsWith('data-') && drift.has('data')) return undefined;
  if (name === 'aria-label' && drift.has('aria') && !drift.german) return element.setAttribute(name, reworded(value));
  if (SAID.has(name)) return element.setAttribute(name, t(value));
  if (POINTS.has(name)) return element.setAttribute(name, value.split(' ').map(drift.named).join(' '));
  return element.setAttribute(name, value === true ? '' : value);
}

/** Another aria-label for the same thing: what the dictionary has, else a longer form. */
function reworded(label) {
  const also = words[label]?.also;
  return also ? drift.pick(`aria ${label}`, also) : `${label} control`;
}

function wrapped(child) {
  if (!drift.has('wrappers') || outer.has(child) || NEVER_WRAPPED.has(child.tagName) || !(child instanceof HTMLElement)) return child;
  const depth = Math.floor(drift.chance(`wrap ${child.tagName} ${child.textContent.slice(0, 40)}`) * 3);
  let node = child;
  for (let level = 0; level < depth; level++) {
    const wrapper = document.createElement('div');
    wrapper.className = drift.named('wrap');
    wrapper.append(node);
    node = wrapper;
  }
  if (node !== child) outer.set(child, node);
  return child;
}

function moveIntoShadow(element) {
  const host = document.createElement('ui-island');
  const root = host.attachShadow({ mode: drift.shadowMode });
  root.adoptedStyleSheets = [pageSheet()];
  watchTouches(root);
  root.append(element);
  host.className = drift.named('wrap');
  outer.set(element, host);
}

function actAsButton(element, spec) {
  element.setAttribute('role', spec.role ?? 'button');
  element.tabIndex = 0;
  element.removeAttribute('type');
  if (spec.disabled) {
    element.removeAttribute('disabled');
    element.setAttribute('aria-disabled', 'true');
  }
  element.addEventListener('keydown', (event) => {
    if (event.target !== element || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    element.click();
  });
  if (spec.type === 'submit') element.addEventListener('click', () => element.closest('form')?.requestSubmit());
}

/** A form whose submit button is no button any more does what the browser did before. */
function submitOnEnter(form) {
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.defaultPrevented) form.requestSubmit();
  });
}

/** Looks and reads the same, stands elsewhere, does nothing. */
function decoy(tag, spec, element) {
  const { part, id, testid, twin, order, shadow, ...same } = spec;
  const still = Object.fromEntries(Object.entries(same).filter(([name]) => !name.startsWith('on') && !POINTS.has(name)));
  const touched = () => happenedToTwin?.(part ?? spec.text);
  const box = make('aside', { class: 'twin', 'aria-label': twin }, make('span', { class: 'twin-title', text: twin }));
  const copy = make(tag, {
    ...still,
    type: tag === 'button' ? 'button' : still.type,
    onclick: touched,
    oninput: touched,
    onchange: touched,
  });
  if (spec.text === undefined) copy.append(...element.cloneNode(true).childNodes);
  copy.removeAttribute('required');
  parts.set(`twin:${part ?? spec.text}`, copy);
  nameForTouches(copy, `twin:${part ?? spec.text}`);
  append(box, copy);
  return box;
}
