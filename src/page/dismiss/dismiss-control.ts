import { tidy } from '../../lib/text';
import { knownRoots, walkFlatTree } from '../dom/known-roots';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { roleOf } from '../dom/role';
import { deepElementFromPoint, flatContains, flatParent } from '../dom/roots';
import { isDisabled } from '../dom/states';
import { isVisible } from '../dom/visible';
import { ABOUT_COOKIES, ACCEPTS, CLOSES, controlWords, REFUSES, SINGLE_WAY_ON } from './words';

/** Something that covers a target, and the control that closes it. */
export interface Cover {
  element: Element;
  /** Its label: "dialog What's new". */
  name: string;
  control?: Element;
}

/** What covers an element at a point (CSS px, default its middle); undefined when the point hits it. */
export function coverOf(target: Element, point = middleOf(target)): Cover | undefined {
  const hit = deepElementFromPoint(point.x, point.y);
  if (!hit || flatContains(target, hit) || flatContains(hit, target)) return undefined;
  const over = layerOf(hit, target);
  const dialog = dialogOf(over, target);
  const control = dismissControl(dialog) ?? (dialog === over ? undefined : dismissControl(over));
  const name = `${roleOf(dialog) || dom.localName(dialog)} ${nameOf(dialog) || headingOf(dialog)}`.trim();
  return { element: dialog, name, ...(control && { control }) };
}

/**
 * The control that closes a dialog or banner without deciding anything for the person; of cookie choices the one that allows least. A
 * notice with a single way on that asks for nothing is closed by that. Undefined where there is none.
 */
export function dismissControl(dialog: Element): Element | undefined {
  const controls: { element: Element; name: string }[] = [];
  let asks = false;
  walkFlatTree(dialog, (element) => {
    asks ||= ASKS.test(roleOf(element));
    if (CONTROL.test(roleOf(element)) || dom.localName(element) === 'button')
      controls.push({ element, name: controlWords(nameOf(element) || tidy(dom.textContent(element) ?? '')) });
    return true;
  });
  const usable = controls.filter(({ element }) => isVisible(element) && !isDisabled(element) && !leaves(element));
  const aboutCookies = ABOUT_COOKIES.test(dom.textContent(dialog) ?? '');
  const ranks: ((control: { element: Element; name: string }) => boolean)[] = aboutCookies
    ? [({ name }) => REFUSES.has(name), ({ name }) => CLOSES.has(name), isCross, ({ name }) => ACCEPTS.has(name)]
    : [({ name }) => CLOSES.has(name), isCross];
  for (const fits of ranks) {
    const control = usable.find(fits);
    if (control) return control.element;
  }
  const [only] = usable;
  return only && controls.length === 1 && !asks && SINGLE_WAY_ON.has(only.name) ? only.element : undefined;
}

/** Roles of controls that take an answer. */
const ASKS = /^(textbox|searchbox|combobox|listbox|checkbox|switch|radio|slider|spinbutton)$/;
const CONTROL = /^(button|link)$/;

/** A link that navigates closes nothing. */
const leaves = (element: Element) => dom.localName(element) === 'a' && /^(?!#|javascript:)./.test(dom.getAttribute(element, 'href') ?? '');

/** A cross without a name, or what the usual UI kits mark as their close button. */
const isCross = ({ element, name }: { element: Element; name: string }) =>
  /^[×✕✖✗⨯xX]$/.test(tidy(dom.textContent(element) ?? '')) ||
  (name.split(' ').length <= 3 && /\b(close|dismiss)\b/.test(name)) ||
  (!name && dom.matches(element, '[data-dismiss],[data-bs-dismiss],[class*="close" i],[class*="dismiss" i]'));

/** The outermost ancestor of the hit target that does not contain the target. */
function layerOf(hit: Element, target: Element): Element {
  let layer = hit;
  for (let node: Element | null = hit; node && !flatContains(node, target); node = flatParent(node)) layer = node;
  return layer;
}

/** The dialog that a layer is or contains; a bare backdrop belongs to the open dialog. */
function dialogOf(layer: Element, target: Element): Element {
  let inside: Element | undefined;
  walkFlatTree(layer, (element) => {
    if (!inside && isDialog(element)) inside = element;
    return !inside;
  });
  if (inside) return inside;
  const holdsNothing = !dom.querySelector(layer, 'button,a,input,[role]');
  if (!holdsNothing) return layer;
  for (const root of knownRoots()) {
    for (const dialog of dom.querySelectorAll(root, DIALOGS)) if (isVisible(dialog) && !flatContains(dialog, target)) return dialog;
  }
  return layer;
}

const DIALOGS = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';
const isDialog = (element: Element) => dom.matches(element, DIALOGS);

const headingOf = (element: Element) => tidy(dom.textContent(dom.querySelector(element, 'h1,h2,h3,h4,[role=heading]')) ?? '').slice(0, 80);

function middleOf(element: Element): Point {
  const box = dom.getBoundingClientRect(element);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
