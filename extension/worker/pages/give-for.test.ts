import { afterEach, expect, test, vi } from 'vitest';
import type { LegOrder } from '../../../src/agent/ports';
import type { Operation } from '../../../src/model/operation';
import { answerPart, giveFor } from './give-for';

afterEach(() => vi.unstubAllGlobals());

/** The scripts of each injection from now on. */
function injections(): string[] {
  const seen: string[] = [];
  vi.stubGlobal('chrome', {
    scripting: { executeScript: async ({ files }: { files: string[] }) => void seen.push(files.join(' ')) },
  });
  return seen;
}

const order = (documentId: string, ...types: Operation['type'][]) =>
  ({
    runId: 'r',
    legId: 'l',
    tabId: 1,
    frame: { frameId: 0, documentId },
    operations: types.map((type, at) => ({ id: `o${at}`, operation: { type } as Operation })),
  }) satisfies LegOrder;

test('a document gets as much of the actor as its leg needs, in one injection, and later what is missing', async () => {
  const seen = injections();
  await giveFor(order('presses', 'click', 'check', 'hover', 'scroll'));
  await giveFor(order('presses', 'click', 'click'));
  expect(seen.splice(0)).toEqual(['actor.js']);
  await giveFor(order('presses', 'click', 'type'));
  expect(seen.splice(0)).toEqual(['keys.js']);
  await giveFor(order('presses', 'drag'));
  expect(seen.splice(0)).toEqual(['reserve.js']);
  await giveFor(order('types', 'type', 'press'));
  await giveFor(order('drags', 'click', 'drag'));
  expect(seen).toEqual(['actor.js keys.js', 'actor.js keys.js reserve.js']);
});

test('what a document asks for is injected in its order, whatever the worker remembers', async () => {
  const seen = injections();
  const from = { tabId: 1, frameId: 0, documentId: 'asks', url: '' };
  // Another worker has given it the actor: this one knows of nothing.
  expect(await answerPart({ part: 'reserve' }, from)).toEqual({ ok: true, value: {} });
  expect(seen.splice(0)).toEqual(['actor.js keys.js reserve.js']);
  await answerPart({ part: 'keys' }, from);
  expect(seen).toEqual(['keys.js']);
});

test('two that need the same at once wait for the one injection', async () => {
  const seen = injections();
  await Promise.all([giveFor(order('twice', 'click')), giveFor(order('twice', 'type')), giveFor(order('twice', 'drag'))]);
  expect(seen).toEqual(['actor.js', 'keys.js', 'reserve.js']);
});
