import { expect, test } from 'vitest';
import { SequenceAnswer, SequenceCall } from './execute-sequence';

const action = { action: 'click_element', selector: '#a' };

/** Every field that seed 001 names, and a value of its kind. */
test.each<[string, object]>([
  ['actions: set_value', { actions: [{ action: 'set_value', selector: '#a', value: 'x' }] }],
  ['actions: click_element', { actions: [action] }],
  ['actions: tap_element', { actions: [{ action: 'tap_element', selector: '~loginButton' }] }],
  ['actions: navigate', { actions: [{ action: 'navigate', url: 'https://example.com' }] }],
  ['actions: scroll', { actions: [{ action: 'scroll', direction: 'down', pixels: 300 }] }],
  ['actions: swipe', { actions: [{ action: 'swipe', direction: 'left', pixels: 100 }] }],
  ['sessionId', { actions: [action], sessionId: '2' }],
  ['stabilityMs', { actions: [action], stabilityMs: 500 }],
  ['pollIntervalMs', { actions: [action], pollIntervalMs: 100 }],
  ['timeoutMs', { actions: [action], timeoutMs: 5000 }],
  ['verbose', { actions: [action], verbose: true }],
])('is accepted: %s', (_field, call) => {
  expect(SequenceCall.safeParse(call)).toMatchObject({ success: true, data: call });
});

test.each<[string, object]>([
  ['a word that is none', { actions: [action], patience: 5 }],
  ['an action that is none', { actions: [{ action: 'eval', value: '1' }] }],
  ['no action', { actions: [] }],
])('is refused: %s', (_what, call) => {
  expect(SequenceCall.safeParse(call).success).toBe(false);
});

test('every field of its answer is one of the answer here', () => {
  const answer = {
    completed: 1,
    failed: { index: 1, action: 'click_element', error: 'Element not found: #b' },
    stateChange: {
      url: { from: '/login', to: '/dashboard' },
      title: { from: 'Log in', to: 'Dashboard' },
      appeared: [{ selector: '#welcome', tagName: 'h1', text: 'Welcome back!' }],
      disappeared: [{ selector: '#login', tagName: 'form' }],
      changed: [{ selector: '#email', field: 'value', from: '', to: 'x' }],
    },
    stabilityWaitMs: 650,
    steps: [{ action: 'navigate', result: 'ok', durationMs: 450 }],
  };
  expect(SequenceAnswer.parse({ run: 'r1', ...answer })).toEqual({ run: 'r1', ...answer });
  expect(SequenceAnswer.parse({ completed: 0, stateChange: null, stabilityWaitMs: 0 })).toMatchObject({ stateChange: null });
});
