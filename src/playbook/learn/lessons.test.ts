import { describe, expect, test } from 'vitest';
import type { Fingerprint } from '../../model/page/target';
import { healthOf } from '../../model/playbook/health';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { versionInForce } from '../../model/playbook/version-in-force';
import type { OperationRecord } from '../../model/run/record';
import { saying } from '../../model/saying-of';
import { DOMAIN, EMPTY, learned, memoryOf } from '../memory.fixture';
import { continueRepaired } from '../mend/repair';
import { expandPlaybookReferences } from '../play/expand';
import { recall } from '../recall/recall';
import { type PlayedPlan, runOf } from '../run.fixture';
import { chooses, NOW, opens, print, step } from '../steps.fixture';
import { applyLessons, lessonsOf } from './lessons';
import type { Step } from './step';

const COLOURS = ['Purple', 'Fuchsia', 'Lime'];
const PATH = '/themes';
let ids = 0;
const newId = () => `q-${ids++}`;

const learn = (memory: DomainPlaybooks, goal: string, plans: PlayedPlan[], outcome: 'success' | 'failed' | 'stopped' = 'success') =>
  lessonsOf(runOf(goal, plans), outcome, NOW).reduce((known, lessons) => applyLessons(known, lessons, NOW), memory);
const told = ({ playbooks, optionMap }: DomainPlaybooks) => [
  ...playbooks.map(
    ({ name, operations, successCount, failCount, source }) =>
      `${name}: ${operations.map(({ type }) => type).join(' ')}, ${successCount}/${failCount}, ${source}`,
  ),
  ...Object.entries(optionMap).map(([map, options]) => `${map}: ${Object.keys(options).join(' ')}`),
];
const only = ({ playbooks }: DomainPlaybooks): Playbook => playbooks[0]!;

/** Runs references as a page would: every step is done, its target found as recorded, changed by `change`. */
function play(
  memory: DomainPlaybooks,
  references: { playbook: string; variant?: string }[],
  change: (record: OperationRecord, at: number) => OperationRecord = (record) => record,
): PlayedPlan {
  const { queue, incomplete } = expandPlaybookReferences(references, memory, { newId, path: PATH });
  const steps = queue.map(({ operation, origin }, at): Step => {
    const found = 'fingerprint' in operation ? operation.fingerprint : undefined;
    return { operation, origin, record: change(step(operation, found).record, at) };
  });
  const failed = steps.findIndex(({ record }) => record.status === 'failed');
  const bail = steps[failed]?.record.bail;
  return {
    steps: failed < 0 ? steps : steps.slice(0, failed + 1),
    left: failed < 0 ? [] : queue.slice(failed + 1),
    queued: queue,
    operations: references,
    ...(incomplete ? { incomplete } : {}),
    ...(bail ? { bail } : {}),
  };
}

