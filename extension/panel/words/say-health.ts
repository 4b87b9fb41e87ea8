import { type Health as Doing, healthOf, runsInForce } from '../../../src/model/health';
import type { Playbook } from '../../../src/model/playbook';
import { versionNumber } from '../../../src/model/version-in-force';
import { say } from '../../locales/say';

export interface Health {
  tone: 'good' | 'warn' | 'bad' | 'plain';
  word: string;
  /** A sentence that explains the word. */
  why: string;
}

/** The recent health of the active version in words, by the same rules as recall. */
export function sayHealth(playbook: Playbook): Health {
  if (playbook.obsolete) return { tone: 'plain', word: say('health.turnedOff'), why: say('words.turnedOffAbraWorksThe') };
  const runs = runsInForce(playbook);
  const last = runs.at(-1);
  if (!last)
    return playbook.health.length
      ? { tone: 'plain', word: say('health.newVersion'), why: say('words.versionHasNotRunYet', { playbook: versionNumber(playbook) }) }
      : { tone: 'plain', word: say('health.notRunYet'), why: say('words.neverRunSinceItWas') };
  const health = healthOf(playbook);
  const failed = runs.filter(({ ok }) => !ok).length;
  if (health === 'new') return { ...WORDS[health], why: say('words.itWorkedTheOneTime') };
  if (health === 'healthy') return { ...WORDS[health], why: say('health.worked', { worked: runs.length - failed, count: runs.length }) };
  return { ...WORDS[health], why: sayFailed(failed, runs.length, last.why) };
}

const WORDS: Record<Doing, Pick<Health, 'tone' | 'word'>> = {
  new: { tone: 'plain', word: say('health.ranOnce') },
  healthy: { tone: 'good', word: say('health.works') },
  watch: { tone: 'warn', word: say('health.sometimes') },
  'action needed': { tone: 'bad', word: say('health.failing') },
};

function sayFailed(failed: number, count: number, why: string | undefined): string {
  if (count === 1) return why ? say('health.lastFailedWhy', { why }) : say('health.lastFailed');
  return why ? say('health.failedWhy', { failed, count, why }) : say('health.failed', { failed, count });
}
