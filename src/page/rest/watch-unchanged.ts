import { changedFields, readFields } from '../dom/fields';
import { knownRoots, rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { watchChanges } from '../dom/watch-changes';

/** What changes what a look tells without a mutation: by the person, by a style, by what arrives. Dispatched to the element, and heard on the way. */
const SIGNS =
  'input change invalid focus blur scroll resize beforetoggle toggle pointerover transitionrun transitionend animationstart animationend fullscreenchange';

export interface Unchanged {
  /** Has nothing changed since? Once it is false it stays so. */
  holds(): boolean;
  stop(): void;
}

/**
 * Follows, from now on, whether a look at this document would tell the same again. Ends with the first change, so that a page that never rests pays for
 * one. Call it after `awaitRest`, which looks for the shadow roots that there are. A rule that is put into a style sheet is not seen: what is acted on is
 * checked once more when it is.
 */
export function watchUnchanged(): Unchanged {
  const over = new AbortController();
  const { href } = location;
  const view = viewNow();
  const title = dom.title(document);
  const focus = deepActiveElement();
  const roots = rootsInPage();
  const fields = readFields(roots);
  const changes = watchChanges(roots);
  const end = () => over.abort();
  changes.subscribe(end);
  const listening = { capture: true, passive: true, signal: over.signal };
  for (const sign of SIGNS.split(' ')) dom.addEventListener(window, sign, end, listening);
  // This event reaches no window.
  for (const root of roots) dom.addEventListener(root, 'load', end, listening);
  over.signal.addEventListener('abort', changes.stop, { once: true });
  /** What happens to an element that was there without a mutation or an event. */
  const isAsBefore = () =>
    location.href === href &&
    viewNow() === view &&
    dom.title(document) === title &&
    deepActiveElement() === focus &&
    knownRoots().length === roots.length &&
    !changedFields(fields).length;
  return {
    holds() {
      changes.flush();
      if (!over.signal.aborted && !isAsBefore()) end();
      return !over.signal.aborted;
    },
    stop: end,
  };
}

/** The window is scrolled a frame before anybody is told. */
const viewNow = () => [innerWidth, innerHeight, scrollX, scrollY].join();
