import { ok } from '../lib/result';
import { NO_DELTA } from '../model/page/no-delta';
import type { Snapshot } from '../model/page/snapshot';
import type { Target } from '../model/page/target';
import type { Operation } from '../model/plan/operation';
import type { Plan, PlannedWork } from '../model/plan/plan';
import type { Act } from '../model/risk/act';
import { judgeAct, keyOfAct } from '../model/risk/risk';
import { NO_USAGE } from '../model/run/add-usage';
import type { Bail } from '../model/run/bail';
import { fold } from '../model/run/fold';
import type { LegOperation, Report } from '../model/run/leg';
import type { OperationRecord } from '../model/run/record';
import type { Run } from '../model/run/run';
import type { RunEvent, RunEventOf } from '../model/run/run-event';
import { saying } from '../model/saying-of';
import { DEFAULT_SETTINGS } from '../model/settings';
import type { LegOrder, Ports } from './ports';

export function page(url = 'https://shop.test/', documentId = 'doc-1', names = ['Search', 'Go', 'Delete']): Snapshot {
  return {
    url,
    title: 'Shop',
    viewport: { width: 1440, height: 900, scrollX: 0, scrollY: 0 },
    extent: { width: 1440, height: 2000 },
    frames: [{ frameId: 0, documentId, path: [], url, title: 'Shop' }],
    elements: names.map((name, index) => ({
      id: index + 1,
      ref: index + 1,
      frame: 0,
      tag: 'button',
      role: 'button',
      name,
      states: [],
      place: [],
      box: { x: 0, y: index * 40, width: 80, height: 30 },
      inView: true,
      selector: `#${name.toLowerCase()}`,
    })),
    dialogs: [],
    text: '',
    more: [],
  };
}

export function started(over: Partial<RunEventOf<'started'>> = {}): RunEventOf<'started'> {
  const { budgets } = DEFAULT_SETTINGS;
  return {
    kind: 'started',
    at: 0,
    runId: 'run-1',
    goal: 'press go',
    tabId: 7,
    planner: 'messages-api',
    budgets,
    usePlaybooks: true,
    learn: true,
    ...over,
  };
}

/** Of a run that nobody stops. */
export const still = new AbortController().signal;

export const click = (elementId: number): Operation => ({ type: 'click', elementId });

/** A planner's answer of these operations. */
export const work = (operations: Operation[], more?: boolean): PlannedWork => ({
  thought: 'go',
  sequenceName: 'Go',
  operations,
  ...(more === undefined ? {} : { more }),
});

export const done = (operation: LegOperation): OperationRecord => ({
  operationId: operation.id,
  status: 'done',
  label: 'button',
  dispatched: true,
  delta: NO_DELTA,
  notes: [],
  took: { find: 1, act: 1, settle: 1 },
  url: 'https://shop.test/',
});

const NO_TABS: Pick<Ports['page'], 'arrive' | 'open' | 'close' | 'tabs' | 'watch'> = {
  arrive: async () => undefined,
  open: async () => ok(9),
  close: async () => undefined,
  tabs: async () => [],
  watch: () => () => undefined,
};

const NOTHING_KNOWN: Pick<Ports['memory'], 'known' | 'play' | 'diagnose' | 'whyNoRepair' | 'learn'> = {
  known: () => [],
  play: async () => ({ why: saying('verbatim', { text: 'no such playbook' }) }),
  diagnose: (_state, bail) => bail,
  whyNoRepair: async () => undefined,
  learn: async () => ({ names: [], playbookIds: [], why: '' }),
};

/** A page that does everything, or what `legs` says for the leg of that number. */
export interface World {
  ports: Ports;
  journal: RunEvent[];
  orders: LegOrder[];
  run(): Run;
  transcript(): string[];
}

