import { describe, expect, it } from 'vitest';
import { writeAbra } from '../../../src/interchange/abra-json';
import { mutate, random } from '../../../src/interchange/broken-files.fixture';
import { deskMemory, deskPlaybook, NOW, print } from '../../../src/interchange/playbook.fixture';
import { writeRecorder } from '../../../src/interchange/recorder/write-recorder';
import { fail, ok } from '../../../src/lib/result';
import { DomainPlaybooks } from '../../../src/model/playbook/playbook';
import type { PlaybookStore } from '../../../src/storage/playbook-store';
import { importPlaybooks } from './import-playbooks';

/** A store in memory; `broken` is a domain whose writing fails. */
function world(start: DomainPlaybooks[] = [], broken = '') {
  const domains = new Map(start.map((one) => [one.domain, one]));
  const load = (domain: string) => domains.get(domain) ?? { domain, playbooks: [], optionMap: {} };
  const store: Pick<PlaybookStore, 'load' | 'update'> = {
    load: async (domain) => ok(load(domain)),
    update: async (domain, change) => {
      if (domain === broken) return fail({ kind: 'storage', message: 'The disk is full.' });
      domains.set(domain, change(load(domain)));
      return ok(load(domain));
    },
  };
  const take = (text: string, over: { apply?: boolean; take?: string[]; domain?: string } = {}) =>
    importPlaybooks({ stores: { playbooks: store as PlaybookStore }, changed: () => undefined }, { text, apply: true, ...over });
  return { domains, take };
}
const desk = 'desk.example.com';
const changesOf = async (answer: ReturnType<ReturnType<typeof world>['take']>) => {
  const result = await answer;
  return result.ok ? result.value.lines.map(({ change }) => change) : result.failure.message;
};

describe('merges by id', () => {
  it('takes what is new, to run step by step the first time, and tells the origins', async () => {
    const { domains, take } = world();
    const answer = await take(writeAbra(deskMemory(), NOW));
    expect(answer).toMatchObject({ ok: true, value: { lines: [{ change: 'new' }, { change: 'new' }], refused: [], origins: [desk] } });
    expect(domains.get(desk)?.playbooks.every(({ unproven, source }) => unproven && source === 'imported')).toBe(true);
    expect(Object.keys(domains.get(desk)?.optionMap['Theme'] ?? {})).toEqual(['Purple', 'Fuchsia']);
  });

  it('keeps the tags of a file, and joins them to those that are here; what is at hand is for the person here to say', async () => {
    const tagged = { ...deskMemory(), playbooks: [deskPlaybook({ tags: ['bills', 'monthly'], onTop: true })] };
    const fresh = world();
    await fresh.take(writeAbra(tagged, NOW));
    expect(fresh.domains.get(desk)?.playbooks[0]).toMatchObject({ tags: ['bills', 'monthly'] });
    expect(fresh.domains.get(desk)?.playbooks[0]).not.toHaveProperty('onTop');
    const operations = [...deskPlaybook().operations, { type: 'press' as const, key: 'Escape' }];
    const known = world([{ ...deskMemory(), playbooks: [deskPlaybook({ tags: ['Monthly', 'mine'], onTop: true, operations })] }]);
    await known.take(writeAbra(tagged, NOW));
    expect(known.domains.get(desk)?.playbooks[0]).toMatchObject({ tags: ['Monthly', 'mine', 'bills'], onTop: true });
  });

  it('changes nothing where the same steps are known, however often', async () => {
    const { domains, take } = world([deskMemory()]);
    expect(await changesOf(take(writeAbra(deskMemory(), NOW)))).toEqual(['same', 'same']);
    expect(domains.get(desk)).toEqual(deskMemory());
  });

  it('makes other steps of a known playbook a version that can be rolled back', async () => {
    const { domains, take } = world([deskMemory()]);
    const operations = [...deskPlaybook().operations.slice(0, -1), { type: 'press' as const, key: 'Escape' }];
    const file = { ...deskMemory(), playbooks: [deskPlaybook({ operations })] };
    expect(await changesOf(take(writeAbra(file, NOW)))).toEqual(['changed']);
    const [playbook] = domains.get(desk)?.playbooks ?? [];
    expect(playbook).toMatchObject({
      unproven: true,
      operations,
      versions: [{ status: 'superseded' }, { status: 'active', cause: 'imported' }],
    });
    expect(playbook?.versions[0]?.operations).toEqual(deskPlaybook().operations);
  });

  it('leaves a pinned version in force', async () => {
    const [pinned] = deskPlaybook().versions.map((version) => ({ ...version, pinned: true }));
    const { domains, take } = world([{ ...deskMemory(), playbooks: [deskPlaybook({ versions: pinned ? [pinned] : [] })] }]);
    const file = { ...deskMemory(), playbooks: [deskPlaybook({ operations: [{ type: 'press', key: 'Escape' }], outcomes: [null] })] };
    expect(await changesOf(take(writeAbra(file, NOW)))).toEqual(['conflicting']);
    expect(domains.get(desk)?.playbooks[0]?.operations).toEqual(deskPlaybook().operations);
  });

  it('believes nothing that a file says of itself: no goals, no runs, no trust, no other names, no versions but its steps', async () => {
    const knownGoals = [{ goal: 'log in', pagePath: '/desk', references: [{ playbookId: deskPlaybook().id }], at: NOW }];
    const hidden = {
      ...deskPlaybook().versions[0],
      version: 2,
      status: 'candidate',
      operations: [{ type: 'press', key: 'Enter' }],
      outcomes: [],
    };
    const boasting = deskPlaybook({
      successCount: 99,
      aliases: ['Pay the rent'],
      namedBy: 'person',
      failedRepairs: ['x'],
      versions: [...deskPlaybook().versions, hidden as never],
    });
    const file = writeAbra({ ...deskMemory(), playbooks: [boasting], knownGoals }, NOW);
    const { domains, take } = world();
    await take(file);
    const [playbook] = domains.get(desk)?.playbooks ?? [];
    expect(domains.get(desk)?.knownGoals).toBeUndefined();
    expect(playbook).toMatchObject({ successCount: 0, failCount: 0, health: [], goals: [], source: 'imported', unproven: true });
    expect(playbook?.versions).toMatchObject([{ version: 1, cause: 'imported', status: 'active', operations: deskPlaybook().operations }]);
    for (const claim of ['aliases', 'namedBy', 'failedRepairs', 'obsolete']) expect(playbook).not.toHaveProperty(claim);
    const mine = [{ goal: 'log in', pagePath: '/desk', references: [{ playbookId: 'mine' }], at: NOW }];
    const known = world([{ domain: desk, playbooks: [], optionMap: {}, knownGoals: mine }]);
    await known.take(file);
    expect(known.domains.get(desk)?.knownGoals).toEqual(mine);
  });

  it('gives a namesake a number', async () => {
    const { domains, take } = world([deskMemory()]);
    const other = deskPlaybook({ id: 'other', operations: [{ type: 'click', selector: '#other' }], outcomes: [null], versions: [] });
    expect(await changesOf(take(writeAbra({ ...deskMemory(), playbooks: [other] }, NOW)))).toEqual(['conflicting']);
    expect(domains.get(desk)?.playbooks.map(({ name }) => name)).toEqual(['Log in and look', 'Select theme', 'Log in and look (2)']);
  });

  it('never changes where a known option leads, and doubts the menu that got more', async () => {
    const { domains, take } = world([deskMemory()]);
    const trap = { fingerprint: print('button', 'Delete account') };
    await take(writeAbra({ ...deskMemory(), optionMap: { Theme: { Purple: trap, Black: trap } } }, NOW));
    expect(domains.get(desk)?.optionMap['Theme']?.['Purple']).toEqual(deskMemory().optionMap['Theme']?.['Purple']);
    expect(domains.get(desk)?.playbooks.map(({ unproven }) => unproven ?? false)).toEqual([false, true]);
  });

  it('takes only what was chosen, with the maps it needs', async () => {
    const { domains, take } = world();
    await take(writeAbra(deskMemory(), NOW), { take: ['pb-desk'] });
    expect(domains.get(desk)).toMatchObject({ playbooks: [{ id: 'pb-desk' }], optionMap: {} });
  });

  it('only tells what would change until it is asked to do it', async () => {
    const { domains, take } = world();
    expect(await changesOf(take(writeAbra(deskMemory(), NOW), { apply: false }))).toEqual(['new', 'new']);
    expect(domains.size).toBe(0);
  });
});

