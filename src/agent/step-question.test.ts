import { expect, test } from 'vitest';
import type { Fingerprint } from '../model/page/target';
import type { Operation } from '../model/plan/operation';
import type { QueueItem, Run } from '../model/run/run';
import { stepQuestion } from './step-question';
import { page } from './world.fixture';

const print = (name: string, over: Partial<Fingerprint> = {}): Fingerprint => ({
  selectors: ['#x'],
  tag: 'button',
  role: 'button',
  name,
  attributes: {},
  landmarks: [],
  neighbours: [],
  ...over,
});
const asked = (operation: Operation) => {
  const origin = { playbookId: 'p', name: 'Pay\u202e rent', version: 1, step: 1, of: 3 };
  const item: QueueItem = { id: 'o', operation, origin, unproven: true, status: 'waiting' };
  return stepQuestion(item, { snapshot: page() } as Run).text.replace(
    /^Step 2 of 3 of “Pay%u202e rent”, which has not run here as it is now: /,
    '',
  );
};

test.each<[Operation, string]>([
  [
    { type: 'click', fingerprint: print('Go on', { blocks: [{ kind: 'dialog', name: 'Delete?' }] }) },
    'Click button "Go on". It stands in dialog Delete?.',
  ],
  [
    { type: 'click', fingerprint: print('More', { tag: 'a', role: 'link', attributes: { href: '/logout' } }) },
    'Click link "More". It leads to /logout.',
  ],
  // What the file calls it is not what the page does.
  [{ type: 'click', fingerprint: print('Save', { selectors: ['#delete'] }) }, 'Click button "Delete".'],
  [{ type: 'click', selector: '#go' }, 'Click button "Go".'],
  [
    { type: 'type', fingerprint: print('Note', { role: 'textbox' }), text: `${'a'.repeat(70)}end` },
    `Type "${'a'.repeat(59)}…" into textbox "Note". The whole text: “${'a'.repeat(70)}end”.`,
  ],
  [
    { type: 'navigate', to: 'url', url: 'https://evil.example/?q=%41%E2%80%AE' },
    'Go to https://evil.example/?q=%41%E2%80%AE. It opens https://evil.example/?q=A%u202e.',
  ],
  [{ type: 'navigate', url: '/orders' }, 'Go to /orders. It opens https://shop.test/orders.'],
  [
    {
      type: 'click',
      fingerprint: print('Send', { frame: { path: [0], url: 'https://ads.test/' } }),
      dialogs: [{ kind: 'confirm', text: 'Really?', accept: true }],
    },
    'Click button "Send". It answers yes to “Really?”. It is in the frame https://ads.test/.',
  ],
])('%j is asked about with all that it does', (operation, text) => expect(asked(operation)).toBe(text));
