import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Operation } from '../../src/model/plan/operation';
import { sayOperation } from '../../src/model/plan/operation-words';
import { sayGap } from '../../src/model/playbook/gap-words';
import { items, type Run } from '../../src/model/run/run';
import type { Question } from '../../src/model/run/run-event';
import { GIVEN, type RunAnswer } from '../../src/runner/browser';
import { Abra } from '../fixtures/abra';
import { begin, type Recording, recording, save } from '../fixtures/showing';
import type { Application, Change, Served, Step } from './flow';
import { handOf } from './hand';

/** What came of one application: its recording, and each time that it was played. */
export interface Judged {
  /** Steps that the recording does not hold as they were shown. */
  lost: string[];
  /** Those of them at which Abra did not say so before the next step. */
  silent: string[];
  /** Gaps that Abra told of at steps that it holds. */
  alarms: string[];
  /** What was recorded, in words. */
  said: string[];
  replays: Replay[];
  /** Console errors that were not there without Abra. */
  errors: string[];
}

export interface Replay {
  what: string;
  verdict: 'right' | 'stopped' | 'wrong';
  /** Abra's own words, and what the application knows instead. */
  why: string;
  /** It stopped, and what it says is missing was done: the end is the right one, or "had no effect" of a step that leads to the right end. */
  isFalse: boolean;
}

interface Way {
  what: string;
  size?: { width: number; height: number };
  otherwise?: Application['otherwise'];
  restart?: boolean;
  change?: Change;
}

const NAME = 'What was shown';
const SIZE = { width: 1440, height: 900 };
/** A run that takes longer is not waited for, ms. */
const MAX_RUN_MS = 120_000;
/** What the application does after it was done (saving as one types) is waited for so long, ms. */
const AFTER = 2500;
/** What could not be kept is told sooner than this, ms: the page has 800 to answer. */
const AT_ONCE = 1500;
/** Words by which a run that ended well says that it does not know whether all of it happened. */
const DOUBT = /not known|cannot be known|could not be seen|nobody knows|not sure/i;

/** WAYS=words takes only those ways whose name holds one of them. */
const ways = process.env.WAYS?.split(',');

const NARROW: Way = { what: 'at 900×700', size: { width: 900, height: 700 } };
const waysOf = ({ otherwise, more }: Application): Way[] =>
  more
    ? [{ what: 'again' }, NARROW, ...more.map((change) => ({ what: change.what, change }))]
    : [
        { what: 'again' },
        { what: 'a second time' },
        { what: 'a third time' },
        NARROW,
        ...(otherwise ? [{ what: otherwise.what, otherwise }] : []),
        { what: 'after a restart', restart: true },
      ];

/** Shows the flow to Abra, and plays what it made of it. `replays`: so many ways at most. */
export async function judge(application: Application, replays = Number.POSITIVE_INFINITY): Promise<Judged> {
  let served = await application.serve(0);
  const abra = await Abra.launch({ viewport: SIZE, ...(process.env.EXTENSION ? { extension: process.env.EXTENSION } : {}) });
  try {
    await abra.settings({ planner: 'embedded', overlay: false });
    const shown = await show(abra, application, served);
    const result: Judged = { ...shown, replays: [], errors: await added(application, served, shown.errors) };
    for (const way of waysOf(application)
      .slice(0, replays)
      .filter(({ what }) => !ways || ways.some((one) => what.includes(one)))) {
      if (shown.unsaved !== undefined) {
        result.replays.push({ what: way.what, verdict: 'stopped', why: shown.unsaved, isFalse: false });
        continue;
      }
      if (way.restart) {
        const { port } = new URL(served.url);
        await served.close();
        served = await application.serve(Number(port));
      } else await served.reset();
      await way.change?.data?.(served);
      result.replays.push(await replay(abra, application, served, way, shown.known));
    }
    return result;
  } finally {
    await abra.browser.close();
    await served.close();
  }
}

interface ShownOnce extends Omit<Judged, 'replays'> {
  /** What the application knew after each step. */
  known: string[];
  /** Why it could not be kept as a playbook. */
  unsaved: string | undefined;
}

