import { shorten, withoutInvisible } from '../../lib/text';
import type { Snapshot } from '../../model/page/snapshot';
import type { PlannedOperation, Proposal } from '../../model/plan/plan';
import { isCompletion } from '../../model/plan/plan-kind';
import type { SeenTab } from '../../model/run/run-event';
import type { PlanHistory, PlanRequest } from '../planner';
import { fence } from './fence';
import { formOfAnswer } from './form-of-answer';
import { nonceOf } from './nonce-of';
import { sayUrl } from './say-url';
import { shownPages } from './shown-pages';
import manual from './system.md?raw';

export interface PromptOptions {
  /** Tokens that one page may take. */
  budget: number;
  picture: boolean;
  /** Takes the values of secrets out of a text. */
  hide: (text: string) => string;
}

/** One turn of a conversation with a model, independent of any vendor's API. */
export interface Turn {
  role: 'user' | 'assistant';
  content: TurnPart[];
}

/**
 * A text, or the request's picture. `cached`: later calls repeat everything up to here unchanged, so a vendor with prompt caching can cache this
 * prefix.
 */
export type TurnPart = { text: string; cached?: true } | { picture: NonNullable<PlanRequest['picture']> };

/** The system prompt, the same for every run. It describes the form of the answer where the vendor takes no JSON schema. */
export const systemText = (structured: boolean): string => (structured ? manual : `${manual}\n${formOfAnswer()}`);

/**
 * The conversation of a run, built from its history deterministically, so that up to the last page shown in full it repeats what was sent before and
 * the prompt cache applies. Marked for the cache: the report of what happened, and the page where the next turn may only show what changed since.
 */
export function conversation(request: PlanRequest, { budget, picture, hide }: PromptOptions): Turn[] {
  const nonce = nonceOf(request);
  // Hidden twice: a secret may contain invisible characters itself, or be interrupted by them on the page.
  const text = (content: string) => ({ text: shorten(hide(withoutInvisible(hide(content))), 400_000) });
  const pages = shownPages(request, budget);
  const looks = [...request.history.map(({ snapshot }) => snapshot), request.snapshot];
  const turns: Turn[] = [];
  for (let turn = 0; turn <= request.history.length; turn++) {
    const before = request.history[turn - 1];
    if (before) turns.push({ role: 'assistant', content: [text(said(before))] });
    const page = pages[turn];
    const again = sayPageAgain(looks.slice(0, turn + 1));
    const first = before ? happened(before, nonce) : opening(request, nonce);
    const content: TurnPart[] = [text(again ? `${first}\n${again}` : first)];
    if (page) content.push(text(fence('page', nonce, page.text)));
    turns.push({ role: 'user', content });
  }
  const newest = turns.at(-1)?.content ?? [];
  for (const part of newest.slice(0, pages.at(-1)?.kept ? 2 : 1)) Object.assign(part, { cached: true });
  if (picture && request.picture) newest.push({ picture: request.picture });
  newest.push(text(question(request, nonce)));
  return turns;
}

function opening({ goal, asked, before, playbookSummary }: PlanRequest, nonce: string): string {
  const when = asked ? `\nAsked on ${sayTime(asked)} (${asked.timeZone}); the browser's language is ${asked.language}.` : '';
  const last = before
    ? `\nTheir goal before it, which ended (${before.outcome}): ${before.goal}\n${fence('report', nonce, before.summary)}`
    : '';
  return `Goal of the person: ${goal}${when}${last}\n\nKnown playbooks of this site:\n${fence('playbooks', nonce, playbookSummary.trim() || '(none yet)')}`;
}

/** The plan as the model gave it, so that the history shows the form in which it has to answer. */
function said({ thought, plan }: PlanHistory): string {
  if (plan && !isCompletion(plan) && plan.ask) return JSON.stringify({ ask: plan.ask.question, choices: plan.ask.choices });
  return JSON.stringify(plan && !isCompletion(plan) ? { ...plan, operations: asPressedAgain(plan.operations) } : (plan ?? { thought }));
}

/** Presses of one key after another as the one operation that a model says. */
function asPressedAgain(operations: readonly PlannedOperation[]): object[] {
  const folded: { operation: PlannedOperation; count: number }[] = [];
  for (const operation of operations) {
    const last = folded.at(-1);
    const again = 'type' in operation && operation.type === 'press' && JSON.stringify(last?.operation) === JSON.stringify(operation);
    if (last && again) last.count += 1;
    else folded.push({ operation, count: 1 });
  }
  return folded.map(({ operation, count }) => (count > 1 ? { ...operation, count } : operation));
}

