import { expect, test } from 'vitest';
import { MASK } from '../page/mask';
import type { Snapshot } from '../page/snapshot';
import { concealed, concealedPage } from './conceal';

const KEY = 'AKIAIOSFODNN7EXAMPLE';
const knows = (value: string) => (text: string) => text.replaceAll(value, MASK);
const none = (text: string) => text;

test('an id that looks like a secret stays the id that it is, and the same text of the page is masked', () => {
  const page: Snapshot = {
    url: `http://shop.test/${KEY}`,
    title: `Key ${KEY}`,
    viewport: { width: 800, height: 600, scrollX: 0, scrollY: 0, scale: 1 } as Snapshot['viewport'],
    extent: { width: 800, height: 600 },
    frames: [{ frameId: 0, documentId: KEY, path: [], url: `http://shop.test/${KEY}`, title: `Key ${KEY}` }],
    elements: [],
    dialogs: [],
    text: `Your key is ${KEY}.`,
    more: [],
  };
  const told = concealedPage(page, () => none);
  expect(told.frames).toEqual([{ frameId: 0, documentId: KEY, path: [], url: `http://shop.test/${MASK}`, title: `Key ${MASK}` }]);
  expect([told.url, told.title, told.text]).toEqual([`http://shop.test/${MASK}`, `Key ${MASK}`, `Your key is ${MASK}.`]);
});

test('a password that is a word of ours hides no role, kind or status', () => {
  const record = { operationId: 'op-button', status: 'done', label: 'button button', found: { role: 'button', name: 'button' } };
  expect(concealed(record, knows('button'))).toEqual({
    operationId: 'op-button',
    status: 'done',
    label: `${MASK} ${MASK}`,
    found: { role: 'button', name: MASK },
  });
});

test('what an element carries as attributes is the word of the page, whatever it calls them', () => {
  expect(concealed({ id: KEY, attributes: { id: KEY, kind: KEY, role: 'hunter22' } }, knows('hunter22'))).toEqual({
    id: KEY,
    attributes: { id: MASK, kind: MASK, role: MASK },
  });
});
