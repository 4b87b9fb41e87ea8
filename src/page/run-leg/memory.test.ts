import { describe, expect, test } from 'vitest';
import type { OperationRecord } from '../../model/run/record';
import { noDelta } from '../observe/delta';
import { beginLegMemory, elementHitBy, recordedOutcome, rememberBegun, rememberRecord } from './memory';
import { $, onBarePage, type Step, send } from './run-leg.fixture';

onBarePage();

describe('nothing is done twice', () => {
  test('a leg asked again answers from memory', async () => {
    document.body.innerHTML = '<button id="a">Pay</button>';
    let paid = 0;
    $('#a').onclick = () => paid++;
    const steps: Step[] = [{ type: 'click', selector: '#a', id: 'pay-1' }];
    const first = await send(steps);
    const second = await send(steps);
    expect(paid).toBe(1);
    expect(second.records).toEqual(first.records);
  });

  test('an operation that was begun and interrupted is not begun again', async () => {
    document.body.innerHTML = '<button id="a">Pay</button>';
    let paid = 0;
    const stop = new AbortController();
    $('#a').onclick = () => {
      paid++;
      stop.abort();
    };
    const steps: Step[] = [
      { type: 'click', selector: '#a', id: 'pay-2' },
      { type: 'click', selector: '#a', id: 'pay-3' },
    ];
    const first = await send(steps, {}, undefined, stop.signal);
    await send([steps[0]!]);
    expect(paid).toBe(1);
    expect(first.bail).toEqual({ kind: 'stopped' });
  });

  test('what failed before anything was dispatched may be tried again', async () => {
    document.body.innerHTML = '<main></main>';
    const steps: Step[] = [{ type: 'click', selector: '#a', id: 'late-1' }];
    expect((await send(steps, { patience: 0 })).bail?.kind).toBe('target-missing');
    $('main').innerHTML = '<button id="a">Here</button>';
    expect((await send(steps)).records[0]?.status).toBe('done');
  });
});

test('Stop ends a leg that waits, in a few turns of the event loop: no timer and no frame is waited for', async () => {
  document.body.innerHTML = '<p>Nothing here</p>';
  const stop = new AbortController();
  const answer = send([{ type: 'click', selector: '#never' }], { patience: 20_000 }, undefined, stop.signal);
  await new Promise((resolve) => window.setTimeout(resolve, 100));
  let ended = false;
  const end = answer.finally(() => {
    ended = true;
  });
  const { port1, port2 } = new MessageChannel();
  let turns = 0;
  stop.abort();
  for (; !ended && turns < 50; turns++) {
    const turned = new Promise((resolve) => (port1.onmessage = resolve));
    port2.postMessage(0);
    await turned;
  }
  expect(turns).toBeLessThan(10);
  expect((await end).bail).toEqual({ kind: 'stopped' });
});

describe('what a document keeps of its runs', () => {
  const record = (operationId: string): OperationRecord => ({
    operationId,
    status: 'done',
    label: operationId,
    dispatched: true,
    delta: noDelta(),
    notes: [],
    took: { find: 0, act: 0, settle: 0 },
    url: '',
  });
  /** One leg, as `runLeg` keeps it. */
  const leg = (runId: string, ...ids: string[]) => {
    beginLegMemory({ runId, operations: ids.map((id) => ({ id, operation: { type: 'click' } })) });
    for (const id of ids.filter((one) => !recordedOutcome(runId, one))) {
      rememberBegun(id, id, document.body);
      rememberRecord(runId, record(id));
    }
  };
  const isWhole = (runId: string, id: string) => recordedOutcome(runId, id)?.status === 'done';

  test('six hundred runs of one leg leave the records of four, and it is known of all that matter that they were begun', () => {
    const runs = Array.from({ length: 600 }, (_, at) => `flat-${at}`);
    for (const run of runs) leg(run, `${run}-a`, `${run}-b`);
    expect(runs.filter((run) => isWhole(run, `${run}-a`))).toEqual(runs.slice(-4));
    const begun = runs
      .flatMap((run) => [`${run}-a`, `${run}-b`])
      .filter((id) => recordedOutcome('another', id)?.bail?.kind === 'outcome-unknown');
    expect(begun).toHaveLength(400);
    expect(begun.at(-1)).toBe('flat-599-b');
    expect(elementHitBy('flat-599-b')).toBe(document.body);
  });

  test('of one run the operations of its last leg; of those before it that they were begun, so that none is done twice', () => {
    leg('long', 'l1', 'l2');
    leg('long', 'l3');
    expect(['l1', 'l2', 'l3'].map((id) => recordedOutcome('long', id)?.status)).toEqual(['failed', 'failed', 'done']);
    expect(recordedOutcome('long', 'l1')?.bail?.kind).toBe('outcome-unknown');
  });

  test('an operation that is sent again with the next leg answers from memory', () => {
    leg('again', 'a1', 'a2');
    leg('again', 'a2', 'a3');
    expect(isWhole('again', 'a2')).toBe(true);
  });
});
