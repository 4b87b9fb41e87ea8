import type { HealthRun, Playbook } from './playbook';
import { versionNumber } from './version-in-force';

export type Health = 'new' | 'healthy' | 'watch' | 'action needed';

/** The same with what keeps a playbook from having a health: it is turned off, it or its version in force never ran. What needs somebody comes first. */
export const STANDINGS = ['action needed', 'watch', 'not-run', 'new-version', 'new', 'healthy', 'off'] as const;
export type Standing = (typeof STANDINGS)[number];

/** How a playbook stands, for a person: by its own runs. */
export function standingOf(playbook: Playbook): Standing {
  if (playbook.obsolete) return 'off';
  const health = ownRuns(playbook);
  if (runsInForce({ ...playbook, health }).length > 0) return healthOf({ ...playbook, health });
  return health.length > 0 ? 'new-version' : 'not-run';
}

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

/** The last runs of the playbook itself: the one that it was made from is none of them. */
export const ownRuns = ({ health }: Playbook): HealthRun[] => health.filter(({ taught }) => !taught);

/** The runs that health is computed from, newest last. */
export function runsInForce(playbook: Playbook): HealthRun[] {
  const version = versionNumber(playbook);
  return playbook.health.filter((run) => run.version === version);
}
