import * as dom from './native-accessors';

/**
 * Is it content that a closed `details` or `hidden="until-found"` skips? Such content has no style or layout until something asks for it,
 * and asking would force both (https://www.w3.org/TR/css-contain-2/#content-visibility).
 */
export function isSkippedContent(element: Element): boolean {
  const parent = dom.parentElement(element);
  if (dom.localName(parent) === 'details') return dom.localName(element) !== 'summary' && !(parent as HTMLDetailsElement).open;
  return dom.getAttribute(parent, 'hidden') === 'until-found';
}
