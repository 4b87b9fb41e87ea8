import { mutate } from '../../../src/interchange/broken-files.fixture';
import { deskMemory, deskPlaybook, NOW, print } from '../../../src/interchange/playbook.fixture';
import { writeRecorder } from '../../../src/interchange/recorder/write-recorder';
import type { Random } from '../random';

/** The site whose playbooks a hostile file is laid beside. */
export const SITE = 'desk.example.com';

/** A file of each kind that may come from anywhere: Abra's own format, flows of the Recorder, tests of Playwright, and what is none of these. */
export const FILES: Record<string, (random: Random) => string> = {
  'broken by chance': (random) => mutate(random.pick([abra(), recorder()]), random.next),
  'nested deep': (random) => {
    const depth = random.pick([41, 300, 20_000, 200_000]);
    const [open, close] = random.pick([
      ['[', ']'],
      ['{"a":', '}'],
      ['{"playbooks":[', ']}'],
      ['{"optionMap":', '}'],
    ] as const);
    return open.repeat(depth) + (random.chance(0.5) ? 'null' : '1') + close.repeat(random.chance(0.8) ? depth : depth - 1);
  },
  'very large': (random) =>
    random.pick<() => string>([
      () => `{"domain":"${'x'.repeat(20_000_001)}"}`,
      () => abra((file) => set(file, 'name', 'x'.repeat(random.pick([201, 1_000_000])))),
      () =>
        abra((file) =>
          Object.assign(file, { playbooks: Array.from({ length: 2001 }, (_, at) => ({ ...playbookIn(file), id: `p${at}` })) }),
        ),
      () =>
        abra((file) =>
          set(
            file,
            'operations',
            Array.from({ length: random.pick([0, 201, 5000]) }, () => ({ type: 'press', key: 'Enter' })),
          ),
        ),
      () => `[${Array.from({ length: 201 }, () => abra()).join(',')}]`,
      () =>
        JSON.stringify({
          domain: SITE,
          playbooks: [],
          optionMap: { M: Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`o${at}`, { selector: '#a' }])) },
        }),
      () => JSON.stringify({ title: 'x', steps: Array.from({ length: 2001 }, () => ({ type: 'keyDown', key: 'a' })) }),
    ])(),
  'a field that changes programs': (random) => {
    const poison = random.pick([
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"prototype":{"polluted":true}}',
      '{"toString":1,"valueOf":2}',
    ]);
    const text = abra();
    return random.pick([
      poison,
      text.replace('"domain"', `"__proto__":{"polluted":true},"domain"`),
      text.replace('"attributes": {', `"attributes": {"__proto__":"polluted",`),
      text.replace('"optionMap": {', `"optionMap": {"__proto__":{"Red":{"selector":"#a"}},`),
      text.replace('"optionMap": {', `"optionMap": {"constructor":{"prototype":{"selector":"#a"}},`),
      text.replace('"params": [', `"params": [${poison},`),
      recorder().replace('"steps"', '"__proto__":{"polluted":true},"steps"'),
    ]);
  },
  'signs that nobody sees': (random) => {
    const sign = random.pick([
      '\u202e',
      '\u2066',
      '\u200b',
      '\u00ad',
      '\ufeff',
      '\u{e0041}\u{e0042}',
      '\u0000',
      '\u001b[31m',
      '\u2028',
      '\u061c',
    ]);
    return random.pick<() => string>([
      () => abra((file) => set(file, 'name', `Log ${sign}in`)),
      () => abra((file) => set(file, 'params', [{ name: 'email', kind: 'text', label: `E${sign}mail` }])),
      () => abra((file) => Object.assign(file, { domain: `desk.${sign}example.com` })),
      () => abra((file) => set(file, 'pagePath', `/desk${sign}`)),
      () => JSON.stringify({ ...JSON.parse(recorder()), title: `Log${sign} in` }),
    ])();
  },
  'letters that look like others': (random) => {
    const name = random.pick(['Lоg in and look', 'Select thеme', 'Log in аnd look', 'Ρay', 'Lοg in and look']);
    return random.pick<() => string>([
      () => abra((file) => set(file, 'name', name)),
      () => JSON.stringify({ ...JSON.parse(recorder()), title: name }),
      () => abra((file) => rename(file, random.pick(['dеsk.example.com', 'desk.exаmple.com', 'xn--dsk-5cd.example.com']))),
    ])();
  },
  'an address that is none': (random) => {
    const url = random.pick([
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'chrome://settings',
      'blob:https://desk.example.com/x',
      'https://desk.example.com@evil.example/',
      'http:/evil.example',
      'http:\\\\evil.example',
      '//evil.example/x',
      '\\\\evil.example',
      'https://evil.example/',
    ]);
    return random.pick<() => string>([
      () => abra((file) => set(file, 'operations', [{ type: 'navigate', to: 'url', url }])),
      () =>
        abra((file) => set(file, 'versions', [{ ...playbookIn(file).versions[0], operations: [{ type: 'navigate', url }], outcomes: [] }])),
      () =>
        JSON.stringify({
          title: 'x',
          steps: [
            { type: 'navigate', url },
            { type: 'keyDown', key: 'Enter' },
          ],
        }),
      () =>
        JSON.stringify({
          title: 'x',
          steps: [
            { type: 'keyDown', key: 'Enter' },
            { type: 'navigate', url },
          ],
        }),
      () =>
        JSON.stringify({
          title: 'x',
          steps: [{ type: 'customStep', name: 'abra-operation', parameters: { operation: { type: 'navigate', url } } }],
        }),
    ])();
  },
  'numbers beyond all bounds': (random) => {
    const number = random.pick([1e308, -1, 0.5, 2 ** 53, -0, 1e21]);
    const field = random.pick([
      'successCount',
      'failCount',
      'recordedViewport',
      'variableStep',
      'versions',
      'params',
      'outcomes',
      'health',
    ]);
    const value = random.pick<unknown>([
      number,
      { width: number, height: number },
      { step: number, map: 'm', recorded: 'r' },
      [{ version: number }],
    ]);
    return random.chance(0.8)
      ? abra((file) => set(file, field, value))
      : abra((file) =>
          set(file, 'operations', [
            {
              type: random.pick(['scroll', 'wait', 'click', 'drag']),
              selector: '#a',
              amount: number,
              duration: number,
              count: number,
              tab: number,
            },
          ]),
        );
  },
  'types that are others': (random) => {
    const value = random.pick<unknown>([null, true, 'x', [], {}, [[]], 0, { toString: 'x' }, ['a', { b: [null] }]]);
    const field = random.pick([
      'id',
      'name',
      'domain',
      'pagePath',
      'operations',
      'recordedViewport',
      'outcomes',
      'params',
      'versions',
      'goals',
      'source',
      'lastUsed',
      'unproven',
      'endPath',
    ]);
    return random.pick<() => string>([
      () => abra((file) => set(file, field, value)),
      () => JSON.stringify(value),
      () => JSON.stringify({ title: value, steps: value }),
      () => JSON.stringify({ title: 'x', steps: [value] }),
      () =>
        abra((file) =>
          Object.assign(file, {
            [random.pick(['domain', 'playbooks', 'optionMap', 'knownGoals', 'format', 'version', 'exportedAt'])]: value,
          }),
        ),
    ])();
  },
  'another site than it says': (random) =>
    random.pick<() => string>([
      () => abra((file) => set(file, 'domain', 'bank.example')),
      () =>
        abra((file) =>
          rename(
            file,
            random.pick([
              'bank.example',
              'evil.example:8443',
              'localhost:11434',
              '',
              '..',
              'a b',
              'desk.example.com/',
              'desk.example.com@evil.example',
            ]),
          ),
        ),
      () =>
        JSON.stringify({
          title: 'x',
          steps: [
            { type: 'navigate', url: 'https://bank.example/' },
            { type: 'click', selectors: [['#pay']], offsetX: 1, offsetY: 1, target: 'https://evil.example/' },
          ],
        }),
      () =>
        `[${abra()},${abra((file) => rename(file, 'bank.example'))},${abra((file) => set(rename(file, 'shop.example'), 'operations', 'none'))}]`,
    ])(),
  'claims of itself': (random) =>
    abra((file) => {
      Object.assign(playbookIn(file), {
        id: random.pick(['boast', 'pb-desk']),
        name: random.pick(['Boast', 'Log in and look']),
        unproven: false,
        successCount: 9999,
        goals: ['log in', 'pay the rent'],
        aliases: ['Log in and look', 'Select theme'],
        namedBy: 'person',
        source: 'recorded',
        obsolete: false,
        health: Array.from({ length: 20 }, () => ({ at: NOW, ok: true, version: 1 })),
        operations: [
          { type: 'click', fingerprint: print('button', 'Delete account'), dialogs: [{ kind: 'confirm', text: 'Really?', accept: true }] },
        ],
        outcomes: [null],
        versions: [],
      });
      Object.assign(file, { knownGoals: [{ goal: 'log in', pagePath: '/', references: [{ playbookId: 'boast' }], at: NOW, whole: true }] });
      return file;
    }),
  'operations that there are not': (random) => {
    const operation = random.pick<object>([
      { type: 'evaluate', script: 'alert(1)' },
      { type: 'click', elementId: 7 },
      { type: 'click' },
      { type: 'click', selector: '#a', onclick: 'x' },
      { type: 'click', selector: '#a', unproven: false },
      { type: 'drag', selector: '#a', to: { elementId: 3 } },
      { type: 'type', selector: '#a', text: '{{secret:password}}', how: 'script' },
      { type: 'upload', selector: '#a', files: [] },
      {
        type: 'click',
        fingerprint: { selectors: ['#a'], tag: 'a', attributes: { onclick: 'x' }, landmarks: [], neighbours: [], script: 1 },
      },
    ]);
    return random.pick<() => string>([
      () => abra((file) => set(file, 'operations', [operation])),
      () =>
        JSON.stringify({
          title: 'x',
          steps: [
            { type: 'navigate', url: 'https://desk.example.com/' },
            { type: 'customStep', name: 'abra-operation', parameters: { operation } },
          ],
        }),
    ])();
  },
  'scripts in a flow': (random) =>
    JSON.stringify({
      title: 'x',
      steps: [
        { type: 'navigate', url: 'https://desk.example.com/' },
        random.pick<object>([
          { type: 'waitForExpression', expression: 'fetch("https://evil.example")' },
          { type: 'waitForExpression', expression: 'location.href.includes("a"); alert(1)' },
          { type: 'customStep', name: 'evil', parameters: {} },
          { type: 'evaluate', script: 'x' },
          { type: 'click', selectors: [['xpath///*[contains(., "x")]']], offsetX: 1e9, offsetY: -1e9 },
          {
            type: 'customStep',
            name: 'abra-playbook',
            parameters: {
              version: 1,
              playbook: { id: 'x', unproven: false, goals: ['log in'] },
              operations: [{ steps: 1, digest: 'x', operation: { type: 'evaluate' } }],
            },
          },
        ]),
      ],
    }),
  'no such format': (random) =>
    random.pick([
      '',
      ' ',
      '\ufeff',
      'null',
      '[]',
      '{}',
      'NaN',
      '{a:1}',
      '// a comment\n{}',
      "import { test } from '@playwright/test';\ntest('x', async ({ page }) => { await page.goto('https://evil.example'); });",
      '<!doctype html><script>alert(1)</script>',
      'PK\u0003\u0004\u0014\u0000',
      '\u0000\u0001\u0002',
      'domain: x\nplaybooks:\n  - a',
      '"just a text"',
      '{"format":"other","playbooks":[]}',
      '{"format":"abra-playbooks","version":2,"playbooks":[]}',
      '\ud800',
      `{"a":"${'\\u0000'.repeat(1000)}"}`,
    ]),
};

interface File {
  domain: string;
  playbooks: ReturnType<typeof deskPlaybook>[];
}

function abra(change: (file: File) => unknown = (file) => file): string {
  const file: File = structuredClone({ ...deskMemory(), playbooks: [fromFile()] });
  change(file);
  return JSON.stringify(file, null, 1);
}

const recorder = () => JSON.stringify(writeRecorder(fromFile()).flow);

/** Other steps than those that are known, so that they do not count as the same. */
const fromFile = () =>
  deskPlaybook({
    id: 'from-file',
    name: 'From a file',
    operations: [...deskPlaybook().operations.slice(0, -1), { type: 'press', key: 'F2' }],
  });

const playbookIn = ({ playbooks }: File) => playbooks[0] as ReturnType<typeof deskPlaybook>;

function set(file: File, field: string, value: unknown): File {
  Object.assign(playbookIn(file), { [field]: value });
  return file;
}

function rename(file: File, domain: string): File {
  file.domain = domain;
  return set(file, 'domain', domain);
}
