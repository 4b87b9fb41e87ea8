import { alikeKey, shorten } from '../../lib/text';
import { isSameLandmark } from '../../model/page/landmark-words';
import { newLines } from '../../model/page/new-lines';
import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import { condenseLines } from './condense-lines';
import { elementLine } from './element-line';
import type { LineOptions } from './list-within';
import { newSince } from './new-since';
import { type PromptLine, promptLineText } from './prompt-line';
import { headLines } from './snapshot-lines';
import { tokensOf } from './tokens';

/**
 * What changed since an earlier snapshot of the same document: head, new or changed elements, removed elements, new text.
 * Undefined where it is another document or the changes take more than `budget` tokens: then the whole page has to be sent.
 */
export function changeLines(before: Snapshot, now: Snapshot, { budget, wanted, earlier = [] }: LineOptions): string | undefined {
  if (before.frames[0]?.documentId !== now.frames[0]?.documentId || samePath(before.url, now.url) === false) return undefined;
  const isNew = newSince(now, [...earlier, before]);
  const phrase = alikeKey(wanted);
  const known = new Map(before.elements.map((element) => [element.id, element]));
  const say = (element: SnapshotElement, snapshot: Snapshot, fresh: boolean) =>
    elementLine(element, {
      snapshot,
      wanted: phrase,
      isNew: fresh,
      place: element.place.slice(0, 2),
      screen: !element.inView,
      frame: true,
    });
  const lines: PromptLine[] = [];
  let room = budget;
  for (const element of now.elements) {
    const old = known.get(element.id);
    known.delete(element.id);
    if (old && sameElement(old, element)) continue;
    const line = say(element, now, isNew(element));
    const text = promptLineText(line);
    if (old && promptLineText(say(old, before, false)) === text) continue;
    lines.push(line);
    room -= tokensOf(text) + 1;
    if (room < 0) return undefined;
  }
  const gone = [...known.keys()];
  const all = [
    ...headLines(now),
    ...(lines.length ? ['New or changed:', ...condenseLines(lines)] : []),
    ...(gone.length ? [`Gone: ${sayNumbers(gone)}`] : []),
    ...textLines(before, now),
    lines.length || gone.length ? 'All other elements are as before.' : 'All elements are as before.',
  ].join('\n');
  return tokensOf(all) > budget ? undefined : all;
}

function textLines(before: Snapshot, now: Snapshot): string[] {
  const fresh = newLines(before, now);
  return fresh.length ? ['New text:', ...fresh.map((line) => shorten(line, 300))] : [];
}

/** A cheap check before lines are compared. Elements that are equal here give the same line; elements that differ here may too. */
function sameElement(left: SnapshotElement, right: SnapshotElement): boolean {
  return (
    left.name === right.name &&
    left.value === right.value &&
    left.inView === right.inView &&
    left.covered === right.covered &&
    left.description === right.description &&
    left.placeholder === right.placeholder &&
    left.href === right.href &&
    left.scroll?.down === right.scroll?.down &&
    left.states.join() === right.states.join() &&
    isSameLandmark(left.place[0], right.place[0]) &&
    isSameLandmark(left.place[1], right.place[1]) &&
    JSON.stringify(left.options) === JSON.stringify(right.options)
  );
}

/** Numbers as ranges: `[3], [7]–[12]`. */
function sayNumbers(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of [...numbers].sort((left, right) => left - right)) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `[${from}]` : `[${from}]–[${to}]`)).join(', ');
}

const samePath = (left: string, right: string) => left.split(/[?#]/)[0] === right.split(/[?#]/)[0];
