import { sayElement } from '../../model/page/element-words';
import type { DrawnShape, Fingerprint } from '../../model/page/target';
import { drawnShape, isDrawing } from '../dom/drawn-shape';
import { framePlace } from '../dom/frame-place';
import { labelOf, roleOrTagOf } from '../dom/label';
import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { ratioIn } from '../dom/ratio';
import { deepElementFromPoint } from '../dom/roots';
import { rememberSecret } from '../dom/secret';
import { textPlaceAt } from '../dom/text-place';
import { describe } from '../find/describe';
import { isNameless } from '../find/rules/nameless-facts';
import { type TogglesSeen, togglesOf } from '../observe/led-to';
import { actingElement } from './acting-element';
import { describedAhead } from './describe-ahead';

/** The target of a person's input, described before the page could change it. */
export interface RecordedTarget {
  element: Element;
  fingerprint: Fingerprint;
  label: string;
  /** The toggle states around it before the press, which may change one. */
  toggles?: TogglesSeen;
}

/** The control at an element, described. `at` is the pointer position, CSS px of the viewport; it is kept where it matters, see `pointMatters`. */
export function recordTarget(element: Element | null, at?: Point): RecordedTarget | undefined {
  return element ? recordExactTarget(actingElement(element), at) : undefined;
}

/** The same for exactly this element. */
export function recordExactTarget(element: Element, at?: Point): RecordedTarget {
  if (element instanceof HTMLInputElement && element.type === 'password') rememberSecret(element);
  return withReadCache(() => {
    const caret = at && dom.isContentEditable(element as HTMLElement) ? textPlaceAt(element, at) : undefined;
    const matters = at && (caret || pointMatters(element, at));
    const described = describe(element, matters ? ratioIn(element, at) : undefined, describedAhead(element));
    const drawn = matters && !caret ? shapeAt(element, at) : undefined;
    if (drawn)
      return {
        element,
        fingerprint: { ...described, drawn },
        label: drawn.text ? sayElement({ tag: 'shape' }, drawn.text) : labelOf(element).slice(0, 400),
      };
    const fingerprint = caret ? { ...described, caret } : described;
    const label = matters && !caret && isNameless(described) ? sayElement({ tag: roleOrTagOf(element) }, '') : labelOf(element);
    return { element, fingerprint, label: label.slice(0, 400) };
  });
}

/** The page of this document as a target: it is the one of its frame, whatever it says. */
export const pageTarget = (element: Element): RecordedTarget => ({
  element,
  label: '',
  fingerprint: { selectors: ['body'], tag: 'body', attributes: {}, landmarks: [], neighbours: [], frame: framePlace() },
});

/** The shape of the target's drawing that lies under a point. */
export function shapeAt(target: Element, at: Point, shape = deepElementFromPoint(at.x, at.y)): DrawnShape | undefined {
  return shape && shape !== target ? drawnShape(shape, target, at) : undefined;
}

/** The same for something that is being pressed, with its toggle states before the page handles the press. */
export function recordPressTarget(element: Element | null, at?: Point): RecordedTarget | undefined {
  const aimed = recordTarget(element, at);
  return aimed && { ...aimed, toggles: togglesOf(aimed.element) };
}

/**
 * Does the position of a press matter? On drawings, and in containers whose middle is something else than what was pressed (a map, the filter icon
 * of a column header). Buttons and fields mean the same all over.
 */
function pointMatters(element: Element, { x, y }: Point): boolean {
  if (SURFACE.test(dom.localName(element))) return true;
  if (dom.matches(element, SAME_ALL_OVER)) return false;
  const hit = deepElementFromPoint(x, y);
  const surface = hit && dom.closest(hit, 'canvas,svg');
  if (surface && isDrawing(surface)) return true;
  const { left, top, width, height } = dom.getBoundingClientRect(element);
  return width * height > MAX_CONTROL || deepElementFromPoint(left + width / 2, top + height / 2) !== hit;
}
const SURFACE = /^(canvas|svg|img|map|video|object|embed)$/;
const SAME_ALL_OVER =
  'a,button,input,select,textarea,label,summary,option,[role=button],[role=link],[role^=menuitem],[role=option],[role=tab]';
/** Controls are smaller, CSS px²: what is larger is a place where things are put. */
const MAX_CONTROL = 200_000;
