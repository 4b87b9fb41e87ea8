import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Download, Page } from 'playwright';
import { within } from '../../lib/deadline';
import { domainOf } from '../../lib/url';
import { Workflow, workflowGoal } from '../../model/plan/workflow';
import { filesFor } from '../../model/playbook/files-for';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { items, type Run } from '../../model/run/run';
import type { Question, RunEvent } from '../../model/run/run-event';
import { type AbraBrowser, GIVEN, type RunAnswer, type RunRequest } from '../browser';
import { readPlanner } from '../cli/arguments';
import { openLoans } from '../cli/loans';
import { userOf } from '../launch';
import { whyBroken } from '../why-broken';
import { type Heard, hearPage, type Keep, keepEvidence } from './evidence';
import type { OpenQuestion } from './request';
import type { RunEnding, Task } from './run-store';
import { maskOf, resolveSecrets, variableOf } from './secrets';
import { discard, type WarmBrowsers } from './warm-browsers';
import { type AnswerPatience, whileItAnswers } from './while-it-answers';
import { atVersion, type WorkflowStore } from './workflow-store';

/** What a worker gives a run. */
export interface RunTools {
  /** Must be true before anything is done in a page. */
  begin(): Promise<boolean>;
  write(place: number, event: RunEvent): void;
  /** The id of the choice; undefined where nobody answered in time, or the run was cancelled. */
  ask(question: OpenQuestion): Promise<string | undefined>;
  keep: Keep;
  /** Aborts when the run is to end. */
  cancelled: AbortSignal;
}

/** Does one run; never rejects. */
export type Execute = (task: Task, tools: RunTools) => Promise<RunEnding>;

interface World {
  workflows: WorkflowStore;
  browsers: WarmBrowsers;
  environment: NodeJS.ProcessEnv;
  /** The folder of `ABRA_DATA`, for profiles that are kept. */
  data: string;
  /** How long a browser may be silent; default half a minute. */
  patience?: AnswerPatience;
}

/** Does runs in Chromiums of their own, with what is known of the workflow's site. */
export function executeInBrowser(world: World): Execute {
  return async (task, tools) => {
    const { values, missing } = await resolveSecrets(task.request.spec, world.environment);
    const [first] = missing;
    if (first !== undefined)
      return failed(`The worker has no secret “${first}”. Give it in ${variableOf(first)}, or as a file in the folder ABRA_SECRETS.`);
    const mask = maskOf(Object.values(values));
    const { profile } = task.request.spec;
    const folder = profile && keptProfile(world.data, profile);
    const abra = await world.browsers.take(task.request.spec, folder).catch((error: unknown) => whyBroken(error));
    if (typeof abra === 'string') return failed(`Chromium did not start. ${abra}`);
    const work = () => inBrowser({ ...world, task, tools, abra, values, mask });
    try {
      return mask(await whileItAnswers(abra, work, world.patience));
    } catch (error) {
      return failed(mask(`The browser was lost. ${whyBroken(error)}`));
    } finally {
      await discard(abra);
      world.browsers.warm();
    }
  };
}

interface Work extends World {
  task: Task;
  tools: RunTools;
  abra: AbraBrowser;
  values: Record<string, string>;
  mask: ReturnType<typeof maskOf>;
}

async function inBrowser(work: Work): Promise<RunEnding> {
  const { task, tools, abra, workflows, mask, values } = work;
  const { spec } = task.request;
  const domain = domainOf(spec.url);
  const base = await knownFor(work, domain);
  if (!base) return failed(`The workflow has no version ${task.playVersion}.`);
  if (!(await tools.begin())) return failed('It was cancelled before it began.');
  const page = await abra.newTab();
  const heard = hearPage(page);
  const downloaded = keepDownloads(work);
  await Promise.all([openSite(work, page), handIn(work, base)]);
  const run = await start(work, base, {
    tab: page,
    answer: (question, runId) => answer(work, question, runId),
    timeout: LONGEST_MS,
    ...follow(work, heard),
  });
  const learned = await abra.call('memory.load', { domain });
  const version = await workflows.learn(spec.workflow_id, base, learned);
  const ending = endingOf(run, version);
  await downloaded();
  await keepPictures(work, run);
  if (spec.artifacts && ending.error !== null) await keepEvidence({ page, heard, secrets: Object.values(values), mask }, tools.keep);
  return ending;
}
/** Longer than any budget of minutes that a run has; then the browser hangs. */
const LONGEST_MS = 60 * 60_000;

/** What is known of the workflow's site; undefined where the version that it is to play is not there. */
async function knownFor({ task, workflows }: Work, domain: string): Promise<DomainPlaybooks | undefined> {
  const memory = await workflows.memory(domain);
  if (task.playVersion === null) return memory;
  const known = await workflows.playbook(task.request.spec.workflow_id);
  return known && atVersion(memory, known.id, task.playVersion);
}

/** Lets Abra act on the sites, and leads its tab to the first page: from then on the run may begin, which waits for the page to have loaded. */
async function openSite({ task, abra }: Work, page: Page): Promise<void> {
  const { url, allow } = task.request.spec;
  await abra.grant([`*://${new URL(url).hostname}/*`, ...allow]);
  // A page that does not load is the run's to tell of.
  await page.goto(url, { timeout: LOAD_MS, waitUntil: task.playVersion === null ? 'commit' : 'load' }).catch(() => undefined);
}
/** A page that does not answer this long is the run's to open; the worker of the extension waits as long for one to load. */
const LOAD_MS = 20_000;

