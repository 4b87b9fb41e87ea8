import * as dom from '../../dom/native-accessors';
import { AGREES, CONTRADICTS, SILENT } from '../agreement';
import { leadsThereAlone } from '../element-keys';
import { isCalledAsNeighbour, soundsFinalNow } from '../reused';
import { ENOUGH, MOST_WORDS, PATH_ALIKE, SOME_WORDS } from '../thresholds';
import { enoughAndPlace, isCopy, isKnownByKeyAlone, isOrderKept, isPageAsBuilt, isTextField, placeVotes } from './facts';
import { NOTHING, type Rule } from './rule';

/** Its written key (id, test id, form name, link target) is as it was. The words must fit; where they were changed, all the rest must. */
export const BY_KEY: readonly Rule[] = [
  {
    name: 'a copy with the form name',
    when: isCopy,
    proves: NOTHING,
    because: 'a copy of a field has its form name and words too, but stands in a place of its own',
  },
  {
    name: 'key and words',
    when: (one) => one.semantic === AGREES,
    proves: (one) => ENOUGH + 1 + placeVotes(one),
    because: 'the key and the words are as recorded',
  },
  {
    name: 'key of a control without words',
    when: (one) => one.semantic === SILENT && one.sameRole,
    proves: enoughAndPlace,
    because: 'the key is as recorded, and there were no words and are none',
  },
  {
    name: 'key, other role',
    when: (one) => one.semantic === SILENT || !one.sameRole,
    proves: NOTHING,
    because: 'a key on a control of another role may have been given to another one',
  },
  {
    name: 'key, but another one has the words',
    when: (one) => one.page.sameWords > 0,
    proves: NOTHING,
    because: 'the words went to another control, and the key may have been given anew',
  },
  {
    name: 'key, but called as its neighbour was',
    when: isCalledAsNeighbour,
    proves: NOTHING,
    because: 'what stood beside it moved up into its place',
  },
  {
    name: 'key of a field that kept most words',
    when: (one) => one.words >= MOST_WORDS && isTextField(one) && one.keys.some((key) => key !== 'name'),
    proves: enoughAndPlace,
    because: 'a field keeps its id when its label is reworded',
  },
  {
    name: 'key, some words, and the place',
    when: (one) => one.words >= SOME_WORDS && placeVotes(one) > 0,
    proves: enoughAndPlace,
    because: 'the key, a part of the words and something around it are as recorded',
  },
  {
    name: 'key, some words, and the order',
    when: (one) => one.words >= SOME_WORDS && isOrderKept(one),
    proves: enoughAndPlace,
    because: 'the key and a part of the words are as recorded, and it stands between what it stood between',
  },
  {
    name: 'some words, and the only link that leads there',
    when: (one) => one.words >= SOME_WORDS && leadsThereAlone(one.wanted, one.element),
    proves: enoughAndPlace,
    because: 'the only link that led there is reworded in part, and no other one leads there',
  },
  {
    name: 'key and some words only',
    when: (one) => one.words >= SOME_WORDS,
    proves: NOTHING,
    because: 'a key and a part of the words are on the next step of a form as well',
  },
  {
    name: 'key, other words, another tag or path',
    when: (one) => one.wanted.tag !== dom.localName(one.element) || one.structure < PATH_ALIKE,
    proves: NOTHING,
    because: 'with other words and another make nothing but the key speaks for it',
  },
  {
    name: 'a key that says enough, in a page built as it was',
    when: (one) => isPageAsBuilt(one) && isKnownByKeyAlone(one) && !soundsFinalNow(one),
    proves: ENOUGH,
    because: 'two keys, or one that says what the words said, in a page that changed nothing but words',
  },
  {
    name: 'key and place, other words',
    when: (one) => (one.places !== CONTRADICTS || one.item === AGREES) && placeVotes(one) >= 2,
    proves: (one) => 1 + placeVotes(one),
    because: 'the key and two things around it are as recorded',
  },
];
