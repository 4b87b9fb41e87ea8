import type { Delta } from '../../src/model/delta';
import type { Operation } from '../../src/model/operation';
import type { Playbook } from '../../src/model/playbook';
import type { OperationRecord } from '../../src/model/record';
import type { QueuedOperation, RunEvent } from '../../src/model/run-event';
import { DEFAULT_SETTINGS, type Settings } from '../../src/model/settings';
import type { Fingerprint } from '../../src/model/target';
import { NO_USAGE, type Usage } from '../../src/model/usage';
import type { FeedMessage } from '../../src/wire/calls';
import type { Recording, SiteState } from '../../src/wire/shapes';
import type { Scene } from './fake-chrome';

const NOW = Date.now();
const minutes = (amount: number) => NOW - amount * 60_000;
const iso = (amount: number) => new Date(minutes(amount)).toISOString();
const ok = (value: unknown) => ({ ok: true as const, value });

export const themes: SiteState = {
  tabId: 7,
  url: 'https://themes.example/editor',
  domain: 'themes.example',
  path: '/editor',
  access: 'granted',
};

export const fingerprint = (role: string, name: string, selector: string): Fingerprint => ({
  selectors: [selector],
  tag: 'button',
  role,
  name,
  attributes: {},
  landmarks: ['main'],
  neighbours: [],
});
const click = (role: string, name: string, selector = `#${name.toLowerCase().replaceAll(' ', '-')}`): Operation => ({
  type: 'click',
  fingerprint: fingerprint(role, name, selector),
});
const typeInto = (name: string, text: string, submit = false): Operation => ({
  type: 'type',
  text,
  ...(submit ? { submit } : {}),
  fingerprint: fingerprint('textbox', name, `input[name="${name.toLowerCase()}"]`),
});

const themeSteps = [click('button', 'Theme'), click('option', 'Fuchsia', '[data-value="fuchsia"]'), click('button', 'Apply')];

export const selectTheme: Playbook = {
  id: 'p-theme',
  name: 'Select theme color',
  domain: 'themes.example',
  pagePath: '/editor',
  operations: themeSteps,
  recordedViewport: { width: 1440, height: 900 },
  successCount: 17,
  failCount: 2,
  lastUsed: iso(64),
  createdAt: iso(60 * 24 * 20),
  outcomes: [null, null, null],
  params: [],
  variableStep: { step: 1, map: 'Theme', recorded: 'Fuchsia' },
  versions: [
    {
      version: 1,
      operations: themeSteps.slice(0, 2),
      outcomes: [null, null],
      cause: 'stitched',
      why: 'The click on Theme made the options appear',
      at: iso(60 * 24 * 20),
      status: 'superseded',
    },
    {
      version: 2,
      operations: [click('button', 'Theme', '.theme-trigger'), ...themeSteps.slice(1)],
      outcomes: [null, null, null],
      cause: 'learned',
      why: 'Apply belongs to it',
      at: iso(60 * 24 * 9),
      status: 'superseded',
    },
    {
      version: 3,
      operations: themeSteps,
      outcomes: [null, null, null],
      cause: 'healed',
      why: 'The Theme button was found by its fingerprint, and its menu opened',
      at: iso(60 * 24 * 2),
      status: 'active',
      pinned: true,
    },
  ],
  health: Array.from({ length: 14 }, (_one, index) => ({
    at: iso(6000 - index * 300),
    ok: index !== 6,
    version: 3,
    ...(index === 6 ? { step: 1, why: 'option "Fuchsia" was not on the page' } : {}),
  })),
  goals: ['set the theme to Fuchsia'],
  source: 'stitched',
};

export const login: Playbook = {
  ...selectTheme,
  id: 'p-login',
  name: 'Log in',
  pagePath: '/login',
  endPath: '/dashboard',
  operations: [typeInto('User', '{{user}}'), typeInto('Password', '{{secret:password}}'), click('button', 'Sign in')],
  params: [{ name: 'user', kind: 'text', label: 'User', known: ['ada', 'grace'] }],
  versions: [],
  health: [{ at: iso(300), ok: false, version: 1, step: 2, why: 'button "Sign in" was not on the page' }],
  successCount: 3,
  failCount: 1,
  lastUsed: iso(60 * 24 * 3),
  source: 'recorded',
};
const { variableStep: _none, ...plainLogin } = login;

