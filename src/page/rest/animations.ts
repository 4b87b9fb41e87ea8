import * as dom from '../dom/native-accessors';

/** All CSS and script animations of the page, including those in shadow trees, which `document.getAnimations()` leaves out. */
export function animationsIn(roots: Iterable<Document | ShadowRoot>): Animation[] {
  const all: Animation[] = [];
  for (const root of roots) all.push(...dom.getAnimations(root));
  return all;
}

/** Finishes animations of a hidden document, which otherwise stay at their first frame: a menu that fades in would never appear. */
export function finishUnseen(animations: Iterable<Animation>): void {
  for (const animation of animations) if (isPassing(animation) && animation.playbackRate !== 0) animation.finish();
}

/** Is it running, and will it end by itself soon enough to be waited for? */
export function isPassing(animation: Animation): boolean {
  if (animation.playState !== 'running') return false;
  const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
  return Number.isFinite(end) && end > 0 && end <= MAX_ANIMATION_MS;
}
/** Longer animations are decoration, ms. */
const MAX_ANIMATION_MS = 2000;
