import { healthOf } from '../../model/playbook/health';
import type { HealthRun, Playbook } from '../../model/playbook/playbook';
import { versionNumber } from '../../model/playbook/version-in-force';
import type { Bail } from '../../model/run/bail';
import { briefBail } from '../../model/run/brief-bail';

/** The number of recent runs that health is computed from. */
const WINDOW = 20;

export interface PlaybookRun {
  ok: boolean;
  /** The version that ran; by default the one in force. */
  version?: number | undefined;
  /** The step that failed or was healed, from 0. */
  step?: number | undefined;
  why?: string | undefined;
  bail?: Bail | undefined;
  /** ISO time. */
  now: string;
}

/** The playbook with one more run counted. */
export function recordRun(playbook: Playbook, { ok, version, step, why, bail, now }: PlaybookRun): Playbook {
  const run: HealthRun = {
    at: now,
    ok,
    version: version ?? versionNumber(playbook),
    ...(step === undefined ? {} : { step }),
    ...(why ? { why: why.slice(0, 400) } : {}),
    ...(bail ? { bail: briefBail(bail) } : {}),
  };
  return {
    ...playbook,
    successCount: playbook.successCount + (ok ? 1 : 0),
    failCount: playbook.failCount + (ok ? 0 : 1),
    lastUsed: now > playbook.lastUsed ? now : playbook.lastUsed,
    health: [...playbook.health, run].slice(-WINDOW),
    ...(ok ? PROVEN : {}),
  };
}

/** The playbook after it worked step by step, each step with a yes of the person: it is known to fit, and nothing is counted. */
export const recordStepRun = (playbook: Playbook, now: string): Playbook => ({
  ...playbook,
  lastUsed: now > playbook.lastUsed ? now : playbook.lastUsed,
  ...PROVEN,
});

const PROVEN = { unproven: undefined, outcomesUnknown: undefined };

/** How often a run stopped or was healed at a step, and when last. */
export function stepHealth(playbook: Playbook, step: number): { failed: number; healed: number; last?: HealthRun } {
  const runs = playbook.health.filter((run) => run.step === step);
  const last = runs.at(-1);
  return { failed: runs.filter(({ ok }) => !ok).length, healed: runs.filter(({ ok }) => ok).length, ...(last ? { last } : {}) };
}

/** 0 healthy or new, 1 watch, 2 action needed: lower comes first in recall and summary. */
export function healthRank(playbook: Playbook): 0 | 1 | 2 {
  const health = healthOf(playbook);
  return health === 'watch' ? 1 : health === 'action needed' ? 2 : 0;
}
