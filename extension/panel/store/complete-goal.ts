import { type PartedName, partName, rankByWords } from '../../../src/lib/rank-words';
import { same } from '../../../src/lib/text';
import type { PageOffer } from '../../../src/model/page/page-offer';
import type { PlaybookSummary } from '../../../src/model/playbook/playbook-summary';
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
  offers: readonly PartedName<PageOffer>[];
  /** Typed before, newest last. */
  goals: readonly string[];
}

/** As many as a person reads at a glance, by judgement; the list scrolls. */
const MAX_COMPLETIONS = 8;
/** Room is left for what the page offers, by judgement. */
const MOST: Record<GoalCompletion['kind'], number> = { playbook: 3, offer: MAX_COMPLETIONS, goal: 2 };

/**
 * What fits what is typed, the best first, see `rankByWords`: playbooks of the site, what the page offers, goals typed before. After "/" only playbooks; for an empty
 * field what the page offers.
 */
export function completeGoal(typed: string, { playbooks, offers, goals }: Sources): GoalCompletion[] {
  const saved = playbooks.map(ofPlaybook);
  if (typed.startsWith('/')) return rankByWords(typed.slice(1), saved).slice(0, MAX_COMPLETIONS);
  const here = offers.map(ofOffer);
  if (typed.trim() === '') return here.slice(0, MAX_COMPLETIONS).map(({ item }) => item);
  const before = goals.toReversed().filter((goal) => !same(goal, typed) && !playbooks.some(({ name }) => same(name, goal)));
  const left = { ...MOST };
  const ranked = rankByWords(typed, [...saved, ...here, ...before.map(ofGoal)]);
  return ranked.filter(({ kind }) => left[kind]-- > 0).slice(0, MAX_COMPLETIONS);
}

const parted = new WeakMap<PlaybookSummary, PartedName<GoalCompletion>>();
function ofPlaybook(playbook: PlaybookSummary): PartedName<GoalCompletion> {
  const { name, tags, goals } = playbook;
  const known = parted.get(playbook) ?? partName({ kind: 'playbook', text: name, playbook }, name, [...tags, ...goals].join(' '));
  parted.set(playbook, known);
  return known;
}

const ofOffer = (one: PartedName<PageOffer>): PartedName<GoalCompletion> => ({
  ...one,
  item: { kind: 'offer', text: one.item.option ?? one.item.name, offer: one.item },
});

const ofGoal = (text: string): PartedName<GoalCompletion> => partName({ kind: 'goal', text }, text);

/** What a listed one does, or where it stands, in a line: of a playbook the blanks that it asks for, or else its first steps. */
export function detailOf(one: GoalCompletion): string {
  if (one.kind === 'offer') return sayOfferPlace(one.offer);
  if (one.kind === 'goal') return '';
  const { blanks, opening, steps } = one.playbook;
  if (blanks.length) return say('run.asksFor', { blanks: blanks.map(({ label }) => label).join(say('comma')) });
  const more = steps - opening.length;
  return sayFacts([...opening.map((operation) => sayToPerson(operation)), more > 0 ? say('told.moreSteps', { count: more }) : '']);
}