async function show(abra: Abra, application: Application, served: Served): Promise<ShownOnce> {
  const tab = await abra.browser.context.newPage();
  const errors = consoleErrors(tab);
  await tab.goto(served.url);
  await application.ready(tab);
  await begin(abra, tab);
  const known: string[] = [];
  const lost: string[] = [];
  const silent: string[] = [];
  const kept: { what: string; began: number; ended: number }[] = [];
  let before = 0;
  for (const step of application.steps) {
    const began = Date.now();
    await step.does(handOf(tab));
    known.push(JSON.stringify(await application.state(tab, served)));
    let steps: Recording['steps'] = [];
    let missed: string[] = [];
    const look = async () => {
      steps = (await recording(abra))?.steps ?? [];
      // Typing goes on in the step that was there; nothing else does.
      const from = steps[before - 1]?.operation.type === 'type' && step.keeps[0]?.startsWith('type') ? before - 1 : before;
      const operations = steps.slice(Math.max(0, from)).map(({ operation }) => operation);
      missed = missing(step, operations);
      return missed.length;
    };
    // The step for a list of hundreds of options arrives some time after the choice.
    if (await look())
      await expect
        .poll(look, { timeout: AT_ONCE })
        .toBe(0)
        .catch(() => undefined);
    lost.push(...missed);
    if (missed.length && !(await isToldSince(abra, began))) silent.push(...missed);
    if (!missed.length) kept.push({ what: step.what, began, ended: Date.now() });
    before = steps.length;
  }
  await expectState(application, tab, served);
  await abra.call('record.set', { status: 'stopped' });
  const { steps = [], gaps = [] } = (await recording(abra)) ?? {};
  const alarms = kept.flatMap(({ what, began, ended }) =>
    gaps.flatMap((gap) => (gap.at >= began && gap.at < ended ? [`${what}: ${sayGap(gap)}`] : [])),
  );
  const said = steps.map(({ operation, label }) => sayOperation(operation, label) + pointOf(operation));
  if (process.env.STEPS) console.log(JSON.stringify(steps, null, 1));
  const unsaved = await save(abra, NAME).then(
    () => undefined,
    (error) => String(error).slice(0, 300),
  );
  await tab.close();
  return { lost, silent, alarms, said, known, unsaved, errors };
}

/** Is a gap told, before the next step, of what was done since then? */
const isToldSince = (abra: Abra, began: number): Promise<boolean> =>
  expect
    .poll(async () => (await recording(abra))?.gaps?.some(({ at }) => at >= began), { timeout: AT_ONCE })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

const pointOf = (operation: Operation) => {
  const offset = 'fingerprint' in operation ? operation.fingerprint?.offset : undefined;
  return offset ? ` at ${offset.x.toFixed(2)}, ${offset.y.toFixed(2)}` : '';
};

async function expectState(application: Application, tab: Page, served: Served): Promise<void> {
  const state = await lastState(application, tab, served);
  if (state !== JSON.stringify(application.right))
    throw new Error(`The flow itself leads to ${state}, not to ${JSON.stringify(application.right)}.`);
}

/** What of a step is not among the operations. */
function missing({ what, keeps }: Step, operations: readonly Operation[]): string[] {
  let at = 0;
  return keeps.flatMap((kept) => {
    const found = operations.findIndex((operation, index) => index >= at && kept.split('|').some((one) => holds(one, operation)));
    if (found < 0) return [`${what} (${kept})`];
    at = found + 1;
    return [];
  });
}

function holds(kept: string, operation: Operation): boolean {
  const [type, more] = kept.split(/[ :](.*)/s);
  if (operation.type !== type) return false;
  const offset = 'fingerprint' in operation ? operation.fingerprint?.offset : undefined;
  if (more === undefined) return true;
  if (more === 'at') return offset !== undefined;
  if (operation.type === 'type') return operation.text.trim() === more.trim();
  if (operation.type === 'press') return operation.key === more;
  if (operation.type === 'click') return more === 'right' ? operation.button === 'right' : String(operation.count ?? 1) === more;
  return false;
}

/** Plays it on the application as nobody has used it, and asks the application what came of it. */
async function replay(abra: Abra, application: Application, served: Served, way: Way, known: readonly string[]): Promise<Replay> {
  const { context } = abra.browser;
  const tab = await context.newPage();
  try {
    if (way.size) await tab.setViewportSize(way.size);
    const session = await context.newCDPSession(tab);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(served.url).origin, storageTypes: 'all' });
    await way.otherwise?.before?.(tab);
    await tab.goto(served.url + (way.otherwise?.address ?? ''));
    await application.ready(tab);
    const { done, said, isBlind } = await played(abra, application, tab, way.change?.blanks);
    const right = way.change ? way.change.right : application.right;
    const state = await lastState(application, tab, served, right);
    const isRight = state === JSON.stringify(right);
    const verdict = done ? (isRight ? 'right' : 'wrong') : 'stopped';
    const elsewhere = !isRight && !known.includes(state) ? ` | the application is at ${state}` : '';
    return { what: way.what, verdict, why: verdict === 'right' ? '' : `${said}${elsewhere}`, isFalse: !done && (isRight || isBlind) };
  } finally {
    await tab.close();
  }
}

