import { bareWords, same, sameKey, tidy } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import { oncePerRead } from '../dom/labels';
import { leafTexts } from '../dom/leaf-texts';
import { fixedContentOf, nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { queryFor } from './lookalikes';

/**
 * What a person reads on an element, where that is not its name: all of the text where a label says only a part of it ("post /pet" on "POST /pet
 * Add a pet"), or the text without its counts ("Inbox" of "Inbox 12"). '' where the name says it, or where others of its role show the same.
 */
export function textBesideName(element: Element, name: string): string {
  const shown = isLabelled(element) ? fixedContentOf(element) : hasCount(name) ? withoutCounts(element) : '';
  if (!shown || same(shown, name) || !LETTERS.test(shown)) return '';
  if (isLabelled(element) && !saysAllOf(shown, name)) return '';
  return isOnlyOne(element, shown) ? shown : '';
}
const LETTERS = /\p{L}{3}/u;
const hasCount = (name: string) => /\d/.test(name) && LETTERS.test(name);

const isLabelled = (element: Element) => dom.hasAttribute(element, 'aria-label') || dom.hasAttribute(element, 'aria-labelledby');

function saysAllOf(shown: string, name: string): boolean {
  const there = bareWords(shown);
  return bareWords(name).every((word) => there.includes(word));
}

/** Numbers by themselves or in brackets count something, and change; so does an amount after a dot. "Pay $10" says what is done. */
function withoutCounts(element: Element): string {
  const pieces = leafTexts(element, 8).map((leaf) => leaf.text);
  const words = pieces.map((piece) => piece.replace(COUNT, ' ')).filter((piece) => !saysNoWord(piece));
  return words.length < pieces.length || words.join() !== pieces.join() ? tidy(words.join(' ')) : '';
}
const COUNT = /\(\s*\d[\d.,]{0,6}\+?\s*\)|(?<=[·|]\s?\p{Sc}\s?)\d[\d.,]*/gu;

function isOnlyOne(element: Element, shown: string): boolean {
  const role = roleOf(element);
  const query = queryFor(role, dom.localName(element));
  const root = dom.getRootNode(element) as ParentNode & Node;
  if (!('querySelectorAll' in root)) return false;
  const [start = ''] = sameKey(shown).split(' ', 1);
  return oncePerRead(`shown ${query}`, root, () => [...dom.querySelectorAll(root, query)]).every(
    (other) =>
      other === element || !sameKey(dom.textContent(other) ?? '').includes(start) || roleOf(other) !== role || !shows(other, shown),
  );
}

const shows = (element: Element, text: string) =>
  [fixedContentOf(element), withoutCounts(element)].some((shown) => shown !== '' && same(shown, text));

/** Does it read as the wanted one did, counts left out, and no label of its own says otherwise? Only where the fingerprint has such a text. */
export function showsRecordedText(wanted: Fingerprint, element: Element): boolean {
  if (!wanted.name || !wanted.text || !(dom.textContent(element) ?? '').trim()) return false;
  return shows(element, wanted.text) && (!isLabelled(element) || same(wanted.name, nameOf(element)));
}

/** Nothing, or what counts something: "3", "(12)", "9+". */
export const saysNoWord = (text: string) => /^([\s(]*\d[\d.,]{0,6}\+?[\s)]*)?$/.test(text);
