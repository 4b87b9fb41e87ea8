import { publish } from '../../bench/publish';
import { WRITTEN_LAST } from './bed/written-last';
import { WRITTEN_LATER } from './bed/written-later';
import type { Prompt, Visited } from './play-task';
import { type Task, VISITS, type VisitName } from './task';

/** A second visit needs no call; one where the goal asks for words, or for another value; a goal that cannot be reached teaches nothing. */
const mostCalls = ({ visit, reads, impossible }: Visited): number => {
  if (impossible || (visit !== 'again' && visit !== 'other')) return Number.POSITIVE_INFINITY;
  return visit === 'other' || reads ? 1 : 0;
};
const isGood = (one: Visited): boolean => one.right && one.calls <= mostCalls(one);

const of = (visits: readonly Visited[], name: VisitName): Visited[] => visits.filter(({ visit }) => visit === name);
const falsely = (visits: readonly Visited[]): number => visits.filter(({ done, reached }) => done && !reached).length;
const ratio = (visits: readonly Visited[], good: (one: Visited) => boolean): string => `${visits.filter(good).length} of ${visits.length}`;

/** How large the prompts were: the median, and what share of all tokens an earlier call had left in the cache; without and with the schema of the answer. */
function prompts(visits: readonly Visited[]): string {
  const all = visits.flatMap((one) => one.prompts);
  const sum = (of: (one: Prompt) => number) => all.reduce((total, one) => total + of(one), 0);
  const middle = (of: (one: Prompt) => number) => all.map(of).sort((left, right) => left - right)[Math.floor(all.length / 2)] ?? 0;
  const share = (cached: number, whole: number) => `${((100 * cached) / Math.max(1, whole)).toFixed(1)} %`;
  const withSchema = {
    cached: sum(({ cached, schema }) => (cached ? cached + schema : 0)),
    whole: sum(({ tokens, schema }) => tokens + schema),
  };
  return [
    `${all.length} calls: median ${middle(({ tokens }) => tokens)} input tokens, ${share(
      sum(({ cached }) => cached),
      sum(({ tokens }) => tokens),
    )} of all cached`,
    `with the schema of the answer ${middle(({ tokens, schema }) => tokens + schema)}, ${share(withSchema.cached, withSchema.whole)} cached`,
    `new in a call ${middle(({ tokens, cached }) => tokens - cached)}`,
  ].join('; ');
}

/** One line for each visit that is not as it should be, and what the table does not say of all. */
export function closing(visits: readonly Visited[]): string {
  const lines = visits.filter((one) => (!isGood(one) || one.unanswered.length) && !one.skipped).map(line);
  return [...lines, prompts(visits), ...groups(visits), rows(visits)].join('\n');
}

/** How many playbooks stand in the site's list after the same goal was asked twice, where it was reached: one a goal is what a person wants. */
function rows(visits: readonly Visited[]): string {
  const twice = of(visits, 'again').filter(({ right, impossible, skipped }) => right && !impossible && !skipped);
  const more = twice.filter(({ playbooks }) => playbooks.length > 1);
  const names = more.map(({ task, playbooks }) => `${task} (${playbooks.join(' / ')})`);
  const total = twice.reduce((sum, { playbooks }) => sum + playbooks.length, 0);
  return `Rows in the list after two visits: ${total} of ${twice.length} goals; more than one: ${names.length ? names.join(', ') : 'none'}.`;
}

function counts(visits: readonly Visited[]): string {
  const seen = (name: VisitName) => ratio(of(visits, name), isGood);
  const others = `changed state ${seen('changed')}; drifted page ${seen('drifted')}`;
  return `first ${seen('first')}; again ${seen('again')} with 0 calls; other value ${seen('other')}; ${others}; false success ${falsely(visits)}`;
}

const isIn = (tasks: readonly Task[], { task }: Visited): boolean => tasks.some(({ name }) => name === task);

/** The closing counts of the tasks that the mending was tried on, of those that were written later, and of those that were sealed until the end. */
const groups = (visits: readonly Visited[]): string[] =>
  Object.entries({
    'Written first': (one: Visited) => !isIn(WRITTEN_LATER, one) && !isIn(WRITTEN_LAST, one),
    'Written later': (one: Visited) => isIn(WRITTEN_LATER, one),
    'Written last': (one: Visited) => isIn(WRITTEN_LAST, one),
  }).flatMap(([which, belongs]) => {
    const mine = visits.filter(belongs);
    return mine.length ? [`${which}: ${counts(mine)}.`] : [];
  });

const line = ({ task, visit, calls, right, done, said, unanswered, playbooks }: Visited): string =>
  [
    `${right ? 'calls' : done ? 'FALSE' : 'no'} [${task}.${visit}] ${calls} calls | ${said.replace(/\s+/g, ' ').slice(0, 300)}`,
    ...(playbooks.length ? [`known: ${playbooks.join(' / ')}`] : []),
    ...unanswered,
  ].join('\n     ');

export function write(visits: readonly Visited[], chromium: string, whole: boolean): void {
  const row = (name: VisitName): (string | number)[] => {
    const mine = of(visits, name);
    const right = mine.filter((one) => one.right);
    const within = (most: number) => right.filter(({ calls }) => calls <= most).length;
    return [SAID[name], mine.length, right.length, within(0), within(1), mine.filter(isGood).length, falsely(mine)];
  };
  const open = visits.flatMap(({ unanswered }) => unanswered).length;
  publish(chromium, {
    name: 'tasks',
    title: 'Tasks',
    about: `${of(visits, 'first').length} goals on the demo sites and on applications of npm, through the built extension and a recorded model (${open} calls had no answer), judged by the page's own state. As good as it can be: right; again with no call, or one to read the answer; another value with at most one.`,
    heads: ['visit', 'made', 'right', '… with 0 calls', '… with at most 1', 'as good as it can be', 'false success'],
    rows: VISITS.map((name) => row(name)),
    details: { prompts: prompts(visits), groups: groups(visits), rows: rows(visits), visits },
    whole,
  });
}

const SAID: Record<VisitName, string> = {
  first: 'first',
  again: 'the same goal again',
  other: 'another value',
  changed: 'the page in another state',
  drifted: 'the page redesigned or reordered',
};
