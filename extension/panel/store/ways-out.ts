import { namesTarget } from '../../../src/model/plan/needs-target';
import type { Bail, BailKind } from '../../../src/model/run/bail';
import type { Fault } from '../../../src/model/run/fault';
import { type Stop, stopOf } from '../../../src/model/run/resumed';
import type { Run } from '../../../src/model/run/run';
import type { SayingKind } from '../../../src/model/saying';

/** What a person can do after a failure; each is a button that does it. */
export type WayOut =
  | 'again'
  | 'reload'
  | 'point'
  | 'by-hand'
  | 'edit'
  | 'skip'
  | 'show'
  | 'allow-frame'
  | 'allow-site'
  | 'model'
  | 'agree'
  | 'commands'
  | 'key'
  | 'other-model'
  | 'past-runs'
  | 'reword'
  | 'anew';

/** Why a run ended before its goal. Neither: a planner said that it cannot go on. */
export type Ending = { bail: Bail } | { fault: Fault } | Record<never, never>;

/** What is known beside the run. */
export interface Surroundings {
  /** A model can be asked. */
  hasModel: boolean;
  /** Part of the page is of a site that Abra may not see. */
  hasUnseenFrames: boolean;
  /** Chrome lets no extension into the page in front. */
  isForbidden: boolean;
}

/** What ended a run that did not reach its goal; undefined while it goes on, after a success, and where the person ended it. */
export function endingOf(run: Run): Ending | undefined {
  const { finished, fault } = run;
  if (!finished || finished.outcome === 'success') return undefined;
  if (fault) return fault.kind === 'aborted' ? undefined : { fault };
  const bail = bailOf(run);
  if (bail) return bail.kind === 'stopped' ? undefined : { bail };
  return finished.outcome === 'stopped' ? undefined : {};
}

/** The bail of the plan that stopped, whatever a planner said after it. */
const bailOf = (run: Run): Bail | undefined => stopOf(run)?.plan.bail ?? run.plans.findLast(({ bail }) => bail)?.bail;

/** The ways out that fit, the best one first. */
export function waysOut(run: Run, ending: Ending, around: Surroundings): WayOut[] {
  const stop = stopOf(run);
  const fitting = waysAfter(ending).filter((way) => fits[way](run, stop, around));
  const isTrial = run.started.play?.draft !== undefined || run.started.play?.dryRun === true;
  return isTrial ? fitting.filter((way) => !RESUMES.has(way)) : fitting;
}

/** A failure that may come from a frame that Abra may not see. */
export const mayBeUnseen = (ending: Ending): boolean => waysAfter(ending).includes('allow-frame');

/** They go on with the run that has ended. */
const RESUMES = new Set<WayOut>(['again', 'reload', 'point', 'by-hand', 'skip', 'allow-frame', 'allow-site', 'agree']);

const hasStep = (_run: Run, stop: Stop | undefined) => stop !== undefined;
const always = () => true;
const isGoal = ({ started }: Run) => started.play === undefined && started.workflow === undefined;

const fits: Record<WayOut, (run: Run, stop: Stop | undefined, around: Surroundings) => boolean> = {
  // With nothing done yet, and nothing planned, it is the same as from the beginning.
  again: (run, stop) => (stop ? stop.item.record?.bail?.kind !== 'outcome-unknown' : run.fault !== undefined),
  reload: always,
  point: (_run, stop) => {
    const operation = stop?.item.operation;
    return operation !== undefined && operation.type !== 'navigate' && operation.type !== 'wait' && namesTarget(operation);
  },
  'by-hand': hasStep,
  edit: (_run, stop) => stop?.item.origin !== undefined,
  skip: hasStep,
  show: (_run, _stop, { isForbidden }) => !isForbidden,
  'allow-frame': (_run, _stop, { hasUnseenFrames }) => hasUnseenFrames,
  'allow-site': (_run, _stop, { isForbidden }) => !isForbidden,
  model: (_run, _stop, { hasModel }) => !hasModel,
  agree: (run) => run.fault !== undefined,
  commands: isGoal,
  key: always,
  'other-model': always,
  'past-runs': always,
  reword: isGoal,
  anew: (run, _stop, { isForbidden }) => !isForbidden && !run.started.play?.draft,
};