/** Hands in what the run needs. */
async function handIn({ task, abra, values, environment }: Work, known: DomainPlaybooks): Promise<void> {
  const { spec, allow_repair, max_repair_attempts, planner } = task.request;
  const loans = openLoans(abra);
  const settle = async () => {
    await abra.settings({ overlay: false, repairsPerDay: allow_repair ? max_repair_attempts : 0 });
    if (planner !== 'simple') await loans.model(readPlanner({}, environment), environment);
  };
  const restore = async () => {
    if (spec.profile) await forgetKnown(abra, known.domain);
    await abra.call('memory.restore', { memory: known });
  };
  await Promise.all([restore(), settle(), Object.keys(values).length ? loans.secrets(values, new URL(spec.url).origin) : undefined]);
}

function start({ task, abra }: Work, base: DomainPlaybooks, options: RunRequest): Promise<Run> {
  const { spec, reuse_existing: usePlaybooks, planner } = task.request;
  if (task.playVersion !== null) {
    const named = base.playbooks.find(({ name, aliases }) => name === spec.workflow_id || aliases?.includes(spec.workflow_id) === true);
    return abra.play(named?.name ?? spec.workflow_id, options);
  }
  const workflow = { name: spec.workflow_id, url: spec.url };
  // What the simple commands cannot, the planner of the settings does, which is the model where there is a key.
  return abra.run(workflowGoal(Workflow.parse(spec)), {
    ...options,
    workflow,
    usePlaybooks,
    ...(planner === 'simple' ? { planner: 'embedded' as const } : {}),
  });
}

/** Journals its events, and stops it when it is cancelled. */
function follow({ abra, tools, mask }: Work, heard: Heard): Pick<RunRequest, 'onBegun'> {
  let place = 0;
  abra.onEvent((event) => {
    tools.write(place++, mask(event));
    heard.tell(event);
  });
  return {
    onBegun: (runId) => {
      const stop = () => void abra.call('run.stop', { runId }).catch(() => undefined);
      if (tools.cancelled.aborted) stop();
      tools.cancelled.addEventListener('abort', stop, { once: true });
    },
  };
}

async function answer({ abra, tools, task, mask }: Work, question: Question, runId: string): Promise<RunAnswer> {
  const { id, kind, text, choices } = question;
  if (kind === 'file') {
    const files = filesFor(task.request.spec.files, text).map(({ name, mediaType, base64 }) => ({ name, type: mediaType, base64 }));
    if (files.length) {
      await abra.call('run.give', { runId, questionId: id, files });
      return GIVEN;
    }
  }
  return tools.ask(mask({ id, kind, text, choices: choices.map((one) => ({ id: one.id, label: one.label })) }));
}

/** Keeps what is downloaded; the returned function resolves when all of it is there. A download that fails leaves no file. */
function keepDownloads({ abra, tools, task }: Work): () => Promise<void> {
  const kept: Promise<void>[] = [];
  if (!task.request.spec.artifacts) return async () => undefined;
  const hear = (page: Page) => page.on('download', (download) => kept.push(keepDownload(download, tools.keep).catch(() => undefined)));
  for (const page of abra.browser.context.pages()) hear(page);
  abra.browser.context.on('page', hear);
  return async () => void (await within(DOWNLOAD_MS, () => Promise.all(kept)));
}
/** A download that takes longer than this after the run's last step is cut off with its browser. */
const DOWNLOAD_MS = 60_000;

async function keepDownload(download: Download, keep: Keep): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(Buffer.from(piece));
  await keep(download.suggestedFilename(), 'application/octet-stream', Buffer.concat(pieces));
}

/** The pictures that its Screenshot steps took, in which Abra has painted over what is secret. */
async function keepPictures({ abra, tools, task }: Work, run: Run): Promise<void> {
  if (!task.request.spec.artifacts) return;
  const ids = items(run).flatMap(({ record }) => record?.picture ?? []);
  for (const [at, id] of ids.entries()) {
    const picture = await abra.ask('run.picture', { id });
    if (picture.ok) await tools.keep(`screenshot-${at + 1}.png`, picture.value.mediaType, Buffer.from(picture.value.base64, 'base64'));
  }
}

function endingOf(run: Run, version: number | null): RunEnding {
  const { finished, question, usage, plans } = run;
  const isRepaired = plans.some(({ mends }) => mends === true);
  const isSuccess = finished?.outcome === 'success';
  const summary = finished?.summary ?? (question ? `Nobody answered: ${question.text}` : 'It did not end.');
  const status = isSuccess ? (isRepaired ? 'repaired_success' : 'success') : isRepaired ? 'repaired_failed' : 'failed';
  return { status, version, modelCalls: usage.calls, summary, error: isSuccess ? null : summary };
}

const failed = (error: string): RunEnding => ({ status: 'failed', version: null, modelCalls: 0, summary: null, error });

/** The folder of a profile that is kept by its name. A lock that a killed Chromium left, maybe in another container, holds nobody up. */
function keptProfile(data: string, name: string): string {
  const folder = path.join(data, 'profiles', name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (userOf(folder) === undefined) for (const lock of LOCKS) rmSync(path.join(folder, lock), { force: true });
  return folder;
}

const LOCKS = ['SingletonLock', 'SingletonCookie', 'SingletonSocket'];

/** What a profile that is kept knows of a site gives way to the memory of the database, which has it too: every run's is merged there. */
async function forgetKnown(abra: AbraBrowser, domain: string): Promise<void> {
  const { playbooks } = await abra.call('memory.load', { domain });
  if (playbooks.length) await abra.call('playbooks.remove', { domain, ids: playbooks.map(({ id }) => id) });
}
