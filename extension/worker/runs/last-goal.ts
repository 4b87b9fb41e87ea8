import { originsShown } from '../../../src/agent/text-source';
import type { Result } from '../../../src/lib/result';
import { parseUrl } from '../../../src/lib/url';
import { pointsBack } from '../../../src/model/goal/points-back';
import type { Fault } from '../../../src/model/run/fault';
import { foldRun } from '../../../src/model/run/fold';
import type { LastGoal, RunEvent } from '../../../src/model/run/run-event';

/** After so long a person speaks of something else, ms. */
const RECENT_MS = 30 * 60_000;

/** What is needed of the journal. */
interface LastRuns {
  list(limit: number): Promise<Result<{ runId: string }[], Fault>>;
  load(runId: string): Promise<Result<RunEvent[], Fault>>;
}

/**
 * The last goal, where `goal` points back to it: it ended a short while ago in this tab. Its summary may hold what pages said, so it is given only
 * where the tab still shows (`url`) the one origin of which the model had seen anything. `now` is epoch ms.
 */
export async function lastGoal(goal: string, tabId: number, url: string, journal: LastRuns, now: number): Promise<LastGoal | undefined> {
  if (!pointsBack(goal)) return undefined;
  const rows = await journal.list(1);
  const last = rows.ok && rows.value[0] ? await journal.load(rows.value[0].runId) : undefined;
  const run = last?.ok ? foldRun(last.value) : undefined;
  if (!run?.finished || run.tabId !== tabId || now - run.finished.at > RECENT_MS) return undefined;
  const here = parseUrl(url)?.origin;
  if (!originsShown(run).every((origin) => origin === here)) return undefined;
  return { goal: run.goal, outcome: run.finished.outcome, summary: run.finished.summary };
}
