import { AGREES, CONTRADICTS, SILENT } from '../agreement';
import { keepsBetween, keepsPlace } from '../order';
import { ENOUGH } from '../thresholds';
import { enoughAndPlace, isAloneBesideTheSame, isOnlyOneThat, isOrderlyLookalike, isRewrittenList } from './facts';
import { NOTHING, type Rule } from './rule';

/** There were several that read so: only what it stands in, or an unchanged row of them, tells which. */
export const BY_LOOKALIKES: readonly Rule[] = [
  {
    name: 'one of several, another key',
    when: (one) => one.key === CONTRADICTS && !(one.block === AGREES && one.item === AGREES && isRewrittenList(one)),
    proves: NOTHING,
    because:
      'its key says that it is another one of them; unless it is in its row still, and the keys are numbers in a list, or all keys or links of the list are written otherwise',
  },
  {
    name: 'one of several, in its row or card',
    when: (one) => one.item === AGREES,
    proves: enoughAndPlace,
    because: 'the row or card that it stands in says which of them it is',
  },
  {
    name: 'one of several, between the same two',
    when: (one) => isOnlyOneThat(one, keepsPlace),
    proves: ENOUGH,
    because: 'it is the only one of them that stands between the two that it stood between',
  },
  {
    name: 'one of several, apart from the others',
    when: (one) => isOnlyOneThat(one, keepsBetween),
    proves: ENOUGH,
    because: 'it stood apart from the others, and is the only one between what it stood between',
  },
  {
    name: 'one of as many, beside the same texts',
    when: isAloneBesideTheSame,
    proves: ENOUGH,
    because: 'there are as many as there were, it has its number among them, and it alone stands beside what it stood beside',
  },
  {
    name: 'one of as many, where nothing has changed',
    when: (one) =>
      isOrderlyLookalike(one) && one.structure === 1 && one.neighbours >= (one.wanted.neighbours.length ? 1 : 0) && one.item === SILENT,
    proves: ENOUGH,
    because: 'there are as many as there were, it has its number among them, and its path and its neighbours are as recorded',
  },
];
