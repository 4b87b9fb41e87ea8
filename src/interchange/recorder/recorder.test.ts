import { parse } from '@puppeteer/replay';
import { describe, expect, it } from 'vitest';
import { sayOperation } from '../../model/plan/operation-words';
import type { Playbook } from '../../model/playbook/playbook';
import { sayInEnglish } from '../../model/say-in-english';
import { deskPlaybook, NOW } from '../playbook.fixture';
import type { RecorderFlow, RecorderStep } from './flow';
import { readRecorder } from './read-recorder';
import { writeRecorder } from './write-recorder';

const read = (flow: unknown, domain?: string): Playbook => {
  const result = readRecorder(flow, { now: NOW, ...(domain ? { domain } : {}) });
  const playbook = result.ok ? result.value.file.playbooks[0] : undefined;
  if (!playbook) expect.fail(JSON.stringify(result));
  return playbook;
};
const refused = (flow: unknown) => {
  const result = readRecorder(flow, { now: NOW });
  return result.ok ? [] : result.failure.map(sayInEnglish);
};
const said = (steps: unknown[]) =>
  read({ title: 'T', steps: [{ type: 'navigate', url: 'https://shop.example.com/cart' }, ...steps] }).operations.map((operation) =>
    sayOperation(operation),
  );
const viewport = {
  type: 'setViewport',
  width: 800,
  height: 600,
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  isLandscape: false,
};
const at = { offsetX: 3, offsetY: 4 };

describe('writes', () => {
  it("flows that the format's own parser takes whole", () => {
    const { flow } = writeRecorder(deskPlaybook());
    const parsed = parse(JSON.parse(JSON.stringify(flow)));
    expect(JSON.parse(JSON.stringify(parsed.steps))).toEqual(JSON.parse(JSON.stringify(flow.steps)));
  });

  it('each operation as its steps', () => {
    const { flow } = writeRecorder(deskPlaybook());
    expect(flow.steps.map(line)).toMatchInlineSnapshot(`
      [
        "setViewport 1440 900 1 false false false",
        "navigate "https://desk.example.com/desk/login" → https://desk.example.com/desk/login",
        "click 60 20 "aria/Got it[role=\\"button\\"]"",
        "change "ada@example.com" "aria/Email[role=\\"textbox\\"]"",
        "change "{{password}}" "aria/Password[role=\\"textbox\\"]"",
        "click 60 20 "aria/Remember me[role=\\"checkbox\\"]"",
        "waitForElement {"checked":true} "aria/Remember me[role=\\"checkbox\\"]"",
        "keyDown "Enter" → https://desk.example.com/desk/dashboard",
        "keyUp "Enter"",
        "change "3" "aria/Guests[role=\\"combobox\\"]"",
        "hover "aria/More[role=\\"button\\"]"",
        "keyDown "Shift"",
        "click 60 20 "aria/Add[role=\\"button\\"]"",
        "keyUp "Shift"",
        "doubleClick [0] 60 20 "aria/Pay[role=\\"button\\"]"",
        "scroll 0 400",
        "customStep abra-operation",
        "waitForElement true "aria/Done[role=\\"heading\\"]"",
        "waitForExpression "document.body.innerText.includes(\\"Thank you\\")"",
        "customStep abra-playbook",
      ]
    `);
  });

  it('what cannot be said, by name', () => {
    expect(writeRecorder(deskPlaybook()).notes.map(sayInEnglish)).toMatchInlineSnapshot(`
      [
        "“Log in and look”, step 1: the Recorder stops where it is not there.",
        "“Log in and look”, step 4: the Recorder clicks it, whatever its state is before.",
        "“Log in and look”, step 6: the Recorder chooses by the value of the option, and Abra knows its label. Where they differ, write the value there.",
        "“Log in and look”, step 11: the Recorder has no step that drags. Abra does it when it reads this file again.",
      ]
    `);
  });

  it('secrets by their name, and no recorded text of theirs', () => {
    const text = JSON.stringify(writeRecorder(deskPlaybook()).flow.steps.filter(({ type }) => type !== 'customStep'));
    expect(text).toContain('"value":"{{password}}"');
    expect(text).toContain('"value":"ada@example.com"');
  });

  it('a role and name only where nothing else had them', () => {
    const [click] = deskPlaybook().operations;
    if (click?.type !== 'click' || !click.fingerprint) return expect.fail();
    const twin = { ...click, fingerprint: { ...click.fingerprint, ordinal: { index: 0, of: 2 } } };
    const { flow } = writeRecorder(deskPlaybook({ operations: [twin], outcomes: [null] }));
    expect(JSON.stringify(flow.steps[2])).not.toContain('aria/');
  });
});

