import type { Operation } from '../../../src/model/plan/operation';
import type { Leg } from '../../../src/model/run/leg';
import { describe } from '../../../src/page/find/describe';
import { turn } from '../../../src/page/rest/turn';
import { runWithYes } from '../../../src/page/run-leg/with-yes.fixture';
import { type BareTime, bare } from './bare';

/** Milliseconds of one operation, all of it: find, check, act, settle, record. */
export interface OperationTime {
  type: string;
  ms: number;
  parts: { find: number; act: number; settle: number };
}

/** What the bench calls in the isolated world. */
export interface BenchPage {
  /** Runs each operation on its selector, as one leg; targets are fingerprints when asked. Throws where one is not done. */
  run(
    steps: { selector: string; operation: Operation }[],
    by: 'selector' | 'fingerprint',
  ): Promise<{ times: OperationTime[]; leg: number }>;
  /** What the browser itself needs for each of these, one after another, each in a turn of its own. */
  bare(kind: string, selectors: string[]): Promise<BareTime[]>;
}

let legs = 0;
const benchPage: BenchPage = {
  async run(steps, by) {
    const id = `bench-${++legs}`;
    const operations = steps.map(({ selector, operation }, index) => ({
      id: `${id}-${index}`,
      operation: { ...operation, ...targetOf(selector, by) } as Operation,
    }));
    const leg: Leg = { runId: 'bench', id, operations, patience: 2000, settleLimit: 2000, overlay: false };
    const at: number[] = [];
    const began = performance.now();
    const report = await runWithYes(
      leg,
      ({ phase }) => phase !== 'dispatching' && at.push(performance.now()),
      new AbortController().signal,
    );
    const whole = performance.now() - began;
    if (report.bail) throw new Error(JSON.stringify(report.bail));
    const times = report.records.map(({ took }, index) => ({
      type: steps[index]?.operation.type ?? '',
      // Each tells twice: when it begins to look, and when its record is there.
      ms: (at[2 * index + 1] ?? 0) - (at[2 * index] ?? 0),
      parts: took,
    }));
    return { times, leg: whole };
  },
  async bare(kind, selectors) {
    const times: BareTime[] = [];
    for (const selector of selectors) {
      const element = document.querySelector<HTMLElement>(selector);
      await turn();
      if (element) times.push(bare(kind, element, `Mary Somerville ${selector}`));
    }
    return times;
  },
};

function targetOf(selector: string, by: 'selector' | 'fingerprint') {
  const element = document.querySelector(selector);
  return by === 'fingerprint' && element ? { fingerprint: describe(element) } : { selector };
}

Object.assign(globalThis, { benchPage });
