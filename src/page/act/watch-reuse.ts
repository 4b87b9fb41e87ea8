import { tidy } from '../../lib/text';
import * as dom from '../dom/native-accessors';

/**
 * Watches from now on whether the element is reused for something else; the returned function is called once. It is, where its words move
 * from or to another place of the page, as in rows that are sorted. Words that a press itself changes ("Saving…", a count, a menu opened
 * inside) do not count.
 */
export function watchReuse(element: Element): () => boolean {
  const before = wordsOf(element);
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributeFilter: NAMES,
    attributeOldValue: true,
  });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const now = wordsOf(element);
    const came = isNewIn(now, before);
    const went = isNewIn(before, now);
    return records.some(({ target, oldValue, removedNodes, addedNodes, type }) => {
      if (dom.contains(element, target)) return false;
      const said = [oldValue ?? '', ...Array.from(removedNodes, textOf)];
      const says = [type === 'characterData' ? textOf(target) : '', ...Array.from(addedNodes, textOf)];
      return said.some(came) || says.some(went);
    });
  };
}
const NAMES = ['aria-label', 'title', 'alt', 'value'];

/** A number that counts up in two places is no move. */
const isNewIn = (words: string, others: string) => (text: string) => {
  const said = tidy(text);
  return /\p{L}/u.test(said) && words.includes(said) && !others.includes(said);
};
const textOf = (node: Node) => dom.textContent(node) ?? '';
const wordsOf = (element: Element) =>
  tidy([dom.textContent(element) ?? '', ...NAMES.map((name) => dom.getAttribute(element, name) ?? '')].join(' '));