describe('a first visit, one operation a call', () => {
  const start = step({ type: 'click', elementId: 1 }, print('button', 'Get Started'), { delta: { closed: ['dialog Welcome'] } });
  const single = (...steps: Step[]) => steps.map((one): PlayedPlan => ({ steps: [one] }));
  const visit = single(
    start,
    opens('Theme', COLOURS),
    chooses('Fuchsia', 'Theme'),
    opens('Style', ['Nova', 'Lyra']),
    chooses('Lyra', 'Style'),
  );

  test('is one playbook; its parts are stitched by cause, with generated names and whole option maps', () => {
    expect(told(learn(EMPTY, 'make it funky', visit))).toEqual([
      'Make it funky: click click click click click, 1/0, learned',
      'Dismiss Welcome: click, 1/0, stitched',
      'Select Theme Fuchsia: click click, 1/0, stitched',
      'Select Style Lyra: click click, 1/0, stitched',
      'Theme: Purple Fuchsia Lime',
      'Style: Nova Lyra',
    ]);
  });

  test('leaves nothing but options where the goal was not reached', () => {
    expect(told(learn(EMPTY, 'make it funky', visit, 'failed'))).toEqual(['Theme: Purple Fuchsia Lime', 'Style: Nova Lyra']);
  });

  test('makes the same goal, and others of its kind, known', () => {
    const memory = learn(EMPTY, 'Make it funky', visit);
    expect(recall('make it funky', memory, { path: PATH })).toMatchObject({
      hit: true,
      references: [{ playbook: 'Make it funky', params: { theme: 'Fuchsia' }, variant: 'Lyra' }],
    });
    expect(recall('set theme to Lime, style Nova', memory, { path: PATH })).toMatchObject({
      references: [
        { playbook: 'Select Theme Fuchsia', variant: 'Lime' },
        { playbook: 'Select Style Lyra', variant: 'Nova' },
      ],
    });
    expect(recall('make it', memory, { path: PATH }).hit).toBe(false);
  });

  test('makes no goal known that only the last one explains', () => {
    const run = runOf('choose it', visit);
    const before = { goal: 'find a funky theme', outcome: 'success' as const, summary: 'Fuchsia.' };
    const lessons = lessonsOf({ ...run, started: { ...run.started, before } }, 'success', NOW);
    const memory = lessons.reduce((known, one) => applyLessons(known, one, NOW), EMPTY);
    expect(memory.playbooks.map(({ name }) => name)).not.toContain('choose it');
    expect(memory.knownGoals ?? []).toEqual([]);
    expect(memory.playbooks.flatMap(({ goals }) => goals)).toEqual([]);
    expect(recall('choose it', memory, { path: PATH }).hit).toBe(false);
  });

  test('does not stitch steps that only follow one another', () => {
    const links = single(
      step({ type: 'click', elementId: 1 }, print('link', 'Like')),
      step({ type: 'click', elementId: 2 }, print('link', 'Share')),
    );
    const both = [...links, ...single(step({ type: 'click', elementId: 3 }, print('link', 'Save')))];
    expect(told(learn(EMPTY, 'like, share and save', both))).toEqual(['Like, share and save: click click click, 1/0, learned']);
    expect(learn(EMPTY, 'like, share and save', both, 'failed').playbooks).toEqual([]);
  });

  test('stitches over a step between that has nothing to do with it', () => {
    const hover = step({ type: 'hover', elementId: 4 }, print('link', 'Docs'));
    const memory = learn(EMPTY, 'theme', single(opens('Theme', COLOURS), hover, chooses('Lime', 'Theme')));
    expect(told(memory)[1]).toBe('Select Theme Lime: click click, 1/0, stitched');
  });

  test('does not stitch over a menu that was closed in between', () => {
    const escape = step({ type: 'press', key: 'Escape' }, undefined, { delta: { closed: ['listbox Theme'] } });
    const elsewhere = step({ type: 'click', elementId: 8 }, print('option', 'Fuchsia', { landmarks: [{ kind: 'toolbar' }] }));
    const memory = learn(EMPTY, 'x', single(opens('Theme', COLOURS), escape, elsewhere));
    expect(told(memory)).toEqual(['X: click press click, 1/0, learned', 'Theme: Purple Fuchsia Lime']);
  });
});

