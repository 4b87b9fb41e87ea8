import { afterEach, beforeEach, expect, test } from 'vitest';
import { executeSequence } from './execute-sequence';

beforeEach(() => {
  document.body.innerHTML = `<form><label>Email <input id="email"></label><label>Password <input id="password" type="password"></label>
    <button id="submit">Log in</button></form>`;
  document.querySelector('form')!.onsubmit = (event) => {
    event.preventDefault();
    document.querySelector('form')!.remove();
    document.body.insertAdjacentHTML('beforeend', '<h1 id="welcome-message">Welcome back!</h1><nav id="user-menu" aria-label="You"></nav>');
  };
});
afterEach(() => {
  document.body.innerHTML = '';
});

const LOGIN = [
  { action: 'set_value', selector: '#email', value: 'user@example.com' },
  { action: 'set_value', selector: '#password', value: 'canary-secret123' },
  { action: 'click_element', selector: '#submit' },
];

test('a login is one call with one delta', async () => {
  const result = await executeSequence({ actions: LOGIN });
  expect(result).toMatchObject({
    completed: 3,
    stateChange: { appeared: [{ selector: '#welcome-message', tagName: 'h1', name: 'Welcome back!' }] },
  });
  expect(result.failed).toBeUndefined();
  expect(result.steps).toBeUndefined();
  expect(result.stateChange?.disappeared.map(({ selector }) => selector)).toContain('#submit');
  expect(JSON.stringify(result)).not.toContain('canary');
});

test('an action that fails ends the sequence, with what was done before it', async () => {
  const result = await executeSequence({
    actions: [
      { action: 'set_value', selector: '#email', value: 'test' },
      { action: 'click_element', selector: '#nonexistent-button' },
      { action: 'set_value', selector: '#password', value: 'never reached' },
    ],
    timeoutMs: 50,
  });
  expect(result).toMatchObject({
    completed: 1,
    failed: { index: 1, action: 'click_element', error: 'Element not found: #nonexistent-button' },
    stateChange: { changed: [{ selector: '#email', field: 'value', from: '', to: 'test' }] },
  });
});

test('verbose tells of every action', async () => {
  const { steps } = await executeSequence({ actions: LOGIN, verbose: true });
  expect(steps?.map(({ action, result }) => `${action} ${result}`)).toEqual(['set_value ok', 'set_value ok', 'click_element ok']);
  expect(steps?.every(({ durationMs }) => durationMs >= 0)).toBe(true);
});

test('nothing changed is null', async () => {
  document.body.innerHTML = '<button id="idle">Idle</button>';
  const result = await executeSequence({ actions: [{ action: 'scroll', direction: 'down', pixels: 0 }] });
  expect(result).toMatchObject({ completed: 1, stateChange: null });
  expect(await executeSequence({ actions: [] })).toEqual({ completed: 0, stateChange: null, stabilityWaitMs: 0 });
});

test('a swipe up moves the page down', async () => {
  document.body.innerHTML = '<div style="height:5000px">Long</div>';
  await executeSequence({ actions: [{ action: 'swipe', direction: 'up', pixels: 300 }] });
  expect(scrollY).toBe(300);
  scrollTo(0, 0);
});

test.each([
  [{}, 'A sequence is'],
  [null, 'A sequence is'],
  [{ actions: [{ action: 'eval', selector: '#x' }] }, 'Unknown action: eval'],
  [{ actions: [{ action: 'click_element', selector: '#submit' }, null] }, 'Unknown action: undefined'],
])('what is no sequence does nothing and says why: %j', async (asked, error) => {
  const result = await executeSequence(asked);
  expect(result.completed).toBe(0);
  expect(result.failed?.error).toContain(error);
  expect(document.querySelector('#submit')).not.toBeNull();
});
