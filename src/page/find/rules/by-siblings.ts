import { AGREES, CONTRADICTS } from '../agreement';
import type { Compared } from '../evidence';
import { isOneOfMany } from '../one-of-many';
import { countReading } from '../reading';
import { isCalledAsNeighbour, soundsFinalNow } from '../reused';
import { ENOUGH } from '../thresholds';
import { hadLookalikes, inNamedItem } from './facts';
import { NOTHING, type Rule } from './rule';
import {
  hasLostTrait,
  hasOwnTrait,
  hasPlainProof,
  haveRolesAsThen,
  isInUnchangedBox,
  isKnownAsAnother,
  isOnlyOneLeft,
  isPaintedApart,
  isRebuilt,
  isSameBox,
  isTheOtherOne,
  isWrittenOtherwise,
  keepsWord,
  othersChangedToo,
  othersSpeakOtherwise,
  rewordingExpected,
  saysWhatAnotherSaid,
  siblingsOf,
  wereRenamedAlike,
} from './sibling-facts';

const isCalledSo = (one: Compared) => one.semantic === AGREES;

/**
 * Is this the element by its position among its siblings? Asked where nothing else proves it: in pages that were reworded or translated. Its box is
 * built as it was, nothing in there has changed places, and either something that is no word proves it (link target, form name, options, the
 * shape of its icon), or the whole page was reworded, so that other words are to be expected, and it can be no other: alike things that all read
 * otherwise may as well have changed places. A box that changed while the page around it kept its words is another step, not the same one reworded.
 * Where the box was rebuilt, only such a proof in a reworded page will do.
 */
