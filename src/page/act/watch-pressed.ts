import { tidy } from '../../lib/text';
import { rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';

/** What the page did to an element between press and release. */
interface Pressed {
  /**
   * It is something else now: its words moved from or to another place of the page, as in rows that are sorted. Words that a press itself changes ("Saving…", a
   * count, a menu opened inside) do not count.
   */
  isReused: boolean;
  /** Nothing of the page was changed at all, nor its address: what was read of it holds. Rules that a script puts into a style sheet are not seen. */
  isUntouched: boolean;
}

/** Watches the page from now on; the returned function is called once. */
export function watchPressed(element: Element): () => Pressed {
  const before = textAndNames(element);
  const { href } = location;
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  for (const root of rootsInPage()) observer.observe(root, EVERYTHING);
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    if (!records.length) return { isReused: false, isUntouched: location.href === href };
    const now = textAndNames(element);
    const came = isNewIn(now, before);
    const went = isNewIn(before, now);
    const isMove = ({ target, oldValue, removedNodes, addedNodes, type, attributeName }: MutationRecord) => {
      if (dom.contains(element, target) || (type === 'attributes' && !NAMES.includes(attributeName ?? '')) || isInShadow(target))
        return false;
      const said = [oldValue ?? '', ...Array.from(removedNodes, textOf)];
      const says = [type === 'characterData' ? textOf(target) : '', ...Array.from(addedNodes, textOf)];
      return said.some(came) || says.some(went);
    };
    return { isReused: records.some(isMove), isUntouched: false };
  };
}
const NAMES = ['aria-label', 'title', 'alt', 'value'];
const EVERYTHING = {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  attributes: true,
  attributeOldValue: true,
};
const isInShadow = (node: Node) => dom.getRootNode(node) instanceof ShadowRoot;

/** A number that counts up in two places is no move. */
const isNewIn = (words: string, others: string) => (text: string) => {
  const said = tidy(text);
  return /\p{L}/u.test(said) && words.includes(said) && !others.includes(said);
};
const textOf = (node: Node) => dom.textContent(node) ?? '';
const textAndNames = (element: Element) =>
  tidy([dom.textContent(element) ?? '', ...NAMES.map((name) => dom.getAttribute(element, name) ?? '')].join(' '));
