import { expect, it } from 'vitest';
import { print } from '../../interchange/playbook.fixture';
import type { Shown } from '../../model/page/shown';
import { draftOf } from './draft-of';

const none = { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } };
const pressed = (at: number, name: string, effects: string[] = []): Shown => ({
  at,
  operation: { type: 'click', fingerprint: print('button', name) },
  label: `button "${name}"`,
  url: 'https://shop.test/lamp',
  ...(effects.length ? { delta: { ...none, effects } } : {}),
});

it('what came of each shown step is its promise, and where nothing came there is none', () => {
  const steps = [
    pressed(1, 'Add', ['request /api/cart', 'text of #badge']),
    pressed(2, 'Like', ['look of button Like']),
    pressed(3, 'Sign', ['canvas canvas Signature']),
    pressed(4, 'Hello'),
    pressed(5, 'Send', ['document /lamp']),
    { ...pressed(6, 'Pay', ['storage order']), url: 'https://shop.test/lamp' },
  ];
  expect(outcomesOf(steps)).toEqual([
    { effects: ['request /api/cart'] },
    { effects: ['look of button Like'] },
    { effects: ['canvas canvas Signature'] },
    null,
    { effects: ['document /lamp'] },
    { navigatesTo: '/thanks' },
  ]);
});

it('what a step made appear is known of the next step of its own document only', () => {
  const inFrame = { path: [0], url: 'about:blank' };
  const next = { ...pressed(2, 'Bold'), caused: true };
  expect(outcomesOf([pressed(1, 'Edit'), next])?.[0]).toEqual({ appeared: ['button Bold'] });
  const typed: Shown = {
    ...pressed(1, 'Text'),
    operation: { type: 'click', fingerprint: { ...print('textbox', 'Text'), frame: inFrame } },
  };
  expect(outcomesOf([typed, next])?.[0]).toBeNull();
});

it('of several that read the same, one that was only drawn anew is no promise of the step before', () => {
  const menu = (ordinal: { index: number; of: number }): Shown => ({
    ...pressed(2, 'Menu'),
    operation: { type: 'click', fingerprint: { ...print('button', 'Menu'), ordinal } },
    caused: true,
  });
  const led = (next: Shown, step = pressed(1, 'Edit')) => outcomesOf([step, next])?.[0];
  expect(led(menu({ index: 7, of: 9 }))).toBeNull();
  expect(led(menu({ index: 0, of: 1 }))).toEqual({ appeared: ['button Menu'] });
  const came = { selector: 'button', tagName: 'button', role: 'button', name: 'Menu' };
  const delta = { appeared: [came], disappeared: [], changed: [], totals: { appeared: 1, disappeared: 0, changed: 0 } };
  expect(led(menu({ index: 7, of: 9 }), { ...pressed(1, 'Edit'), delta })).toEqual({ appeared: ['button Menu'] });
});

function outcomesOf(steps: Shown[]) {
  const recording = {
    tabId: 1,
    domain: 'shop.test',
    pagePath: '/lamp',
    viewport: { width: 1, height: 1 },
    start: 'https://shop.test/lamp',
    status: 'stopped' as const,
    steps,
    tabs: [1],
    proposedName: 'Buy',
    params: [],
  };
  return draftOf(recording, { end: 'https://shop.test/thanks', now: '2026-01-01T00:00:00Z' })?.playbook.outcomes;
}
