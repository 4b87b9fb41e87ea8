import { type Block, LEAST_ROWS, type Pattern, patternOf } from './pattern';
import { type PromptLine, promptLineText } from './prompt-line';

/** Lines that belong together: those of one card or row of a table. */
const MAX_BLOCK_LINES = 8;
/** Characters that folding must save to be worth another thing to read. */
const WORTH = 16;
/** So many blocks tell how well the others will fold. */
const SAMPLE = 8;

/** Blocks of lines made alike, one after another. */
interface Run {
  blocks: Block[];
  kind: string;
  pattern: Pattern;
}
type Piece = { line: PromptLine } | Run;

/**
 * The lines as text; where several in a row are made alike, their pattern once and of each only its numbers and its own words. Nothing is lost:
 * `Each: [] link "{1}" → /cart/{2} + [] button "Add"` above ` [18 19] Camera | 1` stands for `[18] link "Camera" → /cart/1` and `[19] button "Add"`.
 * An indented line follows the last pattern above it; a word that is empty takes the space before it along.
 */
export function condenseLines(lines: readonly PromptLine[]): string[] {
  const said: string[] = [];
  let inForce: string | undefined;
  for (const piece of shared(piecesOf(lines))) {
    if ('line' in piece) {
      said.push(promptLineText(piece.line));
      continue;
    }
    if (piece.pattern.text !== inForce) said.push(piece.pattern.text);
    inForce = piece.pattern.text;
    said.push(...piece.pattern.rows);
  }
  return said;
}

function piecesOf(lines: readonly PromptLine[]): Piece[] {
  const pieces: Piece[] = [];
  const vain = new Map<number, number>();
  for (let at = 0; at < lines.length; ) {
    const place = bestPlace(lines, at, vain);
    const run = place && longest(lines, place);
    const until = place && run ? place.start : at + 1;
    for (; at < until; at++) pieces.push({ line: lines[at] as PromptLine });
    if (!place || !run) continue;
    pieces.push(run);
    at += run.blocks.length * place.length;
  }
  return pieces;
}

/** Where a run begins, how many lines each of its blocks has, and how many blocks there may be. */
interface Place {
  start: number;
  length: number;
  amount: number;
}

/**
 * The run from here that saves most, by its first blocks; beginning a few lines later where its blocks then hold together better. `vain` says for each
 * length of a block up to where it was tried in vain.
 */
function bestPlace(lines: readonly PromptLine[], from: number, vain: Map<number, number>): Place | undefined {
  let best: Place | undefined;
  let most = WORTH;
  for (let length = 1; length <= MAX_BLOCK_LINES; length++) {
    if ((vain.get(length) ?? 0) > from) continue;
    const end = endOfRun(lines, from, length);
    if (end - from < length * LEAST_ROWS) continue;
    let worth = false;
    for (let start = from; start < from + length; start++) {
      const place = { start, length, amount: blocksBetween(lines, start, end, length) };
      const pattern = patternOf(blocksAt(lines, { ...place, amount: Math.min(SAMPLE, place.amount) }));
      if (!pattern) continue;
      const saved = pattern.saved + ((pattern.saved + pattern.text.length) / pattern.rows.length) * Math.max(0, place.amount - SAMPLE);
      worth ||= saved > WORTH;
      if (saved <= most) continue;
      most = saved;
      best = place;
    }
    if (!worth) vain.set(length, end);
  }
  return best;
}

/** Up to where each line is made like the one `length` before it. */
function endOfRun(lines: readonly PromptLine[], from: number, length: number): number {
  let end = from + length;
  while (end < lines.length && lines[end]?.shape === lines[end - length]?.shape) end++;
  return end;
}

/** How many blocks a run has; none where a heading would come to stand inside of one. */
function blocksBetween(lines: readonly PromptLine[], start: number, end: number, length: number): number {
  const block = lines.slice(start, start + length);
  if (block.some(({ id }, index) => id === undefined && (index > 0 || length === 1 || !isHeading(block[0])))) return 0;
  const amount = Math.floor((end - start) / length);
  // What follows must not stand under the heading of the last block, which is no line of its own any more.
  let next = start + amount * length;
  while (lines[next]?.shape === 'screen') next++;
  const leaks = isHeading(block[0]) && lines[next]?.id !== undefined;
  return leaks ? amount - 1 : amount;
}

const isHeading = (line: PromptLine | undefined) => line?.shape === 'in';

const blocksAt = (lines: readonly PromptLine[], { start, length, amount }: Place): Block[] =>
  Array.from({ length: amount }, (_, block) => lines.slice(start + block * length, start + (block + 1) * length));

/** As many of the blocks as one pattern can tell. */
function longest(lines: readonly PromptLine[], place: Place): Run | undefined {
  const kind = lines
    .slice(place.start, place.start + place.length)
    .map(({ shape }) => shape)
    .join('\n');
  for (let amount = place.amount; amount >= LEAST_ROWS; amount = Math.floor(amount / 2)) {
    const blocks = blocksAt(lines, { ...place, amount });
    const pattern = patternOf(blocks);
    // Fewer than there are leave their last heading to what follows.
    if (pattern && pattern.saved > WORTH) return { blocks, kind, pattern };
  }
  return undefined;
}

/** Runs of the same kind one after another are told by one pattern where that is shorter. */
function shared(pieces: readonly Piece[]): Piece[] {
  const all = [...pieces];
  let family: { at: number; run: Run }[] = [];
  const close = () => {
    const pattern = patternOf(family.flatMap(({ run }) => run.blocks));
    if (!pattern || lengthOf([pattern]) > lengthOf(family.map(({ run }) => run.pattern))) return;
    let from = 0;
    for (const { at, run } of family) {
      const rows = pattern.rows.slice(from, from + run.blocks.length);
      all[at] = { ...run, pattern: { ...pattern, rows } };
      from += run.blocks.length;
    }
  };
  pieces.forEach((piece, at) => {
    if ('line' in piece) return;
    if (family[0] && family[0].run.kind !== piece.kind) {
      close();
      family = [];
    }
    family.push({ at, run: piece });
  });
  close();
  return all;
}

const lengthOf = (patterns: readonly Pattern[]) =>
  [...new Set(patterns.map(({ text }) => text)), ...patterns.flatMap(({ rows }) => rows)].join('\n').length;
