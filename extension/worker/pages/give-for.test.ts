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
  orderOf(documentId, ...types.map((type) => ({ operation: { type } as Operation })));
const orderOf = (documentId: string, ...steps: Omit<LegOrder['operations'][number], 'id'>[]) =>
  ({
    runId: 'r',
    legId: 'l',
    tabId: 1,
    frame: { frameId: 0, documentId },
    operations: steps.map((step, at) => ({ id: `o${at}`, ...step })),
  }) satisfies LegOrder;

test('a document gets as much of the actor as its leg needs, in one injection, and later what is missing', async () => {
  const seen = injections();
  await giveFor(order('presses', 'click', 'check', 'hover', 'scroll'), false);
  await giveFor(order('presses', 'click', 'click'), false);
  expect(seen.splice(0)).toEqual(['actor.js']);
  await giveFor(order('presses', 'click', 'type'), false);
  expect(seen.splice(0)).toEqual(['keys.js']);
  await giveFor(order('presses', 'drag'), false);
  expect(seen.splice(0)).toEqual(['reserve.js']);
  await giveFor(order('types', 'type', 'press'), false);
  await giveFor(order('drags', 'click', 'drag'), false);
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
  await Promise.all([
    giveFor(order('twice', 'click'), false),
    giveFor(order('twice', 'type'), false),
    giveFor(order('twice', 'drag'), false),
  ]);
  expect(seen).toEqual(['actor.js', 'keys.js', 'reserve.js']);
});

const button = {
  tag: 'button',
  name: 'Save',
  selectors: ['#save'],
  attributes: {},
  landmarks: [],
  neighbours: [],
  structure: 'body>button:1',
};
test.each([
  ['by its number', { ref: 1, operation: { type: 'click' as const } }, true],
  ['by its number, with what it was', { ref: 1, operation: { type: 'click' as const, fingerprint: button } }, true],
  ['by a selector', { operation: { type: 'click' as const, selector: '#save' } }, true],
  [
    'by another selector than it was described with',
    { operation: { type: 'click' as const, selector: 'form button', fingerprint: button } },
    true,
  ],
  ['by what it was', { operation: { type: 'click' as const, fingerprint: button } }, false],
  [
    'by what it was, and the first selector of that',
    { operation: { type: 'click' as const, selector: '#save', fingerprint: button } },
    false,
  ],
  ['not at all: the page is scrolled', { operation: { type: 'scroll' as const, direction: 'down' as const } }, false],
])('what describes an element comes with the leg whose target is told %s: %#', async (how, step, needed) => {
  const seen = injections();
  await giveFor(orderOf(`told ${how}`, step), false);
  expect(seen).toEqual([needed ? 'actor.js keys.js reserve.js' : 'actor.js']);
});

test('what shows in the page where Abra acts comes in the same injection, where the person wants to see it', async () => {
  const seen = injections();
  await giveFor(order('shown', 'click'), true);
  await giveFor(order('shown typing', 'type'), true);
  await giveFor(order('shown', 'click'), true);
  expect(seen.splice(0)).toEqual(['actor.js overlay.js', 'actor.js keys.js overlay.js']);
  // It was not wanted when the document got its actor.
  await giveFor(order('hidden', 'click'), false);
  await giveFor(order('hidden', 'click'), true);
  expect(seen).toEqual(['actor.js', 'overlay.js']);
});
