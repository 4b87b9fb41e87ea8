import type { Shown } from '../../model/leg';
import type { Operation } from '../../model/operation';
import type { Fingerprint } from '../../model/target';
import { labelOf } from '../dom/label';
import { deepActiveElement, deepElementFromPoint, flatParent } from '../dom/roots';
import { isSecret } from '../dom/secret';
import { describe } from '../find/describe';
import { isTextField, kindOfControl, textIn } from './control';
import { keyToRecord } from './key';
import { secretNameOf } from './secret-name';

/** Something the person pointed at, as it was before the page could change. */
interface Aimed {
  element: Element;
  fingerprint: Fingerprint;
  label: string;
}

/** Steps that belong together when they are about the same field: a click into it, then typing. */
interface Last {
  element: Element;
  type: Operation['type'];
}

/**
 * Watches what a person does in this document and tells it as operations, as they were meant: typing is one step, a click into a field that is then
 * typed into is part of it. Only trusted events; values of secret fields never leave the field. Returns how to end it.
 */
export function captureShowing(tell: (shown: Shown) => void): () => void {
  const watching = new AbortController();
  let pressed: Aimed | undefined;
  let last: Last | undefined;

  const show = (operation: Operation, { element, label }: Pick<Aimed, 'element' | 'label'>, joins: Operation['type'][] = []) => {
    const replaces = last?.element === element && joins.includes(last.type);
    last = { element, type: operation.type };
    tell({ at: Date.now(), operation, label, url: location.href, ...(replaces ? { replaces } : {}) });
  };

  const listen = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, (event) => event.isTrusted && hear(event), { capture: true, signal: watching.signal });

  listen('pointerdown', (event) => {
    pressed = aim(deepElementFromPoint(event.clientX, event.clientY));
  });
  const clicked = (event: MouseEvent, operation: (fingerprint: Fingerprint) => Operation) => {
    // A click that a key made has no pointer; the key is what was shown.
    if (event.detail === 0 && event.type === 'click') return;
    if (pressed && kindOfControl(pressed.element) !== 'changes')
      show(operation(pressed.fingerprint), pressed, event.type === 'dblclick' ? ['click'] : []);
  };
  listen('click', (event) => clicked(event, (fingerprint) => ({ type: 'click', fingerprint })));
  listen('dblclick', (event) => clicked(event, (fingerprint) => ({ type: 'click', fingerprint, count: 2 })));
  listen('input', (event) => {
    const aimed = aim(fieldOf(event));
    if (aimed && isTextField(aimed.element))
      show({ type: 'type', fingerprint: aimed.fingerprint, text: textOf(aimed) }, aimed, ['type', 'click']);
  });
  listen('change', (event) => {
    const aimed = aim(fieldOf(event));
    const operation = aimed && changeOf(aimed);
    if (aimed && operation) show(operation, aimed, ['click', 'select', 'check', 'upload']);
  });
  listen('keydown', (event) => {
    const element = deepActiveElement() ?? document.body;
    const key = keyToRecord(event, element);
    if (!key) return;
    const aimed = element === document.body ? undefined : aim(element);
    show(aimed ? { type: 'press', fingerprint: aimed.fingerprint, key } : { type: 'press', key }, aimed ?? { element, label: '' });
  });
  return () => watching.abort();
}

function aim(element: Element | null): Aimed | undefined {
  const acting = element && actingElement(element);
  return acting ? { element: acting, fingerprint: describe(acting), label: labelOf(acting) } : undefined;
}

const ACTS =
  'a[href],button,input,select,textarea,summary,label,option,[role],[contenteditable=""],[contenteditable="true"],[tabindex],[onclick]';
const ROLES_OF_PLACES = new Set([
  'presentation',
  'none',
  'group',
  'region',
  'main',
  'navigation',
  'banner',
  'contentinfo',
  'list',
  'table',
  'row',
  'dialog',
  'document',
  'application',
]);

/** The control that a person means when they press on the icon inside it. */
function actingElement(element: Element): Element {
  for (let one: Element | null = element; one; one = flatParent(one)) {
    if (one.matches(ACTS) && !ROLES_OF_PLACES.has(one.getAttribute('role') ?? '')) return one;
  }
  return element;
}

/** Closed roots hide the field from the event's path; it has the focus. */
function fieldOf(event: Event): Element | null {
  const path = event.composedPath()[0];
  const seen = path instanceof Element ? path : null;
  const focused = deepActiveElement();
  return focused && seen && (seen === focused || seen.contains(focused) || focused.getRootNode() !== document) ? focused : seen;
}

function textOf({ element, fingerprint }: Aimed): string {
  return isSecret(element) ? `{{secret:${secretNameOf(element, fingerprint)}}}` : textIn(element);
}

function changeOf({ element, fingerprint }: Aimed): Operation | undefined {
  if (element instanceof HTMLSelectElement)
    return { type: 'select', fingerprint, options: [...element.selectedOptions].map((option) => option.label.trim()) };
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === 'checkbox' || element.type === 'radio') return { type: 'check', fingerprint, checked: element.checked };
  if (element.type === 'file') return { type: 'upload', fingerprint, files: [...(element.files ?? [])].map(({ name }) => name) };
  return isTextField(element) ? undefined : { type: 'type', fingerprint, text: element.value };
}
