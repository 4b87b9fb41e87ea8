import { describe, expect, test } from 'vitest';
import type { Landmark } from '../model/page/landmark';
import type { Snapshot } from '../model/page/snapshot';
import type { QueueItem } from '../model/run/run';
import { drive } from './drive';
import { atItem } from './next-leg';
import { page, world } from './world.fixture';

type Seen = [name: string, place: Landmark[]];
const row = (name: string): Landmark => ({ kind: 'row', name });

const shows = (seen: Seen[], dialogs: string[] = []): Snapshot => {
  const looked = page(
    'https://shop.test/',
    'doc-1',
    seen.map(([name]) => name),
  );
  return { ...looked, dialogs, elements: looked.elements.map((one, at) => ({ ...one, place: seen[at]?.[1] ?? [] })) };
};
/** A press as it was recorded on the item of Bob, and is meant for Erin: expansion gave it her name. */
const press = (name: string, landmarks: Landmark[], blocks: Landmark[] = []): QueueItem => ({
  id: 'op-1',
  status: 'waiting',
  operation: {
    type: 'click',
    fingerprint: { selectors: [], tag: 'button', role: 'button', name, attributes: {}, landmarks, blocks, neighbours: [] },
  },
  forItem: { recorded: 'Bob', value: 'Erin' },
});
const found = (item: QueueItem, snapshot: Snapshot) => {
  const at = atItem(item, snapshot);
  return 'operation' in at ? (at.operation as { elementId?: number }).elementId : at.kind;
};

describe('the element of another item', () => {
  const inRow = press('Cancel', [row('Erin'), { kind: 'table' }]);
  test.each<[string, QueueItem, Snapshot, unknown]>([
    [
      'is the one in its row',
      inRow,
      shows([
        ['Cancel', [row('Bob')]],
        ['Cancel', [row('Erin')]],
        ['View', [row('Erin')]],
      ]),
      2,
    ],
    ['is none where its row is not there', inRow, shows([['Cancel', [row('Bob')]]]), 'target-missing'],
    ['is none where its row only begins so', inRow, shows([['Cancel', [row('Erin Falk')]]]), 'target-missing'],
    ['is none in a row that only holds the words', inRow, shows([['Cancel', [row('not Erin')]]]), 'target-missing'],
    ['is none in a list item of that name', inRow, shows([['Cancel', [{ kind: 'listitem', name: 'Erin' }]]]), 'target-missing'],
    [
      'is nobody’s guess where two rows are called so',
      inRow,
      shows([
        ['Cancel', [row('Erin')]],
        ['Cancel', [row('Erin')]],
      ]),
      'target-ambiguous',
    ],
    [
      'may have other numbers beside its name',
      press('09:00 Erin', []),
      shows([
        ['09:00 Bob', []],
        ['10:30 Erin', []],
      ]),
      2,
    ],
    [
      'may not have other words beside its name',
      press('Edit Erin', []),
      shows([
        ['Delete Erin', []],
        ['Edit Erin and Bob', []],
      ]),
      'target-missing',
    ],
    ['is in the dialog of its name', press('Delete', [], [{ kind: 'dialog', name: 'Erin' }]), shows([['Delete', []]], ['dialog Erin']), 1],
    [
      'is none in the dialog of another',
      press('Delete', [], [{ kind: 'dialog', name: 'Erin' }]),
      shows([['Delete', []]], ['dialog Bob']),
      'target-missing',
    ],
  ])('%s', (_what, item, snapshot, wanted) => {
    expect(found(item, snapshot)).toBe(wanted);
  });
});

const { id: _id, status: _status, ...rest } = press('Cancel', [row('Erin'), { kind: 'table' }]);
const queued = { ...rest, id: 'op-1', origin: { playbookId: 'pb', name: 'Cancel', version: 1, step: 0, of: 1 } };

async function played(snapshot: Snapshot) {
  const abra = world({
    pages: [snapshot],
    recall: { thought: '', sequenceName: '', operations: [{ playbook: 'Cancel' }], more: false },
    plans: [{ isComplete: true, success: false, summary: 'There is no Erin.', suggestions: [] }],
  });
  const { expand } = abra.ports.memory;
  abra.ports.memory.expand = async (run, plan) => ('operations' in plan ? { queue: [queued] } : expand(run, plan));
  await drive(abra.ports, abra.run(), new AbortController().signal);
  return abra;
}

test('it is pressed by its number, in the page as it is then', async () => {
  const { orders } = await played(
    shows([
      ['Cancel', [row('Bob')]],
      ['Cancel', [row('Erin')]],
    ]),
  );
  expect(orders.map(({ operations }) => operations.map(({ ref, operation }) => [ref, 'fingerprint' in operation]))).toEqual([[[2, false]]]);
});

test('where it is not there, nothing is pressed, and the goal is planned: nothing of the playbook is broken', async () => {
  const { orders, journal } = await played(shows([['Cancel', [row('Bob')]]]));
  expect(orders).toEqual([]);
  expect(journal.flatMap((event) => (event.kind === 'asked' ? [event.purpose] : []))).toEqual(['plan']);
});