describe('batches', () => {
  const batch = [opens('Theme', COLOURS), chooses('Purple', 'Theme')];
  const other = [opens('Style', ['Nova', 'Lyra']), chooses('Lyra', 'Style')];
  test('of a run that did not reach its goal none is kept, however well it went until then', () => {
    expect(told(learn(EMPTY, 'x', [{ steps: batch, sequenceName: 'Pick a colour' }, { steps: other }], 'failed'))).toEqual([
      'Theme: Purple Fuchsia Lime',
      'Style: Nova Lyra',
    ]);
  });

  test('nothing is learned from a batch with a failed step, or one that stopped', () => {
    const bail = { kind: 'target-missing' as const, wanted: 'Purple', nearest: [] };
    const failed = { ...chooses('Purple', 'Theme'), record: { ...chooses('Purple', 'Theme').record, status: 'failed' as const, bail } };
    expect(learn(EMPTY, 'x', [{ steps: [batch[0]!, batch[1]!, failed], bail }]).playbooks).toEqual([]);
    expect(learn(EMPTY, 'x', [{ steps: batch, bail: { kind: 'page-left', url: 'https://elsewhere.example/' } }]).playbooks).toEqual([]);
  });

  test('references only count: no playbook of playbooks', () => {
    const memory = memoryOf(learned(batch), learned([opens('Style', ['Nova', 'Lyra']), chooses('Nova', 'Style')]));
    const after = learn(memory, 'x', [
      play(memory, [{ playbook: 'Select Theme Purple', variant: 'Lime' }, { playbook: 'Select Style Nova' }]),
    ]);
    expect(told(after)).toEqual([
      'Select Theme Purple: click click, 2/0, learned',
      'Select Style Nova: click click, 2/0, learned',
      'Theme: Purple Fuchsia Lime',
      'Style: Nova Lyra',
    ]);
    expect(recall('x', after, { path: PATH })).toMatchObject({ references: [{ variant: 'Lime' }, { playbook: 'Select Style Nova' }] });
  });

  test('the same playbook twice in a row is two runs of it', () => {
    const memory = memoryOf(learned(batch));
    const after = learn(memory, 'x', [
      play(memory, [
        { playbook: 'Select Theme Purple', variant: 'Lime' },
        { playbook: 'Select Theme Purple', variant: 'Fuchsia' },
      ]),
    ]);
    expect(only(after).successCount).toBe(3);
  });

  test('two runs of other options make one playbook with a general name, found under the old one too', () => {
    const memory = learn(learn(EMPTY, 'please', [{ steps: batch }]), 'please', [
      { steps: [opens('Theme', COLOURS), chooses('Lime', 'Theme')] },
    ]);
    expect(told(memory)).toEqual(['Select Theme: click click, 2/0, learned', 'Theme: Purple Fuchsia Lime']);
    expect(expandPlaybookReferences([{ playbook: 'Select Theme Purple', variant: 'Lime' }], memory, { newId }).queue).toHaveLength(2);
  });
});

describe('an unknown variant', () => {
  const memory = memoryOf(learned([opens('Style', ['Nova', 'Maia']), chooses('Nova', 'Style')]));
  test('runs up to the choice; what the planner picks then is learned under both names', () => {
    const partial = play(memory, [{ playbook: 'Select Style Nova', variant: 'Lyra' }]);
    expect(partial.incomplete).toMatchObject({ kind: 'variant-unknown', known: ['Nova', 'Maia'] });
    expect(partial.steps).toHaveLength(1);
    const after = learn(memory, 'style lyra', [partial, { steps: [chooses('Lyra (new)', 'Style')] }]);
    expect(told(after)).toEqual(['Select Style Nova: click click, 2/0, learned', 'Style: Nova Maia Lyra (new) Lyra']);
    expect(
      expandPlaybookReferences([{ playbook: 'Select Style Nova', variant: 'lyra' }], after, { newId }).queue.map(
        ({ operation }) => operation,
      ),
    ).toMatchObject([{ type: 'click' }, { type: 'click', selector: '#lyra-new-' }]);
  });
});

test('what a playbook chose after an unknown variant is no answer to it', () => {
  const memory = memoryOf(
    learned([opens('Style', ['Nova', 'Maia']), chooses('Nova', 'Style')]),
    learned(
      [step({ type: 'click', elementId: 1 }, print('button', 'Reset')), step({ type: 'click', elementId: 2 }, print('button', 'Yes'))],
      { name: 'Reset' },
    ),
  );
  const after = learn(memory, 'style lyra', [
    play(memory, [{ playbook: 'Select Style Nova', variant: 'Lyra' }]),
    play(memory, [{ playbook: 'Reset' }]),
  ]);
  expect(Object.keys(after.optionMap['Style']!)).toEqual(['Nova', 'Maia']);
  expect(after.playbooks.map(({ successCount }) => successCount)).toEqual([1, 2]);
});

