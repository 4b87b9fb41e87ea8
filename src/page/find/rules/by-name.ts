import { AGREES, CONTRADICTS } from '../agreement';
import { keepsTwo } from '../order';
import { isReworded } from '../page-reworded';
import { ENOUGH } from '../thresholds';
import { isMovedAway, isOrderKept, isTelling, keepsSiblings, placeVotes } from './facts';
import { NOTHING, type Rule } from './rule';

/** It was the only one of its role that read so, and it reads so. It must be the only one now, and must not stand somewhere quite different. */
export const BY_NAME: readonly Rule[] = [
  {
    name: 'one of several that read so now',
    when: (one) => one.page.sameWords > 1 && one.item !== AGREES && placeVotes(one) < 2 && !(one.sameRole && keepsSiblings(one)),
    proves: NOTHING,
    because: 'there was one that read so and there are several, and too little around this one tells it from them',
  },
  {
    name: 'the words, moved away from all that stood beside it',
    when: (one) => isMovedAway(one) && !keepsSiblings(one),
    proves: NOTHING,
    because: 'everything around is as it was, but it stands in a place of its own there: another one that outlived the wanted one',
  },
  {
    name: 'the words and the place, another key',
    when: (one) => one.key === CONTRADICTS && one.places !== CONTRADICTS && placeVotes(one) > 0,
    proves: (one) => 2 + placeVotes(one),
    because: 'keys are renamed; the words and something around it are as recorded',
  },
  {
    name: 'the words and the order, another key',
    when: (one) => one.key === CONTRADICTS && !one.wanted.attributes['id'] && one.page.sameWords === 1 && isOrderKept(one),
    proves: ENOUGH,
    because: 'the only one that reads so stands between what it stood between; an id would be more than a link target or a form name',
  },
  {
    name: 'the words, another key',
    when: (one) => one.key === CONTRADICTS,
    proves: NOTHING,
    because: 'the words alone do not outweigh a key that says another one',
  },
  {
    name: 'the words and the place',
    when: (one) => placeVotes(one) > (one.places === CONTRADICTS ? 1 : 0),
    proves: (one) => 2 + placeVotes(one),
    because: 'the words and something around it are as recorded',
  },
  {
    name: 'the words on another role, in another place',
    when: (one) => !one.sameRole,
    proves: NOTHING,
    because: 'nothing but the words speaks for it',
  },
  {
    name: 'telling words',
    when: (one) => isTelling(one.wanted) && (one.places !== CONTRADICTS || placeVotes(one) > 0),
    proves: ENOUGH,
    because: 'a page has such words once; not where nothing around it is as recorded',
  },
  {
    name: 'the words among its siblings',
    when: keepsSiblings,
    proves: ENOUGH,
    because: 'it stands with at least half of those that it stood with',
  },
  {
    name: 'the only one with the words, in its order',
    when: (one) => one.page.sameWords === 1 && isOrderKept(one),
    proves: ENOUGH,
    because: 'it stands between what it stood between, whatever boxes the page is made of now',
  },
  {
    name: 'the only one with the words, in a page that was reworded',
    when: (one) => one.page.sameWords === 1 && !one.elsewhere && isReworded(one.wanted) && keepsTwo(one.wanted, one.element),
    proves: ENOUGH,
    because: 'where others are called otherwise by now, two that stand on their sides still are enough',
  },
];
