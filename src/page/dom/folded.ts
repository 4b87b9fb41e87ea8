/** What closed details and the like hold has neither style nor layout before somebody asks for it: asking would force both. */
export function isFolded(element: Element): boolean {
  const parent = element.parentElement;
  if (parent?.localName === 'details') return element.localName !== 'summary' && !(parent as HTMLDetailsElement).open;
  return parent?.getAttribute('hidden') === 'until-found';
}