describe('health, heals and repairs', () => {
  const memory = memoryOf(
    learned([opens('Theme', COLOURS), chooses('Purple', 'Theme')]),
    learned([opens('Theme', COLOURS), step({ type: 'press', key: 'End' }), chooses('Lime', 'Theme')], { name: 'Last theme' }),
  );
  const missing = { kind: 'target-missing' as const, wanted: 'option Purple', nearest: [] };
  const theme = [{ playbook: 'Select Theme Purple' }];
  const breaks = (record: OperationRecord, at: number): OperationRecord =>
    at === 1 ? { ...record, status: 'failed', bail: missing } : record;

  test('a step that failed counts against its playbook, with step and reason', () => {
    const after = only(learn(memory, 'x', [play(memory, theme, breaks)], 'failed'));
    expect(after).toMatchObject({ successCount: 1, failCount: 1 });
    expect(after.health.at(-1)).toMatchObject({ ok: false, step: 1, version: 1, why: 'option Purple is not on the page.' });
  });

  test.each([
    ['works', undefined, 'success', undefined],
    ['breaks', breaks, 'failed', true],
  ] as const)('a play step by step that %s counts for nothing; that a new one fits is known', (_end, change, outcome, isNew) => {
    const before = only(memory);
    const run = runOf('x', [play(memory, theme, change)]);
    const started = { ...run.started, play: { playbookId: before.id, stepwise: true } };
    const unproven: DomainPlaybooks = { ...memory, playbooks: memory.playbooks.map((one) => ({ ...one, unproven: true as const })) };
    const after = lessonsOf({ ...run, started }, outcome, NOW).reduce((now, lessons) => applyLessons(now, lessons, NOW), unproven);
    const { successCount, failCount, health } = before;
    expect(only(after)).toMatchObject({ successCount, failCount, health });
    expect(only(after).unproven).toBe(isNew);
  });

  test('what a person stopped or has to do counts against nothing', () => {
    const login = { kind: 'needs-person' as const, what: 'login' as const, why: 'the site asks to log in' };
    const asked = (record: OperationRecord, at: number): OperationRecord =>
      at === 1 ? { ...record, status: 'failed', bail: login } : record;
    expect(only(learn(memory, 'x', [play(memory, theme, asked)], 'failed'))).toMatchObject({ successCount: 1, failCount: 0 });
  });

  const moved = print('button', 'Theme', { selectors: ['#theme-v2'] });
  const heals = (record: OperationRecord, at: number): OperationRecord =>
    at === 0
      ? {
          ...record,
          found: moved,
          heal: { by: 'fingerprint', wanted: '#theme', score: 0.9, margin: 0.5, votes: [] },
          delta: opens('Theme', COLOURS).record.delta,
        }
      : record;

  test('a heal that worked to the end is a version in force, and twins in siblings are mended with it', () => {
    const after = learn(memory, 'x', [play(memory, theme, heals)]);
    expect(
      after.playbooks.map(
        (playbook) =>
          `${playbook.operations[0] && 'selector' in playbook.operations[0] && playbook.operations[0].selector} ${versionInForce(playbook)?.version} ${versionInForce(playbook)?.cause}`,
      ),
    ).toEqual(['#theme-v2 2 healed', '#theme-v2 2 healed']);
    expect(only(after).id).toBe(only(memory).id);
  });

  test('a heal is only a candidate while the playbook did not reach its end, its effect was not seen, or by coordinates alone', () => {
    const statuses = (change: (record: OperationRecord, at: number) => OperationRecord) =>
      only(learn(memory, 'x', [play(memory, theme, change)], 'failed')).versions.map(({ status }) => status);
    expect(statuses((record, at) => breaks(heals(record, at), at))).toEqual(['active', 'candidate']);
    expect(statuses((record, at) => ({ ...heals(record, at), delta: record.delta }))).toEqual(['active', 'candidate']);
    expect(
      statuses((record, at) =>
        at ? record : { ...heals(record, at), heal: { by: 'coordinates', wanted: '#theme', score: 1, margin: 1, votes: [] } },
      ),
    ).toEqual(['active', 'candidate']);
  });

  test('a heal in a page that speaks otherwise is proven by what turned and opened, whatever that is called now', () => {
    const farbwelt = (found: Fingerprint, delta: OperationRecord['delta']) => (record: OperationRecord, at: number) =>
      at === 0 ? { ...heals(record, at), found, delta } : record;
    const german = print('button', 'Farbwelt', { selectors: ['#theme-v2'], attributes: { lang: 'de' } });
    const statuses = (found: Fingerprint, delta: OperationRecord['delta']) =>
      only(learn(memory, 'x', [play(memory, theme, farbwelt(found, delta))])).versions.map(({ status }) => status);
    const opened = opens('Farbwelt', ['Lila', 'Limette']).record.delta;
    expect(statuses(german, opened)).toEqual(['superseded', 'active']);
    expect(statuses(german, { ...opened, changed: [] })).toEqual(['active', 'candidate']);
    expect(statuses({ ...german, name: 'Theme', attributes: {} }, opened)).toEqual(['active', 'candidate']);
  });

  test('what is known by its new words from now on promises its effects in new words too, and so do its twins', () => {
    const german = print('button', 'Farbwelt', { selectors: ['#theme-v2'], attributes: { lang: 'de' } });
    const { delta } = opens('Farbwelt', ['Lila', 'Limette']).record;
    const farbwelt = (record: OperationRecord, at: number) => (at === 0 ? { ...heals(record, at), found: german, delta } : record);
    const before = memory.playbooks.map(({ outcomes }) => outcomes[0]);
    expect(JSON.stringify(before)).toContain('Theme');
    const after = learn(memory, 'x', [play(memory, theme, farbwelt)]);
    expect(after.playbooks.length).toBeGreaterThan(1);
    for (const playbook of after.playbooks) {
      expect(playbook.outcomes[0]?.changed).toEqual(['aria-expanded of Farbwelt']);
      expect(JSON.stringify(playbook.outcomes[0])).not.toContain('Theme');
      expect(versionInForce(playbook)?.outcomes).toEqual(playbook.outcomes);
    }
  });

  test('a pinned version stays in force', () => {
    const pinned = {
      ...memory,
      playbooks: memory.playbooks.map((one) => ({ ...one, versions: one.versions.map((version) => ({ ...version, pinned: true })) })),
    };
    expect(only(learn(pinned, 'x', [play(pinned, theme, heals)])).versions.map(({ status }) => status)).toEqual(['active', 'candidate']);
  });

  const broken = play(memory, theme, breaks);
  const mended = { type: 'click' as const, elementId: 12 };
  const repairQueue = (known: DomainPlaybooks) => continueRepaired(runOf('x', [broken]).plans[0]!, [mended], known, { newId })!;
  const asPlan = (queue: ReturnType<typeof repairQueue>['queue'], status: 'done' | 'failed'): PlayedPlan => ({
    steps: asSteps(queue, status),
    queued: queue,
  });
  const asSteps = (queue: ReturnType<typeof repairQueue>['queue'], status: 'done' | 'failed'): Step[] =>
    queue.map(({ operation, origin }) => ({
      operation,
      origin,
      record: { ...chooses('Violet', 'Theme').record, label: 'option Violet', status, ...(status === 'failed' ? { bail: missing } : {}) },
    }));

  test('a repair that worked is spliced in: prefix, mended middle, old suffix', () => {
    const after = learn(memory, 'x', [broken, asPlan(repairQueue(memory).queue, 'done')]);
    expect(versionInForce(only(after))).toMatchObject({ version: 2, cause: 'repaired', why: saying('madeReplaced', { step: 2 }) });
    expect(only(after).operations).toMatchObject([{ selector: '#theme' }, { selector: '#violet' }]);
    expect(only(after)).toMatchObject({ successCount: 2, failCount: 1 });
    expect(only(after).health.map(({ ok, version }) => `${ok} v${version}`)).toEqual(['true v1', 'false v1', 'true v2']);
    expect(healthOf(only(after))).toBe('new');
  });

  test('a typed secret in a mended step is no part of the repair', () => {
    const field = print('textbox', 'Password', { attributes: { type: 'password' } });
    const types = (queue: ReturnType<typeof repairQueue>['queue']): Step[] =>
      queue.map(({ operation, origin }) => ({
        operation: { ...operation, type: 'type', text: 'hunter2-x' } as Step['operation'],
        origin,
        record: step(operation, field).record,
      }));
    expect(JSON.stringify(learn(memory, 'x', [broken, { steps: types(repairQueue(memory).queue) }]))).not.toContain('hunter2-x');
  });

  test('another option than the recorded one is mended in the option map, the recorded step stays', () => {
    const lime = play(memory, [{ playbook: 'Select Theme Purple', variant: 'Lime' }], breaks);
    const { queue } = continueRepaired(runOf('x', [lime]).plans[0]!, [mended], memory, { newId })!;
    const after = learn(memory, 'x', [lime, asPlan(queue, 'done')]);
    expect(only(after).operations).toMatchObject([{ selector: '#theme' }, { selector: '#purple' }]);
    expect(after.optionMap['Theme']!['Lime']).toMatchObject({ selector: '#violet' });
  });

  test('steps of the planner behind a playbook do not hide that it ran to its end', () => {
    const both = play(memory, theme);
    const after = learn(memory, 'x', [{ ...both, steps: [...both.steps, step({ type: 'click', elementId: 3 }, print('button', 'Save'))] }]);
    expect(only(after)).toMatchObject({ successCount: 2, failCount: 0 });
    expect(after.playbooks.map(({ operations }) => operations.length)).toEqual([2, 3, 3]);
    expect(after.knownGoals).toMatchObject([{ references: [{ playbookId: after.playbooks[2]?.id }] }]);
  });

  test('a repair that did not work is kept as rejected, and not tried again', () => {
    const queue = repairQueue(memory).queue;
    const after = learn(memory, 'x', [broken, { steps: asSteps(queue, 'failed'), bail: missing }], 'failed');
    expect(only(after).versions.map(({ status }) => status)).toEqual(['active']);
    expect(only(after).failedRepairs).toHaveLength(1);
  });

  test.each([
    ['stopped', undefined],
    ['failed', 1],
  ] as const)('a repair that was done, before a later step broke in a run that %s, counts as tried: %s', (outcome, tried) => {
    const longer = play(memory, [{ playbook: 'Last theme' }], (record, at) =>
      at === 1 ? { ...record, status: 'failed', bail: missing } : record,
    );
    const { queue } = continueRepaired(runOf('x', [longer]).plans[0]!, [mended], memory, { newId })!;
    const [done, ...rest] = queue;
    const steps = [...asSteps([done!], 'done'), ...asSteps(rest, 'failed')];
    const after = learn(memory, 'x', [longer, { steps, queued: queue, bail: missing }], outcome);
    expect(after.playbooks.find(({ name }) => name === 'Last theme')?.failedRepairs?.length).toBe(tried);
  });

  test('the rest of the plan follows the mended step', () => {
    const longer = play(memory, [{ playbook: 'Last theme' }], (record, at) =>
      at === 1 ? { ...record, status: 'failed', bail: missing } : record,
    );
    const { queue } = continueRepaired(runOf('x', [longer]).plans[0]!, [mended], memory, { newId })!;
    expect(queue.map(({ operation, origin }) => `${operation.type} ${origin?.step} v${origin?.version}`)).toEqual([
      'click 1 v0',
      'click 2 v1',
    ]);
  });
});

