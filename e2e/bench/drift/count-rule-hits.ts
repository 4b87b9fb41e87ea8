import { BARRING } from '../../../src/page/find/rules/barring';
import { BY_KEY } from '../../../src/page/find/rules/by-key';
import { BY_LOOKALIKES } from '../../../src/page/find/rules/by-lookalikes';
import { BY_NAME } from '../../../src/page/find/rules/by-name';
import { BY_ORDER } from '../../../src/page/find/rules/by-order';
import { BY_SIBLINGS } from '../../../src/page/find/rules/by-siblings';
import { BY_SURROUNDINGS } from '../../../src/page/find/rules/by-surroundings';
import { FULL_IDENTITY } from '../../../src/page/find/rules/full-identity';
import type { Rule } from '../../../src/page/find/rules/rule';
import type { RuleHits } from './rule-hits';

/** The tables by which `find` decides, in the order in which they are asked. */
const TABLES: Record<string, readonly Rule[]> = {
  barring: BARRING,
  'by key': BY_KEY,
  'by lookalikes': BY_LOOKALIKES,
  'by name': BY_NAME,
  'by order': BY_ORDER,
  'by surroundings': BY_SURROUNDINGS,
  'by siblings': BY_SIBLINGS,
  'full identity': FULL_IDENTITY,
};

/** Counts from now on, in the page: how often each rule decided about a candidate. */
export function countRuleHits(): RuleHits {
  const hits: RuleHits = {};
  for (const [table, rules] of Object.entries(TABLES)) {
    const counts: Record<string, number> = {};
    hits[table] = counts;
    for (const rule of rules) {
      counts[rule.name] = 0;
      const { when } = rule;
      rule.when = (one) => {
        const holds = when(one);
        if (holds) counts[rule.name] = (counts[rule.name] ?? 0) + 1;
        return holds;
      };
    }
  }
  return hits;
}
