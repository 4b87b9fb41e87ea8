import { expect, test } from 'vitest';
import type { Snapshot } from '../../model/page/snapshot';
import { type ClientAction, operationsOf } from './operations-of';

const shown = {
  elements: [
    { id: 3, selector: '#mail', secret: undefined },
    { id: 4, selector: '#word', secret: true },
  ],
} as unknown as Snapshot;
const of = (...actions: ClientAction[]) => operationsOf(actions, shown);

test.each<[ClientAction, object]>([
  [
    { action: 'click_element', element: 7 },
    { type: 'click', elementId: 7 },
  ],
  [
    { action: 'tap_element', selector: '#a' },
    { type: 'click', selector: '#a' },
  ],
  [
    { action: 'click_element', element: 7, selector: '#a' },
    { type: 'click', elementId: 7 },
  ],
  [
    { action: 'set_value', element: 3, value: 'ada', submit: true },
    { type: 'type', elementId: 3, text: 'ada', submit: true },
  ],
  [
    { action: 'select_option', element: 3, value: 'Porto' },
    { type: 'select', elementId: 3, options: ['Porto'] },
  ],
  [
    { action: 'set_checked', element: 3, checked: false },
    { type: 'check', elementId: 3, checked: false },
  ],
  [
    { action: 'press_key', key: 'Enter' },
    { type: 'press', key: 'Enter' },
  ],
  [
    { action: 'hover', element: 3 },
    { type: 'hover', elementId: 3 },
  ],
  [
    { action: 'upload', element: 3, files: ['scans/lunch.pdf'] },
    { type: 'upload', elementId: 3, files: ['scans/lunch.pdf'] },
  ],
  [
    { action: 'set_value', element: 4, secret: 'desk' },
    { type: 'type', elementId: 4, text: '{{secret:desk}}' },
  ],
  [
    { action: 'wait_for', value: 'Saved' },
    { type: 'wait', until: 'text', text: 'Saved' },
  ],
  [
    { action: 'wait_for', selector: '#a' },
    { type: 'wait', until: 'visible', selector: '#a' },
  ],
  [
    { action: 'navigate', url: '/next' },
    { type: 'navigate', to: 'url', url: '/next' },
  ],
  [
    { action: 'swipe', direction: 'up', pixels: 300 },
    { type: 'scroll', direction: 'down', amount: 300 },
  ],
])('%j', (action, operation) => {
  expect(of(action)).toEqual({ operations: [operation], secrets: {} });
});

test.each<[ClientAction, string]>([
  [{ action: 'click_element' }, 'an element'],
  [{ action: 'set_value', value: 'x' }, 'an element'],
  [{ action: 'select_option', element: 3 }, 'the label'],
  [{ action: 'press_key' }, 'a `key`'],
  [{ action: 'upload', element: 3 }, 'the paths'],
  [{ action: 'set_value', element: 4, secret: 'desk', value: 'x' }, 'either'],
  [{ action: 'press_key', key: 'a', secret: 'desk' }, 'no `secret`'],
  [{ action: 'navigate' }, 'a `url`'],
  [{ action: 'wait_for' }, 'the text'],
])('%j begins nothing', (action, lacking) => {
  expect(() => of({ action: 'hover', element: 3 }, action)).toThrow(`Action 2 (${action.action}) needs ${lacking}`);
});

test('what is typed into a field for secrets goes apart, by the page as it was shown and by the words of a selector', () => {
  const secrets = (...targets: Partial<ClientAction>[]) =>
    of(...targets.map((target): ClientAction => ({ action: 'set_value', value: 'lovelace', ...target })));
  const apart = secrets({ element: 4 }, { selector: '#word' }, { selector: 'label=Password' }, { selector: 'input[type=password]' });
  expect(JSON.stringify(apart.operations)).not.toContain('lovelace');
  expect(apart.secrets).toEqual({ typed1: 'lovelace', typed2: 'lovelace', typed3: 'lovelace', typed4: 'lovelace' });
  expect(apart.operations[1]).toEqual({ type: 'type', selector: '#word', text: '{{secret:typed2}}' });
  expect(secrets({ element: 3 }, { selector: '#mail' }, { element: 4, value: '{{secret:desk}}' }).secrets).toEqual({});
});
