import { describe, expect, test } from 'vitest';
import { Playbook } from '../../model/playbook/playbook';
import { DOMAIN } from '../memory.fixture';
import { chooses, NOW, opens, print, record, SITE, step, types, VIEWPORT } from '../steps.fixture';
import { distill } from './distill';
import type { Step } from './step';

const origin = { playbookId: 'pb', name: 'Other', version: 1, step: 0, of: 1 };
const distilled = (steps: Step[], more: { sequenceName?: string; goal?: string; pagePath?: string } = {}) =>
  distill({ domain: DOMAIN, pagePath: '/themes', goal: '', steps, viewport: VIEWPORT, now: NOW, cause: 'learned', ...more });
const theme = [opens('Theme', ['Purple', 'Fuchsia']), chooses('Purple', 'Theme')];

test('keeps what the page found, never the number of an element in one snapshot', () => {
  const playbook = distilled(theme)!;
  expect(JSON.stringify(playbook)).not.toContain('elementId');
  expect(playbook.operations).toMatchObject([
    { type: 'click', selector: '#theme', position: { relX: 0.3 }, fingerprint: { role: 'button', name: 'Theme' } },
    { type: 'click', selector: '#purple', fingerprint: { role: 'option', name: 'Purple' } },
  ]);
  expect(Playbook.parse(playbook)).toEqual(playbook);
});

test('promises what the deltas showed', () => {
  expect(distilled(theme)?.outcomes).toEqual([
    { appeared: ['listbox Theme', 'option Purple', 'option Fuchsia'], changed: ['aria-expanded of Theme'] },
    { disappeared: ['listbox Theme', 'option Purple'], changed: ['text of Theme'] },
  ]);
});

test('knows the step that could have chosen otherwise', () => {
  expect(distilled(theme)?.variableStep).toEqual({ step: 1, map: 'Theme', recorded: 'Purple' });
  expect(
    distilled([
      step({ type: 'click', elementId: 1 }, print('button', 'Edit')),
      step({ type: 'click', elementId: 2 }, print('button', 'Save')),
    ])?.variableStep,
  ).toBeUndefined();
});

test('the buttons of a form that was opened and filled in are no choice', () => {
  const opened = opens('Columns', ['Apply', 'Cancel']);
  const ticks = step({ type: 'check', elementId: 3, checked: false }, print('checkbox', 'White'));
  const applies = step({ type: 'click', elementId: 4 }, print('button', 'Apply'));
  expect(distilled([opened, ticks, applies])?.variableStep).toBeUndefined();
  expect(distilled([opened, applies])?.variableStep).toMatchObject({ recorded: 'Apply' });
});

test('a native select names its own options', () => {
  const size = step({ type: 'select', elementId: 1, options: ['Large'] }, print('combobox', 'Size'), {
    options: ['Small', 'Large'].map((label) => ({ label, target: { selector: '#size' } })),
  });
  expect(distilled([size, step({ type: 'click', elementId: 2 }, print('button', 'Add'))])?.variableStep).toEqual({
    step: 0,
    map: 'Size',
    recorded: 'Large',
  });
});

describe('learns nothing', () => {
  const bail = { kind: 'target-missing' as const, wanted: 'x', nearest: [] };
  const ghost = { operation: { type: 'click' as const, elementId: 3 }, record: record(undefined) };
  test.each<[string, Step[]]>([
    ['from one operation', [theme[0]!]],
    ['from one operation and a pause', [theme[0]!, step({ type: 'wait', duration: 300 })]],
    ['from a batch with a failed step', [...theme, { ...theme[0]!, record: { ...theme[0]!.record, status: 'failed' } }]],
    ['from a batch with a step that bailed', [...theme, { ...theme[0]!, record: { ...theme[0]!.record, bail } }]],
    ['from references alone', theme.map((one) => ({ ...one, origin }))],
    ['when a target is known by its number only', [theme[0]!, ghost]],
    ['from skipped steps', theme.map((one) => ({ ...one, record: { ...one.record, status: 'skipped' } }))],
  ])('%s', (_name, steps) => {
    expect(distilled(steps)).toBeUndefined();
  });
});

test('thinking time is not replayed', () => {
  const [open, choose] = theme;
  const pause = step({ type: 'wait', duration: 5000 });
  expect(distilled([open!, pause, choose!])?.operations.map(({ type }) => type)).toEqual(['click', 'click']);
  expect(distilled([open!, pause, choose!])?.id).toBe(distilled(theme)?.id);
});

test('a step that was skipped was not proven, so it is left out', () => {
  const skipped = step({ type: 'check', elementId: 2, checked: true }, print('checkbox', 'News'), { status: 'skipped' });
  expect(distilled([theme[0]!, skipped, theme[1]!])?.operations).toHaveLength(2);
});

