import { tagOf } from '../dom/label';
import * as dom from '../dom/native-accessors';

const TEST_IDS = ['data-testid', 'data-test', 'data-test-id', 'data-cy', 'data-qa'];

/** A short selector for people to read: id, test id, name, else tag and first class. Not necessarily unique. */
export function quickSelector(element: Element): string {
  const tag = tagOf(element);
  if (dom.id(element) && dom.id(element).length <= 400 && !/\d{3}|:/.test(dom.id(element)))
    return `#${CSS.escape(dom.id(element)).slice(0, 1000)}`;
  for (const attribute of TEST_IDS) {
    const value = dom.getAttribute(element, attribute);
    if (value) return `[${attribute}=${JSON.stringify(value.slice(0, 150))}]`;
  }
  const name = dom.getAttribute(element, 'name');
  if (name) return `${tag}[name=${JSON.stringify(name.slice(0, 150))}]`;
  const word = Array.from(dom.classList(element)).find((known) => /^[a-z][a-z-]{2,30}$/i.test(known));
  return word ? `${tag}.${word}` : tag;
}