describe('reads back', () => {
  it('the same playbook where nobody changed the flow', () => {
    const { versions: _versions, health: _health, goals: _goals, ...rest } = deskPlaybook();
    expect(read(JSON.parse(JSON.stringify(writeRecorder(deskPlaybook()).flow)))).toMatchObject(rest);
  });

  it('what DevTools changed, and the rest as it was', () => {
    const { flow } = writeRecorder(deskPlaybook());
    const steps = flow.steps.flatMap((step): RecorderStep[] =>
      step.type === 'hover' ? [] : [step.type === 'change' && step.value === '3' ? { ...step, value: '4' } : step],
    );
    const playbook = read({ ...flow, title: 'Other', steps } satisfies RecorderFlow);
    const before = deskPlaybook().operations;
    expect(playbook.name).toBe('Other');
    expect(playbook.id).not.toBe('pb-desk');
    expect(playbook.operations.filter(({ type }) => type !== 'select')).toEqual(
      before.filter(({ type }) => type !== 'select' && type !== 'hover'),
    );
    expect(playbook.operations[5]).toMatchObject({ type: 'select', options: ['4'] });
    expect(playbook.operations).toHaveLength(before.length - 1);
  });
});

describe('reads a flow of DevTools', () => {
  it('with a click and a change of one field as one, and keys that only typed as nothing', () => {
    const field = { selectors: [['aria/Search[role="searchbox"]'], ['#q']] };
    expect(
      said([
        viewport,
        { type: 'click', ...field, ...at },
        { type: 'keyDown', key: 'c' },
        { type: 'change', ...field, value: 'camera' },
        { type: 'keyUp', key: 'c' },
        {
          type: 'keyDown',
          key: 'Enter',
          assertedEvents: [{ type: 'navigation', url: 'https://shop.example.com/found?q=camera', title: 'Found' }],
        },
        { type: 'keyUp', key: 'Enter' },
      ]),
    ).toEqual(['Type "camera" into searchbox "Search"', 'Press Enter in searchbox "Search"', 'Expect the page at /found']);
  });

  it('with chords, clicks of other buttons, hovering, scrolling and waiting', () => {
    expect(
      said([
        { type: 'keyDown', key: 'Control' },
        { type: 'keyDown', key: 'k' },
        { type: 'keyUp', key: 'k' },
        { type: 'keyUp', key: 'Control' },
        { type: 'doubleClick', selectors: [['aria/Row[role="row"]'], ['tr']], ...at },
        { type: 'click', selectors: ['#menu'], ...at, button: 'secondary' },
        { type: 'hover', selectors: [['my-nav', 'button.more']] },
        { type: 'scroll', x: 0, y: 300 },
        { type: 'scroll', x: 0, y: 100 },
        { type: 'waitForElement', selectors: ['text/Loading'], count: 0 },
        { type: 'waitForElement', selectors: ['#done'] },
        { type: 'change', selectors: [['select#size']], value: 'L' },
      ]),
    ).toEqual([
      'Press Control+K',
      'Double-click row "Row"',
      'Right-click #menu',
      'Point at my-nav >> button.more',
      'Scroll down 300 px',
      'Scroll up 200 px',
      'Wait until text/Loading is gone',
      'Wait until #done is visible',
      'Select "L" in select#size',
    ]);
  });

  it('with what was held, pressed and waited for', () => {
    expect(
      said([
        { type: 'keyDown', key: 'Control' },
        { type: 'keyDown', key: 'Shift' },
        { type: 'click', selectors: ['#many'], ...at },
        { type: 'keyUp', key: 'Shift' },
        { type: 'keyUp', key: 'Control' },
        { type: 'click', selectors: ['#one'], ...at },
        { type: 'click', selectors: ['#one'], button: 'back', ...at },
        { type: 'click', selectors: ['#one'], button: 'forward', ...at },
        { type: 'waitForURL', url: 'https://shop.example.com/done?x=1' },
        { type: 'waitForElement', selectors: ['#busy'], hidden: true },
      ]),
    ).toEqual([
      'Click with Control+Shift #many',
      'Click #one',
      'Go back',
      'Go forward',
      'Wait until the address has /done',
      'Wait until #busy is gone',
    ]);
  });

  it('and names what it does not keep', () => {
    const steps = [
      { type: 'navigate', url: 'https://a.example.com/', assertedEvents: [{ type: 'navigation', title: 'A' }] },
      { type: 'click', selectors: ['#a'], duration: 900, ...at, assertedEvents: [{ type: 'navigation', title: 'B' }] },
      { type: 'click', selectors: [['div > canvas.board']], ...at },
      {
        type: 'waitForElement',
        selectors: ['.row'],
        operator: '>=',
        count: 3,
        attributes: { role: 'row' },
        properties: { className: 'x' },
      },
    ];
    const result = readRecorder({ title: 'T', steps }, { now: NOW });
    expect(result.ok && result.value.notes.map(sayInEnglish)).toEqual([
      'A long press becomes a click.',
      'Titles of pages are not checked.',
      'Where exactly in “div > canvas.board” is not kept: its middle is clicked.',
      'How many there are (>= 3) is not checked.',
      'Not checked in what is waited for: role, className.',
    ]);
  });

  it('that only open pages', () => {
    const open = (url: string) => ({ type: 'navigate', url });
    expect(read({ title: 'T', steps: [viewport, open('https://a.example.com/x')] }).operations).toEqual([
      { type: 'navigate', to: 'url', url: 'https://a.example.com/x' },
    ]);
    expect(read({ title: 'T', steps: [open('https://a.example.com/x'), open('https://a.example.com/y')] }).operations).toHaveLength(1);
  });

  it('in pop-ups, by their tab, and in documents of other sites, by their frame', () => {
    const steps = [
      { type: 'navigate', url: 'https://a.example.com/' },
      { type: 'click', selectors: ['#open'], target: 'main', ...at },
      { type: 'click', selectors: ['#in-popup'], target: 'https://a.example.com/popup', ...at },
      { type: 'click', selectors: ['#in-frame'], target: 'https://ads.example.net/frame', ...at },
      { type: 'close', target: 'https://a.example.com/popup' },
      { type: 'click', selectors: ['#on'], ...at },
    ];
    const { operations } = read({ title: 'T', steps });
    expect(operations.map(({ tab }) => tab ?? 0)).toEqual([0, 1, 0, 0]);
    expect(operations[1]).toMatchObject({ selector: '#in-popup' });
    expect(operations[2]).toMatchObject({ fingerprint: { frame: { url: 'https://ads.example.net/frame' } } });
  });

  it('with a password as a secret, its value dropped', () => {
    const flow = { title: 'Log in', steps: [{ type: 'change', selectors: [['aria/Password'], ['#pw']], value: 'hunter2-canary' }] };
    const playbook = read(flow, 'desk.example.com');
    expect(playbook.operations).toMatchObject([{ type: 'type', text: '{{secret:password}}' }]);
    expect(JSON.stringify(playbook)).not.toContain('canary');
  });

  it('in a frame', () => {
    const flow = { title: 'Pay', steps: [{ type: 'click', selectors: ['#pay'], frame: [1, 0], ...at }] };
    expect(read(flow, 'a.example.com').operations[0]).toMatchObject({ fingerprint: { frame: { path: [1, 0] }, selectors: ['#pay'] } });
  });
});

