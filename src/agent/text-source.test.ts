import { expect, test } from 'vitest';
import { NO_USAGE } from '../model/run/add-usage';
import { foldRun } from '../model/run/fold';
import type { Run } from '../model/run/run';
import type { RunEvent } from '../model/run/run-event';
import { DEFAULT_SETTINGS } from '../model/settings';
import { element, page } from '../planner/page.fixture';
import { textFrom } from './text-source';

const frames = (url: string) => [{ frameId: 0, documentId: 'd', path: [], url, title: '' }];
const MAIL = page([element(1, 'Inbox'), element(2, 'Code 77-Zebra-42')], {
  url: 'https://mail.example/inbox',
  frames: frames('https://mail.example/inbox'),
  text: 'Your flight to Oslo',
});
const SHOP = page([element(3, 'Search', { role: 'textbox' })], {
  url: 'https://shop.example/',
  frames: frames('https://shop.example/'),
  text: 'Lenses',
});
const type = (text: string) => ({ id: 'op-9', operation: { type: 'type' as const, elementId: 3, text } });

function run(by: 'messages-api' | 'embedded' | 'play', goal = 'buy lenses for Anna Berg'): Run {
  const { budgets } = DEFAULT_SETTINGS;
  const plan = { thought: '', sequenceName: '', operations: [{ type: 'wait' as const, duration: 1 }], more: false };
  const events: RunEvent[] = [
    { kind: 'started', at: 1, runId: 'run-1', goal, tabId: 1, planner: 'messages-api', budgets, usePlaybooks: true, learn: true },
    { kind: 'looked', at: 2, snapshot: MAIL },
    { kind: 'planned', at: 3, by, plan, queue: [{ id: 'op-1', operation: { type: 'wait', duration: 1 } }], usage: NO_USAGE },
    { kind: 'looked', at: 4, snapshot: SHOP },
    { kind: 'planned', at: 5, by, plan, queue: [type('x')], usage: NO_USAGE },
  ];
  return foldRun(events) as Run;
}
const BOTH = ['https://mail.example', 'https://shop.example'];

test.each<[string, string[] | undefined]>([
  ['77-Zebra-42', ['https://mail.example']],
  ['The person flies to Oslo on Friday', BOTH],
  ['zebra', ['https://mail.example']],
  ['lenses', undefined],
  ['Berg Anna', undefined],
  ['Lenses for Oslo', BOTH],
  ['{{secret:password}}', undefined],
])('"%s" of a model', (text, from) => {
  expect(textFrom(type(text), run('messages-api'))).toEqual(from);
});

test.each<[string, string[] | undefined]>([
  ['z', ['https://mail.example']],
  ['Shift+Z', ['https://mail.example']],
  ['KeyZ', ['https://mail.example']],
  ['ShiftRight+KeyZ', ['https://mail.example']],
  ['Numpad7', ['https://mail.example']],
  ['Digit7', ['https://mail.example']],
  ['+', BOTH],
  ['Shift++', BOTH],
  ['Slash', BOTH],
  ['Enter', undefined],
  ['Shift+Tab', undefined],
  ['Control+KeyZ', undefined],
  ['ArrowDown', undefined],
  [' ', undefined],
  ['F5', undefined],
])('the key "%s" of a model', (key, from) => {
  const press = { id: 'op-9', operation: { type: 'press' as const, elementId: 3, key } };
  expect(textFrom(press, run('messages-api'))).toEqual(from);
});

test('what the person, memory or the embedded planner says comes from no page', () => {
  for (const by of ['embedded', 'play'] as const) expect(textFrom(type('77-Zebra-42'), run(by))).toBeUndefined();
});