export const dismiss: Playbook = {
  ...plainLogin,
  id: 'p-dismiss',
  name: 'Dismiss the Get Started dialog',
  operations: [{ ...click('button', 'Get Started'), optional: true } as Operation],
  outcomes: [null],
  params: [],
  health: [],
  successCount: 0,
  failCount: 0,
  lastUsed: '',
  source: 'imported',
  unproven: true,
};

const agreed: Settings = { ...DEFAULT_SETTINGS, consent: true };
const withoutModel: Settings = { ...DEFAULT_SETTINGS, planner: 'embedded' };

export const world = (patch: Partial<Scene> = {}): Scene => ({
  feed: [],
  stored: { welcomed: true, goals: ['scroll to the middle', 'set the theme to Fuchsia'] },
  origins: ['https://themes.example/*', 'https://shop.example/*'],
  ...patch,
  answers: {
    'site.state': ok(themes),
    'settings.get': ok({ settings: agreed, hasKey: true }),
    'settings.models': ok({
      models: [
        {
          id: 'claude-sonnet-5-5',
          label: 'Claude Sonnet 5.5',
          pictures: true,
          structured: true,
          window: 200_000,
          price: { input: 2, output: 10, cacheRead: 0.1, asOf: '2026-10' },
        },
        { id: 'claude-haiku-5-5', label: 'Claude Haiku 5.5' },
      ],
    }),
    'settings.set': ok({ settings: agreed }),
    'settings.spent': ok({
      day: '2026-11-21',
      usage: { calls: 14, input: 21_000, output: 6_400, cacheRead: 118_000, cacheWrite: 9_000, dollars: 0.152 },
    }),
    'settings.setKey': ok({ hasKey: true }),
    'secrets.list': ok({ secrets: [{ name: 'password', origin: 'https://themes.example' }] }),
    'secrets.set': ok({}),
    'run.list': ok({
      runs: [
        { runId: 'r-1', goal: 'set theme to Fuchsia, style Lyra, radius large', startedAt: minutes(4), outcome: 'success' },
        { runId: 'r-2', goal: 'what is the cheapest camera?', startedAt: minutes(64), outcome: 'success' },
        {
          runId: 'r-3',
          goal: 'delete the draft invoices from last year and send me the list',
          startedAt: minutes(60 * 26),
          outcome: 'failed',
        },
        { runId: 'r-4', goal: 'scroll to the middle', startedAt: minutes(60 * 24 * 8), outcome: 'stopped' },
      ],
    }),
    'run.load': ok({ events: [] }),
    'run.start': ok({ runId: 'run-1' }),
    'run.play': ok({ runId: 'run-1' }),
    'run.stop': ok({}),
    'run.answer': ok({}),
    'playbooks.domains': ok({
      domains: [
        { domain: 'themes.example', playbooks: 3 },
        { domain: 'shop.example', playbooks: 12 },
        { domain: 'desk.example', playbooks: 1 },
      ],
    }),
    'playbooks.list': ok({
      domain: 'themes.example',
      playbooks: [selectTheme, plainLogin, dismiss],
      optionMap: { Theme: { Fuchsia: {}, Purple: {}, Amber: {}, Teal: {} } },
    }),
    'playbooks.remove': ok({ undo: 'u-1' }),
    'playbooks.undo': ok({}),
    'playbooks.rename': ok({}),
    'playbooks.edit': ok({ id: 'p-theme' }),
    'playbooks.version': ok({}),
    'playbooks.prune': ok({ undo: 'u-2', removed: 2 }),
    'playbooks.exportOld': ok({ fileName: 'abra-old-playbooks.json', mediaType: 'application/json', text: '[]', playbooks: 2 }),
    'playbooks.export': ok({ fileName: 'themes.example.json', mediaType: 'application/json', text: '{}', notes: [] }),
    'playbooks.import': ok({
      lines: [
        { id: 'p-1', domain: 'themes.example', name: 'Select style', change: 'new', detail: '3 steps' },
        { id: 'p-theme', domain: 'themes.example', name: 'Select theme color', change: 'changed', detail: 'one step more, 5 runs more' },
        { id: 'p-3', domain: 'themes.example', name: 'Log in', change: 'conflicting', detail: 'edited here since it was exported' },
        { id: 'p-4', domain: 'shop.example', name: 'Search the shop', change: 'same', detail: '' },
      ],
      refused: ['playbooks[4].operations[1].type: "script" is no operation of Abra'],
      origins: ['https://themes.example', 'https://shop.example'],
    }),
    'page.snapshot': ok({ snapshot: { url: 'https://themes.example/editor', elements: [] } }),
    'page.sequence': ok({ result: { success: true } }),
    'record.start': ok(null),
    ...patch.answers,
  },
});

