import { describe, expect, it } from 'vitest';
import { sayInEnglish } from '../model/say-in-english';
import { readAbra, writeAbra } from './abra-json';
import { deskMemory, NOW } from './playbook.fixture';

const written = () => JSON.parse(writeAbra(deskMemory(), NOW));
const reasons = (file: unknown) => {
  const read = readAbra(typeof file === 'string' ? file : JSON.stringify(file), NOW);
  return read.ok ? [] : read.failure.map(sayInEnglish);
};

it('reads back what it writes', () => {
  const read = readAbra(writeAbra(deskMemory(), NOW), NOW);
  expect(read).toEqual({ ok: true, value: [deskMemory()] });
});

it('writes format and version, and only the maps that the chosen playbooks need', () => {
  const file = JSON.parse(writeAbra(deskMemory(), NOW, ['pb-desk']));
  expect(file).toMatchObject({ format: 'abra-playbooks', version: 1, exportedAt: NOW, domain: 'desk.example.com', optionMap: {} });
  expect(file.playbooks.map(({ id }: { id: string }) => id)).toEqual(['pb-desk']);
});

it('takes the goals along that its playbooks fulfilled, and none that needs another one', () => {
  const goal = (name: string, ...ids: string[]) => ({
    goal: name,
    pagePath: '/desk',
    references: ids.map((playbookId) => ({ playbookId })),
    at: NOW,
  });
  const [desk = '', theme = ''] = deskMemory().playbooks.map(({ id }) => id);
  const memory = { ...deskMemory(), knownGoals: [goal('log in', desk), goal('log in and make it purple', desk, theme)] };
  expect(readAbra(writeAbra(memory, NOW), NOW)).toEqual({ ok: true, value: [memory] });
  expect(JSON.parse(writeAbra(memory, NOW, [desk])).knownGoals).toEqual([goal('log in', desk)]);
  const foreign = { ...JSON.parse(writeAbra(memory, NOW)), knownGoals: [goal('log in', desk), goal('pay', 'pb-elsewhere')] };
  const read = readAbra(JSON.stringify(foreign), NOW);
  expect(read.ok && read.value[0]?.knownGoals).toEqual([goal('log in', desk)]);
});

it('takes the file of the first Abra, and fills in what came later', () => {
  const place = { relX: 0.5, relY: 0.65, viewportWidth: 1440, viewportHeight: 900, scrollX: 0, scrollY: 0 };
  const seed = {
    domain: 'ui.shadcn.com',
    playbooks: [
      {
        id: 'abc123',
        name: 'Dismiss Get Started modal',
        pagePath: '/themes',
        operations: [
          { type: 'click', selector: "button:has-text('Get Started')", position: place },
          { type: 'type', selector: '#q', text: '{{city}}' },
        ],
        recordedViewport: { width: 1440, height: 900 },
        successCount: 3,
        failCount: 0,
        lastUsed: '2025-06-15T10:30:00Z',
        createdAt: '2025-06-12T08:00:00Z',
      },
    ],
    optionMap: { 'theme-color': { Purple: { selector: "[data-value='purple']", position: place } } },
  };
  const read = readAbra(JSON.stringify(seed), NOW);
  expect(read.ok && read.value[0]?.playbooks[0]).toMatchObject({
    ...seed.playbooks[0],
    domain: 'ui.shadcn.com',
    outcomes: [null, null],
    params: [{ name: 'city', kind: 'text' }],
    source: 'imported',
    versions: [{ version: 1, status: 'active', cause: 'imported' }],
  });
});

describe('refuses, with the place and the reason', () => {
  const cases: [what: string, file: unknown, reason: RegExp][] = [
    ['what is no JSON', '{"domain":', /^This isn’t a playbook file/],
    ['a field that changes programs', '{"domain":"a.b","playbooks":[],"optionMap":{"x":{"__proto__":{}}}}', /^optionMap\.x\.__proto__: /],
    ['another version', { ...written(), version: 2 }, /^version: .*version 2.*Update Abra/],
    ['another format', { ...written(), format: 'selenium' }, /^format: "selenium" is not/],
    ['a field nobody knows', { ...written(), script: 'alert(1)' }, /does not know the field/],
    ['an operation nobody knows', withOperation({ type: 'evaluate', script: 'alert(1)' }), /^playbooks\.0\.operations\.0\.type: /],
    ['an address that runs', withOperation({ type: 'navigate', url: 'javascript:alert(1)' }), /operations\.0\.url: only http/],
    ['an address of this machine', withOperation({ type: 'navigate', url: 'file:///etc/passwd' }), /operations\.0\.url: only http/],
    ['a number of one moment', withOperation({ type: 'click', elementId: 4 }), /operations\.0\.elementId: /],
    ['an operation on nothing', withOperation({ type: 'click' }), /operations\.0: this step does not say which element/],
    ['another site inside', { ...written(), domain: 'other.example.com' }, /^playbooks\.0\.domain: “desk\.example\.com” is another site/],
    ['a site that is none', { ...written(), domain: 'https://x' }, /^domain: should be a site/],
    ['the same id twice', twice(), /^playbooks\.2\.id: “pb-desk” is in the file twice/],
    ['a variable step that is not there', withVariable(9), /variableStep\.step: there is no such step/],
    [
      'a choice that is not there',
      withChoice({ choice: { step: 40, map: 'Theme' }, default: 'Purple' }),
      /params\.0\.choice\.step: there is no such step/,
    ],
    [
      'a choice of nothing',
      withChoice({ choice: { step: 0, map: 'Theme' } }),
      /params\.0\.default: the option that was recorded is missing/,
    ],
    ['what is nested too deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, /more than 40 levels deep/],
    ['an empty list', '[]', /holds no playbooks/],
    ['a file that is only a number', '42', /^file: this is no file of playbooks/],
    ['what is too large', ' '.repeat(20_000_001), /larger than 20 MB/],
  ];
  it.each(cases)('%s', (_what, file, reason) => {
    expect(reasons(file)[0] ?? 'taken').toMatch(reason);
  });

  it('and takes none of many files where one is broken', () => {
    expect(reasons([written(), { ...written(), version: 7 }])).toEqual([expect.stringMatching(/^1\.version: /)]);
  });
});

function withOperation(operation: object): unknown {
  const file = written();
  file.playbooks[0].operations[0] = operation;
  return file;
}

function withVariable(step: number): unknown {
  const file = written();
  file.playbooks[1].variableStep.step = step;
  return file;
}

function withChoice(param: object): unknown {
  const file = written();
  file.playbooks[0].params = [{ name: 'theme', kind: 'option', ...param }];
  return file;
}

function twice(): unknown {
  const file = written();
  return { ...file, playbooks: [...file.playbooks, file.playbooks[0]] };
}
