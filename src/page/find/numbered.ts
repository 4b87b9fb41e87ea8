import { digest } from '../../lib/digest';
import { bareWords, withoutAccents } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import * as dom from '../dom/native-accessors';
import { CONTRADICTS } from './agreement';
import type { Evidence } from './evidence';
import { FIELD_ROLE } from './field';
import { nameOrText } from './lookalikes';
import { keepsPlace } from './order';
import { isCalledAsNeighbour, soundsFinalNow } from './reused';
import { controlText, readSibling } from './sibling';
import { siblingContextOf } from './sibling-context';

/**
 * It has the id that holds a number still ("address2", "col1"). A list counts such ids anew, so they prove nothing by themselves: the others must have
 * kept theirs, and its words must speak for it: one of the two names says all of the other, or the id says what it was called and it kept its place.
 */
export function isNumberedAsThen(evidence: Evidence): boolean {
  const { wanted, element } = evidence;
  const id = dom.id(element);
  if (!/\d/.test(id) || !wanted.selectors.includes(`#${CSS.escape(id)}`)) return false;
  if (!evidence.sameRole || evidence.elsewhere || evidence.renumbered || evidence.item === CONTRADICTS) return false;
  if (soundsFinalNow(evidence) || isCalledAsNeighbour(evidence) || !othersKeptIds(wanted, element)) return false;
  const then = bareWords(wanted.name ?? wanted.text ?? '');
  const now = bareWords(nameOrText(element));
  if (isPart(then, now) || isPart(now, then)) return true;
  return FIELD_ROLE.test(evidence.role) && isPart(partsOf(id), then.map(withoutAccents)) && keepsPlace(wanted, element);
}

const isPart = (words: string[], of: string[]) => words.length > 0 && words.every((word) => of.includes(word));

/** "address2", "addressLine-2": its words and numbers. */
const partsOf = (id: string) => (id.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu) ?? []).map((part) => part.toLowerCase());

/** Of those that it stood with some have their words and ids still, none has its words and another id, and none was called as this is now. */
function othersKeptIds({ company: then }: Fingerprint, element: Element): boolean {
  const now = siblingContextOf(element);
  if (!then || !now) return false;
  const others = then.members.map(readSibling).filter(({ words }, at) => words !== '' && at !== then.at - then.from);
  const here = now.members.map(readSibling);
  const own = digest(controlText(element));
  const met = others.flatMap((one) => here.filter(({ words }) => words === one.words).map(({ named }) => named === one.named));
  return met.length > 0 && met.every((kept) => kept) && others.every(({ words }) => words !== own);
}
