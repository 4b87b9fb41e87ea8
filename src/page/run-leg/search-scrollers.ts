import { timeNow } from '../../lib/time-now';
import { rootsInPage } from '../dom/known-roots';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { isVisible } from '../dom/visible';
import type { Found } from '../find/found';
import { until } from '../rest/until';
import type { LegContext } from './leg-context';

/** At most this many scrollers are searched; one step scrolls most of what is visible. */
const SCROLLERS = 3;
const STEP = 0.85;
/** How long a step may take to render, ms, and the end of a list to load more. */
const PER_STEP = 200;
const AT_THE_END = 500;
/** After this many steps without new content, a list is taken to be complete. */
const STILL = 2;

/**
 * Looks for a target in virtualised lists, which render only what is in view: scrolls each from its top, and back where it was if that did
 * not help. Resolves to the label of the one it was in. Ends after `ms`.
 */
export async function searchScrollers(look: () => Found | undefined, world: LegContext, ms: number): Promise<string | undefined> {
  const end = timeNow() + ms;
  for (const scroller of scrollers().slice(0, SCROLLERS)) {
    const top = dom.scrollTop(scroller);
    if (await search(scroller, look, world, end)) return labelOf(scroller);
    dom.scrollTo(scroller, { top, behavior: 'instant' });
  }
  return undefined;
}

async function search(scroller: Element, look: () => Found | undefined, world: LegContext, end: number): Promise<boolean> {
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
  while (timeNow() < end && !signal.aborted) {
    const before = dom.scrollTop(scroller);
    // Where scrolling renders nothing, only reaching the end may load more.
    const top = still > STILL ? dom.scrollHeight(scroller) : before + dom.clientHeight(scroller) * STEP;
    dom.scrollTo(scroller, { top, behavior: 'instant' });
    const atEnd = dom.scrollTop(scroller) + dom.clientHeight(scroller) >= dom.scrollHeight(scroller) - 2;
    if (await rendered(atEnd ? AT_THE_END : PER_STEP)) return true;
    if (atEnd && dom.scrollTop(scroller) + dom.clientHeight(scroller) >= dom.scrollHeight(scroller) - 2) return false;
  }
  return false;
}

/** Scrollers with more content than they show that is likely to be rendered on demand; inner ones first, the page last. */
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