test('the part of a goal that names a value is a pattern for other values, however short the value is', () => {
  const order = (amount: string): Step[] => [
    step({ type: 'type', elementId: 1, text: amount }, print('spinbutton', 'Amount')),
    step({ type: 'click', elementId: 2 }, print('button', 'Order')),
  ];
  const first = learn(EMPTY, 'order 3 lunches, set theme to Lime', [
    { steps: order('3'), sequenceName: 'Order lunches' },
    { steps: [opens('Theme', COLOURS), chooses('Lime', 'Theme')] },
  ]);
  expect(first.playbooks.map(({ goals }) => goals)).toEqual([[], ['order {{amount}} lunches'], ['set theme to Lime']]);
  const second = learn(first, 'order 5 lunches', [{ steps: order('5'), sequenceName: 'Order lunches' }]);
  expect(second.playbooks.map(({ goals, partOf }) => `${goals} ${partOf !== undefined}`)).toEqual([
    ' false',
    'order {{amount}} lunches false',
    'set theme to Lime true',
  ]);
  expect(recall('order 12 lunches', second, { path: PATH })).toMatchObject({ references: [{ params: { amount: '12' } }] });
  expect(recall('order 5 lunches', second, { path: PATH })).toMatchObject({ references: [{ params: { amount: '5' } }] });
  expect(recall('order some lunches', second, { path: PATH }).hit).toBe(false);
});

