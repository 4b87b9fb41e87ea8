import { ownRuns, runsInForce, type Standing, standingOf } from '../../../src/model/playbook/health';
import type { HealthRun, Playbook } from '../../../src/model/playbook/playbook';
import { versionNumber } from '../../../src/model/playbook/version-in-force';
import { say } from '../../locales/say';
import { whyBailed } from './why-stopped';

export interface Health {
  tone: 'good' | 'warn' | 'bad' | 'plain';
  word: string;
  /** A sentence that explains the word. */
  why: string;
}

/** How a playbook stands in words, by the same rules as recall. */
export function sayHealth(playbook: Playbook): Health {
  return { ...STANDING_WORDS[standingOf(playbook)], why: whyOf(playbook) };
}

/** A word for each standing, and how it looks. */
export const STANDING_WORDS: Record<Standing, Pick<Health, 'tone' | 'word'>> = {
  off: { tone: 'plain', word: say('health.turnedOff') },
  'not-run': { tone: 'plain', word: say('health.notRunYet') },
  'new-version': { tone: 'plain', word: say('health.newVersion') },
  new: { tone: 'plain', word: say('health.ranOnce') },
  healthy: { tone: 'good', word: say('health.works') },
  watch: { tone: 'warn', word: say('health.sometimes') },
  'action needed': { tone: 'bad', word: say('health.failing') },
};

function whyOf(playbook: Playbook): string {
  const runs = runsInForce({ ...playbook, health: ownRuns(playbook) });
  const failed = runs.filter(({ ok }) => !ok).length;
  switch (standingOf(playbook)) {
    case 'off':
      return say('words.turnedOffAbraWorksThe');
    case 'not-run':
      return say('words.neverRunSinceItWas');
    case 'new-version':
      return say('words.versionHasNotRunYet', { playbook: versionNumber(playbook) });
    case 'new':
      return say('words.itWorkedTheOneTime');
    case 'healthy':
      return say('health.worked', { worked: runs.length - failed, count: runs.length });
    default:
      return sayFailed(failed, runs.length, whyItFailed(runs.at(-1)));
  }
}

/** Why a run failed; what older versions stored stays in its English. */
export const whyItFailed = (run: Pick<HealthRun, 'why' | 'bail'> | undefined): string | undefined =>
  run?.bail ? whyBailed(run.bail).text : run?.why;

function sayFailed(failed: number, count: number, why: string | undefined): string {
  if (count === 1) return why ? say('health.lastFailedWhy', { why }) : say('health.lastFailed');
  return why ? say('health.failedWhy', { failed, count, why }) : say('health.failed', { failed, count });
}
