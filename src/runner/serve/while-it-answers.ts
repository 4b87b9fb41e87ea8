import { within } from '../../lib/deadline';
import type { AbraBrowser } from '../browser';
import { EXIT, giveUp } from '../give-up';
import { pause } from './heartbeat';

/** How often a browser is asked whether it is there, and how long it may take to say so; ms. */
export interface AnswerPatience {
  every: number;
  silent: number;
}

/** Resolves to what came of the work in a browser. Rejects with a sentence where the browser answers no longer: its work would not end. */
export async function whileItAnswers<Value>(
  abra: Pick<AbraBrowser, 'ask'>,
  work: () => Promise<Value>,
  { every, silent }: AnswerPatience = PATIENCE,
): Promise<Value> {
  const over = new AbortController();
  const lost = async (): Promise<never> => {
    while (await pause(every, over.signal))
      if (!(await doesAnswer(abra, silent)) && !over.signal.aborted)
        giveUp(EXIT.fault, `Chromium did not answer for ${Math.round(silent / 1000)} s.`);
    return new Promise(() => undefined);
  };
  try {
    return await Promise.race([work(), lost()]);
  } finally {
    over.abort();
  }
}
/** A worker of the extension that is asked on a machine at its limit answers within some seconds. */
const PATIENCE: AnswerPatience = { every: 10_000, silent: 30_000 };

/** Does it answer within so many ms? */
export async function doesAnswer(abra: Pick<AbraBrowser, 'ask'>, ms: number): Promise<boolean> {
  const answer = await within(ms, () => abra.ask('settings.get', {}).catch(() => undefined));
  return answer?.ok === true;
}
