import type { Operation } from '../../model/plan/operation';
import { middleOf } from '../act/aim';
import { fieldContentOf } from '../act/field-content';
import { editableAt } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { deepActiveElement, deepElementFromPoint, flatContains, flatParent } from '../dom/roots';
import { turn } from '../rest/turn';
import { interestOf } from '../scan/interest';
import type { LegContext } from './leg-context';
import { performOperation } from './perform-operation';

/** What a field opened while it was typed in, and that lies over what comes next: a list of suggestions, mostly. */
export interface TypedPopup {
  field: HTMLElement;
  box: Element;
  name: string;
  /** What the field held when it was seen. */
  held: string;
}

/** The popup of the field with the focus that lies over the target; undefined where something else does. */
export function popupOver(target: Element): TypedPopup | undefined {
  const field = deepActiveElement() as HTMLElement | null;
  const { x, y } = middleOf(target);
  if (!field || editableAt(field) !== field || flatContains(target, field)) return undefined;
  let box: Element | undefined;
  for (let node = deepElementFromPoint(x, y); node && !flatContains(node, target) && !flatContains(node, field); node = flatParent(node)) {
    if (dom.matches(node, DIALOG)) return undefined;
    if (/^(absolute|fixed)$/.test(getComputedStyle(node).position) || dom.matches(node, ':popover-open')) box = node;
  }
  return box && isBeside(field, box) ? { field, box, name: labelOf(box), held: fieldContentOf(field) } : undefined;
}
const DIALOG = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';

/** Does it hang at the field, above or below? */
function isBeside(field: Element, box: Element): boolean {
  const [own, other] = [field, box].map((one) => dom.getBoundingClientRect(one)) as [DOMRect, DOMRect];
  return other.left < own.right && other.right > own.left && other.top - own.bottom < GAP && own.top - other.bottom < GAP;
}
/** The frame of a field and an arrow stand between the two, CSS px; by judgement. */
const GAP = 30;

/** The ways in which a person closes it, the surest first. Each resolves to whether it was tried; 'spoilt' where the field holds something else by it. */
export const WAYS_TO_CLOSE: readonly ((popup: TypedPopup, world: LegContext) => Promise<boolean | 'spoilt'>)[] = [
  async ({ field }, world) => {
    const ground = groundAround(field);
    if (ground) await does({ type: 'click' }, ground.element, ground.point, world);
    return !!ground;
  },
  async (popup, world) => {
    // Tab takes the suggestion that is marked.
    const isMarked = [popup.field, popup.box].some((one) => dom.hasAttribute(one, 'aria-activedescendant'));
    return !isMarked && !dom.querySelector(popup.box, MARKED) && byKey('Tab', popup, world);
  },
  // Escape closes a dialog, and empties a field that is searched with.
  async (popup, world) => !dom.closest(popup.field, `${DIALOG},[type=search]`) && byKey('Escape', popup, world),
];
const MARKED = '[aria-selected=true],[aria-activedescendant]';

async function byKey(key: string, { field, held }: TypedPopup, world: LegContext): Promise<true | 'spoilt'> {
  if (deepActiveElement() !== field) dom.focus(field, { preventScroll: true });
  await does({ type: 'press', key }, field, middleOf(field), world);
  return fieldContentOf(field) === held || 'spoilt';
}

async function does(operation: Operation, element: Element, point: Point, world: LegContext): Promise<void> {
  world.opened?.begins(undefined);
  await performOperation({ id: '', operation }, { element, point }, world, () => undefined);
  await turn();
}

/** An empty place around the field, in its dialog if it stands in one. */
function groundAround(field: Element): { element: Element; point: Point } | undefined {
  for (let element = flatParent(field); element; element = flatParent(element)) {
    const { left, top, right, bottom } = dom.getBoundingClientRect(element);
    const [width, height] = [Math.min(right, innerWidth) - left, Math.min(bottom, innerHeight) - top];
    const isGround = dom.localName(element) !== 'label' && !interestOf(element) && getComputedStyle(element).cursor !== 'pointer';
    for (const y of isGround ? SHARES : [])
      for (const x of SHARES) {
        const point = { x: left + width * x, y: top + height * y };
        if (deepElementFromPoint(point.x, point.y) === element) return { element, point };
      }
    if (dom.matches(element, DIALOG)) return undefined;
  }
  return undefined;
}
const SHARES = [0.02, 0.98, 0.25, 0.5, 0.75];
