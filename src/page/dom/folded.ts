import * as dom from './native-accessors';

/** What closed details and the like hold has neither style nor layout before somebody asks for it: asking would force both. */
export function isFolded(element: Element): boolean {
  const parent = dom.parentElement(element);
  if (dom.localName(parent) === 'details') return dom.localName(element) !== 'summary' && !(parent as HTMLDetailsElement).open;
  return dom.getAttribute(parent, 'hidden') === 'until-found';
}
