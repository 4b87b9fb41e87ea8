import { expect, test } from 'vitest';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { learned, memoryOf } from '../memory.fixture';
import { changeVersion } from '../mend/version-action';
import { addCandidate, putInForce } from '../mend/versions';
import { chooses, opens } from '../steps.fixture';
import { mergeBack } from './merge-back';

const THEMES = ['Purple', 'Fuchsia', 'Lime'];
const SIZES = ['Small', 'Large'];
const COLOURS = ['Red', 'Blue'];
const base = memoryOf(learned([opens('Theme', THEMES), chooses('Purple', 'Theme')], { name: 'Choose a theme' }));
const first = (memory: DomainPlaybooks): Playbook => memory.playbooks[0]!;
const changed = (memory: DomainPlaybooks, change: (playbook: Playbook) => Playbook): DomainPlaybooks => ({
  ...memory,
  playbooks: memory.playbooks.map(change),
});

/** As a run leaves it that went well at `at`. */
const ran = (at: string, ok = true) =>
  changed(base, (one) => ({
    ...one,
    lastUsed: at,
    successCount: one.successCount + (ok ? 1 : 0),
    failCount: one.failCount + (ok ? 0 : 1),
    health: [...one.health, { at, ok, version: 1 }],
  }));
/** As a run leaves it that put another last step in force. */
const repaired = (selector: string) =>
  changed(ran('2026-03-01T00:00:00.000Z'), (one) => {
    const operations = one.operations.map((operation, step) => (step === 1 ? { ...operation, selector } : operation));
    const { playbook, version } = addCandidate(one, operations, one.outcomes, {
      cause: 'repaired',
      why: 'It moved.',
      now: '2026-03-01T00:00:00.000Z',
    });
    return putInForce(playbook, version);
  });

test('where nobody else wrote, what the run made is stored as it is', () => {
  expect(mergeBack(base, base, repaired('#a'))).toEqual(repaired('#a'));
  expect(
    mergeBack({ domain: base.domain, playbooks: [], optionMap: {} }, { domain: base.domain, playbooks: [], optionMap: {} }, base),
  ).toEqual(base);
});

test('two runs of one playbook are two runs, whichever is written first', () => {
  const [one, other] = [ran('2026-02-01T00:00:00.000Z'), ran('2026-02-02T00:00:00.000Z', false)];
  for (const [stored, late] of [
    [one, other],
    [other, one],
  ] as const) {
    const both = first(mergeBack(stored, base, late));
    expect(both).toMatchObject({ successCount: first(base).successCount + 1, failCount: 1, lastUsed: '2026-02-02T00:00:00.000Z' });
    expect(both.health.slice(-2).map(({ ok }) => ok)).toEqual([true, false]);
  }
});

test('two repairs are two versions, and the one that was written last is in force; the same repair is one', () => {
  const both = first(mergeBack(repaired('#a'), base, repaired('#b')));
  expect(both.versions.map(({ version, status }) => [version, status])).toEqual([
    [1, 'superseded'],
    [2, 'superseded'],
    [3, 'active'],
  ]);
  expect(both.operations[1]).toMatchObject({ selector: '#b' });
  expect(first(mergeBack(repaired('#a'), base, repaired('#a'))).versions).toHaveLength(2);
});

test('a version that was pinned meanwhile stays in force', () => {
  const pinned = changed(base, (one) => changeVersion(one, { action: 'pin', version: 1, now: '2026-03-01T00:00:00.000Z' }));
  const both = first(mergeBack(pinned, base, repaired('#b')));
  expect(both.versions.map(({ status }) => status)).toEqual(['active', 'candidate']);
});

test('a playbook and a goal that another run learned stay beside this run’s', () => {
  const other = memoryOf(base, learned([opens('Size', SIZES), chooses('Small', 'Size')], { name: 'Open the sizes' }));
  const goal = { goal: 'a', pagePath: '/themes', references: [{ playbookId: first(base).id }], at: '2026-02-01T00:00:00.000Z' };
  const mine = {
    ...memoryOf(base, learned([opens('Colour', COLOURS), chooses('Red', 'Colour')], { name: 'Open the colours' })),
    knownGoals: [goal],
  };
  const both = mergeBack({ ...other, knownGoals: [{ ...goal, goal: 'b' }] }, base, mine);
  expect(both.playbooks.map(({ name }) => name)).toEqual(['Choose a theme', 'Open the sizes', 'Open the colours']);
  expect(both.knownGoals?.map((one) => one.goal)).toEqual(['b', 'a']);
});
