import type { Snapshot, SnapshotElement } from '../../../src/model/page/snapshot';
import { unfold } from '../../../src/planner/prompt/unfold.fixture';
import type { Box, Pressable, Shown } from './oracle';

/** What a model sees of a page beside what the page shows. */
export interface Compared {
  pressable: number;
  texts: number;
  /** Told without a word of those that it shows. */
  nameless: string[];
  /** Told neither by itself nor by what is in or around it. */
  unnamed: string[];
  /** Visible texts that stand nowhere in what is told. */
  untold: string[];
  /** Texts that are told more often than the page has them. */
  repeated: string[];
}

/** `page`: the text of the page in the prompt. */
export function compare(shown: Shown, snapshot: Snapshot, page: string): Compared {
  const lines = unfold(page).split('\n');
  const told = new Map<number, string>();
  lines.forEach((line, at) => {
    const [, id, said = ''] = /^\[(\d+)\] (.*)$/.exec(line) ?? [];
    // The text of the page that is in an element, as the row that it is, stands in the line after it.
    if (id) told.set(Number(id), `${said} ${/^(\[|In: |Elsewhere:)/.test(lines[at + 1] ?? '') ? '' : lines[at + 1]}`);
  });
  const { nameless, unnamed } = namesOf(shown, snapshot, told);
  return { pressable: shown.pressable.length, texts: shown.texts.length, nameless, unnamed, ...textsOf(shown, lines) };
}

function namesOf(shown: Shown, { elements }: Snapshot, told: Map<number, string>): Pick<Compared, 'nameless' | 'unnamed'> {
  const nameless: string[] = [];
  const unnamed: string[] = [];
  for (const one of shown.pressable) {
    const saysIt = ({ id }: SnapshotElement) => shares(told.get(id) ?? '', one.words);
    const same = elements.filter(({ id, box }) => told.has(id) && isSameBox(box, one.box));
    if (same.some(saysIt)) continue;
    const near = elements.filter(
      ({ id, box }) => told.has(id) && (isInside(box, one.box) || (isInside(one.box, box) && areaOf(box) < areaOf(one.box) * WIDER)),
    );
    if (near.some(saysIt)) continue;
    (same.length ? nameless : unnamed).push(saidOf(one));
  }
  return { nameless, unnamed };
}
/** What is around something and at most so many times as large is pressed for it: the label of a box, the row of a link. */
const WIDER = 12;

const saidOf = ({ what, by, words, box }: Pressable) =>
  `${what} (${by}) at ${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}×${Math.round(box.height)} "${words.slice(0, 60)}"`;

function textsOf({ texts, all }: Shown, lines: readonly string[]): Pick<Compared, 'untold' | 'repeated'> {
  const said = plain(lines.map((line) => line.replace(/^\[\d+\] /, '')).join('\n'));
  const own = plain(lines.flatMap(ownWords).join('\n'));
  const there = plain(all);
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const untold: string[] = [];
  const repeated: string[] = [];
  for (const [text, count] of counts) {
    const start = plain(text.slice(0, MAX_COMPARED));
    if (!start.trim()) continue;
    const missing = count - timesIn(said, start);
    if (missing > 0) untold.push(missing > 1 ? `${missing} × ${text}` : text);
    const [toldSo, standsSo] = [timesIn(own, start), timesIn(there, start)];
    if (start.length >= LEAST_REPEATED && toldSo > standsSo) repeated.push(`${toldSo} for ${standsSo} × ${text}`);
  }
  return { untold, repeated };
}
/** A name is told with 80 characters at most, so that only the beginning of a text is looked for. */
const MAX_COMPARED = 70;
/** Shorter texts are also parts of others by chance. */
const LEAST_REPEATED = 7;

/** What a line says by itself: without its heading, and without the place after the dash. */
function ownWords(line: string): string[] {
  if (/^(In: |Elsewhere:|Page: |Open: |O(n|ff) screen:)/.test(line)) return [];
  return [
    line
      .replace(/^\[\d+\] \S+/, '')
      .replace(/→ \S+/, '')
      .replace(/ — [^"]*$/, ''),
  ];
}

/** Letters and figures alone, words apart, with a space before and after. */
const plain = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

function timesIn(text: string, part: string): number {
  let times = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length - 1)) times++;
  return times;
}

/** Does a line hold one of these words? */
const shares = (line: string, words: string) => {
  const said = plain(line);
  return plain(words)
    .trim()
    .split(' ')
    .slice(0, 12)
    .some((word) => said.includes(` ${word} `) || (word.length > 3 && said.includes(word)));
};

const SLACK = 4;
const isSameBox = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) <= SLACK &&
  Math.abs(one.y - other.y) <= SLACK &&
  Math.abs(one.width - other.width) <= SLACK * 2 &&
  Math.abs(one.height - other.height) <= SLACK * 2;
const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;
const areaOf = ({ width, height }: Box) => Math.max(1, width) * Math.max(1, height);
