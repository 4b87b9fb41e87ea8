import type { Saying } from '../../../model/saying';
import { saying } from '../../../model/saying-of';
import { CONTRADICTS } from '../agreement';
import { isInAnotherBlock } from '../another-block';
import { leadsWhereItLed } from './facts';
import { isKeyedLookalike } from './nameless-facts';
import { NOTHING, type Rule } from './rule';

/** What rules a candidate out, whatever else agrees. `because` is what a bail says of it. */
export const BARRING: readonly (Rule & { because: Saying })[] = [
  {
    name: 'another kind of control',
    when: (one) => !one.kind,
    proves: NOTHING,
    because: saying('nearKind'),
  },
  {
    name: 'a sign or a mark differs',
    when: (one) => one.opposed,
    proves: NOTHING,
    because: saying('nearSign'),
  },
  {
    name: 'decorated, where another one is called exactly so',
    when: (one) => one.decorated && one.page.exact,
    proves: NOTHING,
    because: saying('nearExact'),
  },
  {
    name: 'made at another time, where several read so but for that',
    when: (one) => one.retimed && one.page.sameWords > 1,
    proves: NOTHING,
    because: saying('nearRetimed'),
  },
  {
    name: 'shows another text, where another one shows the recorded one',
    when: (one) => one.page.shown && one.shown === CONTRADICTS,
    proves: NOTHING,
    because: saying('nearReads'),
  },
  {
    name: 'stands in another block',
    when: (one) => isInAnotherBlock(one, leadsWhereItLed(one) || isKeyedLookalike(one)),
    proves: NOTHING,
    because: saying('nearBlock'),
  },
];
