import type { Operation } from '../../../src/model/plan/operation';
import type { Playbook } from '../../../src/model/playbook/playbook';
import { NO_USAGE } from '../../../src/model/run/add-usage';
import type { OperationRecord } from '../../../src/model/run/record';
import type { QueuedOperation, RunEvent, RunEventOf } from '../../../src/model/run/run-event';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';

/** Fixtures for the tests of the stores. */
export const click = (selector: string): Operation => ({ type: 'click', selector });

export const started = (at = 0): RunEvent => ({
  kind: 'started',
  at,
  runId: 'r',
  goal: 'log in',
  tabId: 1,
  planner: 'messages-api',
  budgets: DEFAULT_SETTINGS.budgets,
  usePlaybooks: true,
  learn: true,
});

export const planned = (at: number, ids: string[], more: Partial<RunEventOf<'planned'>> = {}): RunEvent => ({
  kind: 'planned',
  at,
  by: 'messages-api',
  plan: { thought: 'as it is', sequenceName: 'Log in', operations: [click('a')] },
  queue: ids.map((id): QueuedOperation => ({ id, operation: click(`#${id}`) })),
  usage: NO_USAGE,
  ...more,
});

export const sent = (at: number, operationIds: string[]): RunEvent => ({
  kind: 'sent',
  at,
  legId: 'l',
  operationIds,
  frame: { frameId: 0, documentId: 'd' },
});

export const executed = (at: number, operationId: string, more: Partial<OperationRecord> = {}): RunEvent => ({
  kind: 'executed',
  at,
  record: {
    operationId,
    status: 'done',
    label: operationId,
    dispatched: true,
    delta: { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } },
    notes: [],
    took: { find: 1, act: 1, settle: 1 },
    url: 'https://a.example/',
    ...more,
  },
});

export const finished = (at: number): RunEvent => ({ kind: 'finished', at, outcome: 'stopped', summary: '', suggestions: [] });

export const questioned = (at: number, id: string): RunEvent => ({
  kind: 'questioned',
  at,
  question: { id, kind: 'confirm', text: '', choices: [{ id: 'y', label: 'Yes' }] },
});

export const playbook = (more: Partial<Playbook> = {}): Playbook => ({
  id: 'p',
  name: 'Log in',
  domain: 'a.example',
  pagePath: '/',
  operations: [click('#a'), click('#b'), click('#c')],
  outcomes: [{ navigatesTo: '/a' }, { navigatesTo: '/b' }, { navigatesTo: '/c' }],
  recordedViewport: { width: 800, height: 600 },
  successCount: 0,
  failCount: 0,
  lastUsed: '',
  createdAt: '',
  params: [],
  versions: [],
  health: [],
  goals: [],
  source: 'recorded',
  ...more,
});
