import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import type { RunEvent } from '../../../src/model/run/run-event';
import { Connections, type ConnectionsPort } from './connections';

const FINISHED: RunEvent = { kind: 'finished', at: 2, outcome: 'success', summary: 'Done.', suggestions: [] };

/** One program that has said hello and asks for a run while `answer` is worked on. */
async function asking(answer: (times: number, connections: Connections) => unknown) {
  const said: object[] = [];
  let times = 0;
  const port: ConnectionsPort = {
    clientOf: async () => ({ id: 'client-1', name: 'Desk', createdAt: 1 }),
    answer: async () => {
      times += 1;
      return ok(answer(times, connections));
    },
    note: () => undefined,
    send: (_, message) => said.push((message as { say: object }).say),
    changed: () => undefined,
    stopRun: async () => undefined,
  };
  const connections = new Connections(port);
  connections.said(1, { hello: { version: 1, token: 'token' } });
  await expect.poll(() => said).toHaveLength(1);
  connections.said(1, { id: 1, call: 'run.load', params: { runId: 'run-1' } });
  await expect.poll(() => said.length).toBeGreaterThan(1);
  said.shift();
  return { connections, said };
}

test('a run that ends while it is loaded is not waited for: its end is told, or in what was loaded', async () => {
  const journal: RunEvent[] = [];
  const { said } = await asking((times, connections) => {
    const events = [...journal];
    if (times === 1) {
      journal.push(FINISHED);
      connections.tell('run-1', FINISHED);
    }
    return { events };
  });
  expect(said).toContainEqual({ id: 1, answer: { ok: true, value: { events: [FINISHED] } } });
});

test('who loads a run hears how it goes on', async () => {
  const { connections, said } = await asking(() => ({ events: [] }));
  connections.tell('run-1', FINISHED);
  connections.tell('run-2', FINISHED);
  expect(said).toEqual([
    { id: 1, answer: { ok: true, value: { events: [] } } },
    { runId: 'run-1', event: FINISHED },
  ]);
});
