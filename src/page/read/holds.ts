import { same, sameKey, shorten } from '../../lib/text';
import { pathOf } from '../../lib/url';
import type { OperationOf } from '../../model/plan/operation';
import { isVisible } from '../dom/visible';
import { fieldValue, shownText, shownTextOf } from './shown-text';

/** What is asserted or waited for, in words, and what is there instead. */
export interface Unmet {
  wanted: string;
  shown: string;
}

/**
 * What of an assertion does not hold now; undefined when all of it does. About its element, or the page when it names none; `element` is
 * undefined where it is not there.
 */
export function whatDoesNotHold(operation: OperationOf<'assert'>, aimed: boolean, element: Element | undefined): Unmet | undefined {
  const { text, url, visible, value } = operation;
  if (url !== undefined && !urlFits(url)) return { wanted: `url ${url}`, shown: location.href };
  if (aimed) {
    const shown = !!element && isVisible(element);
    if (visible === false) return shown ? { wanted: 'not visible', shown: 'visible' } : undefined;
    if (!shown) return { wanted: 'visible', shown: element ? 'hidden' : 'not there' };
  }
  if (value !== undefined) {
    const now = element ? (fieldValue(element) ?? shownTextOf(element)) : '';
    if (!same(now, value)) return { wanted: `value "${value}"`, shown: shorten(now, 200) };
  }
  if (text !== undefined) {
    const now = aimed && element ? shownTextOf(element) : shownText();
    if (!containsText(now, text)) return { wanted: `text "${text}"`, shown: aimed ? shorten(now, 200) : 'not on the page' };
  }
  return undefined;
}

/** Does a text contain another, ignoring case and white space? */
export function containsText(text: string, part: string): boolean {
  return sameKey(text).includes(sameKey(part));
}

/** Is the page at a URL? A whole URL, a path, a pattern with *, or a part of it. */
export function urlFits(wanted: string): boolean {
  const { href, pathname, search } = location;
  if (wanted.includes('*')) {
    const pattern = wanted
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    return new RegExp(wanted.startsWith('/') ? `^${pattern}$` : `${pattern}$`).test(wanted.startsWith('/') ? pathname + search : href);
  }
  if (wanted.startsWith('/'))
    return pathname === wanted || pathname + search === wanted || pathname + location.hash === wanted || pathOf(href) === wanted;
  return href === wanted || href.replace(/[?#].*$/, '') === wanted || href.includes(wanted);
}
