import { parseUrl } from '../../lib/url';
import { isFinalLabel } from '../../model/risk-label';
import type { Snapshot, SnapshotElement } from '../../model/snapshot';
import { planGoal } from './plan-goal';
import { nameOf } from './resolve/find-target';
import { comparable } from './text-fit';
import { type Voice, voiceOf } from './voice';

/** A list that is read at a glance, by judgement. */
const MAX_OFFERED = 4;
/** Longer names are texts, and make no command that a person would type; characters, by judgement. */
const MAX_NAME = 40;
/** A plan takes some 30 µs an element of the page, and the worker has other things to do: so many elements are gone through, 0.6 s on a busy machine. */
const MAX_READ = 20_000;
/** Where the nearest of a kind cannot be told apart by their names, none of it is offered; by judgement. */
const MAX_TRIED = 3;

/**
 * Commands that a person could give on this page, in their language (an id such as "de"; English for an unknown one), of as many kinds as there are. Each was
 * planned before it is offered: it needs no model, means the one element that it was made from, and does nothing that cannot be undone.
 */
export function offerCommands(snapshot: Snapshot, language: string): string[] {
  const say = voiceOf(language);
  const usable = snapshot.elements.filter((element) => isUsable(element, snapshot));
  const nearest = usable.sort((left, right) => distance(left) - distance(right));
  let plansLeft = Math.floor(MAX_READ / Math.max(1, snapshot.elements.length));
  const byKind = KINDS.map((commandFor) => ofKind(commandFor));
  // One of each kind, then a second.
  const offered = new Set<string>();
  for (const kind of [...byKind, ...byKind]) {
    const next = offered.size < MAX_OFFERED ? kind.next().value : undefined;
    if (next !== undefined) offered.add(next);
  }
  return [...offered];

  function* ofKind(commandFor: CommandFor): Generator<string, undefined> {
    let tried = 0;
    for (const element of nearest) {
      const command = commandFor(element, say, snapshot);
      if (command === undefined) continue;
      if (plansLeft-- <= 0 || tried++ >= MAX_TRIED) return;
      if (isPlannedFor(command, element, snapshot)) yield command;
    }
  }
}

type CommandFor = (element: SnapshotElement, say: Voice, snapshot: Snapshot) => string | undefined;

const press =
  (isOfKind: (element: SnapshotElement) => boolean): CommandFor =>
  (element, say) =>
    isOfKind(element) ? say('click', { target: say('named', { name: nameOf(element) }) }) : undefined;

const KINDS: readonly CommandFor[] = [
  (element, say, snapshot) => {
    const text = element.role === 'searchbox' || element.type === 'search' ? exampleOf(snapshot) : undefined;
    return text === undefined ? undefined : say('search', { text });
  },
  (element, say) => {
    const option = element.tag === 'select' ? element.options?.findLast(({ selected }) => !selected) : undefined;
    return option && say('chooseFrom', { option: option.label, name: nameOf(element) });
  },
  press(({ role, states }) => CHOSEN.has(role) && !states.includes('selected')),
  (element, say) =>
    TICKED.has(element.role) && !element.states.includes('checked')
      ? say('check', { target: say('named', { name: nameOf(element) }) })
      : undefined,
  press(({ role }) => role === 'button'),
  press(({ role }) => role === 'link'),
];

const CHOSEN = new Set(['tab', 'option', 'menuitem']);
const TICKED = new Set(['checkbox', 'switch']);

/** In sight, called something short, and harmless by that name; a link stays on its site. */
function isUsable(element: SnapshotElement, { url }: Snapshot): boolean {
  const { name, inView, covered, weak, onHover, secret, type, states, href } = element;
  if (!inView || covered || weak || onHover || secret || type === 'submit' || NOT_OFFERED.some((state) => states.includes(state)))
    return false;
  if (nameOf(element) === '' || name.length > MAX_NAME || isFinalLabel(name)) return false;
  return href === undefined || parseUrl(href, url)?.origin === parseUrl(url)?.origin;
}

/** What has to be ticked is agreed to. */
const NOT_OFFERED = ['disabled', 'required'];

/** What a page is for comes before what stands on all of its pages. */
function distance({ place }: Pick<SnapshotElement, 'place'>): number {
  if (place.some(({ kind }) => kind === 'dialog')) return 0;
  return place.some(({ kind }) => AROUND.has(kind)) ? 2 : 1;
}
const AROUND = new Set('navigation banner contentinfo complementary nav header footer aside'.split(' '));

/** A word to search for: the first of something that the page itself lists. */
function exampleOf({ elements }: Snapshot): string | undefined {
  const listed = elements.filter(
    (element) => element.role === 'link' && distance(element) < 2 && element.place.some(({ kind }) => LISTED.has(kind)),
  );
  return listed.flatMap(({ name }) => name.split(/[^\p{L}\p{M}]+/u)).find((word) => comparable(word).words.length === 1 && word.length > 3);
}
const LISTED = new Set('row listitem article item'.split(' '));

/** Does the embedded planner do exactly this with it, in one go? */
function isPlannedFor(goal: string, element: SnapshotElement, snapshot: Snapshot): boolean {
  const plan = planGoal({ goal, snapshot, history: [] });
  if (plan.isComplete) return false;
  const [first] = plan.operations;
  return first !== undefined && 'elementId' in first && first.elementId === element.id;
}