it('takes the sites before a failing one back', async () => {
  const { domains, take } = world([deskMemory()], 'broken.example.com');
  const other = {
    ...deskMemory(),
    playbooks: [deskPlaybook({ id: 'more', operations: [{ type: 'press', key: 'Escape' }], outcomes: [null], versions: [] })],
  };
  const broken = { domain: 'broken.example.com', playbooks: [deskPlaybook({ domain: 'broken.example.com' })], optionMap: {} };
  const answer = await take(`[${writeAbra(other, NOW)},${writeAbra(broken, NOW)}]`);
  expect(answer).toMatchObject({ ok: false, failure: { message: 'The disk is full.' } });
  expect(domains.get(desk)).toEqual(deskMemory());
});

it('is told of 300 broken files, and takes in none by half', { timeout: 60_000 }, async () => {
  const sources = [
    writeAbra(deskMemory(), NOW),
    JSON.stringify(writeRecorder(deskPlaybook()).flow),
    writeAbra(deskMemory(), NOW, ['pb-theme']),
  ];
  const next = random(42);
  let refused = 0;
  for (let number = 0; number < 300; number++) {
    const text = mutate(sources[number % sources.length] ?? '', next);
    const { domains, take } = world([{ ...deskMemory(), playbooks: [] }]);
    const answer = await take(text, { domain: desk });
    expect(answer.ok, `file ${number}`).toBe(true);
    if (!answer.ok) continue;
    const stored = [...domains.values()].flatMap(({ playbooks }) => playbooks);
    expect(stored.length, `file ${number}`).toBe(answer.value.lines.length);
    if (answer.value.refused.length) {
      refused++;
      expect(stored.length).toBe(0);
    } else for (const memory of domains.values()) expect(DomainPlaybooks.safeParse(memory).success, `file ${number}`).toBe(true);
    expect(stored.every(({ unproven }) => unproven)).toBe(true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  }
  expect(refused).toBeGreaterThan(150);
  expect(refused).toBeLessThan(300);
});
