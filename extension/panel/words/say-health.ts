import { type Health as Doing, healthOf, runsInForce } from '../../../src/model/health';
import type { Playbook } from '../../../src/model/playbook';
import { versionNumber } from '../../../src/model/version-in-force';

export interface Health {
  tone: 'good' | 'warn' | 'bad' | 'plain';
  word: string;
  /** A sentence that explains the word. */
  why: string;
}

/** The recent health of the active version in words, by the same rules as recall. */
export function sayHealth(playbook: Playbook): Health {
  if (playbook.obsolete) return { tone: 'plain', word: 'turned off', why: 'Turned off: Abra works the goal out anew instead.' };
  const runs = runsInForce(playbook);
  const last = runs.at(-1);
  if (!last)
    return playbook.health.length
      ? { tone: 'plain', word: 'new version', why: `Version ${versionNumber(playbook)} has not run yet.` }
      : { tone: 'plain', word: 'not run yet', why: 'Never run since it was made.' };
  const health = healthOf(playbook);
  const failed = runs.filter(({ ok }) => !ok).length;
  if (health === 'new') return { ...WORDS[health], why: 'It worked the one time it ran.' };
  if (health === 'healthy') return { ...WORDS[health], why: `${runs.length - failed} of the last ${runs.length} runs worked.` };
  const what = runs.length === 1 ? 'The last run failed' : `${failed} of the last ${runs.length} runs failed`;
  return { ...WORDS[health], why: last.why ? `${what}: ${last.why}` : `${what}.` };
}

const WORDS: Record<Doing, Pick<Health, 'tone' | 'word'>> = {
  new: { tone: 'plain', word: 'ran once' },
  healthy: { tone: 'good', word: 'works' },
  watch: { tone: 'warn', word: 'sometimes fails' },
  'action needed': { tone: 'bad', word: 'failing' },
};
