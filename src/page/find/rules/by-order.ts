import { AGREES, CONTRADICTS, SILENT } from '../agreement';
import { isNumberedAsThen } from '../numbered';
import { isOneOfMany } from '../one-of-many';
import { keepsPlace } from '../order';
import { isCalledAsNeighbour, soundsFinalNow } from '../reused';
import { ENOUGH, SOME_WORDS } from '../thresholds';
import { wasRenamedWithLookalikes } from './facts';
import { isOnlyInRow } from './nameless-facts';
import { NOTHING, type Rule } from './rule';

/** Its words have changed, and no key of its own tells it: a count that is gone, a word that was added, while it stands where it stood. */
export const BY_ORDER: readonly Rule[] = [
  {
    name: 'renamed with all that read as it did',
    when: wasRenamedWithLookalikes,
    proves: ENOUGH,
    because: 'as many read alike as then, nothing reads as it did, and it has its number among them and stands in its row or card',
  },
  {
    name: 'other words, the only one of its role in its row',
    when: (one) => one.page.sameWords === 0 && isOnlyInRow(one),
    proves: ENOUGH,
    because: 'its row tells it, and nothing is called as it was',
  },
  {
    name: 'other words, the id with its number',
    when: (one) => one.page.sameWords === 0 && isNumberedAsThen(one),
    proves: ENOUGH,
    because: 'the others have kept their ids, and its words or its id say what it was called',
  },
  {
    name: 'no words any more',
    when: (one) => one.semantic === SILENT,
    proves: NOTHING,
    because: 'nothing is called by it',
  },
  {
    name: 'other words',
    when: (one) => one.words < SOME_WORDS && !one.recounted,
    proves: NOTHING,
    because: 'less than half of the words are left',
  },
  {
    name: 'another number',
    when: (one) => one.renumbered,
    proves: NOTHING,
    because: '"Chapter 2" is not "Chapter 1"',
  },
  {
    name: 'some words on another role or in another place',
    when: (one) => !one.sameRole || one.elsewhere,
    proves: NOTHING,
    because: 'a part of the words is not enough where the role or all named surroundings are others',
  },
  {
    name: 'some words, where another one has all of them',
    when: (one) => one.page.sameWords > 0,
    proves: NOTHING,
    because: 'the one that reads as recorded is meant',
  },
  {
    name: 'some words, and one that is final',
    when: soundsFinalNow,
    proves: NOTHING,
    because: 'a button that pays, sends or deletes now and did not is another step',
  },
  {
    name: 'some words, those of a neighbour',
    when: isCalledAsNeighbour,
    proves: NOTHING,
    because: 'what stood beside it moved up into its place',
  },
  {
    name: 'some words of a choice or an entry of a list',
    when: (one) => isOneOfMany(one.wanted) && !one.recounted,
    proves: NOTHING,
    because: 'choices and entries are what their words say: another word is another one',
  },
  {
    name: 'some words in another row or card, or with another key outside of its own',
    when: (one) => one.item === CONTRADICTS || (one.key === CONTRADICTS && one.item !== AGREES),
    proves: NOTHING,
    because: 'where it stands, or what is written on it, says that it is another one',
  },
  {
    name: 'some words, in its row, beside the same texts',
    when: (one) => one.item === AGREES && one.neighbours === 1 && one.wanted.neighbours.length > 1,
    proves: ENOUGH,
    because: 'its row and all that stood beside it are as recorded',
  },
  {
    name: 'some words, between the same two',
    when: (one) => keepsPlace(one.wanted, one.element),
    proves: ENOUGH,
    because: 'it stands between the two that it stood between, with most of the others',
  },
];