/** Numbered from 1; the same several times in a row is one line. */
function doneLines(operations: readonly string[]): string[] {
  return operations.flatMap((operation, at) => {
    if (operation === operations[at - 1]) return [];
    const rest = operations.slice(at).findIndex((other) => other !== operation);
    const last = rest < 0 ? operations.length : at + rest;
    return [`${last > at + 1 ? `${at + 1}–${last}` : at + 1}. ${operation}`];
  });
}

/** What the person says stands outside of the fence around what the page says. The choice may be in words of the page, so it is quoted. */
function happened({ outcome, operations, bail, answer, opened = [], byPerson }: PlanHistory, nonce: string): string {
  if (answer !== undefined) return `The person answered: ${JSON.stringify(answer)}`;
  const done = doneLines(operations);
  const lines = [
    ...(done.length ? ['Done:', ...done] : ['Nothing was done.']),
    outcome,
    ...(bail ? [`Reason: ${bail.kind}`] : []),
    ...opened.map((tab) => `It opened ${sayTab(tab)}`),
  ];
  const report = fence('report', nonce, lines.join('\n'));
  if (byPerson === undefined) return report;
  const what = byPerson ? `this in the page: ${JSON.stringify(byPerson)}` : 'that in the page';
  return `${report}\nThe person was then asked to do ${what}, and says that it is done. What follows is the page since then.`;
}

const sayTime = ({ at, timeZone }: NonNullable<PlanRequest['asked']>): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

const sayTab = ({ number, title, url }: SeenTab): string =>
  `tab ${number}: ${url || title ? `"${shorten(title, 60)}" ${sayUrl(url, 100)}` : 'a page that Abra may not see'}`;

function tabLines({ tabs }: PlanRequest, nonce: string): string {
  if (!tabs) return '';
  const lines = tabs.open.map((tab) => `${sayTab(tab)}${tab.number === tabs.here ? ' (this one)' : ''}`);
  return `${fence('report', nonce, ['Open tabs:', ...lines].join('\n'))}\n`;
}

/** Stands after all that is cached, so it may say what is different in each call. */
function question(request: PlanRequest, nonce: string): string {
  const call = tabLines(request, nonce) + (request.call ? `This is call ${request.call.number} of ${request.call.of}. ` : '');
  const proposal = request.proposal ? `${sayProposal(request.proposal, nonce)}\n` : '';
  if (!request.repair) return `${proposal}${call}What next for the goal?`;
  const { playbook, step, of, wanted, evidence } = request.repair;
  return `${fence('report', nonce, `Playbook "${playbook}" broke at step ${step} of ${of}: ${wanted}. ${evidence}`)}
${call}Answer with the operations that replace this step on the page as it is now, and only these: its later steps are known. If the playbook does not fit here or the step is not needed, set \`afresh\` and plan what is left of the goal instead. Complete only if the whole goal is reached or cannot be.`;
}

/** What known playbooks do of the goal, and what is left. Names of playbooks may be words of the page, so they stand within a fence. */
function sayProposal({ steps, left }: Proposal, nonce: string): string {
  const lines = steps.map(({ does, reference: { params, ...rest } }) => {
    const given = Object.entries(params ?? {}).map(([name, value]) => ({ name, value }));
    return `“${does}”: ${JSON.stringify({ ...rest, ...(given.length ? { params: given } : {}) })}`;
  });
  return `${fence('playbooks', nonce, lines.join('\n'))}
These do a part of the goal. Left: ${left.map((text) => `“${text}”`).join(', ')}. Plan both, in the goal's order; leave a playbook out only if it does not fit here.`;
}

/**
 * For a look that shows a page of an earlier look of the run again, after another one: that, and whether it reads as it did, so that a model notices
 * that it goes in circles. `looks`: oldest first, the last one is the look. '' where it says nothing.
 */
function sayPageAgain(looks: readonly (Snapshot | undefined)[]): string {
  const now = looks.at(-1);
  const earlier = looks.slice(0, -1).filter((look) => look !== undefined);
  if (!now || isSamePage(earlier.at(-1), now)) return '';
  const before = earlier.findLast((look) => isSamePage(look, now));
  if (!before) return '';
  return readsAlike(before, now) ? 'You were on this page before, and it reads as it did then.' : 'You were on this page before.';
}

const isSamePage = (before: Snapshot | undefined, now: Snapshot): boolean =>
  before !== undefined && sayUrl(before.url, 4000) === sayUrl(now.url, 4000);

const readsAlike = (before: Snapshot, now: Snapshot): boolean => before.text === now.text && readingOf(before) === readingOf(now);

const readingOf = ({ elements }: Snapshot): string =>
  JSON.stringify(elements.map(({ role, name, value, states }) => [role, name, value, states.filter((state) => state !== 'focused')]));
