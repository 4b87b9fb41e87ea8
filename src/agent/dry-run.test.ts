import { expect, test } from 'vitest';
import type { Operation } from '../model/plan/operation';
import type { Plan } from '../model/plan/plan';
import { items } from '../model/run/run';
import type { QueuedOperation } from '../model/run/run-event';
import { inEnglish } from '../model/say-in-english';
import { drive } from './drive';
import type { LegOrder, Ports } from './ports';
import { bailed, world } from './world.fixture';

const still = new AbortController().signal;
const target = (role: string, name: string) => ({
  fingerprint: { selectors: [`#${name}`], tag: role, role, name, attributes: {}, landmarks: [], neighbours: [], structure: '' },
});
const click = (role: string, name: string): Operation => ({ type: 'click', ...target(role, name) });

/** A dry run of these steps; `missing`: what the page does not show now. */
async function dryRun(steps: Omit<QueuedOperation, 'id'>[], missing: number[] = []) {
  const plan: Plan = { thought: '', sequenceName: 'Dry', operations: steps.map(({ operation }) => operation) };
  const asked: string[] = [];
  const told = world({
    plans: [],
    started: { play: { playbookId: 'p', dryRun: true } },
    legs: { 1: (order) => lookedFor(order), 2: (order) => lookedFor(order), 3: (order) => lookedFor(order) },
  });
  const lookedFor = (order: LegOrder) => {
    const at = order.operations.findIndex(({ id, after }) => missing.includes(Number(id.slice(2))) && after === undefined);
    if (at >= 0) return bailed(order, at, { kind: 'target-missing', wanted: 'it', nearest: [] });
    const report = bailed(order, order.operations.length, { kind: 'stopped' });
    const records = report.records.map((record, index) => {
      const { id, after } = order.operations[index] as LegOrder['operations'][number];
      return missing.includes(Number(id.slice(2))) ? { ...record, status: 'skipped' as const, notes: [after ?? ''] } : record;
    });
    return { legId: order.legId, delta: report.delta, records };
  };
  const ports: Ports = {
    ...told.ports,
    page: {
      ...told.ports.page,
      navigate: async () => {
        asked.push('navigate');
        return told.ports.page.navigate(0, { to: 'url' }, still);
      },
    },
    planner: {
      ...told.ports.planner,
      plan: async (...given) => {
        asked.push('planner');
        return told.ports.planner.plan(...given);
      },
    },
    memory: {
      ...told.ports.memory,
      play: async () => ({ plan }),
      expand: async () => ({ queue: steps.map((step, index) => ({ id: `s-${index}`, ...step })) }),
      learn: async () => {
        asked.push('learn');
        return { names: [], playbookIds: [], why: '' };
      },
    },
  };
  const run = await drive(ports, told.run(), still);
  return { run, asked, lines: items(run).map(({ status, record }) => [status, ...(record?.notes ?? []).map(inEnglish)].join(': ')) };
}

test('what an earlier step opens is told to come after it, and the run goes on to the end', async () => {
  const { run, asked, lines } = await dryRun(
    [
      { operation: click('button', 'Theme'), expects: { appeared: ['listbox Themes'] } },
      { operation: click('option', 'Fuchsia') },
      { operation: click('button', 'Save') },
    ],
    [1],
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "done",
      "skipped: Can only be looked for after step 1 (Click button "Theme") opened it.",
      "done",
    ]
  `);
  expect(run.finished?.summary).toMatchInlineSnapshot(
    `"Preview: 2 of 3 steps were found on this page, and nothing was done. One step was not looked at; each says why."`,
  );
  expect(asked).toEqual([]);
});

test('nothing is left, asked, waited for or learned, also where a step cannot be undone', async () => {
  const { run, asked, lines } = await dryRun(
    [
      { operation: { ...click('button', 'Delete account'), irreversible: true }, unproven: true },
      { operation: { type: 'wait', until: 'visible', selector: '#late', timeout: 60_000 } },
      { operation: { type: 'navigate', to: 'url', url: 'https://shop.test/cart' } },
      { operation: click('button', 'Pay') },
    ],
    [3],
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "done",
      "skipped: Only told: nothing was waited for.",
      "skipped: Only told: the page was not left.",
      "skipped: Can only be looked for after step 3 led to https://shop.test/cart.",
    ]
  `);
  expect(run.question).toBeUndefined();
  expect(run.finished?.outcome).toBe('success');
  expect(asked).toEqual([]);
});

test('what must be there at once and is not ends it with just that, and no planner is asked to mend it', async () => {
  const { run, asked } = await dryRun([{ operation: click('button', 'Theme') }, { operation: click('option', 'Fuchsia') }], [0]);
  expect(run.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('is not on the page') });
  expect(asked).toEqual([]);
});
