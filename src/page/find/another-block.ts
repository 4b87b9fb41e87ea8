import { same } from '../../lib/text';
import type { Landmark } from '../../model/page/landmark';
import { wordsOfBlock } from '../../model/page/landmark-words';
import type { Fingerprint } from '../../model/page/target';
import { standsIn } from '../dom/block';
import { oncePerRead } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { newPlaceMemo } from '../dom/place';
import { isVisible } from '../dom/visible';
import { AGREES, CONTRADICTS, SILENT } from './agreement';
import type { Evidence } from './evidence';
import { keepsOrder } from './order';
import { isReworded } from './page-reworded';
import { keepsSiblings } from './rules/facts';

/**
 * Does the candidate stand in another block than the wanted element did? Then nothing else makes it that one: its like in another card reads and is
 * keyed as it is. A block that is only called otherwise now is told by what no other block would have: the element's own written key, or its siblings.
 */
export function isInAnotherBlock(evidence: Evidence, told: boolean): boolean {
  const { wanted, element, block, semantic } = evidence;
  const keyed = told || evidence.keys.some((key) => !/\d/.test(wanted.attributes[key] ?? '0'));
  if (!keyed && isOutsideAnchor(wanted, element)) return true;
  if (block === SILENT) return false;
  const memo = newPlaceMemo();
  const lost = evidence.lost ?? wanted.blocks?.find((one) => !standsIn(one, element, memo));
  if (lost === undefined) return false;
  if (block === AGREES) return isOnPage(lost);
  const { kind } = lost;
  if (told || isReworded(wanted)) return false;
  if (kind === 'dialog') return true;
  const hadLookalikes = (wanted.ordinal?.of ?? 1) > 1;
  if (isOnPage(lost)) return kind === 'item' || !keyed || !evidence.literal;
  if (kind === 'item' || hadLookalikes) return hadLookalikes || !keyed || !evidence.literal;
  // What is called otherwise itself was renamed with its block, or is another one: that is for its position among its siblings and its order to tell.
  return !keyed && semantic !== CONTRADICTS && !keepsSiblings(evidence) && !keepsOrder(wanted, element);
}

/** An id or test id that the wanted element stood in is still to be seen, and the candidate is not in there. */
function isOutsideAnchor({ selectors }: Fingerprint, element: Element): boolean {
  const root = dom.getRootNode(element) as Document | ShadowRoot;
  return selectors.some((selector) => {
    const [head = ''] = selector.split(' > ', 1);
    if (head === selector || !/^[#[]/.test(head)) return false;
    const anchors = dom.querySelectorAll(root, head) ?? [];
    const [anchor] = anchors;
    return anchors.length === 1 && !!anchor && !dom.contains(anchor, element) && isVisible(anchor);
  });
}

/** Is something to be seen that would head such a block? */
function isOnPage(block: Landmark): boolean {
  const heads = headsOf(wordsOfBlock(block)[0] ?? '');
  return heads.some(
    (head) => (block.kind === 'part' ? dom.closest(head, HEADS) !== null : dom.closest(head, PRESSED) === null) && isVisible(head),
  );
}
const HEADS = 'h1,h2,h3,h4,h5,h6,[role=heading],legend,summary,caption,[aria-expanded],[aria-label]';
const PRESSED = 'nav,a[href],button:not([aria-expanded])';

/** Elements whose own text, or label, these words are. */
function headsOf(words: string): Element[] {
  const all = oncePerRead('texts', document, () => {
    const texts: [string, Element][] = [];
    const walker = dom.createTreeWalker(document, dom.body(document), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = dom.nodeValue(node);
      const holder = dom.parentElement(node);
      if (holder && text?.trim()) texts.push([text, holder]);
    }
    for (const element of dom.querySelectorAll(document, '[aria-label]'))
      texts.push([dom.getAttribute(element, 'aria-label') ?? '', element]);
    return texts;
  });
  return all.flatMap(([text, element]) => (same(text, words) ? [element] : []));
}
