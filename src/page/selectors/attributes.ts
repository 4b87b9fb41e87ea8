import { tidy } from '../../lib/text';
import { routeOf } from '../../lib/url';
import * as dom from '../dom/native-accessors';
import { isSecret } from '../dom/secret';
import { idKind } from './stable';

/** Attributes that people write for tests, best known first. */
export const TEST_IDS = ['data-testid', 'data-test-id', 'data-test', 'data-qa', 'data-cy', 'data-automation-id', 'data-hook'];

const KEPT = [...TEST_IDS, 'name', 'type', 'aria-label', 'aria-haspopup', 'title', 'alt', 'onclick', 'for'];

/** The attributes of an element that outlive a visit; ids only where a person wrote them, links without query and fragment, no typed values. */
export function stableAttributes(element: Element): Record<string, string> {
  const kept: Record<string, string> = {};
  const id = dom.getAttribute(element, 'id');
  if (id && idKind(id) === 'stable') kept['id'] = id;
  for (const name of KEPT) {
    const value = dom.getAttribute(element, name);
    if (value !== null && value.length <= 200) kept[name] = tidy(value);
  }
  const href = hrefPath(element);
  if (href) kept['href'] = href;
  const value = ownValue(element);
  if (value !== undefined) kept['value'] = value;
  const language = pageLanguage();
  if (language) kept['lang'] = language;
  return kept;
}

/** The language that the document declares, e.g. "en"; words prove an identity only while it stays the same. */
export const pageLanguage = () =>
  (dom.getAttribute(dom.documentElement(document), 'lang') ?? '').toLowerCase().split('-', 1)[0]?.slice(0, 40) ?? '';

/** Where a link leads, as written, without query and fragment but with a client-side route (see `pathOf`); '' when nothing is left of it. */
export function hrefPath(element: Element): string {
  const href = dom.getAttribute(element, 'href');
  if (!href || /^(javascript|data|blob):/i.test(href.trim())) return '';
  const written = href.trim();
  const path = written.replace(/[?#].*$/s, '') + routeOf(/#.*$/s.exec(written)?.[0] ?? '');
  return path.length <= 400 ? path : '';
}

/** The value that identifies a button, option, checkbox or radio; never what a person typed. */
export function ownValue(element: Element): string | undefined {
  const tag = dom.localName(element);
  const fixed =
    tag === 'button' ||
    tag === 'option' ||
    (tag === 'input' && /^(radio|checkbox|submit|button|reset)$/.test((element as HTMLInputElement).type));
  const value = fixed && !isSecret(element) ? dom.getAttribute(element, 'value') : null;
  return value && value.length <= 200 ? value : undefined;
}