/* Runs */
const delta: Delta = { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } };
const started = (goal: string, more: Partial<RunEvent & { kind: 'started' }> = {}): RunEvent => ({
  kind: 'started',
  at: NOW - 9000,
  runId: 'run-1',
  goal,
  tabId: 7,
  planner: 'claude',
  budgets: DEFAULT_SETTINGS.budgets,
  usePlaybooks: true,
  learn: true,
  ...more,
});
const usage = (more: Partial<Usage>): Usage => ({
  ...NO_USAGE,
  calls: 1,
  input: 1840,
  output: 212,
  cacheRead: 5120,
  cacheWrite: 300,
  dollars: 0.0064,
  ...more,
});
const origin = (step: number, of: number, more = {}) => ({
  playbookId: 'p-theme',
  name: 'Select theme color',
  version: 3,
  step,
  of,
  variant: 'Fuchsia',
  ...more,
});
const queue: QueuedOperation[] = [
  { id: 'o-1', operation: { type: 'click', elementId: 4 } },
  { id: 'o-2', operation: themeSteps[0] as Operation, origin: origin(0, 3) },
  { id: 'o-3', operation: themeSteps[1] as Operation, origin: origin(1, 3) },
  { id: 'o-4', operation: themeSteps[2] as Operation, origin: origin(2, 3) },
  { id: 'o-5', operation: typeInto('Name', 'Autumn') },
  { id: 'o-6', operation: click('button', 'Publish'), irreversible: true },
];
const plan = (more: Partial<RunEvent & { kind: 'planned' }> = {}): RunEvent => ({
  kind: 'planned',
  at: NOW - 6000,
  by: 'claude',
  usage: usage({}),
  queue,
  plan: {
    thought: 'A “Get Started” dialog is in the way; after that the known playbook sets the colour, then I name the theme and publish it.',
    sequenceName: 'Name and publish a Fuchsia theme',
    operations: [{ type: 'click', elementId: 4 }],
  },
  ...more,
});
const record = (operationId: string, label: string, more: Partial<OperationRecord> = {}): RunEvent => ({
  kind: 'executed',
  at: NOW - 4000,
  record: {
    operationId,
    label,
    status: 'done',
    dispatched: true,
    delta,
    notes: [],
    took: { find: 3, act: 9, settle: 41 },
    url: themes.url,
    ...more,
  },
});
const sent = (...operationIds: string[]): RunEvent => ({
  kind: 'sent',
  at: NOW - 5000,
  legId: 'l',
  operationIds,
  frame: { frameId: 0, documentId: 'd' },
});
const goal = 'Make me a Fuchsia theme called Autumn and publish it';
const missed: RunEvent = {
  kind: 'recalled',
  at: NOW - 8000,
  hit: false,
  why: '“publish” is in no playbook of this site; near: Select theme color.',
  playbooks: ['Select theme color'],
};
const asked: RunEvent = { kind: 'asked', at: NOW - 7800, planner: 'claude', purpose: 'plan', picture: false };

