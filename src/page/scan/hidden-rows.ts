import { shorten } from '../../lib/text';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';

/**
 * A sentence for the planner saying that a scroller or grid renders only a part of its rows, and how to reach the rest; undefined when it
 * shows them all.
 */
export function hiddenRowsHint(element: Element): string | undefined {
  const total = declaredTotal(element);
  const rows = rowsIn(element);
  const name = shorten(nameOf(element), 60);
  const what = `${roleOf(element) || 'list'}${name ? ` "${name}"` : ''}`;
  const guess = total > rows.length || rows.length < ENOUGH_TO_GUESS ? 0 : estimate(element, rows);
  const all = guess > rows.length * CERTAINLY_MORE ? `about ${guess}` : rows.length && total > rows.length ? total : 0;
  return all ? `${rows.length} of ${all} rows shown in the ${what}; scroll it for more` : undefined;
}

/** Rows from which their height tells how many there are, */
const ENOUGH_TO_GUESS = 4;
/** and how many times as many as are shown that has to be: rows of different heights and a foot below them make up for half. */
const CERTAINLY_MORE = 1.5;

function declaredTotal(element: Element): number {
  const counted = dom.hasAttribute(element, 'aria-rowcount') ? element : dom.querySelector(element, '[aria-rowcount]');
  const rows = Number(dom.getAttribute(counted, 'aria-rowcount') ?? 0);
  const set = Number(dom.getAttribute(dom.querySelector(element, '[aria-setsize]'), 'aria-setsize') ?? 0);
  return Math.max(rows, set);
}

/** The largest group of similar children, at most five levels down. */
function rowsIn(element: Element): Element[] {
  const marked = dom.querySelectorAll(element, '[role=row],[aria-posinset],tr');
  if (marked.length > 1) return [...marked];
  let node: Element | null = element;
  for (let level = 0; node && level < 5; level++) {
    const first: Element | null = dom.firstElementChild(node);
    const alike: Element[] = first ? Array.from(dom.children(node)).filter((child) => dom.localName(child) === dom.localName(first)) : [];
    if (alike.length >= 4) return alike;
    node = first;
  }
  return [];
}

/** How many rows of median height would fill the scroll height. */
function estimate(element: Element, rows: Element[]): number {
  const height = dom.getBoundingClientRect(rows[Math.floor(rows.length / 2)])?.height ?? 0;
  return height > 4 ? Math.round(dom.scrollHeight(element) / height) : 0;
}
