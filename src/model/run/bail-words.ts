import { countNoun, shorten } from '../../lib/text';
import { sayAct } from '../risk/act-words';
import { inEnglish } from '../say-in-english';
import type { Saying } from '../saying';
import { saying } from '../saying-of';
import type { Bail, BailKind, Candidate } from './bail';

type BailOf<Kind extends BailKind> = Bail & { kind: Kind };

/** A bail as one sentence with its evidence, for person and planner alike. */
export function sayBail(bail: Bail): string {
  return `${sayCause(bail)}${'atRest' in bail && bail.atRest ? AT_REST : ''}`;
}
const AT_REST = ' The page stood still with nothing on its way, so it was not waited for any longer.';

/** The same without how long it was waited for, so that two bails of one cause are equal. */
export function sayCause(bail: Bail): string {
  return (sentences[bail.kind] as (bail: Bail) => string)(bail);
}

/** What a person can do about a bail; none where the run goes on by itself. */
export function adviseBail(bail: Bail): Saying[] {
  const kind = bail.kind === 'needs-person' && bail.secret ? undefined : ADVICE[bail.kind];
  return kind ? [saying(kind)] : [];
}

const sentences: { [Kind in BailKind]: (bail: BailOf<Kind>) => string } = {
  'target-missing': ({ wanted, nearest, searched }) =>
    `${searched === undefined ? `${wanted} is not on the page.` : `There is no ${wanted} among the results for "${searched}".`}${candidates(nearest)}`,
  'target-ambiguous': ({ wanted, nearest }) => `${wanted} could be several elements, and nothing tells them apart.${candidates(nearest)}`,
  'target-refused': ({ wanted, nearest }) => `Wanted was ${wanted}. This is not known to be it: ${saidOf(nearest)}.`,
  'target-covered': ({ wanted, by }) => `${wanted} is covered by ${inEnglish(by)}.`,
  'target-disabled': ({ wanted, why }) => `${wanted} cannot be used: ${inEnglish(why)}.`,
  'value-rejected': ({ wanted, shown }) => `${wanted} did not take the value; it shows "${shorten(shown, 80)}".`,
  'option-missing': ({ wanted, options }) => `There is no option ${wanted}. Known: ${list(options)}.`,
  'variant-unknown': ({ playbook, variant, known }) =>
    `Variant "${variant}" is not known for playbook "${playbook}". Known: ${list(known)}.`,
  'playbook-unknown': ({ playbook, nearest }) =>
    `There is no playbook "${playbook}".${nearest.length ? ` Nearest: ${list(nearest)}.` : ''}`,
  'no-effect': ({ wanted, missing, instead }) =>
    instead && !missing.length
      ? `${wanted} did not do what it did before: ${inEnglish(instead)}.`
      : instead
        ? `${wanted} did not do what it did before: ${list(missing)} did not happen, but ${inEnglish(instead)}.`
        : `${wanted} had no effect: ${list(missing)} did not happen.`,
  'never-settled': ({ busyWith }) => `The page did not come to rest; busy with ${list(busyWith)}.`,
  'page-left': ({ url, formAgain }) =>
    !formAgain
      ? `The page went to ${shorten(url, 200)}, which nobody expected.`
      : formAgain.says
        ? `The form was submitted, and the page shows it again and says "${shorten(formAgain.says, 200)}".`
        : 'The form was submitted, and the page shows it again.',
  'assert-failed': ({ wanted, shown }) => `Expected ${wanted}, but ${shown}.`,
  'needs-person': ({ what, why, secret, asked }) =>
    secret ? `${inEnglish(why)}.` : `A person is needed (${what}): ${inEnglish(why)}${asked === undefined ? '' : `: "${asked}"`}.`,
  'needs-trusted-input': ({ wanted, why }) => `${wanted} only answers to a real hand: ${inEnglish(why)}.`,
  'not-allowed': ({ rule }) => `Not allowed: ${inEnglish(rule)}.`,
  'outcome-unknown': ({ wanted, why }) => `It is not known whether ${wanted} was done: ${inEnglish(why)}.`,
  'needs-yes': ({ why, act }) => `${why}: ${sayAct(act)}.`,
  'out-of-time': ({ waitedFor, ms }) => `Waited ${Math.round(ms / 100) / 10} s for ${waitedFor}.`,
  stopped: () => 'You stopped it.',
};

const ADVICE: { [Kind in BailKind]?: `advice${'Refused' | 'Covered' | 'ByHand' | 'Trusted' | 'NotAllowed' | 'Unknown' | 'Busy'}` } = {
  'target-refused': 'adviceRefused',
  'target-covered': 'adviceCovered',
  'needs-person': 'adviceByHand',
  'needs-trusted-input': 'adviceTrusted',
  'not-allowed': 'adviceNotAllowed',
  'outcome-unknown': 'adviceUnknown',
  'never-settled': 'adviceBusy',
};

/** The full stop message (GAP 6): how far the run came, of what, where it stopped and why. */
export function sayStop(stop: { done: number; total: number; playbook?: string; step: number; bail: Bail; nowVisible?: string[] }): string {
  const of = stop.playbook ? ` from playbook '${stop.playbook}'` : '';
  const visible = stop.nowVisible?.length ? ` Now visible: ${list(stop.nowVisible)}.` : '';
  return `Executed ${stop.done} of ${countNoun(stop.total, 'operation')}${of}. Stopped at step ${stop.step}: ${sayBail(stop.bail)}${visible}`;
}

function candidates(nearest: Candidate[]): string {
  if (!nearest.length) return '';
  return ` Nearest: ${saidOf(nearest)}.`;
}

const saidOf = (nearest: Candidate[]): string =>
  nearest
    .slice(0, 3)
    .map(
      ({ label, score, differs }) =>
        `${label} (${score.toFixed(2)}${differs.length ? `; differs in ${differs.map(inEnglish).join(', ')}` : ''})`,
    )
    .join('; ');

function list(words: string[]): string {
  const shown = words.slice(0, 12).map((word) => shorten(word, 80));
  return shown.length ? `${shown.join(', ')}${words.length > 12 ? ` and ${words.length - 12} more` : ''}` : 'nothing';
}
