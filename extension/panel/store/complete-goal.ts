import { type Findable, findable, rankByWords } from '../../../src/lib/rank-words';
import { same } from '../../../src/lib/text';
import type { PageOffer } from '../../../src/model/page-offer';
import type { PlaybookSummary } from '../../../src/model/playbook-summary';
import { say, sayFacts } from '../../locales/say';
import { sayOfferPlace } from '../words/say-offer';
import { sayToPerson } from '../words/say-to-person';

/** What the goal field lists while a goal is typed. */
export type GoalCompletion =
  | { kind: 'playbook'; text: string; playbook: PlaybookSummary }
  | { kind: 'offer'; text: string; offer: PageOffer }
  | { kind: 'goal'; text: string };

interface Sources {
  /** Of the site in front, in the order of their list. */
  playbooks: readonly PlaybookSummary[];
  /** Of the page in front, in its order. */
  offers: readonly Findable<PageOffer>[];
  /** Typed before, newest last. */
  goals: readonly string[];
}

/** As many as a person reads at a glance, by judgement; the list scrolls. */
const MAX_COMPLETIONS = 8;
/** Room is left for what the page offers, by judgement. */
const MAX_PLAYBOOKS = 3;
const MAX_GOALS = 2;

/**
 * What fits what is typed, see `rankByWords`: playbooks of the site, what the page offers, goals typed before. After "/" only playbooks; for an empty field what
 * the page offers.
 */
export function completeGoal(typed: string, { playbooks, offers, goals }: Sources): GoalCompletion[] {
  const isList = typed.startsWith('/');
  const wanted = isList ? typed.slice(1) : typed;
  const isEmpty = !isList && wanted.trim() === '';
  const saved = isEmpty ? [] : rankByWords(wanted, playbooks.map(partedPlaybook)).map(ofPlaybook);
  if (isList) return saved.slice(0, MAX_COMPLETIONS);
  const here = rankByWords(wanted, offers).map((offer): GoalCompletion => ({ kind: 'offer', text: offer.option ?? offer.name, offer }));
  const before = isEmpty ? [] : rankByWords(wanted, goals.toReversed().map(partedGoal)).filter((text) => !same(text, wanted));
  const goal = before.filter((text) => !saved.some((one) => same(one.text, text))).slice(0, MAX_GOALS);
  const first = saved.slice(0, MAX_PLAYBOOKS);
  const room = MAX_COMPLETIONS - first.length - goal.length;
  return [...first, ...here.slice(0, room), ...goal.map((text): GoalCompletion => ({ kind: 'goal', text }))];
}

const ofPlaybook = (playbook: PlaybookSummary): GoalCompletion => ({ kind: 'playbook', text: playbook.name, playbook });

const parted = new WeakMap<PlaybookSummary, Findable<PlaybookSummary>>();
function partedPlaybook(playbook: PlaybookSummary): Findable<PlaybookSummary> {
  const known = parted.get(playbook) ?? findable(playbook, playbook.name, [...playbook.tags, ...playbook.goals].join(' '));
  parted.set(playbook, known);
  return known;
}

const partedGoal = (goal: string): Findable<string> => findable(goal, goal);

/** What a listed one does, or where it stands, in a line: of a playbook the blanks that it asks for, or else its first steps. */
export function detailOf(one: GoalCompletion): string {
  if (one.kind === 'offer') return sayOfferPlace(one.offer);
  if (one.kind === 'goal') return '';
  const { blanks, opening, steps } = one.playbook;
  if (blanks.length) return say('run.asksFor', { blanks: blanks.map(({ label }) => label).join(say('comma')) });
  const more = steps - opening.length;
  return sayFacts([...opening.map((operation) => sayToPerson(operation)), more > 0 ? say('told.moreSteps', { count: more }) : '']);
}
