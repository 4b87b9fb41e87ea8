import { aborted, deadline } from '../../lib/deadline';
import { isOver, type Run } from '../../model/run/run';
import type { RunEvent } from '../../model/run/run-event';
import type { ToolBrowser } from './desk';

export interface RunToFollow {
  /** Begins the run, or goes on with it; resolves to its id. */
  begin(): Promise<{ runId: string }>;
  /** Hears each event of it, in order. */
  hear(event: RunEvent): void;
  /** Longest time, ms. */
  longest: number;
  /** How long a question is waited on that the person answers elsewhere, ms; without it the run is handed back at once. */
  patience?: number | undefined;
  /** Aborts where the client no longer wants it. */
  signal: AbortSignal;
}

/** How long a run that is stopped may take to say so, ms. */
const TO_STOP_MS = 5000;

const WAKES = new Set<RunEvent['kind']>(['finished', 'learned', 'questioned', 'answered']);

/** The run when it has ended or waits for a person; one that takes too long, or that the client cancels, is stopped. */
export async function followRun(abra: ToolBrowser, { begin, hear, longest, patience, signal }: RunToFollow): Promise<Run> {
  const early: [RunEvent, string][] = [];
  let runId = '';
  let wake: () => void = () => undefined;
  const listen = (event: RunEvent, id: string) => {
    if (!runId) return void early.push([event, id]);
    if (id !== runId) return;
    hear(event);
    if (WAKES.has(event.kind)) wake();
  };
  const silence = abra.onEvent(listen, () => wake());
  const limit = deadline(longest, signal);
  try {
    runId = (await begin()).runId;
    for (const [event, id] of early) listen(event, id);
    const settled = async (until: AbortSignal): Promise<Run> => {
      let asking: ReturnType<typeof deadline> | undefined;
      for (;;) {
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const run = await abra.load(runId);
        if (!run.question) asking?.clear();
        asking = run.question ? (asking ?? deadline(patience ?? 0)) : undefined;
        if (isOver(run) || until.aborted || (run.question && (patience === undefined || asking?.signal.aborted))) {
          asking?.clear();
          return run;
        }
        await Promise.race([changed, aborted(until), ...(asking ? [aborted(asking.signal)] : [])]);
      }
    };
    const run = await settled(limit.signal);
    if (run.finished || run.question) return run;
    await abra.call('run.stop', { runId });
    const stopping = deadline(TO_STOP_MS);
    return await settled(stopping.signal).finally(stopping.clear);
  } finally {
    limit.clear();
    silence();
  }
}
