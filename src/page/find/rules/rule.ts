import type { Told } from '../../../model/saying';
import type { Compared } from '../evidence';

/** A row of a table of rules. The rules of a table are asked in their order, and the first whose `when` holds decides. */
export interface Rule {
  /** For people and benches: the built scripts leave it out (`vite.config.ts`). */
  name: string;
  when(one: Compared): boolean;
  /** So many votes for the candidate; `ENOUGH` of them and it may be taken. */
  proves: number | ((one: Compared) => number);
  /** Why that is so. The built scripts keep it where `find` says it: in `barring.ts`. */
  because: Told;
}

/** The rule says that nothing is proved; no later rule of its table is asked. */
export const NOTHING = 0;

/** The votes by the first rule that holds; none where none does. */
export function votesBy(rules: readonly Rule[], one: Compared): number {
  const proves = rules.find(({ when }) => when(one))?.proves ?? NOTHING;
  return typeof proves === 'number' ? proves : proves(one);
}

/** What several rules ask about a candidate: found out when the first of them asks, and once. */
export function fact<About extends object, Answer>(findOut: (one: About) => Answer): (one: About) => Answer {
  const known = new WeakMap<About, Answer>();
  return (one) => {
    if (!known.has(one)) known.set(one, findOut(one));
    return known.get(one) as Answer;
  };
}
