import { labelOf } from '../dom/label';
import { isVisible } from '../dom/visible';
import type { Found } from '../find/found';
import { rootsInPage } from '../observe/known-roots';
import { isOverlay } from '../overlay/own';
import { until } from '../read/until';
import type { World } from './world';

/** At most so many scrollers, and steps in each; a step is most of what it shows. */
const SCROLLERS = 3;
const STEPS = 40;
const STEP = 0.8;
/** How long a step may take to bring new rows, ms. */
const PER_STEP = 150;

/** Looks for a target in lists that render only what is in sight: scrolls each, and back where it was if that did not help. Names the one. */
export async function searchScrollers(look: () => Found | undefined, world: World): Promise<string | undefined> {
  for (const scroller of scrollers().slice(0, SCROLLERS)) {
    const { scrollTop } = scroller;
    scroller.scrollTo({ top: 0, behavior: 'instant' });
    for (let step = 0; step < STEPS && !world.signal.aborted; step++) {
      if (await until(look, { ms: PER_STEP, observation: world.observation, signal: world.signal })) return labelOf(scroller);
      const before = scroller.scrollTop;
      scroller.scrollBy({ top: scroller.clientHeight * STEP, behavior: 'instant' });
      if (scroller.scrollTop === before) break;
    }
    scroller.scrollTo({ top: scrollTop, behavior: 'instant' });
  }
  return undefined;
}

/** Those that hold more than they show and whose content is likely to be rendered on demand; inner ones first, the page last. */
function scrollers(): Element[] {
  const found: Element[] = [];
  const page = document.scrollingElement;
  for (const root of rootsInPage()) {
    for (const element of root.querySelectorAll('*')) {
      if (element.scrollHeight <= element.clientHeight + 40 || element.clientHeight < 40 || element === page || isOverlay(element))
        continue;
      if (/auto|scroll|overlay/.test(getComputedStyle(element).overflowY) && isVisible(element)) found.unshift(element);
    }
  }
  return page && page.scrollHeight > page.clientHeight + 40 ? [...found, page] : found;
}
