import type { Delta } from '../../src/model/page/delta';
import type { Snapshot } from '../../src/model/page/snapshot';
import type { Operation } from '../../src/model/plan/operation';
import { NO_USAGE } from '../../src/model/run/add-usage';
import type { Bail } from '../../src/model/run/bail';
import type { Fault } from '../../src/model/run/fault';
import type { OperationRecord } from '../../src/model/run/record';
import type { QueuedOperation, RunEvent } from '../../src/model/run/run-event';
import type { Usage } from '../../src/model/run/usage';
import { choiceOf, sayInEnglish, stepValue } from '../../src/model/say-in-english';
import { saying } from '../../src/model/saying-of';
import { DEFAULT_SETTINGS } from '../../src/model/settings';
import { click, fingerprint, NOW, themeSteps, themes, typeInto } from './scene-playbooks';

const delta: Delta = { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } };
export const started = (goal: string, more: Partial<RunEvent & { kind: 'started' }> = {}): RunEvent => ({
  kind: 'started',
  at: NOW - 9000,
  runId: 'run-1',
  goal,
  tabId: 7,
  planner: 'messages-api',
  budgets: DEFAULT_SETTINGS.budgets,
  usePlaybooks: true,
  learn: true,
  ...more,
});
const emptyPage: Snapshot = {
  url: themes.url,
  title: 'Themes',
  viewport: { width: 1440, height: 900, scrollX: 0, scrollY: 0 },
  extent: { width: 1440, height: 2000 },
  frames: [{ frameId: 0, documentId: 'd', path: [], url: themes.url, title: 'Themes' }],
  elements: [],
  dialogs: [],
  text: '',
  more: [],
};
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
type Outcome = (RunEvent & { kind: 'finished' })['outcome'];
const ended = (outcome: Outcome, summary: string, suggestions: string[] = []): RunEvent => ({
  kind: 'finished',
  at: NOW - 100,
  outcome,
  summary,
  suggestions,
});
const questioned = (question: (RunEvent & { kind: 'questioned' })['question']): RunEvent => ({
  kind: 'questioned',
  at: NOW - 300,
  question,
});
const queue: QueuedOperation[] = [
  { id: 'o-1', operation: { type: 'click', elementId: 4 } },
  { id: 'o-2', operation: themeSteps[0] as Operation, origin: origin(0, 3) },
  { id: 'o-3', operation: themeSteps[1] as Operation, origin: origin(1, 3) },
  { id: 'o-4', operation: themeSteps[2] as Operation, origin: origin(2, 3) },
  { id: 'o-5', operation: typeInto('Name', 'Autumn') },
  { id: 'o-6', operation: { ...click('button', 'Publish'), irreversible: true } },
];
const plan = (more: Partial<RunEvent & { kind: 'planned' }> = {}): RunEvent => ({
  kind: 'planned',
  at: NOW - 6000,
  by: 'messages-api',
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
export const goal = 'Make me a Fuchsia theme called Autumn and publish it';
export const missed: RunEvent = {
  kind: 'recalled',
  at: NOW - 8000,
  hit: false,
  why: 'No playbooks account for every word of the goal.',
  says: [saying('noneFits'), saying('nearestIs', { name: 'Select theme color' })],
  playbooks: ['Select theme color'],
};
const getStarted: Snapshot['elements'][number] = {
  id: 4,
  ref: 4,
  frame: 0,
  tag: 'button',
  role: 'button',
  name: 'Get Started',
  states: [],
  selector: '#get-started',
  place: [],
  box: { x: 600, y: 400, width: 120, height: 36 },
  inView: true,
};
const looked: RunEvent = { kind: 'looked', at: NOW - 7900, snapshot: { ...emptyPage, elements: [getStarted] } };
export const asked: RunEvent = { kind: 'asked', at: NOW - 7800, planner: 'messages-api', purpose: 'plan', picture: false };

export const moving: RunEvent[] = [
  started(goal),
  missed,
  looked,
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
/** A dialog of the page is open. */
export const held: RunEvent[] = [
  ...moving,
  {
    kind: 'held',
    at: NOW - 500,
    why: sayInEnglish([saying('pageSilent')]),
    says: [saying('pageSilent')],
  },
];
const doneThrough4: RunEvent[] = [
  ...moving,
  record('o-3', 'option "Fuchsia"'),
  record('o-4', 'button "Apply"', { status: 'skipped', dispatched: false, notes: [saying('alreadyChosen')] }),
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
        {
          label: 'textbox "Search themes"',
          score: 0.41,
          differs: [saying('nearName', { now: 'Search themes', was: 'Name' }), saying('nearBlock')],
        },
        { label: 'textbox "Title"', score: 0.38, differs: [saying('nearName', { now: 'Title', was: 'Name' })] },
      ],
    },
    message: 'Executed 4 of 6 operations. Stopped at step 5: textbox "Name" is not on the page. Now visible: dialog "Save theme".',
  },
];
const publishing: Operation = {
  type: 'click',
  irreversible: true,
  fingerprint: { ...fingerprint('button', 'Publish', '#publish'), blocks: [{ kind: 'dialog', name: 'Save theme' }] },
};
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
    { id: 'o-8', operation: publishing },
  ],
});
export const planning: RunEvent[] = [
  ...bailed,
  { kind: 'asked', at: NOW - 1600, planner: 'messages-api', purpose: 'plan', picture: false },
];
export const confirming: RunEvent[] = [
  ...bailed,
  { kind: 'asked', at: NOW - 1600, planner: 'messages-api', purpose: 'plan', picture: false },
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
      text: 'This cannot be undone: Click button "Publish". Do it?',
      says: [saying('askIrreversible', { step: stepValue('o-8', 'Click button "Publish"') })],
      safe: 'deny',
      choices: [choiceOf('allow', 'allowOnce'), choiceOf('deny', 'no')],
    },
  },
];
const ANSWER = `## Two cameras

There are **two** of them, see the [list](https://themes.example/cameras) or [this](javascript:alert(1)):

- Pico 2, with a <b>lens</b>
- Granite ![](https://spy.example/x.png)

| Camera | Price |
| --- | ---: |
| Pico 2, blue | 129 € |
| =SUM(A1:A9) | 54 € |
`;

