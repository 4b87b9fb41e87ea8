import type { HealthRun, Playbook } from '../model/playbook';
import { versionNumber } from './versions';

/** Runs that health looks at. */
const WINDOW = 20;

export type Health = 'healthy' | 'watch' | 'action needed';

export interface PlaybookRun {
  ok: boolean;
  /** The version that ran; the one in force when not given. */
  version?: number | undefined;
  /** The step that failed or healed, from 0. */
  step?: number | undefined;
  why?: string | undefined;
  /** ISO time. */
  now: string;
}

/** Counts one run of the playbook, whatever became of it. */
export function recordRun(playbook: Playbook, { ok, version, step, why, now }: PlaybookRun): Playbook {
  const run: HealthRun = {
    at: now,
    ok,
    version: version ?? versionNumber(playbook),
    ...(step === undefined ? {} : { step }),
    ...(why ? { why: why.slice(0, 400) } : {}),
  };
  return {
    ...playbook,
    successCount: playbook.successCount + (ok ? 1 : 0),
    failCount: playbook.failCount + (ok ? 0 : 1),
    lastUsed: now > playbook.lastUsed ? now : playbook.lastUsed,
    health: [...playbook.health, run].slice(-WINDOW),
    ...(ok ? { unproven: undefined } : {}),
  };
}

/**
 * How it is doing, by the runs of the version in force among the last 20: action needed after two failures in a row or when most runs failed;
 * watch after any recent failure; else healthy. A new version starts with a clean slate.
 */
export function healthOf(playbook: Playbook): Health {
  const version = versionNumber(playbook);
  return judge(playbook.health.filter((run) => run.version === version));
}

/** The same for one step: how often it was where the playbook stopped. */
export function stepHealth(playbook: Playbook, step: number): { failed: number; healed: number; last?: HealthRun } {
  const runs = playbook.health.filter((run) => run.step === step);
  const last = runs.at(-1);
  return { failed: runs.filter(({ ok }) => !ok).length, healed: runs.filter(({ ok }) => ok).length, ...(last ? { last } : {}) };
}

/** 0 healthy, 1 watch, 2 action needed: lower comes first in recall and summary. */
export function healthRank(playbook: Playbook): 0 | 1 | 2 {
  const health = healthOf(playbook);
  return health === 'healthy' ? 0 : health === 'watch' ? 1 : 2;
}

function judge(runs: HealthRun[]): Health {
  const failed = runs.filter(({ ok }) => !ok).length;
  if (!failed) return 'healthy';
  if (runs.at(-1)?.ok === false && (runs.at(-2)?.ok === false || runs.length === 1)) return 'action needed';
  if (failed * 2 > runs.length) return 'action needed';
  return runs.slice(-5).some(({ ok }) => !ok) ? 'watch' : 'healthy';
}
