import { answer, type Written, write } from './answer';
import { countRuleHits } from './count-rule-hits';
import type { RuleHits } from './rule-hits';
import type { Answered } from './ways-compared';

/** What the bench of real drift calls in the page; the elements are named to it from outside. */
export interface RealBench {
  write(element: Element): Written;
  answer(target: Written, truth: Element | undefined): Answered;
  /** Of the rules, since the document began. */
  hits: RuleHits;
}

const realBench: RealBench = { write, answer, hits: countRuleHits() };
Object.assign(globalThis, { realBench });
