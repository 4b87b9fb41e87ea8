import { healthRank } from '../mend/health';
import type { DescribedPlaybook } from './describe-playbook';
import type { DomainIndex } from './index-domain';
import { tokenise } from './tokens';

/** What a goal is compared by: the meanings of its words, and the words themselves. */
export interface GoalTerms {
  wanted: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

/** The words of a goal for `relevance`. */
export function goalTerms(goal: string): GoalTerms {
  const tokens = tokenise(goal);
  return { wanted: new Set(tokens.map(({ means }) => means)), said: new Set(tokens.map(({ word }) => word)) };
}

/** How relevant a playbook is for a goal: shared words, rare ones more; options that the goal names; minus bad health. */
export function relevance(
  { descriptions, variants, playbook }: DescribedPlaybook,
  { wanted, said }: GoalTerms,
  { frequency, described }: DomainIndex,
): number {
  const shared = new Set<string>();
  for (const { literals } of descriptions) for (const word of literals) if (wanted.has(word)) shared.add(word);
  let score = 0;
  for (const word of shared) score += word.startsWith('#') ? 0.3 : 1 + Math.log(1 + described.length / (frequency.get(word) ?? 1));
  if (variants.some((variant) => variant.words.every((word) => said.has(word)))) score += 2;
  return score - 0.5 * healthRank(playbook);
}

/** Names of the playbooks most relevant for a goal, at most `limit`. */
export function relatedNames(goal: string, index: DomainIndex, limit: number): string[] {
  const words = goalTerms(goal);
  return index.described
    .map((one) => ({ name: one.playbook.name, score: relevance(one, words, index) }))
    .sort((left, right) => right.score - left.score || (left.name < right.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name);
}
