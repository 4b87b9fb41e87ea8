import { domainOf, pathOf } from '../../lib/url';
import { isCompletion } from '../../model/plan/plan-kind';
import { choicesOf, variableSteps } from '../../model/playbook/choices';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { isAnswerReading, isWholeAnswer, keptReading } from '../../model/run/answer-reading';
import type { Run } from '../../model/run/run';
import { applyHeals } from '../mend/heal';
import { recordRun, recordStepRun } from '../mend/health';
import { applyRepair, repairsOf } from '../mend/repairs';
import { mergeTracked } from '../merge/merge';
import { mergeOptionMaps } from '../play/option-maps';
import { type PlaybookUse, usesOf } from '../play/uses';
import { optionsShownBy } from '../play/variants';
import { asksForWords, knownOn, leftOfGoal, seenAs } from '../recall/whole-goal';
import { distill } from './distill';
import { rememberGoal, withoutTyped } from './goals';
import { type Iteration, iterationsOf, type PlacedStep, ranToItsEnd } from './iteration';
import { type PickedOption, picksOf } from './picks';
import type { RunLessons } from './run-lessons';
import { durableTarget, type Step } from './step';
import { type Session, stitch } from './stitch';
import { learnedRun, nothingLeftBehind, wholeWorkflow } from './whole-run';

type End = 'success' | 'failed' | 'stopped';

/** What is learned when a run ends, by domain. Only what was done is learned; what failed counts against the playbook that it came from. */
export function lessonsOf(run: Run, outcome: End, now: string): RunLessons[] {
  const iterations = iterationsOf(run).flatMap((one) => withSureReading(one, run));
  const domains = [...new Set(iterations.map(({ url }) => domainOf(url)))].filter(Boolean);
  return domains.map((domain) =>
    lessonsFor(
      run,
      domain,
      iterations.filter(({ url }) => domainOf(url) === domain),
      outcome,
      now,
    ),
  );
}

/** The domain's memory with the lessons applied; the same object where nothing changes. */
export function applyLessons(current: DomainPlaybooks, lessons: RunLessons, now: string): DomainPlaybooks {
  const { domain, learned, picks, repairs } = lessons;
  const uses = lessons.uses.map((use) => withPick(use, current));
  const seen = mergeOptionMaps(optionsShownBy(lessons.steps, mapOf(current), current.optionMap), pickedOptions(picks, current));
  const owner = current.playbooks.find(({ id }) => id === lessons.partOf)?.id;
  const rows = owner ? [] : learned.filter(({ share }) => share !== 'part');
  const merged = mergeTracked(current, { domain, playbooks: rows.map(({ playbook }) => playbook), optionMap: seen });
  const partOf = owner ?? merged.ids[0];
  const parts = learned.flatMap((one) => (partOf && !rows.includes(one) ? [{ ...one.playbook, partOf }] : []));
  const both = mergeTracked(merged.memory, { domain, playbooks: parts, optionMap: {} });
  let { memory } = both;
  for (const use of uses) memory = applyHeals(memory, use, now);
  for (const repair of repairs) memory = applyRepair(memory, repair, now);
  for (const use of uses) memory = changeOne(memory, use.playbookId, (playbook) => countUse(playbook, use, lessons, now));
  if (lessons.fulfilled) memory = rememberGoal(memory, { ...lessons, uses }, [...merged.ids, ...both.ids], now);
  const idle = !learned.length && !uses.length && !repairs.length && !Object.keys(seen).length;
  return idle ? current : memory;
}

const isAfter = (step: Step & { at?: number }, from: number) => from === 0 || (step.at ?? 0) >= from;

function changeOne(memory: DomainPlaybooks, id: string, change: (playbook: Playbook) => Playbook): DomainPlaybooks {
  return { ...memory, playbooks: memory.playbooks.map((playbook) => (playbook.id === id ? change(playbook) : playbook)) };
}

function countUse(
  playbook: Playbook,
  { result, version, step, why, bail }: PlaybookUse,
  { stepwise }: Pick<RunLessons, 'stepwise'>,
  now: string,
): Playbook {
  if (stepwise) return result === 'ok' ? recordStepRun(playbook, now) : playbook;
  return result === 'unfinished' ? playbook : recordRun(playbook, { ok: result === 'ok', version, step, why, bail, now });
}

/** What was picked is the variant; or, at an earlier choice, the value of that param, and then the steps after it were not run by the playbook. */
function withPick(use: PlaybookUse, { playbooks }: DomainPlaybooks): PlaybookUse {
  const { picked } = use;
  const playbook = picked && playbooks.find(({ id }) => id === use.playbookId);
  const choice = playbook && choicesOf(playbook).find(({ step }) => step === picked?.step);
  if (!picked) return use;
  if (!choice) return { ...use, variant: picked.label };
  return { ...use, params: { ...use.params, [choice.param]: picked.label }, result: use.result === 'ok' ? 'unfinished' : use.result };
}

/** A step of a playbook adds to the option map that the playbook uses. */
function mapOf({ playbooks }: DomainPlaybooks): (step: Step) => string | undefined {
  const maps = new Map(playbooks.map((playbook) => [playbook.id, variableSteps(playbook)]));
  return ({ origin }) => origin && maps.get(origin.playbookId)?.find(({ step }) => origin.step <= step)?.map;
}

/** The option under the page's label, and under the name that it was asked for by. */
function pickedOptions(picks: readonly PickedOption[], { playbooks }: DomainPlaybooks): DomainPlaybooks['optionMap'] {
  return picks.reduce<DomainPlaybooks['optionMap']>((options, { playbookId, label, asked, step, at }) => {
    const playbook = playbooks.find(({ id }) => id === playbookId);
    const map = playbook && (choicesOf(playbook).find((choice) => choice.step === at) ?? playbook.variableStep)?.map;
    const found = step.record.found;
    if (map === undefined || !found) return options;
    const target = durableTarget({ fingerprint: found });
    return mergeOptionMaps(options, { [map]: { [label]: target, [asked]: target } });
  }, {});
}

