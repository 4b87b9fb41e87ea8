import type { Operation } from '../../../src/model/plan/operation';
import type { RunEventOf } from '../../../src/model/run/run-event';
import { generateName } from '../../../src/playbook/learn/name';
import type { SiteState } from '../../../src/wire/shapes';

/** A sequence that was given as it is, as the beginning of a run: it is played like an unsaved recording, so that nothing is repaired or kept. */
export function sequenceRun(
  operations: Operation[],
  { domain, path }: SiteState,
  now: string,
  settleLimit?: number,
): Pick<RunEventOf<'started'>, 'goal' | 'planner' | 'play'> {
  const name = generateName(operations);
  const playbook = {
    id: 'sequence',
    name,
    domain: domain || 'no site',
    pagePath: path,
    operations,
    recordedViewport: { width: 0, height: 0 },
    successCount: 0,
    failCount: 0,
    lastUsed: now,
    createdAt: now,
    outcomes: operations.map(() => null),
    params: [],
    versions: [],
    health: [],
    goals: [],
    source: 'recorded' as const,
    outcomesUnknown: true as const,
  };
  const limit = settleLimit === undefined ? {} : { settleLimit };
  return { goal: name, planner: 'embedded', play: { playbookId: playbook.id, draft: { playbook, optionMap: {} }, ...limit } };
}
