import { within } from '../../lib/deadline';
import type { AbraBrowser } from '../browser';
import { EXIT, GivenUp } from '../give-up';

/** Ctrl-C while a command works. */
interface Interruption {
  /** From now on Ctrl-C stops the run that goes on in this browser. */
  follow(abra: Pick<AbraBrowser, 'call' | 'onEvent'>): void;
  /** Resolves to what came of the work. Once Ctrl-C was pressed it rejects, whatever came of the work meanwhile: a run that is stopped ends too. */
  unlessInterrupted<Value>(work: () => Promise<Value>): Promise<Value>;
  isInterrupted(): boolean;
  stop(): void;
}

/** Hears Ctrl-C from now on, also while the browser starts and while it is closed. */
export function openInterruption(): Interruption {
  let isInterrupted = false;
  let stage: keyof typeof SENTENCES = 'before';
  let end: () => unknown = () => undefined;
  let silence: () => void = () => undefined;
  let interrupt: () => void = () => undefined;
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => {
      isInterrupted = true;
      const sentence = SENTENCES[stage];
      void within(TELL_MS, async () => end()).then(() => reject(new GivenUp(EXIT.interrupted, sentence)));
    };
  });
  interrupted.catch(() => undefined);
  process.once('SIGINT', interrupt);
  return {
    follow: (abra) => {
      let going: string | undefined;
      silence = abra.onEvent((event, runId) => {
        going = event.kind === 'finished' ? undefined : runId;
        stage = going === undefined ? 'after' : 'within';
      });
      end = () => going && abra.call('run.stop', { runId: going });
    },
    unlessInterrupted: async (work) => {
      const done = work();
      await Promise.race([Promise.allSettled([done]), interrupted]);
      return isInterrupted ? interrupted : done;
    },
    isInterrupted: () => isInterrupted,
    stop: () => {
      silence();
      process.off('SIGINT', interrupt);
    },
  };
}

const SENTENCES = {
  before: 'Stopped. Nothing was done.',
  within: 'Stopped. What was done up to here stays done.',
  after: 'Stopped while the browser was being closed. The run had ended before.',
};

/** Ctrl-C ends the program within 200 ms, whether the worker answers or not. */
const TELL_MS = 120;
