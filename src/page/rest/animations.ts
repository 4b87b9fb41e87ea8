import * as dom from '../dom/native-accessors';

/** All CSS and script animations of the page, those in shadow trees too (the document's own list leaves them out). */
export function animationsIn(roots: Iterable<Document | ShadowRoot>): Animation[] {
  const all: Animation[] = [];
  for (const root of roots) all.push(...dom.getAnimations(root));
  return all;
}

/** Plays to the end what a hidden document would begin and never show: it stays at its first frame, where a menu that fades in is not there. */
export function finishUnseen(animations: Iterable<Animation>): void {
  for (const animation of animations) if (isPassing(animation) && animation.playbackRate !== 0) animation.finish();
}

/** Does it run, and will it end by itself soon enough to be waited for? */
export function isPassing(animation: Animation): boolean {
  if (animation.playState !== 'running') return false;
  const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
  return Number.isFinite(end) && end > 0 && end <= MAX_ANIMATION_MS;
}
/** Longer ones are scenery, ms. */
const MAX_ANIMATION_MS = 2000;