describe('refuses, with the place and the reason', () => {
  const click = { type: 'click', selectors: ['#a'], ...at };
  const open = { type: 'navigate', url: 'https://a.example.com/' };
  it.each<[string, unknown, RegExp]>([
    ['a click without offsets', { title: 'T', steps: [{ type: 'click', selectors: ['#a'] }] }, /^steps\.0\.offsetX: /],
    ['a step type nobody knows', { title: 'T', steps: [{ type: 'teleport' }] }, /^steps\.0\.type: /],
    ['a timeout that is too long', { title: 'T', timeout: 30_001, steps: [] }, /^timeout: /],
    [
      'a step of another program',
      { title: 'T', steps: [open, { type: 'customStep', name: 'lighthouse', parameters: {} }] },
      /^steps\.1: the step “lighthouse”/,
    ],
    [
      'a script',
      { title: 'T', steps: [open, { type: 'waitForExpression', expression: 'fetch("/x")' }] },
      /^steps\.1: it waits for a script/,
    ],
    ['a flow of nowhere', { title: 'T', steps: [click] }, /^steps: it opens no page/],
    [
      'a hidden operation',
      { title: 'T', steps: [open, { type: 'customStep', name: 'abra-operation', parameters: { operation: { type: 'evaluate' } } }] },
      /^operations\.0\.type: /,
    ],
    [
      'an address that runs',
      { title: 'T', steps: [open, click, { type: 'navigate', url: 'javascript:alert(1)' }] },
      /^operations\.1\.url: only http/,
    ],
  ])('%s', (_what, flow, reason) => {
    expect(refused(flow)[0] ?? 'taken').toMatch(reason);
  });
});

function line(step: RecorderStep): string {
  const { type, ...rest } = step;
  const { selectors, assertedEvents, ...own } = rest as { selectors?: unknown[]; assertedEvents?: { url?: string }[] };
  const values =
    type === 'customStep' ? [(own as unknown as { name: string }).name] : Object.values(own).map((value) => JSON.stringify(value));
  return [
    type,
    ...values,
    ...(selectors ? [JSON.stringify(selectors.at(-1))] : []),
    ...(assertedEvents ?? []).map(({ url }) => `→ ${url}`),
  ].join(' ');
}