function lessonsFor(run: Run, domain: string, iterations: Iteration[], outcome: End, now: string): RunLessons {
  const picks = picksOf(iterations);
  const steps = iterations.flatMap((one) => one.steps);
  const left = leftOfGoal(run, steps);
  const here = iterationsOf(run).every(({ url }) => domainOf(url) === domain);
  const viewport = { width: run.snapshot?.viewport.width ?? 0, height: run.snapshot?.viewport.height ?? 0 };
  const plain = { domain, goal: run.goal, viewport, now };
  const groups = outcome === 'success' ? groupsOf(run, iterations, plain, { picks, whole: here, did: left !== 'deeds' }) : [];
  const covered = new Set<Step>([...picks.map(({ step }) => step), ...groups.flatMap((one) => one.steps)]);
  const strays = steps.filter(
    (step) =>
      !step.origin &&
      !covered.has(step) &&
      step.record.status === 'done' &&
      step.operation.type !== 'wait' &&
      !isAnswerReading(step.operation),
  );
  const partOf = recalledIn(iterations);
  return {
    domain,
    goal: run.goal,
    pagePath: pathOf(iterations[0]?.url ?? ''),
    fulfilled: outcome === 'success' && !run.started.play && !run.started.before,
    learned: groups.map(({ playbook, steps: [first], share }) => ({
      playbook,
      at: (first as PlacedStep | undefined)?.at ?? 0,
      ...(share ? { share } : {}),
    })),
    ...(partOf === undefined ? {} : { partOf }),
    // What a run taught when it ended before was learned then.
    uses: usesOf(iterations, picks).filter((use) => use.steps.some((step) => isAfter(step, run.learnedUpTo))),
    ...(run.started.play?.stepwise ? { stepwise: true as const } : {}),
    picks,
    repairs: repairsOf(iterations, outcome === 'stopped'),
    steps,
    strays: strays.length,
    whole: here && left !== 'deeds' && nothingLeftBehind(iterations),
    reads: left === 'reading' || (left === 'deeds' && asksForWords(run.goal)),
    ...(here && left === 'deeds' && nothingLeftBehind(iterations) ? knownOn(run, iterations) : {}),
    ...seenAs(run),
  };
}

/** Without the reading of the answer, where the page showed more there than was answered; it is not kept then. */
function withSureReading(iteration: Iteration, { goal }: Run): Iteration[] {
  const { plan } = iteration.plan;
  const isSure = ({ operation, origin, record: { status, value = '', found } }: Step) =>
    !isAnswerReading(operation) ||
    origin !== undefined ||
    (status === 'done' &&
      isCompletion(plan) &&
      isWholeAnswer(value, goal, plan.summary) &&
      found !== undefined &&
      keptReading(operation, found, value) !== undefined);
  const steps = iteration.steps.filter(isSure);
  return steps.length ? [{ ...iteration, steps }] : [];
}

interface Group {
  playbook: Playbook;
  steps: readonly Step[];
  share?: 'run' | 'part';
}

/** What was done in a run that reached its goal, as new playbooks with their steps: the one that is a row of the list, and then its parts. */
function groupsOf(
  run: Run,
  iterations: Iteration[],
  { goal, ...plain }: Omit<Session, 'iterations'>,
  { picks, whole, did }: { picks: readonly PickedOption[]; whole: boolean; did: boolean },
): Group[] {
  const picked = new Set<Step>(picks.map(({ step }) => step));
  const own = iterations.map((one) => ({ ...one, steps: one.steps.filter((step) => !picked.has(step)) }));
  const session = { ...plain, goal, iterations: own.map(({ steps }) => steps) };
  const written = wholeWorkflow(run, own, session);
  if (written) return [written];
  const batches = own.flatMap(({ plan, steps, url }): Group[] => {
    if (!ranToItsEnd(plan)) return [];
    const sequenceName = isCompletion(plan.plan) ? undefined : plan.plan.sequenceName;
    const playbook = distill({ ...plain, goal, pagePath: pathOf(url), sequenceName, steps, cause: 'learned' });
    return playbook ? [{ playbook, steps: steps.filter(({ origin }) => !origin) }] : [];
  });
  const pieces: Group[] = [...batches, ...stitch(session)];
  const all = whole && !picks.length && !run.started.before;
  const learned = all ? learnedRun(run, iterations, { ...session, goal: withoutTyped(goal, session.iterations.flat()) }, did) : undefined;
  const row = learned ? { ...learned, share: 'run' as const } : longestOf(pieces);
  const parts = pieces.filter((one) => one !== row && one.playbook.id !== row?.playbook.id);
  return row ? [row, ...parts.map((one) => ({ ...one, share: 'part' as const }))] : [];
}

/** Of pieces that are equally long the last one: it is nearest to the goal. */
const longestOf = (pieces: readonly Group[]): Group | undefined =>
  pieces.reduce<Group | undefined>((best, one) => (one.steps.length >= (best?.steps.length ?? 0) ? one : best), undefined);

/** The one playbook that was recalled for the goal, where more was done for it than that. */
function recalledIn([first, ...others]: readonly Iteration[]): string | undefined {
  if (first?.plan.by !== 'recall' || !others.length) return undefined;
  const [only, another] = new Set(first.plan.items.map(({ origin }) => origin?.playbookId));
  return another === undefined ? only : undefined;
}
