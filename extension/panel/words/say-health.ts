import type { Playbook } from '../../../src/model/playbook';

export interface Health {
  tone: 'good' | 'warn' | 'bad' | 'plain';
  word: string;
  /** The sentence behind the word. */
  why: string;
}

/** How the version in force has done lately: the same rule as the engine's, so that the badge says what recall thinks. */
export function sayHealth(playbook: Playbook): Health {
  const version = playbook.versions.find(({ status }) => status === 'active')?.version ?? 1;
  const runs = playbook.health.filter((run) => run.version === version);
  const failed = runs.filter(({ ok }) => !ok).length;
  const last = runs.at(-1);
  if (playbook.obsolete) return { tone: 'plain', word: 'obsolete', why: 'Marked obsolete: Abra plans anew instead.' };
  if (!last)
    return playbook.health.length
      ? { tone: 'plain', word: 'new version', why: `Version ${version} has not run yet.` }
      : { tone: 'plain', word: 'not run yet', why: 'Never run since it was made.' };
  const what = runs.length === 1 ? 'The last run failed' : `${failed} of the last ${runs.length} runs failed`;
  const why = last.why ? `${what}: ${last.why}` : `${what}.`;
  const failedTwice = !last.ok && (runs.length === 1 || runs.at(-2)?.ok === false);
  if (failedTwice || failed * 2 > runs.length) return { tone: 'bad', word: 'needs repair', why };
  if (runs.slice(-5).some(({ ok }) => !ok)) return { tone: 'warn', word: 'watch', why };
  return {
    tone: 'good',
    word: 'healthy',
    why: runs.length === 1 ? 'The last run worked.' : `${runs.length - failed} of the last ${runs.length} runs worked.`,
  };
}
