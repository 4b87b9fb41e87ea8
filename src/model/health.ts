import type { HealthRun, Playbook } from './playbook';
import { versionNumber } from './version-in-force';

export type Health = 'new' | 'healthy' | 'watch' | 'action needed';

/**
 * The health of a playbook by the runs of the version in force among the last 20: action needed after two failures in a row or when most
 * runs failed; watch after any recent failure; new until it has worked twice; else healthy. A new version starts without runs.
 */
export function healthOf(playbook: Playbook): Health {
  const runs = runsInForce(playbook);
  const failed = runs.filter(({ ok }) => !ok).length;
  if (!failed) return runs.length < 2 ? 'new' : 'healthy';
  if (runs.at(-1)?.ok === false && (runs.at(-2)?.ok === false || runs.length === 1)) return 'action needed';
  if (failed * 2 > runs.length) return 'action needed';
  return runs.slice(-5).some(({ ok }) => !ok) ? 'watch' : 'healthy';
}

/** The runs that health is computed from, newest last. */
export function runsInForce(playbook: Playbook): HealthRun[] {
  const version = versionNumber(playbook);
  return playbook.health.filter((run) => run.version === version);
}
