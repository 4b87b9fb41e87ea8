import { within } from '../../lib/deadline';
import * as dom from '../dom/native-accessors';
import { followPoint } from '../dom/ratio';
import { flatParent } from '../dom/roots';
import type { ActionContext } from './action-context';

/**
 * Waits until the target is stable: until finite animations of position or size, of it or an ancestor, end; `act.point` is updated. Pages
 * ignore presses while a dialog slides in (compare "stable" in https://playwright.dev/docs/actionability).
 */
export async function untilStable(act: ActionContext): Promise<void> {
  // Nothing moves where no frame is drawn.
  const moving = dom.hidden(document) ? [] : animationsAround(act.element);
  if (!moving.length) return;
  const place = followPoint(act.element, act.point);
  const ends = Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  await act.turn(within(MAX_MOVING_MS, () => ends, act.signal));
  act.point = place();
}
/** Longer movements are part of the page, ms. */
const MAX_MOVING_MS = 1500;

function animationsAround(element: Element): Animation[] {
  const around = new Set<Element>();
  const roots = new Set<Document | ShadowRoot>([document]);
  for (let node: Element | null = element; node; node = flatParent(node)) {
    around.add(node);
    const root = dom.parentNode(node);
    if (root instanceof ShadowRoot) roots.add(root);
  }
  return [...roots].flatMap((root) => dom.getAnimations(root)).filter((animation) => isMoving(animation, around));
}

function isMoving(animation: Animation, around: Set<Element>): boolean {
  const { effect } = animation;
  if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
  if (!effect.target || effect.pseudoElement || !around.has(effect.target)) return false;
  if (Number(effect.getComputedTiming().endTime) > MAX_MOVING_MS) return false;
  return effect.getKeyframes().some((frame) => MOVES.some((property) => property in frame));
}
const MOVES = ['transform', 'translate', 'scale', 'top', 'left', 'right', 'bottom', 'width', 'height', 'marginTop', 'marginLeft'];
