import { domainOf, pathOf } from '../lib/url';
import type { Playbook } from '../model/playbook';
import { isCompletion } from '../model/plan';
import type { PlanProgress, QueueItem, Run } from '../model/run';
import { distill } from './distill';
import { picksOf, type Pick } from './picks';
import { repairsOf, type Repair } from './repairs';
import type { Step } from './step';
import { stitch } from './stitch';
import { usesOf, type Use } from './uses';

/** What one run teaches about one domain: computed from the run alone, applied to whatever is stored by then. */
export interface Lessons {
  domain: string;
  goal: string;
  /** Where the first of its steps began. */
  pagePath: string;
  /** The goal was reached: then its words are worth remembering. */
  fulfilled: boolean;
  /** New sequences with the place of their first step in the run. */
  learned: { playbook: Playbook; at: number }[];
  uses: Use[];
  picks: Pick[];
  repairs: Repair[];
  /** All steps, for the options that they showed. */
  steps: Step[];
  /** Steps that belong to no playbook, old or new. */
  strays: number;
}

/** A step with its place in the run. */
export interface PlacedStep extends Step {
  at: number;
}

/** A plan's executed steps. */
export interface Iteration {
  plan: PlanProgress;
  steps: PlacedStep[];
  /** Url that its first step began at. */
  url: string;
}

/** What is to be learned when a run ends, by domain. Only what was done teaches; what failed counts against the playbook that it came from. */
export function lessonsOf(run: Run, outcome: 'success' | 'failed' | 'stopped', now: string): Lessons[] {
  const iterations = iterationsOf(run);
  const domains = [...new Set(iterations.map(({ url }) => domainOf(url)))].filter(Boolean);
  return domains.map((domain) => lessonsFor(run, domain, iterations.filter(({ url }) => domainOf(url) === domain), outcome, now));
}

function lessonsFor(run: Run, domain: string, iterations: Iteration[], outcome: 'success' | 'failed' | 'stopped', now: string): Lessons {
  const viewport = { width: run.snapshot?.viewport.width ?? 0, height: run.snapshot?.viewport.height ?? 0 };
  const pagePath = pathOf(iterations[0]?.url ?? '');
  const fulfilled = outcome === 'success' && !run.started.play;
  const picks = picksOf(iterations);
  const picked = new Set(picks.map(({ step }) => step));
  const own = iterations.map((one) => ({ ...one, steps: one.steps.filter((step) => !picked.has(step)) }));
  const batches = own.flatMap((one) => {
    if (!ranToItsEnd(one.plan)) return [];
    const sequenceName = isCompletion(one.plan.plan) ? undefined : one.plan.plan.sequenceName;
    const playbook = distill({ domain, pagePath: pathOf(one.url), goal: run.goal, sequenceName, steps: one.steps, viewport, now, cause: 'learned' });
    return playbook ? [{ playbook, steps: one.steps.filter(({ origin }) => !origin) }] : [];
  });
  const chains = outcome === 'success' ? stitch({ domain, goal: run.goal, iterations: own.map(({ steps }) => steps), viewport, now }) : [];
  const steps = iterations.flatMap((one) => one.steps);
  const covered = new Set([...batches, ...chains].flatMap((one) => one.steps as PlacedStep[]));
  const stray = steps.filter((step) => !step.origin && !covered.has(step) && !picked.has(step) && step.record.status === 'done' && step.operation.type !== 'wait');
  const learned = [...batches, ...chains].map((one) => ({ playbook: one.playbook, at: (one.steps[0] as PlacedStep | undefined)?.at ?? 0 }));
  return { domain, goal: run.goal, pagePath, fulfilled, learned, uses: usesOf(iterations, picks), picks, repairs: repairsOf(iterations), steps, strays: stray.length };
}

/** Every operation of the plan was done or skipped, and nothing was left out of it. */
function ranToItsEnd({ items, bail, incomplete }: PlanProgress): boolean {
  return !bail && !incomplete && items.length > 0 && items.every(({ status }) => status === 'done' || status === 'skipped');
}

function iterationsOf(run: Run): Iteration[] {
  let at = 0;
  let url = '';
  return run.plans.flatMap((plan) => {
    const steps = plan.items.flatMap((item) => {
      const step = stepOf(item);
      return step ? [{ ...step, at: at++ }] : [];
    });
    const [first] = steps;
    if (!first) return [];
    const from = first.record.delta.url?.from ?? (url || first.record.url);
    url = steps.at(-1)?.record.url ?? from;
    return [{ plan, steps, url: from }];
  });
}

/** What the page told of the target before it acted counts where its document went away before the record came. */
function stepOf({ operation, record, found, origin }: QueueItem): Step | undefined {
  if (!record) return undefined;
  return { operation, record: record.found || !found ? record : { ...record, found }, ...(origin ? { origin } : {}) };
}