const moving: RunEvent[] = [
  started(goal),
  missed,
  asked,
  plan(),
  sent('o-1', 'o-2', 'o-3', 'o-4'),
  record('o-1', 'button "Get Started"', { dismissed: ['Cookie choices'] }),
  record('o-2', 'button "Theme"', {
    heal: { by: 'fingerprint', wanted: '.theme-trigger', score: 0.93, margin: 0.4, votes: ['role+name', 'text'] },
    took: { find: 22, act: 8, settle: 120 },
  }),
  { kind: 'dispatching', at: NOW - 300, operationId: 'o-3', label: 'option "Fuchsia"' },
];
const doneThrough4: RunEvent[] = [
  ...moving,
  record('o-3', 'option "Fuchsia"'),
  record('o-4', 'button "Apply"', { status: 'skipped', dispatched: false, notes: ['Already applied.'] }),
  { kind: 'reported', at: NOW - 3000, legId: 'l' },
];
const bailed: RunEvent[] = [
  ...doneThrough4,
  sent('o-5'),
  record('o-5', 'textbox "Name"', {
    status: 'failed',
    dispatched: false,
    bail: { kind: 'target-missing', wanted: 'textbox "Name"', nearest: [] },
  }),
  {
    kind: 'bailed',
    at: NOW - 2000,
    operationId: 'o-5',
    bail: {
      kind: 'target-missing',
      wanted: 'textbox "Name"',
      nearest: [
        { label: 'textbox "Search themes"', score: 0.41, differs: ['label', 'placeholder'] },
        { label: 'textbox "Title"', score: 0.38, differs: ['name', 'label'] },
      ],
    },
    message: 'Executed 4 of 6 operations. Stopped at step 5: textbox "Name" is not on the page. Now visible: dialog "Save theme".',
  },
];
const second: RunEvent = plan({
  at: NOW - 900,
  usage: usage({ input: 420, cacheRead: 6900, dollars: 0.0021 }),
  plan: {
    thought: 'The name is asked in the dialog that opened: its field is called Title.',
    sequenceName: 'Fill the Save dialog',
    operations: [{ type: 'click', elementId: 9 }],
  },
  queue: [
    { id: 'o-7', operation: typeInto('Title', 'Autumn') },
    { id: 'o-8', operation: click('button', 'Publish'), irreversible: true },
  ],
});
const planning: RunEvent[] = [...bailed, { kind: 'asked', at: NOW - 1600, planner: 'claude', purpose: 'plan', picture: false }];
const confirming: RunEvent[] = [
  ...bailed,
  { kind: 'asked', at: NOW - 1600, planner: 'claude', purpose: 'plan', picture: false },
  second,
  sent('o-7'),
  record('o-7', 'textbox "Title"'),
  { kind: 'reported', at: NOW - 600, legId: 'l' },
  {
    kind: 'questioned',
    at: NOW - 500,
    question: {
      id: 'confirm-o-8',
      kind: 'confirm',
      operationId: 'o-8',
      text: 'Publishing cannot be undone. It goes to themes.example.',
      choices: [
        { id: 'allow', label: 'Allow once' },
        { id: 'deny', label: 'No' },
      ],
    },
  },
];
const finished: RunEvent[] = [
  ...confirming,
  { kind: 'answered', at: NOW - 400, questionId: 'confirm-o-8', choice: 'allow' },
  record('o-8', 'button "Publish"'),
  { kind: 'learned', at: NOW - 200, playbookIds: ['p-new'], names: ['Name and publish a theme'], why: 'It ran to its end.' },
  {
    kind: 'finished',
    at: NOW - 100,
    outcome: 'success',
    summary: 'The Fuchsia theme “Autumn” is published.',
    suggestions: ['Open the published theme', 'Make a dark variant of it'],
  },
];
const recallHit: RunEvent[] = [
  started('set the theme to Fuchsia'),
  {
    kind: 'recalled',
    at: NOW - 8900,
    hit: true,
    why: '“Select theme color” with Fuchsia fulfils it; it worked in 17 of 19 runs.',
    playbooks: ['Select theme color'],
  },
  plan({
    at: NOW - 8890,
    by: 'recall',
    usage: NO_USAGE,
    queue: queue.slice(1, 4),
    plan: { thought: '', sequenceName: 'Set theme to Fuchsia', operations: [{ playbook: 'Select theme color', variant: 'Fuchsia' }] },
  }),
  record('o-2', 'button "Theme"'),
  record('o-3', 'option "Fuchsia"'),
  record('o-4', 'button "Apply"'),
  { kind: 'finished', at: NOW - 8700, outcome: 'success', summary: 'Done, from "Select theme color (Fuchsia)".', suggestions: [] },
];
const ambiguous: RunEvent[] = [
  started('click delete', { planner: 'embedded' }),
  { ...missed, why: 'No playbooks for this site.' } as RunEvent,
  asked,
  plan({
    by: 'embedded',
    usage: NO_USAGE,
    queue: [],
    plan: {
      isComplete: true,
      success: false,
      summary: 'There are three Delete buttons, and nothing in the goal tells them apart.',
      suggestions: ['Click Delete in the row of Bob', 'Click Delete in the row of Ada', 'Click the first Delete'],
    },
  }),
  {
    kind: 'finished',
    at: NOW - 100,
    outcome: 'failed',
    summary: 'There are three Delete buttons, and nothing in the goal tells them apart.',
    suggestions: ['Click Delete in the row of Bob', 'Click Delete in the row of Ada', 'Click the first Delete'],
  },
];
const noKey: RunEvent[] = [
  started('buy the cheapest camera'),
  missed,
  asked,
  {
    kind: 'plan-failed',
    at: NOW - 300,
    usage: NO_USAGE,
    fault: { kind: 'model-auth', message: 'The endpoint refused the key (401). Check it in Settings.' },
  },
  {
    kind: 'finished',
    at: NOW - 200,
    outcome: 'failed',
    summary: 'The endpoint refused the key (401). Check it under Settings, Planner.',
    suggestions: [],
  },
];
const answerRead: RunEvent[] = [
  started('what is the cheapest camera?'),
  { ...missed, why: 'Nothing like it was asked here before.' } as RunEvent,
  asked,
  plan({
    plan: {
      thought: 'The list is sorted by price; I read the first row.',
      sequenceName: 'Read the cheapest camera',
      operations: [{ type: 'click', elementId: 1 }],
    },
    queue: [
      { id: 'o-1', operation: { type: 'extract', name: 'cheapest camera', fingerprint: fingerprint('row', 'Pico 2', 'tr:first-child') } },
    ],
  }),
  record('o-1', 'row "Pico 2"', { value: 'Pico 2 · 129.00 €' }),
  {
    kind: 'finished',
    at: NOW - 100,
    outcome: 'success',
    summary: 'The cheapest camera is the Pico 2, for 129.00 €.',
    suggestions: ['Put the Pico 2 into the cart'],
  },
];