export const finished: RunEvent[] = [
  ...confirming,
  { kind: 'answered', at: NOW - 400, questionId: 'confirm-o-8', choice: 'allow' },
  record('o-8', 'button "Publish"'),
  { kind: 'learned', at: NOW - 200, playbookIds: ['p-new'], names: ['Name and publish a theme'], why: 'It ran to its end.' },
  ended('success', 'The Fuchsia theme “Autumn” is published.', ['Open the published theme', 'Make a dark variant of it']),
];
export const recallHit: RunEvent[] = [
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
  {
    kind: 'finished',
    at: NOW - 8700,
    outcome: 'success',
    summary: 'Done, from "Select theme color (Fuchsia)".',
    says: [saying('doneFrom', { playbooks: ['Select theme color (Fuchsia)'] })],
    suggestions: [],
  },
];
export const ambiguous: RunEvent[] = [
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
  ended('failed', 'There are three Delete buttons, and nothing in the goal tells them apart.', [
    'Click Delete in the row of Bob',
    'Click Delete in the row of Ada',
    'Click the first Delete',
  ]),
];
/** The answer of a model in Markdown, with what a hostile page could have put into it. */
export const answerMarked: RunEvent[] = [
  started('which cameras are there?'),
  { ...missed, why: 'Nothing like it was asked here before.' } as RunEvent,
  asked,
  plan({ plan: { isComplete: true, success: true, summary: ANSWER, suggestions: [] }, queue: [] }),
  ended('success', ANSWER),
];