test('a goal that does not name what it was bound to is known word for word only', () => {
  const search = (text: string): Step[] => [
    step({ type: 'type', elementId: 1, text }, print('searchbox', 'Search')),
    step({ type: 'press', key: 'Enter' }),
  ];
  const memory = learn(learn(EMPTY, 'find a camera', [{ steps: search('camera') }]), 'find something to stand it on', [
    { steps: search('tripod') },
  ]);
  expect(only(memory).goals).toEqual(['find a {{search}}']);
  expect(recall('find something to stand it on', memory, { path: PATH })).toMatchObject({ references: [{ params: { search: 'tripod' } }] });
  expect(recall('find a lens', memory, { path: PATH })).toMatchObject({ references: [{ params: { search: 'lens' } }] });
});

test('a password in the goal is remembered nowhere', () => {
  const field = print('textbox', 'Password', { attributes: { type: 'password' } });
  const steps = [
    step({ type: 'type', elementId: 1, text: 'bob' }, print('textbox', 'User name')),
    step({ type: 'type', elementId: 2, text: 'hunter2-x' }, field),
    step({ type: 'click', elementId: 3 }, print('button', 'Log in')),
  ];
  const memory = learn(EMPTY, 'log in as bob with password hunter2-x', [{ steps, sequenceName: 'Log in with hunter2-x' }]);
  expect(JSON.stringify(memory)).not.toContain('hunter2-x');
  expect(only(memory)).toMatchObject({
    name: 'Log in as … with password …',
    operations: [{ text: '{{user-name}}' }, { text: '{{secret:password}}' }, { type: 'click' }],
    goals: ['log in as {{user-name}} with password {{secret:password}}'],
  });
});

