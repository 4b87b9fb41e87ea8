import { describe, expect, test } from 'vitest';
import { offeredIn, operationOf, pageOffers } from './page-offers';
import type { Snapshot, SnapshotElement } from './snapshot';

const bob = [{ kind: 'row', name: 'Bob' }];

function seen(...elements: Partial<SnapshotElement>[]): Snapshot {
  const whole = elements.map((one, at) => ({
    id: at + 1,
    ref: at + 10,
    frame: 0,
    tag: 'button',
    role: 'button',
    name: `n${at}`,
    states: [],
    place: [],
    box: { x: 0, y: 0, width: 9, height: 9 },
    inView: true,
    selector: `#n${at}`,
    ...one,
  }));
  const frames = [{ frameId: 0, documentId: 'd', path: [], url: 'https://a.example/', title: '' }];
  const viewport = { width: 800, height: 600 } as Snapshot['viewport'];
  return { url: 'https://a.example/', title: '', viewport, extent: viewport, frames, elements: whole, dialogs: [], text: '', more: [] };
}

const told = (snapshot: Snapshot) => pageOffers(snapshot).map(({ act, name, option }) => [act, name, option].filter(Boolean).join(' '));

describe('a page offers', () => {
  test.each<[string, Partial<SnapshotElement>, string[]]>([
    ['a press', { name: 'Save' }, ['click Save']],
    ['a tick', { role: 'checkbox', name: 'News', tag: 'input' }, ['tick News']],
    ['to take it away', { role: 'switch', name: 'News', states: ['checked'] }, ['untick News']],
    ['what is to be written', { role: 'textbox', tag: 'input', name: '', placeholder: 'Your name' }, ['type Your name']],
    ['a menu that is no field', { role: 'combobox', tag: 'div', name: 'Colour' }, ['click Colour']],
    [
      'each option but the chosen one',
      { role: 'combobox', tag: 'select', name: 'Size', options: [{ label: 'S', selected: true }, { label: 'M' }, { label: 'L' }] },
      ['choose Size M', 'choose Size L'],
    ],
    ['nothing secret', { role: 'textbox', tag: 'input', name: 'Password', secret: true }, []],
    ['nothing disabled', { states: ['disabled'] }, []],
    ['what is called nothing by what it stands in', { role: 'checkbox', name: '', place: bob }, ['tick Bob']],
    ['nothing without a name', { name: '' }, []],
    ['no files', { role: 'button', type: 'file', tag: 'input', name: 'Picture' }, []],
  ])('%s', (_what, element, wanted) => {
    expect(told(seen(element))).toEqual(wanted);
  });

  test('a dialog first, then what is in sight, then the rest', () => {
    const page = seen(
      { name: 'Below', inView: false },
      { name: 'Here' },
      { name: 'Behind', covered: 'dialog' },
      { name: 'Yes', place: [{ kind: 'dialog' }] },
    );
    expect(told(page)).toEqual(['click Yes', 'click Here', 'click Below', 'click Behind']);
  });
});

test('what was offered is found in a later look, and is none where the element shows something else by now', () => {
  const [offer] = pageOffers(seen({ name: 'Delete', place: bob }));
  if (!offer) throw new Error('nothing offered');
  expect(offeredIn(offer, seen({ name: 'Delete', place: bob, id: 77 }))?.id).toBe(77);
  expect(offeredIn(offer, seen({ name: 'Delete', place: [{ kind: 'row', name: 'Ann' }] }))).toBeUndefined();
  expect(offeredIn(offer, seen({ name: 'Edit', place: bob }))).toBeUndefined();
  expect(offeredIn({ ...offer, documentId: 'other' }, seen({ name: 'Delete', place: bob }))).toBeUndefined();
});

test('a search is sent off, another field is only filled in', () => {
  const [search, field] = pageOffers(seen({ role: 'searchbox', tag: 'input' }, { role: 'textbox', tag: 'input' }));
  expect([search, field].map((one) => one && operationOf(one, 'Ada'))).toEqual([
    { type: 'type', text: 'Ada', submit: true },
    { type: 'type', text: 'Ada' },
  ]);
});
