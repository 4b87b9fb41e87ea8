import { same } from '../../../src/lib/text';
import type { PlaybookSummary } from '../../../src/model/playbook-summary';
import { say, sayFacts } from '../../locales/say';
import { sayToPerson } from '../words/say-to-person';
import { fitsWords } from './fits-words';
import { fitting } from './playbook-rows';

/** What the goal field offers while a goal is typed. */
export type GoalCompletion =
  | { kind: 'playbook'; text: string; playbook: PlaybookSummary /** What it does, in a line. */; does: string }
  | { kind: 'goal' | 'command'; text: string };

interface Sources {
  /** Of the site in front, in the order of their list. */
  playbooks: readonly PlaybookSummary[];
  /** Typed before, newest last. */
  goals: readonly string[];
  /** That the page in front allows. */
  commands: readonly string[];
}

/** As many as fit above the field at 380 px without hiding it, by judgement. */
const MAX_COMPLETIONS = 6;
/** Room is left for what is no playbook, by judgement. */
const MAX_PLAYBOOKS = 3;
/** What begins as typed, words in any order: what is saved for this site, goals typed before, commands of the page. After "/" all that is saved. Nothing for an empty field. */
export function completeGoal(typed: string, { playbooks, goals, commands }: Sources): GoalCompletion[] {
  const isList = typed.startsWith('/');
  const wanted = isList ? typed.slice(1) : typed;
  if (!isList && wanted.trim() === '') return [];
  const room = isList ? MAX_COMPLETIONS : MAX_PLAYBOOKS;
  const saved = fitting(playbooks, wanted, 'no-sites')
    .slice(0, room)
    .map((playbook): GoalCompletion => ({ kind: 'playbook', text: playbook.name, playbook, does: whatItDoes(playbook) }));
  if (isList) return saved;
  const texts = (kind: 'goal' | 'command', all: readonly string[]) =>
    all.filter((text) => fitsWords(wanted, text) && !same(text, wanted)).map((text): GoalCompletion => ({ kind, text }));
  const all = [...saved, ...texts('goal', goals.toReversed()), ...texts('command', commands)];
  return all.filter((one, at) => all.findIndex(({ text }) => same(text, one.text)) === at).slice(0, MAX_COMPLETIONS);
}

function whatItDoes({ opening, steps }: PlaybookSummary): string {
  const told = opening.map((operation) => sayToPerson(operation));
  const more = steps - opening.length;
  return sayFacts([...told, more > 0 ? say('told.moreSteps', { count: more }) : '']);
}
