import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { domainOf } from '../../../src/lib/url';
import type { Application, Served } from '../../apps/flow';
import { Abra } from '../../fixtures/abra';
import { transcript } from '../../fixtures/transcript';
import { type Sites, serveSites } from '../../sites/serve.mjs';
import { type ModelRequest, type ScriptedModel, serveModel } from '../serve-model.mjs';
import { recordedModel } from './recorded-model';
import { type Task, VISITS, type Visit, type VisitName } from './task';

/** One visit, by the page's own state and by what Abra said of it. */
export interface Visited {
  task: string;
  visit: VisitName;
  calls: number;
  /** Tokens of the prompt of each call that was answered, and those of them that an earlier call had left in the cache. */
  prompts: Prompt[];
  /** Abra said that the goal was reached, without a doubt. */
  done: boolean;
  /** It was: by the page, and by what a goal that asks for words was told. */
  reached: boolean;
  /** Done and reached; or not done, where the goal cannot be reached. */
  right: boolean;
  /** The goal asks for words, for which the page has to be read anew. */
  reads: boolean;
  /** The goal cannot be reached. */
  impossible: boolean;
  /** What the page was, where that is not as it was to be, and Abra's words. */
  said: string;
  unanswered: string[];
  /** It was not made, as a call of a visit before it has no answer. */
  skipped?: true;
  /** Names of the playbooks that the site has after it. */
  playbooks: string[];
}

/**
 * The size of a prompt, tokens: 4 characters each, as the model's server counts them (`e2e/model/prompt-cache.mjs`). `schema`: of the form of the answer, which
 * an API reads before all else, and which is not in the others.
 */
export interface Prompt {
  tokens: number;
  cached: number;
  schema: number;
}

/** Chromium with Abra, a recorded model, and what the tasks are played on. */
export interface TaskStage {
  play(task: Task): Promise<Visited[]>;
  chromium: string;
  close(): Promise<void>;
}

/** Words by which a run that ended well says that it does not know whether all of it happened. */
const DOUBT = /not known|cannot be known|could not be seen|nobody knows|not sure/i;
/** A visit that takes longer is not waited for, ms. */
const MAX_VISIT_MS = 90_000;

export async function openTaskStage(extension?: string): Promise<TaskStage> {
  const [abra, model, sites] = await Promise.all([Abra.launch(extension ? { extension } : {}), serveModel(), serveSites()]);
  const served = new Map<Application, Promise<Served>>();
  await abra.settings({ planner: 'messages-api', endpoint: model.origin, key: 'test-key', consent: true, overlay: false, patience: 3000 });
  const stage = { abra, model, sites, served };
  return {
    play: (task) => playTask(stage, task),
    chromium: abra.browser.context.browser()?.version() ?? '',
    close: async () => {
      await abra.close();
      await Promise.all([model.close(), sites.close(), ...[...served.values()].map(async (one) => (await one).close())]);
    },
  };
}

interface Open {
  abra: Abra;
  model: ScriptedModel;
  sites: Sites;
  served: Map<Application, Promise<Served>>;
}

async function playTask(stage: Open, task: Task): Promise<Visited[]> {
  const { first, other, changed, drifted } = task.visits;
  const as = (more: Partial<Visit> | undefined) => more && { goal: first.goal, right: first.right, ...more };
  const visits: Partial<Record<VisitName, Visit | undefined>> = { first, again: first, other, changed: as(changed), drifted: as(drifted) };
  const made: Visited[] = [];
  for (const name of VISITS) {
    const visit = visits[name];
    // What a visit teaches is not known where its calls have no answer.
    if (visit)
      made.push(made.some(({ unanswered }) => unanswered.length) ? notMade(task, name) : await playVisit(stage, task, name, visit));
  }
  return made;
}

const notMade = ({ name: task }: Task, visit: VisitName): Visited => ({
  task,
  visit,
  calls: 0,
  prompts: [],
  done: false,
  reached: false,
  right: false,
  reads: false,
  impossible: false,
  said: '',
  skipped: true,
  unanswered: [],
  playbooks: [],
});

async function playVisit(stage: Open, task: Task, name: VisitName, visit: Visit): Promise<Visited> {
  const { abra, model } = stage;
  const recorded = recordedModel(task.name, name);
  const calls = model.calls.length;
  model.script(recorded.script);
  const tab = await abra.browser.context.newPage();
  try {
    await arrive(stage, tab, task, visit);
    const run = await abra.run(visit.goal, {
      tab,
      timeout: MAX_VISIT_MS,
      answer: ({ kind }) => (kind === 'confirm' ? 'allow' : undefined),
    });
    if (!run.finished) await abra.call('run.stop', { runId: run.id });
    const { outcome = 'asks', summary = run.question?.text ?? '' } = run.finished ?? {};
    const state = await stateOf(stage, tab, task);
    const done = outcome === 'success' && !DOUBT.test(summary);
    const reached = isDeepStrictEqual(state, visit.right) && (visit.says?.test(summary) ?? true);
    if (process.env.TELL) console.log(transcript((await abra.call('run.load', { runId: run.id })).events).join('\n'));
    const { playbooks } = await abra.playbooks(domainOf(tab.url()));
    return {
      task: task.name,
      visit: name,
      calls: model.calls.length - calls,
      prompts: model.calls.slice(calls).flatMap(promptOf),
      done,
      reached,
      reads: visit.says !== undefined,
      impossible: visit.impossible === true,
      right: visit.impossible ? !done && reached : done && reached,
      said: `${outcome}: ${summary}${reached ? '' : ` | the page: ${JSON.stringify(state)}`}`,
      unanswered: recorded.unanswered,
      playbooks: playbooks.filter(({ partOf }) => partOf === undefined).map((one) => one.name),
    };
  } finally {
    await tab.close();
  }
}

/** The server of the model tells the tokens as the real API does: new, written to the cache, read from it. */
function promptOf({ usage, body }: ModelRequest): Prompt[] {
  if (!usage) return [];
  const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens: cached } = usage;
  const schema = JSON.stringify(body.output_config?.format?.schema ?? '').length / 4;
  return [{ tokens: input_tokens + cache_creation_input_tokens + cached, cached, schema: Math.ceil(schema) }];
}

async function stateOf({ served }: Open, tab: Page, { state, application }: Task): Promise<unknown> {
  if (state) return state(tab);
  return application?.state(tab, (await served.get(application)) as Served);
}

/** The page as nobody has used it, at the task's own site. */
async function arrive({ sites, served, abra }: Open, tab: Page, { name, application, address, begin }: Task, visit: Visit): Promise<void> {
  let port = sites.port;
  if (application) {
    if (!served.has(application)) served.set(application, application.serve(0));
    const one = (await served.get(application)) as Served;
    await one.reset();
    port = Number(new URL(one.url).port);
  }
  const { origin, href } = new URL(visit.address ?? address ?? '/', `http://${name}.localhost:${port}`);
  const session = await abra.browser.context.newCDPSession(tab);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await begin?.(tab, href);
  await tab.goto(href, { waitUntil: 'load' });
  await application?.ready(tab);
  await visit.before?.(tab);
}
