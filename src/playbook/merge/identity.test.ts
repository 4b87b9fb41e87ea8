import { expect, test } from 'vitest';
import { OPPOSITE_NAMES } from '../../lib/opposite-names.fixture';
import { print } from '../steps.fixture';
import { normaliseOperations, playbookId } from './identity';

const id = (operations: Parameters<typeof playbookId>[0], domain = 'a.example', path = '/') => playbookId(operations, domain, path);
const theme = { type: 'click' as const, selector: '#theme', fingerprint: print('button', 'Theme') };
const position = { relX: 0.9, relY: 0.1, viewportWidth: 800, viewportHeight: 600, scrollX: 0, scrollY: 900 };

test.each([
  ['where it stands', [{ ...theme, position }]],
  ['its notes', [{ ...theme, note: 'why not' }]],
  ['a pause', [theme, { type: 'wait' as const, duration: 100 }]],
  ['what is written out', [{ ...theme, button: 'left' as const, count: 1 }]],
])('does not depend on %s', (_what, operations) => {
  expect(id(operations)).toBe(id([theme]));
});

test.each([
  ['the target', [{ ...theme, selector: '#style' }]],
  ['the deed', [{ type: 'hover' as const, selector: '#theme' }]],
  ['a double click', [{ ...theme, count: 2 }]],
  ['the order', [{ type: 'press' as const, key: 'Enter' }, theme]],
  ['a condition waited for', [theme, { type: 'wait' as const, until: 'gone' as const, selector: '#x' }]],
  ['another frame', [{ ...theme, fingerprint: print('button', 'Theme', { frame: { path: [1], url: 'https://b.example/' } }) }]],
])('depends on %s', (_what, operations) => {
  expect(id(operations)).not.toBe(id([theme]));
});

test('depends on domain and path', () => {
  expect(new Set([id([theme]), id([theme], 'b.example'), id([theme], 'a.example', '/x')]).size).toBe(3);
});

test('typed text is blank, but a secret is not a text', () => {
  const types = (text: string) => normaliseOperations([{ type: 'type', selector: '#q', text }]);
  expect(types('camera')).toEqual(types('{{query}}'));
  expect(types('camera')).not.toEqual(types('{{secret:password}}'));
});

test('two buttons of one name in two rows are two targets, also without selectors', () => {
  const inRow = (row: string) =>
    id([{ type: 'click', fingerprint: print('button', 'Delete', { selectors: [], landmarks: [{ kind: 'row', name: row }] }) }]);
  expect(inRow('Bob')).not.toBe(inRow('Alice'));
});

test.each([...OPPOSITE_NAMES, ['Résumé', 'Resume'] as const])(
  'depends on the signs of what is clicked and of what is chosen: %s and %s',
  (one, other) => {
    const clicks = (name: string) => id([{ type: 'click', fingerprint: print('button', name, { selectors: [] }) }]);
    const chooses = (label: string) => id([{ type: 'select', selector: '#x', options: [label] }]);
    const inRow = (row: string) =>
      id([{ type: 'click', fingerprint: print('button', 'Vote', { selectors: [], landmarks: [{ kind: 'row', name: row }] }) }]);
    expect([clicks(one) === clicks(other), chooses(one) === chooses(other), inRow(one) === inRow(other)]).toEqual([false, false, false]);
  },
);

test('depends on the sign that a button shows, where its selector is the same', () => {
  const clicks = (name: string) => id([{ type: 'click', selector: '#vote', fingerprint: print('button', name) }]);
  expect(clicks('+1')).not.toBe(clicks('-1'));
  expect(clicks('Inbox (3)')).toBe(clicks('Inbox (4)'));
});

test('depends on the route in an address, not on a place in its page', () => {
  const opens = (url: string) => id([{ type: 'navigate', url }]);
  expect(opens('https://a.example/#/orders')).not.toBe(opens('https://a.example/#/customers'));
  expect(opens('https://a.example/#top')).toBe(opens('https://a.example/'));
});
