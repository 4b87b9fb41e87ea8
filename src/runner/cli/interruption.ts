import { within } from '../../lib/deadline';
import type { AbraBrowser } from '../browser';
import { EXIT, GivenUp } from '../give-up';
import type { Loans } from './loans';

/** Ctrl-C while a command works in a browser. */
interface Interruption {
  /** Resolves to what came of the work. Once Ctrl-C was pressed it rejects, whatever came of the work meanwhile: a run that is stopped ends too. */
  unlessInterrupted<Value>(work: () => Promise<Value>): Promise<Value>;
  isInterrupted(): boolean;
  stop(): void;
}

/** Hears Ctrl-C from now on: the run that goes on is stopped, and what was lent is taken back. */
export function openInterruption(abra: Pick<AbraBrowser, 'call' | 'onEvent'>, loans: Pick<Loans, 'takeBack'>): Interruption {
  let going: string | undefined;
  let isInterrupted = false;
  const silence = abra.onEvent((event, runId) => {
    going = event.kind === 'finished' ? undefined : runId;
  });
  let interrupt: () => void = () => undefined;
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => {
      isInterrupted = true;
      const runId = going;
      const told = Promise.allSettled([loans.takeBack(), ...(runId ? [abra.call('run.stop', { runId })] : [])]);
      void within(TELL_MS, () => told).then(() => reject(new GivenUp(EXIT.interrupted, 'Stopped. What was done up to here stays done.')));
    };
  });
  interrupted.catch(() => undefined);
  process.once('SIGINT', interrupt);
  return {
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
/** Ctrl-C ends the program within 200 ms, whether the worker answers or not. */
const TELL_MS = 120;
