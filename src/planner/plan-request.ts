import { hashId } from '../lib/ids';
import { shorten } from '../lib/text';
import { sayOperation } from '../model/plan/operation-words';
import { isCompletion } from '../model/plan/plan-kind';
import { answerAt } from '../model/plan/plan-question';
import { sayBail } from '../model/run/bail-words';
import { budgetsOf } from '../model/run/budget';
import { currentPlan, type PlanProgress, type QueueItem, type Run } from '../model/run/run';
import { inEnglish } from '../model/say-in-english';
import type { PlanHistory, PlanRequest } from './planner';

/** The request to a planner, made from a run's journal. Pure: the same journal always gives the same request. */
export function planRequest(run: Run, purpose: 'plan' | 'repair', playbookSummary: string): PlanRequest | undefined {
  if (!run.snapshot) return undefined;
  const { at, locale, before } = run.started;
  const { spent, limit } = budgetsOf(run, run.lastAt).modelCalls;
  const tabs = run.asking?.tabs;
  const repair = purpose === 'repair' ? repairOf(run) : undefined;
  return {
    goal: run.goal,
    ...(locale ? { asked: { at, ...locale } } : {}),
    call: { number: spent + 1, of: limit },
    ...(before ? { before } : {}),
    snapshot: run.snapshot,
    playbookSummary,
    history: run.plans.map((progress, at) => ({ ...historyOf(progress, answerAt(run, at)), ...openedAt(run, at) })),
    ...(tabs ? { tabs: { open: tabs, here: run.tabs.indexOf(run.tabId) + 1 } } : {}),
    purpose,
    nonce: hashId(run.id),
    ...(run.recalled?.proposal && !run.plans.length ? { proposal: run.recalled.proposal } : {}),
    ...(repair ? { repair } : {}),
  };
}

/** The tabs that a planner was told of after a plan of the run, and not before it. */
function openedAt({ plans, asking }: Run, at: number): Pick<PlanHistory, 'opened'> {
  const after = at === plans.length - 1 ? asking?.tabs : plans[at + 1]?.toldTabs;
  const before = new Set(plans[at]?.toldTabs?.map(({ number }) => number) ?? [1]);
  const opened = after?.filter(({ number }) => !before.has(number)) ?? [];
  return opened.length ? { opened } : {};
}

function historyOf(progress: PlanProgress, answer: string | undefined): PlanHistory {
  const { plan, items, message, bail, snapshot, personActed } = progress;
  const own = personActed && (items.find(({ status }) => status === 'failed') ?? items.find(({ status }) => status === 'waiting'));
  const done = items.filter(({ status }) => status === 'done' || status === 'skipped');
  return {
    thought: isCompletion(plan) ? plan.summary : plan.thought,
    operations: done.map(sayDone),
    outcome: message ?? `Executed ${done.length} of ${items.length} operations.`,
    ...(personActed ? { byPerson: own ? sayOperation(own.operation, own.label) : '' } : {}),
    plan,
    ...(bail ? { bail } : {}),
    ...(answer === undefined ? {} : { answer }),
    ...(snapshot ? { snapshot } : {}),
  };
}

/** A sentence for one record: what was done, what is notable about it, and what it read. */
function sayDone({ operation, label, status, record }: QueueItem): string {
  const notes = [
    ...(status === 'skipped' ? ['skipped'] : []),
    ...(record?.effect === 'unknown' ? ['nothing was seen to come of it'] : []),
    ...(record?.notes ?? []).map(inEnglish),
  ];
  const read = record?.value === undefined ? '' : `: "${shorten(record.value, 2000)}"`;
  return `${sayOperation(operation, label)}${notes.length ? ` (${notes.join('; ')})` : ''}${read}`;
}

/** The step at which the last plan's playbook broke, with the bail as evidence. */
function repairOf(run: Run): PlanRequest['repair'] {
  const plan = currentPlan(run);
  const broken = plan?.items.find(({ status }) => status === 'failed') ?? plan?.items.find(({ status }) => status === 'waiting');
  if (!plan?.bail || !broken?.origin) return undefined;
  const { name, step, of } = broken.origin;
  return { playbook: name, step: step + 1, of, wanted: sayOperation(broken.operation, broken.label), evidence: sayBail(plan.bail) };
}
