import { outerOf, parts } from './make.js';
import { touches, watchTouches } from './touches.js';

const LOG = `log:${location.pathname.split('/')[1]}`;
const memory = storage();

/**
 * What tests ask in the page's own world: which element is which after any drift (also inside closed shadow roots), what the
 * page has chosen, what was touched, and how often each thing happened in this tab (kept over reloads). Content scripts cannot see it.
 */
export const site = {
  /** @param {string} part */
  element: (part) => parts.get(part),
  parts: () => [...parts.keys()],
  touches,
  state: {},
  log: JSON.parse(memory?.getItem(LOG) ?? '{}'),
};
window.site = site;
watchTouches(window);
show();

/** Something happened to the page, e.g. `happened('add to cart')`. */
export function happened(what) {
  site.log[what] = (site.log[what] ?? 0) + 1;
  memory?.setItem(LOG, JSON.stringify(site.log));
  show();
}

/** What the page has now chosen; merged into what is known. */
export function settled(state) {
  Object.assign(site.state, state);
  show();
}

/** Takes an element away, together with what drift put around it. */
export function drop(element) {
  outerOf(element).remove?.();
  element.remove();
}

function show() {
  document.body.dataset.log = JSON.stringify(site.log);
  document.body.dataset.state = JSON.stringify(site.state);
}

/** The tab's memory; a foreign frame has none where third-party storage is blocked. */
function storage() {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