const filing: RunEvent[] = [
  started('Select("Category", "Meals")\nScreenshot()\nUpload("Receipt", "lunch.pdf")', {
    planner: 'embedded',
    workflow: { name: 'Hand in an expense', fallback: 'claude' },
  }),
  { ...missed, why: 'No playbooks for this site.' } as RunEvent,
  { ...asked, planner: 'embedded' } as RunEvent,
  plan({
    by: 'embedded',
    usage: NO_USAGE,
    plan: {
      thought: '1/3 Select(“Category”, “Meals”) → combobox “Category”, name 1\n2/3 Screenshot() → Keep a picture of the page',
      sequenceName: 'Hand in an expense',
      operations: [{ type: 'screenshot' }],
    },
    queue: [
      { id: 'o-1', operation: { type: 'select', options: ['Meals'], fingerprint: fingerprint('combobox', 'Category', 'select') } },
      { id: 'o-2', operation: { type: 'screenshot' } },
      { id: 'o-3', operation: { type: 'upload', files: ['lunch.pdf'], fingerprint: fingerprint('button', 'Receipt', 'input') } },
    ],
  }),
  record('o-1', 'combobox "Category"'),
  record('o-2', 'the page', { picture: 'artifact-1' }),
  {
    kind: 'questioned',
    at: NOW - 300,
    question: {
      id: 'file-o-3',
      kind: 'file',
      text: 'Which file is this on your machine? (lunch.pdf)',
      operationId: 'o-3',
      choices: [
        { id: 'given', label: 'Choose the file' },
        { id: 'stop', label: 'Stop' },
      ],
    },
  },
];

const run = (events: RunEvent[]): FeedMessage => ({ kind: 'run', events });
const shown = (operation: Operation, label: string, at: number): Recording['steps'][number] => ({ at, operation, label, url: themes.url });
const recording = (
  status: Recording['status'],
  { empty = false, ...more }: Partial<Recording> & { empty?: boolean } = {},
): FeedMessage => ({
  kind: 'recording',
  recording: {
    tabId: 7,
    domain: 'themes.example',
    pagePath: '/login',
    status,
    start: 'https://themes.example/login',
    tabs: [7],
    params: empty ? [] : [{ name: 'user', kind: 'text', label: 'User', default: 'ada' }],
    proposedName: 'Log in and open the theme editor',
    viewport: { width: 1440, height: 900 },
    steps: empty
      ? []
      : [
          shown(typeInto('User', 'ada'), 'textbox "User"', 1),
          shown(typeInto('Password', '{{secret:password}}', true), 'textbox "Password"', 2),
          shown({ ...click('button', 'Not now'), optional: true } as Operation, 'button "Not now" in dialog "What’s new"', 3),
          shown(click('link', 'Theme editor'), 'link "Theme editor"', 4),
        ],
    ...more,
  },
});

