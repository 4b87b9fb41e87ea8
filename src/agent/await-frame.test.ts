import { expect, it } from 'vitest';
import { print } from '../interchange/playbook.fixture';
import type { Operation } from '../model/plan/operation';
import { drive } from './drive';
import { page, world } from './world.fixture';

const still = new AbortController().signal;
const inFrame: Operation = { type: 'click', fingerprint: { ...print('button', 'Keep'), frame: { path: [0], url: 'about:blank' } } };
const onTop: Operation = { type: 'click', fingerprint: print('button', 'Go') };
const FRAME = { frameId: 4, documentId: 'doc-4', path: [0], url: 'about:blank', title: '' };
const withFrame = { ...page(), frames: [...page().frames, FRAME] };
const plan = (...operations: Operation[]) => ({ thought: 'go', sequenceName: 'Go', operations, more: false });

it('waits for the frame of a step, and after a step in a frame acts on the page again', async () => {
  const it = world({ plans: [], recall: plan(inFrame, onTop), pages: [page(), withFrame] });
  const run = await drive(it.ports, it.run(), still);
  expect(run.finished?.outcome).toBe('success');
  expect(it.orders.map(({ frame }) => frame.documentId)).toEqual(['doc-4', 'doc-1']);
  expect(it.transcript().filter((said) => said === 'looked').length).toBeGreaterThanOrEqual(2);
});

it('tells a drag that ends in another frame which one that is now', async () => {
  const print4 = { ...print('list', 'Board'), frame: { path: [0], url: 'about:blank' } };
  const into: Operation = { type: 'drag', fingerprint: print('button', 'Card'), to: { fingerprint: print4 } };
  const within: Operation = { type: 'drag', fingerprint: print('button', 'Card'), to: { fingerprint: print('list', 'Board') } };
  const it = world({ plans: [], recall: plan(into, within), pages: [withFrame] });
  await drive(it.ports, it.run(), still);
  expect(it.orders.flatMap(({ operations }) => operations.map(({ toFrame }) => toFrame))).toEqual([[0], undefined]);
});

it('stops where the frame does not come', async () => {
  const it = world({ plans: [], recall: plan(inFrame) });
  await drive(it.ports, it.run(), still);
  expect(it.orders).toEqual([]);
  expect(it.transcript().find((said) => said.startsWith('bailed'))).toContain('frame about:blank is not on the page');
});