/** The application's state, once it is the right one or had its time. */
async function lastState(application: Application, tab: Page, served: Served, right = application.right): Promise<string> {
  let state = '';
  const read = async () => {
    state = JSON.stringify(await application.state(tab, served).catch((error) => String(error).slice(0, 200)));
    return state;
  };
  await expect
    .poll(read, { timeout: AFTER })
    .toBe(JSON.stringify(right))
    .catch(() => undefined);
  return state;
}

async function played(
  abra: Abra,
  application: Application,
  tab: Page,
  blanks: Change['blanks'] = {},
): Promise<{ done: boolean; said: string; isBlind: boolean }> {
  try {
    const params = await paramsOf(abra, tab, blanks);
    // The person says yes to what cannot be undone, and gives the file again, as when they showed it, and does nothing else.
    const run = await abra.play(NAME, {
      tab,
      params,
      timeout: MAX_RUN_MS,
      answer: (question, runId) => answered(abra, application, question, runId),
    });
    const { finished, question } = run;
    const said = finished ? `${finished.outcome}: ${finished.summary}` : `asks: ${question?.text ?? ''}`;
    return {
      done: finished?.outcome === 'success' && !DOUBT.test(finished.summary),
      said: `${bailsOf(run)}${said}`,
      isBlind: run.plans.at(-1)?.bail?.kind === 'no-effect',
    };
  } catch (error) {
    return { done: false, said: String(error).slice(0, 300), isBlind: false };
  }
}

async function answered(abra: Abra, { files = [] }: Application, { id, kind }: Question, runId: string): Promise<RunAnswer> {
  if (kind === 'confirm') return 'allow';
  if (kind !== 'file' || !files.length) return undefined;
  const given = files.map((file) => ({ name: path.basename(file), type: 'image/png', base64: readFileSync(file, 'base64') }));
  await abra.call('run.give', { runId, questionId: id, files: given });
  return GIVEN;
}

/** The blanks that were shown with these texts in them, with what is to be typed instead. */
async function paramsOf(abra: Abra, tab: Page, blanks: NonNullable<Change['blanks']>): Promise<Record<string, string>> {
  const { playbooks } = await abra.playbooks((await abra.call('site.state', { tabId: await abra.tabId(tab) })).domain);
  const known = playbooks.find(({ name }) => name === NAME)?.params ?? [];
  return Object.fromEntries(
    Object.entries(blanks).map(([shown, value]) => {
      const found = known.find((one) => one.default?.includes(shown));
      if (!found?.default) throw new Error(`"${shown}" is in no blank: ${known.map((one) => `${one.name}=${one.default}`).join(', ')}`);
      return [found.name, found.default.replace(shown, value)];
    }),
  );
}

const bailsOf = (run: Run) => {
  const bails = run.plans.flatMap(({ bail }) => (bail ? [JSON.stringify(bail).slice(0, 900)] : []));
  const open = items(run).find(({ status }) => status !== 'done');
  return bails.length && open ? `${sayOperation(open.operation, open.label)}: ${bails.join(' ')} | ` : '';
};

function consoleErrors(tab: Page): string[] {
  const errors: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text().slice(0, 200)));
  tab.on('pageerror', (error) => errors.push(String(error).slice(0, 200)));
  return errors;
}

/** Of these errors, the ones that the same flow does not show where Abra has nothing to say. */
async function added(application: Application, served: Served, errors: readonly string[]): Promise<string[]> {
  if (!errors.length) return [];
  const bare = await Abra.launch({ viewport: SIZE, grant: [] });
  try {
    await served.reset();
    const tab = await bare.browser.context.newPage();
    const without = consoleErrors(tab);
    await tab.goto(served.url);
    await application.ready(tab);
    for (const step of application.steps) await step.does(handOf(tab));
    const kinds = new Set(without.map(kindOf));
    return errors.filter((error) => !kinds.has(kindOf(error)));
  } finally {
    await bare.browser.close();
  }
}

/** Without numbers and addresses, which differ at each visit. */
const kindOf = (error: string) => error.replace(/[\d.]+|https?:\S+/g, '').slice(0, 80);
