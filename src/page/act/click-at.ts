import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { roleOf } from '../dom/role';
import { deepElementFromPoint, flatContains, flatParent } from '../dom/roots';
import { quote } from '../selectors/selector-kinds';
import type { ActionContext } from './action-context';
import { aim } from './aim';
import { outcomeUnknown } from './bails';
import { fire, mouseEvent, pointerEvent } from './events';
import { coverAt, hitAt, reaches } from './hit';
import { moveTo, type Pressed, pressAt, releaseAt } from './pointer';
import { closestAcrossRoots } from './press-effects';
import { react } from './react';
import { untilStable } from './steady-deadline';
import type { TrustedInput } from './trusted-input';
import { watchPressed } from './watch-pressed';
import { covered, disabledAround, whyDead, whyNotUsable } from './why-not-actionable';

/** Moves the pointer there, checks the hit target once more, presses and releases, `count` times. */
export async function clickAt(act: ActionContext, button = 0, count = 1): Promise<Bail | undefined> {
  await untilStable(act);
  await moveTo(act, act.point);
  await react(act);
  const touch = { deed: button === 0 ? ('press' as const) : ('look' as const), target: act.element };
  for (let turn = 1; turn <= count; turn++) {
    // From here to the press no code of the page runs.
    const { hit, by } = hitAt(act.element, act.point);
    if (turn === 1) {
      const bail = withReadCache(
        () =>
          whyNotUsable(act.element) ??
          (by ? covered(act.element, by) : (whyDead(act.element, hit) ?? act.changed?.(act.element))) ??
          act.dispatching({ ...touch, element: hit ?? act.element }),
      );
      if (bail) return bail;
    }
    if (act.real) return clickReally(act, act.real, button, count);
    if (!hit || !reaches(act.element, hit)) return undefined;
    const lost = await pressAndClick(act, hit, button, turn);
    if (lost) return lost;
    await react(act);
  }
  return undefined;
}

async function clickReally(act: ActionContext, real: TrustedInput, button: number, count: number): Promise<undefined> {
  await real.click(act.point, button, count, act.inputState.modifiers);
  await react(act);
}

async function pressAndClick(act: ActionContext, hit: Element, button: number, count: number): Promise<Bail | undefined> {
  const { inputState, element } = act;
  const changes = watchPressed(element);
  const pressed = await pressAt(act, hit, button, count);
  if (button === 2) fire(hit, pointerEvent('contextmenu', inputState, { button }));
  const over = await follow(act);
  if (!over) return releaseElsewhere(act, pressed);
  await releaseAt(act, pressed, over);
  lightDismiss(over, inputState.at);
  // The release may have removed it as well: nothing is clicked that was not pressed.
  const target = dom.isConnected(hit) && dom.isConnected(over) ? commonAncestor(hit, over) : undefined;
  if (!target || !dom.isConnected(element)) return whenReplaced(act, pressed);
  // Nor something that was reused for another thing, or became unusable, since the press. A mere box is not identified by the text in it:
  // pressing a slider's bar changes the number it shows.
  const { isReused, isUntouched } = changes();
  if (isReused && (roleOf(element) || !dom.firstElementChild(element)) && act.changed?.(element))
    return outcomeUnknown(element, saying('madeElse'));
  if (disabledAround(target)) return outcomeUnknown(element, saying('disabledMeanwhile'));
  // The page has handled the press, and may have turned the element into something riskier.
  const isAsJudged = isUntouched && count === 1 && target === hit;
  const refused = button === 0 ? act.judge({ deed: 'press', element: target, target: element }, isAsJudged) : undefined;
  if (refused) return refused;
  const going = fire(target, pointerEvent(button === 0 ? 'click' : 'auxclick', inputState, { button, detail: count }));
  if (going && button === 1) openBeside(target);
  if (button === 0 && count === 2) fire(target, mouseEvent('dblclick', inputState, { button, detail: count }));
  return undefined;
}

/** A middle click on a link opens it in a new tab; an untrusted one does not (https://www.w3.org/TR/uievents/#trusted-events). */
function openBeside(target: Element): void {
  const link = closestAcrossRoots(target, 'a[href],area[href]') as HTMLAnchorElement | null;
  if (link && /^(https?|blob):$/.test(link.protocol)) open(link.href, '_blank', 'noopener');
}

