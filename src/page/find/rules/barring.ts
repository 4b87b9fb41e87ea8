import type { FixedSaying } from '../../../model/sayings/sayings';
import { CONTRADICTS } from '../agreement';
import { isInAnotherBlock } from '../another-block';
import { leadsWhereItLed } from './facts';
import { NOTHING, type Rule } from './rule';

/** What rules a candidate out, whatever else agrees. `because` is what a bail says of it. */
export const BARRING: readonly Rule[] = [
  {
    name: 'another kind of control',
    when: (one) => !one.kind,
    proves: NOTHING,
    because: 'another kind of thing' satisfies FixedSaying,
  },
  {
    name: 'a sign or a mark differs',
    when: (one) => one.opposed,
    proves: NOTHING,
    because: 'called otherwise by a sign' satisfies FixedSaying,
  },
  {
    name: 'decorated, where another one is called exactly so',
    when: (one) => one.decorated && one.page.exact,
    proves: NOTHING,
    because: 'another one is called exactly so' satisfies FixedSaying,
  },
  {
    name: 'made at another time, where several read so but for that',
    when: (one) => one.retimed && one.page.sameWords > 1,
    proves: NOTHING,
    because: 'several differ only in when they were made' satisfies FixedSaying,
  },
  {
    name: 'shows another text, where another one shows the recorded one',
    when: (one) => one.page.shown && one.shown === CONTRADICTS,
    proves: NOTHING,
    because: 'another one reads as it did' satisfies FixedSaying,
  },
  {
    name: 'stands in another block',
    when: (one) => isInAnotherBlock(one, leadsWhereItLed(one)),
    proves: NOTHING,
    because: 'in another block' satisfies FixedSaying,
  },
];
