import type { Saying } from '../../model/saying';
import { AGREES, CONTRADICTS } from './agreement';
import { hasKey } from './element-keys';
import type { Compared } from './evidence';
import { BARRING } from './rules/barring';
import { BY_KEY } from './rules/by-key';
import { BY_LOOKALIKES } from './rules/by-lookalikes';
import { BY_NAME } from './rules/by-name';
import { BY_ORDER } from './rules/by-order';
import { BY_SIBLINGS } from './rules/by-siblings';
import { BY_SURROUNDINGS } from './rules/by-surroundings';
import { hadLookalikes, inNamedItem, leadsWhereItLed } from './rules/facts';
import { isKeyedLookalike, isNameless } from './rules/nameless-facts';
import { NOTHING, type Rule, votesBy } from './rules/rule';

/**
 * How many votes an element has for being the wanted one, by the rules of `rules/`; `ENOUGH` are needed, and 0 must not be taken. First the rules that
 * rule it out are asked, then those of the table for what is known of the wanted element, and where nothing of it is proved there, those about
 * its position among its siblings. What people wrote (id, test id, link target) and what people read (role and name) count two votes each; what stands
 * around, and the place in the page, one each. A contradiction in the thing it stands in (another row, another card) cannot be outvoted: that is
 * how neighbours get clicked.
 */
export const votesFor = (one: Compared): number =>
  whyBarred(one) === undefined ? votesBy(tableFor(one), one) || votesBy(BY_SIBLINGS, one) : NOTHING;

/** What rules a candidate out, whatever else agrees; undefined where nothing does. */
export const whyBarred = (one: Compared): Saying | undefined => BARRING.find(({ when }) => when(one))?.because;

/** By what is the wanted element known? */
function tableFor(one: Compared): readonly Rule[] {
  const { wanted, item, key, semantic } = one;
  if (
    item === CONTRADICTS &&
    !isKeyedLookalike(one) &&
    (hadLookalikes(one) || key !== AGREES || (inNamedItem(wanted) && !leadsWhereItLed(one)))
  )
    return [];
  if (isNameless(wanted) && !hasKey(wanted) && semantic !== AGREES) return BY_SURROUNDINGS;
  if (key === AGREES) return BY_KEY;
  if (semantic !== AGREES) return BY_ORDER;
  return hadLookalikes(one) ? BY_LOOKALIKES : BY_NAME;
}