export const BY_SIBLINGS: readonly Rule[] = [
  {
    name: 'among its siblings, another role',
    when: (one) => !one.sameRole,
    proves: NOTHING,
    because: 'its place in the box was one of a control of another role',
  },
  {
    name: 'among its siblings, where several read so or another one does',
    when: (one) => (isCalledSo(one) ? hadLookalikes(one) || one.page.sameWords !== 1 : one.page.sameWords > 0),
    proves: NOTHING,
    because: 'the words tell more than the position',
  },
  {
    name: 'among its siblings, outside of its row or card',
    when: (one) => one.item !== AGREES && inNamedItem(one.wanted),
    proves: NOTHING,
    because: 'another row has the same siblings',
  },
  {
    name: 'among its siblings, in another row or card, and needed that to be told',
    when: (one) => one.item === CONTRADICTS && (hadLookalikes(one) || (!isCalledSo(one) && countReading(one.element) > 1)),
    proves: NOTHING,
    because: 'what the row or card is called may be reworded too, but then the element must not need it to be told from others',
  },
  {
    name: 'among its siblings, final now',
    when: soundsFinalNow,
    proves: NOTHING,
    because: 'a button that pays, sends or deletes now and did not is another step',
  },
  {
    name: 'among its siblings, called as a neighbour was',
    when: (one) => !isCalledSo(one) && isCalledAsNeighbour(one),
    proves: NOTHING,
    because: 'what stood beside it moved up into its place',
  },
  {
    name: 'no siblings known, or another kind of box',
    when: (one) => !siblingsOf(one),
    proves: NOTHING,
    because: 'there is nothing to compare',
  },
  {
    name: 'among its siblings, with another target, form name or value',
    when: isWrittenOtherwise,
    proves: NOTHING,
    because: 'what is written on it says that it is another one',
  },
  {
    name: 'the words in an unchanged box',
    when: (one) => isCalledSo(one) && isInUnchangedBox(one) && one.item !== CONTRADICTS,
    proves: ENOUGH,
    because: 'it reads as it did, and the box has the same roles in the same order, nobody moved',
  },
  {
    name: 'another box of the kind',
    when: (one) => !isSameBox(one),
    proves: NOTHING,
    because: 'a box that is built alike is not the one that it stood in',
  },
  {
    name: 'known as another sibling',
    when: isKnownAsAnother,
    proves: NOTHING,
    because: 'what only the wanted one had another one has now, or what only this one has another one had',
  },
  {
    name: 'the words, and a trait of its own in its box',
    when: (one) => isCalledSo(one) && hasOwnTrait(one),
    proves: ENOUGH,
    because: 'it reads as it did, and something else on it is as recorded that no sibling had or has',
  },
  {
    name: 'the words, in a box with the same roles',
    when: (one) => isCalledSo(one) && haveRolesAsThen(one),
    proves: ENOUGH,
    because: 'it reads as it did, and its box, one of a few on the page, holds what it held in another order',
  },
  {
    name: 'other words in a rebuilt box, which were not to be expected',
    when: (one) => isRebuilt(one) && !rewordingExpected(one),
    proves: NOTHING,
    because: 'a box that changed while the page kept its words is another step',
  },
  {
    name: 'other words in a rebuilt box, those of a sibling',
    when: (one) => isRebuilt(one) && saysWhatAnotherSaid(one),
    proves: NOTHING,
    because: 'it is that sibling',
  },
  {
    name: 'other words in a rebuilt box, where the others kept theirs',
    when: (one) => isRebuilt(one) && !othersSpeakOtherwise(one),
    proves: NOTHING,
    because: 'it is the only new one among old ones',
  },
  {
    name: 'a trait of its own in a rebuilt box',
    when: (one) => isRebuilt(one) && hasOwnTrait(one),
    proves: ENOUGH,
    because: 'the page was reworded, and something on it that is no word is as recorded, and no sibling had or has it',
  },
  {
    name: 'the one that is left of a rebuilt box',
    when: (one) => isRebuilt(one) && !hasLostTrait(one) && isTheOtherOne(one),
    proves: ENOUGH,
    because: 'the page was reworded, nothing came or went in the box, and every other one of its role is known by something',
  },
  {
    name: 'other words in a rebuilt box',
    when: isRebuilt,
    proves: NOTHING,
    because: 'nothing proves it, and its position is another',
  },
  {
    name: 'in its position, with its target, form name, value or icon',
    when: hasPlainProof,
    proves: ENOUGH,
    because: 'something that is no word proves it, and no sibling had or has that',
  },
  {
    name: 'in its position, with a trait of its own',
    when: (one) => hasOwnTrait(one) && rewordingExpected(one) && othersChangedToo(one),
    proves: ENOUGH,
    because: 'what stands beside it proves it where it is no wonder that it says something else',
  },
  {
    name: 'in its position, one of many',
    when: (one) => isOneOfMany(one.wanted),
    proves: NOTHING,
    because: 'choices and entries of a list are what their words say: another word is another one',
  },
  {
    name: 'in its position, without a trait that it had',
    when: hasLostTrait,
    proves: NOTHING,
    because: 'something that only it had and that no rewording changes is gone',
  },
  {
    name: 'renamed with all that read as it did, in their positions',
    when: wereRenamedAlike,
    proves: ENOUGH,
    because: 'several read as it did, none does, and several read as this one does now',
  },
  {
    name: 'in its position, where other words were not to be expected',
    when: (one) => !rewordingExpected(one) || !othersChangedToo(one),
    proves: NOTHING,
    because: 'where the page and the siblings kept their words it is another thing in its place',
  },
  {
    name: 'in its position, painted unlike its siblings',
    when: isPaintedApart,
    proves: ENOUGH,
    because: 'all are painted as they were, and it unlike all of its role: had two changed places, their paint would have',
  },
  {
    name: 'in its position, all of its role are known but it',
    when: isOnlyOneLeft,
    proves: ENOUGH,
    because: 'every other one of its role is known by something of its own and stands where it stood',
  },
  {
    name: 'in its position, with a word of its own left',
    when: keepsWord,
    proves: ENOUGH,
    because: 'a word of it is left that nobody else in the box has or had beside it ("Theme Neutral", "Farbwelt Neutral")',
  },
];