export function world(script: {
  plans: (Plan | ((run: Run) => Plan))[];
  recall?: Plan;
  legs?: { [leg: number]: (order: LegOrder) => Report | 'lost' | undefined };
  pages?: Snapshot[];
  tabs?: { tabId: number; title: string; url: string }[][];
  follow?: (to: Parameters<Ports['page']['follow']>[0]) => number | undefined;
  started?: Partial<RunEventOf<'started'>>;
}): World {
  const journal: RunEvent[] = [started(script.started)];
  const orders: LegOrder[] = [];
  const plans = [...script.plans];
  const pages = script.pages ?? [page()];
  let [now, looks, asks] = [1, 0, 0];
  const run = () => journal.reduce<Run | undefined>(fold, undefined) as Run;
  const here = () => pages[Math.min(looks, pages.length) - 1] ?? (pages[0] as Snapshot);
  const ports: Ports = {
    page: {
      scan: async () => {
        looks++;
        return ok(here());
      },
      run: async (order, hear) => {
        const number = orders.push(order);
        const answer = script.legs?.[number]?.(order) ??
          needsYes(order, here()) ?? { legId: order.legId, records: order.operations.map(done), delta: NO_DELTA };
        const asks = answer !== 'lost' && answer.bail?.kind === 'needs-yes' && answer.records.length === 1;
        const acts = asks ? [] : order.operations.slice(0, 1).filter(({ operation }) => operation.type !== 'wait');
        for (const { id } of acts) hear({ phase: 'dispatching', legId: order.legId, operationId: id, label: 'it' });
        if (answer === 'lost') return ok({ lost: true });
        return ok({ report: answer, ...(order.ends && !answer.bail ? {} : { snapshot: here() }) });
      },
      picture: async (run) =>
        run.snapshot?.title === 'Private' ? { why: verbatim('Chrome gives none.') } : { id: 'picture-1', label: 'the page' },
      follow: async (to) => script.follow?.(to),
      ...NO_TABS,
      tabs: async () => script.tabs?.[asks++] ?? [],
      navigate: async (_tab, { url }) => ok({ url: url ?? '' }),
    },
    planner: {
      kind: () => ({ planner: 'messages-api', picture: false }),
      plan: async (state) => {
        const next = plans.shift() ?? { isComplete: true as const, success: true, summary: 'All done.', suggestions: [] };
        return {
          result: ok(typeof next === 'function' ? next(state) : next),
          usage: { ...NO_USAGE, calls: 1, input: 100, output: 10 },
          by: 'messages-api',
        };
      },
    },
    memory: {
      recall: async () => recalled(script.recall),
      ...NOTHING_KNOWN,
      expand: async (state, plan) => ({
        queue: plan.isComplete
          ? []
          : plan.operations.flatMap((operation, index) =>
              'type' in operation ? [{ id: `op-${state.plans.length}-${index}`, operation }] : [],
            ),
      }),
    },
    journal: {
      append: async (_run, ...events) => {
        journal.push(...events);
      },
    },
    feed: { event: () => undefined, written: () => undefined, thought: () => undefined, note: () => undefined },
    clock: { now: () => now++ },
  };
  return { ports, journal, orders, run, transcript: () => journal.map(say) };
}

function say(event: RunEvent): string {
  switch (event.kind) {
    case 'recalled':
      return `recalled: ${event.hit ? 'hit' : 'miss'}`;
    case 'planned':
      return `planned by ${event.by}: ${event.queue.length}`;
    case 'sent':
      return `sent ${event.operationIds.join(' ')}`;
    case 'executed':
      return `executed ${event.record.operationId} ${event.record.status}`;
    case 'bailed':
      return `bailed: ${event.message}`;
    case 'questioned':
      return `questioned: ${event.question.text}`;
    case 'finished':
      return `finished ${event.outcome}: ${event.summary}`;
    default:
      return event.kind;
  }
}

export const bailed = (order: LegOrder, at: number, bail: Bail): Report => ({
  legId: order.legId,
  delta: NO_DELTA,
  bail,
  records: order.operations
    .slice(0, at + 1)
    .map((operation, index) => (index < at ? done(operation) : { ...done(operation), status: 'failed', dispatched: false, bail })),
});

/** What a page says of the first operation that it would not do without a yes. */
export function needsYes({ legId, operations }: LegOrder, { elements }: Snapshot): Report | undefined {
  for (const [at, { operation, allowed }] of operations.entries()) {
    const target = operation as Target;
    const seen = elements.find(({ id }) => id === target.elementId);
    const name = seen?.name ?? target.fingerprint?.name ?? '';
    const answers = operation.dialogs?.filter(({ kind, accept }) => kind !== 'alert' && accept).map(({ text }) => text);
    const special = { ...(operation.irreversible && { marked: true }), ...(answers && { answers }) };
    const act: Act = { deed: 'press', role: 'button', words: [name], icons: [], blocks: [], ...special };
    const judgement = judgeAct(act);
    const key = keyOfAct(act);
    if (!['click', 'press'].includes(operation.type) || 'allow' in judgement || allowed?.includes(key)) continue;
    return bailed({ legId, operations } as LegOrder, at, { kind: 'needs-yes', act, key, why: judgement.ask });
  }
  return undefined;
}

const recalled = (plan: Plan | undefined) =>
  plan ? { plan, says: [verbatim('known goal')], playbooks: ['Known'] } : { says: [verbatim('nothing known')], playbooks: [] };

const verbatim = (text: string) => saying('verbatim', { text });