/** Every state that a person can meet, by name. */
export const scenes: Record<string, Scene> = {
  welcome: world({ stored: {}, answers: { 'settings.get': ok({ settings: DEFAULT_SETTINGS, hasKey: false }) } }),
  'run-start': world(),
  'run-first-time': world({
    stored: { welcomed: true },
    answers: {
      'run.list': ok({ runs: [] }),
      'playbooks.list': ok({ domain: 'themes.example', playbooks: [], optionMap: {} }),
      'settings.get': ok({ settings: withoutModel, hasKey: false }),
    },
  }),
  'run-no-access': world({
    answers: {
      'site.state': ok({ ...themes, access: 'none', why: 'Abra has no access to this site yet.' }),
      'settings.get': ok({ settings: agreed, hasKey: false }),
    },
  }),
  'run-this-tab': world({ answers: { 'site.state': ok({ ...themes, access: 'this-tab' }) } }),
  'run-forbidden': world({
    answers: {
      'site.state': ok({
        ...themes,
        domain: '',
        url: 'chrome://settings',
        access: 'forbidden',
        why: 'Chrome lets no extension into its own pages. Open a web page to use Abra.',
      }),
    },
  }),
  'run-silent': world({ silent: ['site.state', 'settings.get', 'run.list'] }),
  'run-planning': world({
    feed: [
      run([started(goal), missed, asked]),
      { kind: 'thought', runId: 'run-1', text: 'A “Get Started” dialog is in the way; after that the known' },
      { kind: 'note', runId: 'run-1', text: 'The endpoint is overloaded. Trying again in 3 s.' },
    ],
  }),
  'run-moving': world({ feed: [run(moving)] }),
  'run-bailed': world({ feed: [run(planning)] }),
  'run-question': world({ feed: [run(confirming)] }),
  'run-file': world({
    feed: [run(filing)],
    answers: { 'run.picture': ok({ fileName: 'desk 2026-11-21.png', mediaType: 'image/png', base64: btoa('picture') }) },
  }),
  'run-done': world({ feed: [run(finished)] }),
  'run-recalled': world({ feed: [run(recallHit)] }),
  'run-suggestions': world({ feed: [run(ambiguous)], answers: { 'settings.get': ok({ settings: withoutModel, hasKey: false }) } }),
  'run-fault': world({ feed: [run(noKey)] }),
  'run-answer': world({ feed: [run(answerRead)] }),
  'recording-empty': world({ feed: [recording('recording', { empty: true })] }),
  'recording-live': world({ feed: [recording('recording')] }),
  'recording-stopped': world({ feed: [recording('stopped')] }),
  'recording-picking': world({ feed: [recording('recording')], answers: { 'pick.start': ok({ pickId: 'pick-1' }) } }),
  'recording-tried': world({ feed: [run(finished), recording('stopped', { trial: { runId: 'run-1' } })] }),
  'recording-broke': world({ feed: [run(noKey), recording('stopped', { trial: { runId: 'run-1' } })] }),
  'recording-trying': world({ feed: [run(moving), recording('stopped', { trial: { runId: 'run-1' } })] }),
  playbooks: world(),
  'playbooks-empty': world({ answers: { 'playbooks.domains': ok({ domains: [] }) } }),
  'playbooks-failed': world({
    answers: {
      'playbooks.domains': {
        ok: false,
        failure: { kind: 'storage', message: 'The browser could not read Abra’s store. Free some disk space, then try again.' },
      },
    },
  }),
  'playbooks-silent': world({ silent: ['playbooks.domains'] }),
  settings: world(),
  'settings-new': world({ answers: { 'settings.get': ok({ settings: DEFAULT_SETTINGS, hasKey: false }) } }),
  'settings-silent': world({ silent: ['settings.get'] }),
};

export { finished as finishedRun, moving as movingRun, recording as recordingMessage };