/** Where the pressed element is now: the pointer follows an element that moved away under it, but not under a cover. */
async function follow(act: ActionContext): Promise<Element | undefined> {
  const { element, inputState } = act;
  if (!dom.isConnected(element)) return undefined;
  const here = deepElementFromPoint(inputState.at.x, inputState.at.y);
  if (here && reaches(element, here)) return here;
  const point = aim(element);
  if (coverAt(element, point)) return undefined;
  act.point = point;
  return moveTo(act, point);
}

/** The press removed its element or opened something over it: the button is released, but nothing is clicked. */
async function releaseElsewhere(act: ActionContext, pressed: Pressed): Promise<Bail | undefined> {
  const { element } = act;
  await releaseAt(act, pressed, dom.isConnected(element) ? pressed.target : dom.documentElement(document));
  return whenReplaced(act, pressed);
}

/** A similar element stands where the pressed one stood: pressed, but not clicked. */
function whenReplaced({ element, inputState }: ActionContext, { prevented }: Pressed): Bail | undefined {
  // A page that prevented the mousedown has handled the press: options that are chosen on mousedown.
  if (prevented) return undefined;
  const here = deepElementFromPoint(inputState.at.x, inputState.at.y);
  const twin = !dom.isConnected(element) && here && isSameRendered(element, here);
  if (!twin) return undefined;
  return outcomeUnknown(element, saying('replacedMeanwhile'));
}

/** Is it the same element rendered anew: the same role and words at the same place? */
function isSameRendered(element: Element, here: Element): boolean {
  const other = dom.closest(here, dom.localName(element));
  return !!other && (dom.textContent(other) ?? '').trim() === (dom.textContent(element) ?? '').trim();
}

/** The target of a click: the nearest common ancestor of the targets of press and release (https://www.w3.org/TR/uievents/#event-type-click). */
export function commonAncestor(one: Element, other: Element): Element | undefined {
  if (one === other) return one;
  for (let node: Element | null = one; node; node = dom.parentElement(node) ?? dom.host(dom.getRootNode(node)) ?? null) {
    if (dom.contains(node, other)) return node;
  }
  return undefined;
}

/**
 * Closes what a press outside of it closes: auto popovers, and dialogs with `closedby="any"`. Untrusted presses do not
 * (https://html.spec.whatwg.org/#light-dismiss-activities).
 */
function lightDismiss(target: Element, at: Point): void {
  for (const root of new Set([document, dom.getRootNode(target) as Document | ShadowRoot])) {
    const open = [...dom.querySelectorAll<HTMLElement>(root, ':popover-open,dialog[open][closedby=any]')];
    const popovers = open.filter((one) => dom.matches(one, ':popover-open')).reverse();
    const keep = popovers.length ? kept(target) : undefined;
    for (const popover of popovers) if (dom.popover(popover) !== 'manual' && !keep?.has(popover)) dom.hidePopover(popover);
    for (const dialog of open) {
      if (!dom.matches(dialog, 'dialog[open][closedby=any]')) continue;
      if (!flatContains(dialog, target) || isBeside(dialog, target, at)) (dialog as HTMLDialogElement).requestClose();
    }
  }
}

/** The popovers that the press is in, or whose invoker is pressed. */
function kept(target: Element): Set<Element> {
  const keep = new Set<Element>();
  const climb = (from: Element | null) => {
    for (let node = from; node; node = flatParent(node)) {
      const opens = dom.as<HTMLButtonElement>(node).popoverTargetElement ?? commanded(node);
      if (opens) keep.add(opens);
      if (!dom.matches(node, ':popover-open') || keep.has(node)) continue;
      keep.add(node);
      const id = CSS.escape(dom.id(node));
      if (id) climb(dom.querySelector(dom.getRootNode(node) as ParentNode, `[popovertarget=${quote(id)}],[commandfor=${quote(id)}]`));
    }
  };
  climb(target);
  return keep;
}

const commanded = (node: Element) => (node as { commandForElement?: Element | null }).commandForElement;

/** A press on a backdrop hits its dialog, outside of its box. */
function isBeside(dialog: Element, target: Element, { x, y }: Point): boolean {
  if (target !== dialog) return false;
  const box = dom.getBoundingClientRect(dialog);
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
