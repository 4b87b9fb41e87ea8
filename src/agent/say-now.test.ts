import { expect, test } from 'vitest';
import type { Delta } from '../model/page/delta';
import { NO_DELTA } from '../model/page/no-delta';
import type { OperationRecord } from '../model/run/record';
import type { Run } from '../model/run/run';
import { sayInEnglish } from '../model/say-in-english';
import { sayNow } from './say-now';
import { done, page } from './world.fixture';

interface Step {
  name?: string;
  delta?: Partial<Delta>;
  led?: OperationRecord['led'];
  text?: string;
}

/** What is said of a run with these steps; `texts`: what the page shows at a look after them. */
function said(steps: Step[], texts?: string): string {
  const items = steps.map(({ name, delta, led, text }, at) => {
    const operation = text === undefined ? { type: 'click', elementId: 1 } : { type: 'type', text, elementId: 1 };
    const found = name === undefined ? {} : { found: { name } };
    const id = `o-${at}`;
    return {
      id,
      operation,
      status: 'done',
      record: { ...done({ id } as never), ...found, delta: { ...NO_DELTA, ...delta }, ...(led ? { led } : {}) },
    };
  });
  const snapshot = texts === undefined ? undefined : { ...page(), text: texts };
  return sayInEnglish(sayNow({ plans: [{ items }], stale: false, snapshot } as unknown as Run));
}

const field = (name: string, from: string, to: string): Partial<Delta> => ({
  changed: [{ selector: '#x', name, field: 'value', from, to }],
});
const chosen: Step = {
  name: 'Purple',
  delta: { closed: ['listbox Theme'], changed: [{ selector: 'span', field: 'text', from: 'Neutral', to: 'Purple' }] },
};

test.each<[string, Step[], string | undefined, string]>([
  ['an option that a list shows', [{ name: 'Theme' }, chosen], 'Purple', '“Theme” is now “Purple”.'],
  ['an option that nothing shows', [{ ...chosen, delta: { closed: ['listbox Theme'] } }], undefined, ''],
  ['a field, by its last value', [{ delta: field('Name', '', 'A') }, { delta: field('Name', 'A', 'B') }], undefined, '“Name” is now “B”.'],
  ['a switch', [{ name: 'Dark', led: { state: 'pressed' } }], undefined, '“Dark” is now on.'],
  ['a secret', [{ text: '{{secret:pin}}', delta: field('Pin', '', '1234') }], undefined, ''],
  ['what a page did with it since', [{ delta: field('Name', '', 'A bcd') }], 'Name: none', ''],
  ['a page that was left', [{ delta: field('Name', '', 'A') }, { delta: { url: { from: 'a', to: 'b' } } }], undefined, ''],
  ['a press of which nothing came', [{ name: 'Save' }], undefined, ''],
])('%s', (_of, steps, texts, words) => {
  expect(said(steps, texts)).toBe(words);
});
