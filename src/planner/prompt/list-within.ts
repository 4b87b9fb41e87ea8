import { relevanceOf } from '../../lib/relevance';
import { alikeKey } from '../../lib/text';
import { sayLandmark } from '../../model/page/landmark-words';
import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import { condenseLines } from './condense-lines';
import { elementLine } from './element-line';
import { groupLines, type LineMaker } from './group-lines';
import { newSince } from './new-since';
import { textWithin } from './page-text-lines';
import { promptLineText } from './prompt-line';
import { linesBefore, type TextLine } from './text-beside-elements';
import { tokensOf } from './tokens';

export interface LineOptions {
  /** Tokens that the page may take. */
  budget: number;
  /** The goal and other text to look for: elements that match it are kept first. */
  wanted: string;
  /** The run's earlier looks, to mark elements as "new". */
  earlier?: readonly Snapshot[];
}

/** The share of the budget that is reserved for text, if there is that much; elements get the rest, and then text what is left over. */
const TEXT_SHARE = 0.25;

/** Lists as many elements and lines of text as fit into the budget: chosen by rank, listed in page order. */
export function listWithin(
  seen: readonly SnapshotElement[],
  text: readonly TextLine[],
  snapshot: Snapshot,
  { budget, wanted, earlier = [] }: LineOptions,
): { lines: string[]; unlisted: SnapshotElement[] } {
  const elements = withoutEchoes(seen);
  const isNew = newSince(snapshot, earlier);
  const phrase = alikeKey(wanted);
  const say: LineMaker = (element, left) => elementLine(element, { snapshot, wanted: phrase, isNew: isNew(element), ...left });
  const ranks = rank(elements, wanted, snapshot, isNew);
  const order = elements.map((_, index) => index).sort((left, right) => (ranks[right] ?? 0) - (ranks[left] ?? 0) || left - right);
  const costs = new Map<SnapshotElement, number>();
  const costOf = (element: SnapshotElement) => {
    const cost =
      costs.get(element) ?? tokensOf(promptLineText(say(element, { place: element.place.slice(0, 2), screen: false, named: true }))) + 1;
    costs.set(element, cost);
    return cost;
  };
  const lineNumbers = linesBefore(snapshot);
  const linesOf = (chosen: readonly SnapshotElement[], room: number) => {
    const told = { elements: chosen, before: lineNumbers, text: textWithin(text, room, wanted), frames: snapshot.frames };
    return condenseLines(groupLines(told, say));
  };
  const reserved = budget * TEXT_SHARE;
  let best = { lines: [] as string[], unlisted: [...elements] };
  let allowance = budget;
  for (let round = 0; round < ROUNDS; round++) {
    const kept = keepWithin(allowance, order, elements, costOf);
    const chosen = elements.filter((_, index) => kept.has(index));
    const lines = linesOf(chosen, reserved);
    const cost = tokensOf(lines.join('\n'));
    if (cost <= budget && kept.size > elements.length - best.unlisted.length) {
      const more = linesOf(chosen, reserved + budget - cost);
      const fits = tokensOf(more.join('\n')) <= budget;
      best = { lines: fits ? more : lines, unlisted: elements.filter((_, index) => !kept.has(index)) };
    }
    if (kept.size === elements.length) break;
    allowance *= (budget / Math.max(1, cost)) * NEARLY;
  }
  return elements.length ? best : { lines: linesOf([], budget), unlisted: [] };
}

/**
 * Drops unnamed links with the same address as a named link beside them (mostly product pictures), and elements known only by their pointer cursor
 * that a control of the same name covers: a click on them is a click on that control.
 */
function withoutEchoes(elements: readonly SnapshotElement[]): SnapshotElement[] {
  const isEcho = ({ name, description, href, frame, isNew }: SnapshotElement, near: SnapshotElement) =>
    !name &&
    (!description || description.startsWith('icon ')) &&
    !isNew &&
    !!href &&
    !!near.name &&
    near.href === href &&
    near.frame === frame;
  return elements.filter(
    (element, index) => !elements.slice(Math.max(0, index - 3), index + 4).some((near) => isEcho(element, near) || isUnder(element, near)),
  );
}

/** Does a control of the same name cover this element, which has no role? */
function isUnder({ role, weak, name, frame, box, scroll, isNew }: SnapshotElement, near: SnapshotElement): boolean {
  if (role || !weak || !name || scroll || isNew || near.weak || near.frame !== frame || near.covered || !sameWords(name, near.name))
    return false;
  const width = Math.min(box.x + box.width, near.box.x + near.box.width) - Math.max(box.x, near.box.x);
  const height = Math.min(box.y + box.height, near.box.y + near.box.height) - Math.max(box.y, near.box.y);
  return width > 0 && height > 0 && width * height > box.width * box.height * FILLED;
}
const FILLED = 0.8;

/** Are the names equal apart from repeated words, as "More More" and "More"? */
const sameWords = (one: string, other: string) =>
  other !== '' && [...new Set(one.split(' '))].join(' ') === [...new Set(other.split(' '))].join(' ');

/** Headings and folding make the text shorter than the sum of its lines, so each further round tries to fit more elements. */
const ROUNDS = 4;
const NEARLY = 0.98;

function keepWithin(
  allowance: number,
  order: readonly number[],
  elements: readonly SnapshotElement[],
  costOf: (element: SnapshotElement) => number,
): Set<number> {
  const kept = new Set<number>();
  let left = allowance;
  for (const index of order) {
    const element = elements[index];
    if (!element) continue;
    left -= costOf(element);
    if (left < 0) break;
    kept.add(index);
  }
  return kept;
}

function rank(
  elements: readonly SnapshotElement[],
  wanted: string,
  { dialogs }: Snapshot,
  isNew: (element: SnapshotElement) => boolean,
): number[] {
  const relevance = relevanceOf(
    elements.map(({ name, placeholder, place, options }) =>
      [name, placeholder, place[0] && sayLandmark(place[0]), ...(options ?? []).map(({ label }) => label)].filter(Boolean).join(' '),
    ),
    wanted,
  );
  const named = relevanceOf(
    elements.map(({ name }) => name),
    wanted,
  );
  return elements.map((element, index) => {
    const near = Math.max(relevance[index] ?? 0, named[index] ?? 0);
    const inDialog = dialogs.length > 0 && element.place.some(({ kind }) => kind === 'dialog' || kind === 'alertdialog');
    return (
      near +
      (element.inView ? 4 : 0) +
      (inDialog ? 4 : 0) +
      (isNew(element) ? 3 : 0) +
      (element.states.includes('focused') ? 2 : 0) -
      (element.covered ? 1 : 0) -
      (element.weak ? 1 : 0)
    );
  });
}