const HANDS = ['by-hand', 'skip', 'edit'] as const;

/** What can be done after each kind of bail, the likeliest first. */
export const afterBail: Readonly<Record<BailKind, readonly WayOut[]>> = {
  'target-missing': ['allow-frame', 'point', 'again', ...HANDS, 'show', 'model'],
  'target-ambiguous': ['point', ...HANDS, 'again', 'show', 'model'],
  'target-refused': ['point', ...HANDS, 'again', 'show'],
  'target-covered': ['again', ...HANDS],
  'target-disabled': ['again', 'point', ...HANDS],
  'value-rejected': ['by-hand', 'again', 'skip', 'edit'],
  'option-missing': ['by-hand', 'skip', 'edit', 'again', 'show'],
  'variant-unknown': ['edit', 'show', 'model', 'anew'],
  'playbook-unknown': ['show', 'model', 'anew'],
  'no-effect': ['allow-frame', 'point', ...HANDS, 'again', 'show'],
  'never-settled': ['again', 'skip'],
  'page-left': ['again', ...HANDS, 'show'],
  'assert-failed': ['again', 'skip', 'edit'],
  'needs-person': ['by-hand', 'again', 'skip'],
  'needs-yes': ['again', 'by-hand', 'skip'],
  'needs-trusted-input': ['by-hand', 'skip', 'edit'],
  'not-allowed': [...HANDS, 'anew'],
  'outcome-unknown': ['skip', 'edit', 'anew'],
  'out-of-time': ['again', ...HANDS, 'point'],
  stopped: ['again', 'anew'],
};

/** A form that was not accepted is not sent once more as it is: a login locks after some tries. */
const AFTER_FORM_AGAIN: readonly WayOut[] = [...HANDS, 'again', 'show'];

function waysAfter(ending: Ending): readonly WayOut[] {
  if ('fault' in ending) return waysAfterFault(ending.fault);
  if (!('bail' in ending)) return UNABLE;
  const { bail } = ending;
  return bail.kind === 'page-left' && bail.formAgain ? AFTER_FORM_AGAIN : afterBail[bail.kind];
}

const waysAfterFault = ({ kind, says }: Fault): readonly WayOut[] =>
  says?.map((said) => afterSaying[said.kind]).find((ways) => ways !== undefined) ?? afterFault[kind];

/** The same after each kind of fault. */
export const afterFault: Readonly<Record<Fault['kind'], readonly WayOut[]>> = {
  'no-key': ['key', 'commands', 'again'],
  'no-consent': ['agree', 'commands'],
  'model-auth': ['key', 'other-model', 'again'],
  'model-limit': ['again', 'other-model'],
  'model-overloaded': ['again', 'other-model', 'by-hand'],
  'model-refused': ['reword', 'again', 'show', 'by-hand'],
  'model-cut': ['again', 'reword', 'show'],
  'model-invalid': ['other-model', 'again', 'reword', 'show'],
  'model-unreachable': ['again', 'key'],
  'page-unreachable': ['reload', 'again'],
  'page-forbidden': ['allow-site', 'anew'],
  'tab-gone': ['anew'],
  'page-crashed': ['reload'],
  storage: ['again', 'past-runs'],
  wire: ['again', 'anew'],
  aborted: ['anew'],
};

/** Where a kind of fault has several causes, the sentence about it says what leads on. */
const afterSaying: { readonly [Kind in SayingKind]?: readonly WayOut[] } = {
  keyMayNot: ['other-model', 'key'],
  noCredit: ['key', 'other-model', 'again'],
  planTooLong: ['reword', 'again', 'show'],
  runTooLong: ['reword', 'other-model'],
  pageTooMuch: ['reword', 'other-model'],
};

/** A planner said that it cannot go on: what was meant may be understood by a model, learned, or be where Abra may not look. */
const UNABLE: readonly WayOut[] = ['model', 'show', 'allow-frame', 'point', ...HANDS, 'again', 'reword', 'anew'];
