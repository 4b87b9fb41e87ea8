import { expect, test } from 'vitest';
import { call } from './call';

const GONE = undefined;
const CLOSED = new Error(
  'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
);

/** A worker that is terminated over the first calls, and then answers; and how often it was called. */
function terminatedFirst(...ends: (undefined | Error)[]) {
  const told = { calls: 0 };
  const send = async () => {
    told.calls++;
    if (!ends.length) return { ok: true, value: { events: [] } };
    const end = ends.shift();
    if (end) throw end;
    return end;
  };
  return { told, send };
}

test.each([
  ['before it heard the call', [GONE], 2],
  ['while it answered', [CLOSED], 2],
  ['twice', [GONE, CLOSED], 3],
])('what only reads is asked of another worker where one was terminated %s', async (_when, ends, calls) => {
  const { told, send } = terminatedFirst(...ends);
  expect(await call('run.load', { runId: 'r' }, send)).toEqual({ ok: true, value: { events: [] } });
  expect(told.calls).toBe(calls);
});

test('a worker that never answers is a fault that says what to do', async () => {
  const { told, send } = terminatedFirst(GONE, GONE, GONE, GONE);
  const answer = await call('run.load', { runId: 'r' }, send);
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'wire', message: expect.stringContaining('Reload the extension') } });
  expect(told.calls).toBe(3);
});

test.each([GONE, CLOSED])('what may have changed something is not asked again (%s)', async (end) => {
  const { told, send } = terminatedFirst(end);
  expect(await call('run.start', { goal: 'g', tabId: 1 }, send)).toMatchObject({ ok: false, failure: { kind: 'wire' } });
  expect(told.calls).toBe(1);
});