/** Nothing of the page has the words of the goal. */
export const refused: RunEvent[] = [
  started('click Pay now', { planner: 'embedded' }),
  { ...missed, why: 'No playbooks for this site.' } as RunEvent,
  { ...asked, planner: 'embedded' } as RunEvent,
  plan({
    by: 'embedded',
    usage: NO_USAGE,
    queue: [],
    plan: { isComplete: true, success: false, summary: 'Found nothing called “Pay now” on this page.', suggestions: [] },
  }),
  ended('failed', 'Found nothing called “Pay now” on this page.'),
];
export const noKey: RunEvent[] = [
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
export const answerRead: RunEvent[] = [
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
  ended('success', 'The cheapest camera is the Pico 2, for 129.00 €.', ['Put the Pico 2 into the cart']),
];

export const filing: RunEvent[] = [
  started('Select("Category", "Meals")\nScreenshot()\nUpload("Receipt", "lunch.pdf")', {
    planner: 'embedded',
    workflow: { name: 'Hand in an expense', fallback: 'messages-api' },
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
  questioned({
    id: 'file-o-3',
    kind: 'file',
    text: sayInEnglish([saying('whichFiles', { count: 1, files: 'lunch.pdf' })]),
    says: [saying('whichFiles', { count: 1, files: 'lunch.pdf' })],
    operationId: 'o-3',
    choices: [choiceOf('given', 'chooseFile'), choiceOf('stop', 'stop')],
  }),
];

/** The planner leaves a choice to the person. */
export const asking: RunEvent[] = [
  ...planning,
  questioned({
    id: 'ask-1',
    kind: 'ask',
    text: 'Two themes are called “Autumn”. Which one do you mean?',
    choices: [
      { id: 'choice-1', label: 'Autumn, made today' },
      { id: 'choice-2', label: 'Autumn, made by Ada' },
      choiceOf('none', 'noneOfThese'),
    ],
  }),
];

/** A model's plan for a site where no goal was reached yet. */
export const approving: RunEvent[] = [
  started(goal),
  missed,
  looked,
  asked,
  plan(),
  questioned({
    id: 'approve-plan',
    kind: 'plan',
    text: '1. Click button "Theme".',
    choices: [choiceOf('go', 'doIt'), choiceOf('stop', 'dont')],
  }),
];

/** A secret that a step types is not kept for its site. */
export const missing: RunEvent[] = [
  ...planning,
  questioned({
    id: 'person-1',
    kind: 'secret',
    text: 'What is the password for themes.example?',
    says: [saying('whatIsSecret', { name: 'password', host: 'themes.example' })],
    secret: { name: 'password', origin: 'https://themes.example' },
    choices: [choiceOf('given', 'useIt'), choiceOf('continue', 'typedInPage'), choiceOf('stop', 'stop')],
  }),
];

/** A run of a playbook that ends with this bail at its third step of four. */
export function stoppedBy(bail: Bail): RunEvent[] {
  const dispatched = bail.kind === 'no-effect' || bail.kind === 'outcome-unknown';
  return [
    started('Make me a Fuchsia theme and name it'),
    missed,
    asked,
    plan({ queue: queue.slice(1, 5) }),
    sent('o-2', 'o-3', 'o-4'),
    record('o-2', 'button "Theme"'),
    record('o-3', 'option "Fuchsia"'),
    record('o-4', 'button "Apply"', { status: 'failed', dispatched, bail }),
    { kind: 'reported', at: NOW - 2500, legId: 'l', bail },
    { kind: 'bailed', at: NOW - 2000, operationId: 'o-4', bail, message: 'It stopped at step 3.' },
    ended(bail.kind === 'stopped' ? 'stopped' : 'failed', 'It stopped at step 3.'),
  ];
}

/** A run whose second plan fails with this fault, after two steps. */
export function stoppedByFault(fault: Fault, at: number): RunEvent[] {
  return [
    started('Make me a Fuchsia theme and name it'),
    missed,
    asked,
    plan({ queue: queue.slice(1, 3) }),
    record('o-2', 'button "Theme"'),
    record('o-3', 'option "Fuchsia"'),
    { kind: 'reported', at: at - 900, legId: 'l' },
    { ...asked, at: at - 800 } as RunEvent,
    { kind: 'plan-failed', at: at - 300, usage: NO_USAGE, fault },
    {
      kind: 'finished',
      at: at - 200,
      outcome: fault.kind === 'aborted' ? 'stopped' : 'failed',
      summary: fault.message,
      says: fault.says,
      suggestions: [],
    },
  ];
}

/** The page asks for a yes to an act that cannot be undone. */
export const paying: RunEvent[] = [
  ...moving.slice(0, 5),
  { kind: 'looked', at: NOW - 5500, snapshot: emptyPage },
  sent('o-5', 'o-6'),
  record('o-5', 'textbox "Name"'),
  {
    kind: 'reported',
    at: NOW - 800,
    legId: 'l',
    bail: {
      kind: 'needs-yes',
      key: 'k',
      why: 'This cannot be undone',
      act: {
        deed: 'press',
        role: 'button',
        words: ['Pay now $429'],
        icons: [],
        blocks: [{ kind: 'dialog', name: 'Check out' }],
        form: { action: 'https://pay.example/charge', method: 'post' },
      },
    },
  },
  {
    kind: 'questioned',
    at: NOW - 500,
    question: {
      id: 'confirm-o-6-k',
      kind: 'confirm',
      operationId: 'o-6',
      text: 'This cannot be undone: click "Pay now $429" in "Check out". Do it?',
      safe: 'deny',
      choices: [choiceOf('allow', 'allowOnce'), choiceOf('deny', 'no')],
    },
  },
];

/** A replay with another word does not find what it was shown with. */
export const notAmongResults: RunEvent[] = [
  started('Search for Dune and open it'),
  plan({
    queue: [
      { id: 'o-5', operation: typeInto('Search', 'Dune', true) },
      { id: 'o-6', operation: click('link', 'Granite Camera') },
    ],
  }),
  record('o-5', 'searchbox "Search"'),
  record('o-6', 'link "Granite Camera"', {
    status: 'failed',
    dispatched: false,
    bail: { kind: 'target-missing', wanted: 'link "Granite Camera"', nearest: [] },
  }),
  // The report of a leg that stopped comes with a look.
  { kind: 'looked', at: NOW - 2100, snapshot: { ...emptyPage, url: 'https://themes.example/search?q=Dune' } },
  {
    kind: 'bailed',
    at: NOW - 2000,
    operationId: 'o-6',
    bail: { kind: 'target-missing', wanted: 'link "Granite Camera"', nearest: [], searched: 'Dune' },
    message: 'It stopped at step 2.',
  },
  ended('failed', 'It stopped at step 2.'),
];
