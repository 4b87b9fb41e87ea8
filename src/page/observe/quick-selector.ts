const TEST_IDS = ['data-testid', 'data-test', 'data-test-id', 'data-cy', 'data-qa'];

/** A short selector for reading, made without a search: id, test id, name, else tag and first class. Not promised to be unique. */
export function quickSelector(element: Element): string {
  const tag = element.localName;
  if (element.id && !/\d{3}|:/.test(element.id)) return `#${CSS.escape(element.id)}`;
  for (const attribute of TEST_IDS) {
    const value = element.getAttribute(attribute);
    if (value) return `[${attribute}=${JSON.stringify(value.slice(0, 200))}]`;
  }
  const name = element.getAttribute('name');
  if (name) return `${tag}[name=${JSON.stringify(name.slice(0, 200))}]`;
  const word = Array.from(element.classList).find((known) => /^[a-z][a-z-]{2,30}$/i.test(known));
  return word ? `${tag}.${word}` : tag;
}
