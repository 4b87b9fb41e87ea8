import { rootsInPage } from '../dom/known-roots';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { isVisible } from '../dom/visible';
import type { Found } from '../find/found';
import { until } from '../rest/until';
import type { World } from './world';

/** At most so many scrollers; a step is most of what one shows. */
const SCROLLERS = 3;
const STEP = 0.85;
/** How long a step may take to render, ms, and the end of a list to grow. */
const PER_STEP = 200;
const AT_THE_END = 500;
/** After so many steps without anything new, a list is taken for one that is all there. */
const STILL = 2;

/**
 * Looks for a target in lists that render only what is in sight: scrolls each from its top, and back where it was if that did not help.
 * Names the one it was in. Ends after `ms`.
 */
export async function searchScrollers(look: () => Found | undefined, world: World, ms: number): Promise<string | undefined> {
  const end = performance.now() + ms;
  for (const scroller of scrollers().slice(0, SCROLLERS)) {
    const top = dom.scrollTop(scroller);
    if (await search(scroller, look, world, end)) return labelOf(scroller);
    dom.scrollTo(scroller, { top, behavior: 'instant' });
  }
  return undefined;
}

async function search(scroller: Element, look: () => Found | undefined, world: World, end: number): Promise<boolean> {
  const { observation, signal } = world;
  let still = 0;
  const rendered = async (limit: number) => {
    const before = observation.records().length;
    let seen = false;
    const changed = () => {
      seen = look() !== undefined;
      return seen || observation.records().length > before ? true : undefined;
    };
    still = (await until(changed, { ms: limit, observation, signal })) ? 0 : still + 1;
    return seen;
  };
  dom.scrollTo(scroller, { top: 0, behavior: 'instant' });
  if (await rendered(PER_STEP)) return true;
  while (performance.now() < end && !signal.aborted) {
    const before = dom.scrollTop(scroller);
    // Where scrolling renders nothing, only the end may bring more.
    const top = still > STILL ? dom.scrollHeight(scroller) : before + dom.clientHeight(scroller) * STEP;
    dom.scrollTo(scroller, { top, behavior: 'instant' });
    const atEnd = dom.scrollTop(scroller) + dom.clientHeight(scroller) >= dom.scrollHeight(scroller) - 2;
    if (await rendered(atEnd ? AT_THE_END : PER_STEP)) return true;
    if (atEnd && dom.scrollTop(scroller) + dom.clientHeight(scroller) >= dom.scrollHeight(scroller) - 2) return false;
  }
  return false;
}

/** Those that hold more than they show and whose content is likely to be rendered on demand; inner ones first, the page last. */
function scrollers(): Element[] {
  const found: Element[] = [];
  const page = dom.scrollingElement(document);
  for (const root of rootsInPage()) {
    for (const element of dom.querySelectorAll(root, '*')) {
      if (
        dom.scrollHeight(element) <= dom.clientHeight(element) + 40 ||
        dom.clientHeight(element) < 40 ||
        element === page ||
        isOverlay(element)
      )
        continue;
      if (/auto|scroll|overlay/.test(getComputedStyle(element).overflowY) && isVisible(element)) found.unshift(element);
    }
  }
  return page && dom.scrollHeight(page) > dom.clientHeight(page) + 40 ? [...found, page] : found;
}
