import type { Bail, BailKind } from '../model/run/bail';
import { adviseBail, sayBail, sayCause } from '../model/run/bail-words';
import type { PlanProgress, QueueItem, Run } from '../model/run/run';
import { unrepeatable } from '../model/run/unrepeatable';
import { choiceOf, sayInEnglish } from '../model/say-in-english';
import { saying } from '../model/saying-of';
import { askAboutIdentity, askAboutUnknownOutcome, askForSecret, goOnBehind, isAskedAbout, questionId, tryAgain } from './ask-to-go-on';
import { endAs } from './end-as';
import type { Move } from './move';

type Recovery = (run: Run, plan: PlanProgress, bail: Bail) => Move;

/** The recovery of a bail; each kind has one. */
export function recover(run: Run, plan: PlanProgress, bail: Bail): Move {
  return recoveries[bail.kind](run, plan, bail);
}

/** After the same stop this often, the run gives up. */
const SAME_STOP_LIMIT = 3;

const planAgain: Recovery = (run, plan, bail) => {
  // A recording that is being tried, and a dry run, show where they break; the person repairs it.
  if (run.started.play?.draft || run.started.play?.dryRun || sameStops(run, bail) >= SAME_STOP_LIMIT) return giveUp(run, plan, bail);
  if (run.stale) return { do: 'look' };
  const broken = plan.items.find((item) => item.status === 'failed' || item.status === 'waiting');
  if (broken?.origin && !broken.forItem) return { do: 'plan', purpose: 'repair' };
  // For another item than the recorded one nothing of the playbook is broken: the rest of the goal is planned.
  return wouldRepeat(run) ? giveUp(run, plan, bail) : { do: 'plan', purpose: 'plan' };
};

/**
 * The embedded planner knows how far its own plans came, and would do all of the goal once more after a plan from memory: a form that was refused would be sent
 * again.
 */
const wouldRepeat = ({ started, plans }: Run): boolean =>
  started.planner === 'embedded' && plans.some(({ by, items }) => by !== 'embedded' && items.some(isDoneOnce));

const isDoneOnce = ({ operation, record }: QueueItem): boolean =>
  record?.dispatched === true && unrepeatable(operation, record.found?.role) !== undefined;

const giveUp: Recovery = (_run, plan, bail) =>
  endAs('failed', saying('theStop', { text: plan.message ?? sayBail(bail) }), ...adviseBail(bail));

const askPerson: Recovery = (run, plan, bail) => {
  if (bail.kind === 'needs-person' && bail.secret) return askForSecret(run, plan, bail.secret, stopHere(run, plan, bail));
  const id = questionId(run);
  const choice = run.answers[id];
  if (choice === 'continue') {
    const again = sameStops(run, bail) > 1 ? undefined : tryAgain(run, plan, bail);
    if (!again && wouldRepeat(run)) return goOnBehind(run, plan, bail) ?? giveUp(run, plan, bail);
    return again ?? (run.stale ? { do: 'look' } : { do: 'plan', purpose: 'plan' });
  }
  if (choice === 'stop') return stopHere(run, plan, bail);
  const says = [saying('theStop', { text: sayBail(bail) }), ...adviseBail(bail)];
  const choices = [choiceOf('continue', 'continue'), choiceOf('stop', 'stop')];
  return { do: 'ask', question: { id, kind: 'person', text: sayInEnglish(says), says, choices } };
};

const stopHere: Recovery = (run, plan, bail) => ({ ...(giveUp(run, plan, bail) as Move & { do: 'finish' }), outcome: 'stopped' });

/** The page did not keep what was done. The embedded planner, and a playbook it came from, would plan and dispatch the same again. */
const planOtherwise: Recovery = (run, plan, bail) => (run.started.planner === 'embedded' ? giveUp : planAgain)(run, plan, bail);

/** What was dispatched is never planned again as if it had not been. */
const orAsk =
  (otherwise: Recovery): Recovery =>
  (run, plan, bail) =>
    isAskedAbout(plan, bail) && !run.started.play?.draft
      ? askAboutUnknownOutcome(run, plan, bail, stopHere(run, plan, bail))
      : otherwise(run, plan, bail);

const end: Recovery = () => endAs('stopped', saying('stopped'));

const recoveries: Record<BailKind, Recovery> = {
  'target-missing': planAgain,
  'target-ambiguous': planAgain,
  'target-refused': (run, plan, bail) => askAboutIdentity(run, plan, bail, stopHere(run, plan, bail)),
  'target-covered': planAgain,
  'target-disabled': planAgain,
  'value-rejected': planOtherwise,
  'option-missing': planAgain,
  'variant-unknown': planAgain,
  'playbook-unknown': planAgain,
  'no-effect': orAsk(planAgain),
  'never-settled': planAgain,
  'page-left': planAgain,
  'assert-failed': planAgain,
  'needs-person': askPerson,
  'needs-trusted-input': askPerson,
  'outcome-unknown': orAsk(askPerson),
  // Asked about without stopping the plan (`agent/confirmation`).
  'needs-yes': giveUp,
  'not-allowed': giveUp,
  'out-of-time': planAgain,
  stopped: end,
};

function sameStops(run: Run, bail: Bail): number {
  const cause = sayCause(bail);
  return run.plans.filter((plan) => plan.bail && sayCause(plan.bail) === cause).length;
}
