import { describe, expect, test } from 'vitest';
import type { DomainPlaybooks } from '../model/playbook/playbook';
import type { Bail } from '../model/run/bail';
import type { RunEvent } from '../model/run/run-event';
import { applyLessons, lessonsOf } from './learn/lessons';
import type { Step } from './learn/step';
import { EMPTY } from './memory.fixture';
import { expandPlaybookReferences } from './play/expand';
import { recall } from './recall/recall';
import { type PlayedPlan, runOf } from './run.fixture';
import { NOW, print, SITE, step, types } from './steps.fixture';

const PATH = '/themes';
const field = (name: string) => print('textbox', name);
const click = (name: string, more: Parameters<typeof step>[2] = {}) => step({ type: 'click', elementId: 2 }, print('button', name), more);
const leads = (name: string, to: string, from = SITE) => click(name, { url: to, delta: { url: { from, to } } });
const failed = (one: Step, bail: Bail): Step => ({ ...one, record: { ...one.record, status: 'failed', dispatched: true, bail } });
const waiting = { id: '', operation: { type: 'click' as const, elementId: 9 } };
const RESULTS = 'https://ui.example.com/results';
const LEFT: Bail = { kind: 'page-left', url: RESULTS };
const rejected = (text: string) => ({ kind: 'value-rejected', wanted: text, shown: '' }) as const;

function learn(
  memory: DomainPlaybooks,
  goal: string,
  plans: PlayedPlan[],
  by: Extract<RunEvent, { kind: 'planned' }>['by'] = 'messages-api',
) {
  const run = runOf(goal, [...plans, { steps: [], completes: true }]);
  const first = run.plans.map((plan, at) => (at ? plan : { ...plan, by }));
  return lessonsOf({ ...run, plans: first }, 'success', NOW).reduce((known, one) => applyLessons(known, one, NOW), memory);
}
const rows = ({ playbooks }: DomainPlaybooks) =>
  playbooks.filter(({ partOf }) => !partOf).map(({ name, operations }) => `${name}: ${operations.map(({ type }) => type).join(' ')}`);
const isKnown = (goal: string, memory: DomainPlaybooks) => recall(goal, memory, { path: PATH }).hit;

describe('a run that stopped on the way is one playbook of what was done', () => {
  const goal = 'search for tea and choose Sencha';
  const search = [types('tea', field('Search')), leads('Go', RESULTS)];
  const choose = click('Sencha', { url: RESULTS });

  test('where the page went elsewhere in the middle of a plan', () => {
    const memory = learn(EMPTY, goal, [{ steps: search, left: [waiting], bail: LEFT }, { steps: [choose] }]);
    expect(rows(memory)).toEqual(['Search for … and choose Sencha: type click click']);
    expect(isKnown(goal, memory)).toBe(true);
  });

  test('where a field did not take a value, and took another one later', () => {
    const first = failed(types('03/15', field('Day')), rejected('03/15'));
    const plans = [{ steps: [first], bail: rejected('03/15') }, { steps: [types('2026-03-15', field('Day')), click('Save')] }];
    const memory = learn(EMPTY, 'set the day to 2026-03-15', plans);
    expect(rows(memory)).toEqual(['Set the day to …: type click']);
    expect(isKnown('set the day to 2026-04-01', memory)).toBe(true);
  });

  test.each<[string, Step, Step]>([
    ['another field', failed(types('03/15', field('Day')), rejected('03/15')), types('2026', field('Year'))],
    ['more in the same field', failed(types('03/15', field('Day')), rejected('03/15')), types('2026', field('Day'), { mode: 'append' })],
    ['a press', failed(click('Add'), { kind: 'no-effect', wanted: 'Add', missing: [] }), click('Add')],
    [
      'what may have been done',
      failed(types('03/15', field('Day')), { kind: 'out-of-time', waitedFor: 'rest', ms: 1 }),
      types('2026', field('Day')),
    ],
  ])('not where what failed may have left something behind: %s', (_what, first, second) => {
    const plans = [
      { steps: [first], bail: first.record.bail as Bail },
      { steps: [second, click('Save')], sequenceName: 'Save it' },
    ];
    const memory = learn(EMPTY, 'set the day', plans);
    expect(rows(memory)).toEqual([`Save it: ${second.operation.type} click`]);
    expect(isKnown('set the day', memory)).toBe(false);
  });

  test('not where nothing was done after it', () => {
    expect(rows(learn(EMPTY, goal, [{ steps: search, bail: LEFT }]))).toEqual([]);
  });
});

describe('where the whole run cannot be learned', () => {
  const lost = failed(click('Add'), { kind: 'no-effect', wanted: 'Add', missing: [] });
  const plans: PlayedPlan[] = [
    { steps: [types('Ada', field('Name')), click('Next')], sequenceName: 'Name it' },
    { steps: [lost], bail: lost.record.bail as Bail },
    { steps: [types('Oslo', field('Town')), types('7', field('Street')), click('Save')], sequenceName: 'Fill in the address' },
  ];
  const memory = learn(EMPTY, 'make a customer', plans);

  test('the longest piece is its row, under a name of its own, and the others are parts of that', () => {
    expect(rows(memory)).toEqual(['Fill in the address: type type click']);
    const [row] = memory.playbooks;
    expect(memory.playbooks.slice(1).map(({ name, partOf }) => [name, partOf])).toEqual([['Name it', row?.id]]);
  });

  test('the goal is not known by it', () => {
    expect(isKnown('make a customer', memory)).toBe(false);
  });
});

describe('where the playbook of the goal stopped, the goal has no second row', () => {
  const goal = 'search for tea and choose Sencha';
  const known = learn(EMPTY, goal, [{ steps: [types('tea', field('Search')), leads('Go', RESULTS), click('Sencha', { url: RESULTS })] }]);
  const elsewhere = 'https://ui.example.com/more';
  const again = (said: string): DomainPlaybooks => {
    const found = recall(said, known, { path: PATH });
    const { queue } = expandPlaybookReferences(found.hit ? found.references : [], known, { newId: () => 'q' });
    const steps = queue.slice(0, 2).map(({ operation, origin }, at): Step => {
      const done = at ? leads('Go', elsewhere) : step(operation, 'fingerprint' in operation ? operation.fingerprint : undefined);
      return { ...done, operation, origin };
    });
    return learn(
      known,
      said,
      [
        { steps, queued: queue.slice(0, 2), left: queue.slice(2), bail: { kind: 'page-left', url: elsewhere } },
        { steps: [leads('All results', RESULTS, elsewhere), click('Sencha', { url: RESULTS })] },
      ],
      'recall',
    );
  };

  test('what was done instead is a part of it, and the same goal is known by that', () => {
    const memory = again(goal);
    expect(rows(memory)).toEqual(['Search for … and choose Sencha: type click click']);
    const found = recall(goal, memory, { path: PATH });
    const { queue } = expandPlaybookReferences(found.hit ? found.references : [], memory, { newId: () => 'q' });
    expect(queue.map(({ operation }) => operation.type)).toEqual(['type', 'click', 'click', 'click']);
  });

  test('another value is still for the playbook itself', () => {
    const found = recall('search for coffee and choose Sencha', again(goal), { path: PATH });
    expect(found).toMatchObject({ hit: true, references: [{ playbook: 'Search for … and choose Sencha', params: { search: 'coffee' } }] });
  });
});