test('a run that taught nothing changes nothing', () => {
  const memory = memoryOf(learned([opens('Theme', COLOURS), chooses('Purple', 'Theme')]));
  const [lessons] = lessonsOf(runOf('x', [{ steps: [step({ type: 'click', elementId: 1 }, print('link', 'Docs'))] }]), 'failed', NOW);
  expect(lessons?.domain).toBe(DOMAIN);
  expect(applyLessons(memory, lessons!, NOW)).toBe(memory);
});

test('options that the page told by their labels alone stay as they were described, in the map of their menu and in that of another one', () => {
  const bare = (menu: string, labels: string[]) => ({ ...opens(menu, labels).record, options: labels.map((label) => ({ label })) });
  const steps = (menu: string, labels: string[]): PlayedPlan[] => [{ steps: [{ ...opens(menu, labels), record: bare(menu, labels) }] }];
  const first = learn(EMPTY, 'make it funky', [{ steps: [opens('Theme', COLOURS)] }]);
  expect(learn(first, 'again', steps('Theme', COLOURS)).optionMap).toEqual(first.optionMap);
  expect(learn(first, 'again', steps('Border', ['Lime', 'None'])).optionMap).toEqual({
    ...first.optionMap,
    Border: { Lime: first.optionMap['Theme']?.['Lime'] },
  });
});
