import { shorten, tidy } from '../../lib/text';
import { healthOf } from '../../model/playbook/health';
import type { DomainPlaybooks, Param, Playbook } from '../../model/playbook/playbook';
import { listName } from '../learn/name';
import { healthRank } from '../mend/health';
import type { DescribedPlaybook } from './describe-playbook';
import { indexDomain } from './index-domain';
import { samePath } from './parts';
import { goalTerms, relevance } from './relevance';

/** Options listed per playbook, those that the goal names first. */
const MAX_OPTIONS = 24;

/**
 * What the planner is told of a site's playbooks: one line each, `name [does: …] [params: …] [options: …] (how often it worked)`, the most
 * relevant for the goal first, at most `limit` lines. Parts of others are left out. Never with typed values.
 */
export function summarisePlaybooks(goal: string, memory: DomainPlaybooks, limit = 40, path?: string): string {
  const index = indexDomain(memory);
  const described = index.described.filter(({ playbook }) => !playbook.partOf);
  const { wanted, said } = goalTerms(goal);
  const ranked = described
    .map((one) => ({
      one,
      score: relevance(one, { wanted, said }, index) + (path && samePath(one.playbook.pagePath, path) ? 1 : 0),
    }))
    .sort((left, right) => right.score - left.score || order(left.one, right.one));
  const most = ranked.length > limit ? limit - 1 : limit;
  const lines = ranked.slice(0, Math.max(0, most)).map(({ one }) => line(one, said, path));
  const rest = ranked.length - lines.length;
  return [...lines, ...(rest > 0 ? [`… and ${rest} more, less likely for this goal`] : [])].join('\n');
}

function order({ playbook: left }: DescribedPlaybook, { playbook: right }: DescribedPlaybook): number {
  if (left.lastUsed !== right.lastUsed) return left.lastUsed > right.lastUsed ? -1 : 1;
  return left.id < right.id ? -1 : 1;
}

/** Typed values are left out; options are visible on the page for everybody. */
function sayParam({ name, kind, choice, known = [] }: Param): string {
  if (!choice) return kind === 'text' ? name : `${name}: ${kind}`;
  const more = known.length > MAX_CHOICES ? ` | … ${known.length - MAX_CHOICES} more` : '';
  return `${name}: ${known
    .slice(0, MAX_CHOICES)
    .map((label) => shorten(tidy(label), 40))
    .join(' | ')}${more}`;
}
const MAX_CHOICES = 8;

function line({ playbook, variants, params: known }: DescribedPlaybook, said: ReadonlySet<string>, path: string | undefined): string {
  const params = known.map(sayParam);
  const named = (words: string[]) => (words.every((word) => said.has(word)) ? 0 : 1);
  const options = [...variants]
    .sort((left, right) => named(left.words) - named(right.words) || (left.label < right.label ? -1 : 1))
    .map(({ label }) => shorten(tidy(label), 40));
  const more = options.length > MAX_OPTIONS ? `, … ${options.length - MAX_OPTIONS} more` : '';
  const elsewhere = path === undefined || samePath(playbook.pagePath, path) ? '' : ` (starts on ${playbook.pagePath})`;
  return [
    `- ${tidy(playbook.name)}`,
    sayDeeds(playbook),
    params.length ? ` [params: ${params.join(', ')}]` : '',
    options.length ? ` [options: ${options.slice(0, MAX_OPTIONS).join(', ')}${more}]` : '',
    ` (${sayRuns(playbook)})`,
    elsewhere,
  ].join('');
}

/** Its steps, where its name is not made of them. */
function sayDeeds({ operations, namedBy }: Playbook): string {
  return namedBy === 'abra' ? '' : ` [does: ${shorten(tidy(listName(operations)), 100)}]`;
}

/** How often it really ran here, and whether that went wrong. */
function sayRuns(playbook: Playbook): string {
  const { successCount, failCount, unproven } = playbook;
  const runs = successCount + failCount;
  const worked = !runs
    ? 'never ran'
    : failCount
      ? `worked ${successCount} of ${runs} times`
      : runs === 1
        ? 'worked once'
        : `worked ${runs} times`;
  return [worked, ...(healthRank(playbook) ? [healthOf(playbook)] : []), ...(unproven ? ['unproven'] : [])].join(', ');
}