test('inline operations around a reference: the longest row of neighbours, on the page where it began', () => {
  const there = step({ type: 'click', elementId: 1 }, print('link', 'Shop'), { url: 'https://ui.example.com/shop' });
  const reference = { ...there, origin };
  const rows = [step({ type: 'click', elementId: 1 }, print('link', 'Blog')), reference, ...theme];
  expect(distilled(rows)).toMatchObject({ pagePath: '/shop', operations: [{ selector: '#theme' }, { selector: '#purple' }] });
});

test('a navigation that happened is a promise, and where it ended is known', () => {
  const steps = [
    types('bob', print('textbox', 'User name')),
    step({ type: 'click', elementId: 2 }, print('button', 'Log in'), {
      url: 'https://ui.example.com/dashboard?x=1',
      delta: { url: { from: SITE, to: 'https://ui.example.com/dashboard?x=1' } },
    }),
    types('camera', print('searchbox', 'Search'), { submit: true }),
  ].map((one, index) => (index === 2 ? { ...one, record: { ...one.record, url: 'https://ui.example.com/results' } } : one));
  const playbook = distilled(steps)!;
  expect(playbook.outcomes.map((outcome) => outcome?.navigatesTo)).toEqual([undefined, '/dashboard', '/results']);
  expect(playbook.endPath).toBe('/results');
});

test('a step that only closed a dialog which was there before is optional', () => {
  const dismiss = step({ type: 'click', elementId: 1 }, print('button', 'Got it'), { delta: { closed: ['dialog News'] } });
  expect(distilled([dismiss, ...theme])?.operations.map((operation) => operation.optional)).toEqual([true, undefined, undefined]);
  const open = step({ type: 'click', elementId: 1 }, print('button', 'News'), { delta: { opened: ['dialog News'] } });
  expect(distilled([open, dismiss, ...theme])?.operations.map((operation) => operation.optional)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('what was typed', () => {
  const password = print('textbox', 'Password', { attributes: { type: 'password' } });
  test('is a param with its value, named after the field', () => {
    const playbook = distilled([types('camera', print('searchbox', 'Search products')), step({ type: 'press', key: 'Enter' })], {
      goal: 'find a camera',
    })!;
    expect(playbook.operations[0]).toMatchObject({ text: '{{search-products}}' });
    expect(playbook.params).toEqual([
      { name: 'search-products', kind: 'text', label: 'Search products', default: 'camera', known: ['camera'] },
    ]);
  });

  test('is not kept, shown or leaked where it is a secret', () => {
    const echo = step({ type: 'click', elementId: 1 }, print('button', 'Use p4ss&word!', { selectors: ['[title="Use p4ss&word!"]'] }), {
      delta: {
        url: { from: SITE, to: 'https://ui.example.com/in/p4ss%26word!' },
        appeared: [{ selector: 'p', tagName: 'P', text: 'p4ss&amp;word!' }],
      },
      url: 'https://ui.example.com/in/p4ss%26word!',
    });
    const playbook = distilled([types('p4ss&word!', password), echo], { sequenceName: 'Log in with p4ss&word!', goal: 'use p4ss&word!' })!;
    expect(JSON.stringify(playbook)).not.toMatch(/p4ss/);
    expect(playbook.operations[0]).toMatchObject({ text: '{{secret:password}}' });
    expect(playbook.name).toBe('Log in');
    expect(playbook.params).toEqual([]);
  });

  test('is not kept as a user name where it is also the password', () => {
    const playbook = distilled([types('admin-1', print('textbox', 'User')), types('admin-1', password)])!;
    expect(JSON.stringify(playbook)).not.toContain('admin-1');
    expect(playbook.params).toEqual([{ name: 'user', kind: 'text', label: 'User' }]);
  });

  test('follows into later steps that repeat it, but not as a part of other words', () => {
    const steps = [
      types('camera', print('searchbox', 'Search')),
      step({ type: 'click', elementId: 2 }, print('option', 'camera bag', { selectors: ['[data-q="camera"]'] }), {
        delta: { appeared: [{ selector: 'h1', tagName: 'H1', role: 'heading', name: 'Results for camera in cameras' }] },
      }),
    ];
    const playbook = distilled(steps)!;
    expect(playbook.operations[1]).toMatchObject({ selector: '[data-q="{{search}}"]', fingerprint: { name: '{{search}} bag' } });
    expect(playbook.outcomes[1]?.appeared).toEqual(['heading Results for {{search}} in cameras']);
  });

  test('makes the same playbook whatever it was', () => {
    const search = (text: string) => distilled([types(text, print('searchbox', 'Search')), step({ type: 'press', key: 'Enter' })]);
    expect(search('camera')?.id).toBe(search('tripod')?.id);
  });

  test('a note of the planner, which may quote the page or the value, is not kept', () => {
    expect(
      JSON.stringify(distilled([{ ...theme[0]!, operation: { ...theme[0]!.operation, note: 'because of Bob' } }, theme[1]!])),
    ).not.toContain('Bob');
  });
});
