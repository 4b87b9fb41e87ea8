import { type Block, LEAST_ROWS, type Pattern, patternOf } from './pattern';
import { isText, type PromptLine, promptLineText } from './prompt-line';

/** The most lines of one block. A block is a group of lines that repeats, such as one card or one table row. */
const MAX_BLOCK_LINES = 12;
/** Characters that folding must save at least: a pattern is one more thing for the model to understand. */
const WORTH = 16;
/** How many blocks are folded to estimate what folding all of them would save. */
const SAMPLE = 8;

/** Consecutive blocks whose lines have the same shapes. */
interface Run {
  blocks: Block[];
  kind: string;
  pattern: Pattern;
}
type Piece = { line: PromptLine } | Run;

/**
 * The lines as text. Consecutive blocks of the same shape become one pattern line, and below it one row a block with its numbers and words. Lossless:
 * `Each: [] link "{1}" → /cart/{2} + [] button "Add"` above ` [18 19] Camera | 1` stands for `[18] link "Camera" → /cart/1` and `[19] button "Add"`.
 * An indented line uses the last pattern above it. Where a word is empty, the space before it is dropped too.
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
 * The run that saves most, estimated from its first blocks. It starts at `from`, or a few lines later where that saves more. `vain` maps a block
 * length to the line up to which that length is known not to save enough.
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

/** The end (exclusive) of the lines that have the same shape as the line `length` before them. */
function endOfRun(lines: readonly PromptLine[], from: number, length: number): number {
  let end = from + length;
  while (end < lines.length && lines[end]?.shape === lines[end - length]?.shape) end++;
  return end;
}

/** How many blocks a run has; 0 where a heading would be inside a block instead of at its start, or a block has no element. */
function blocksBetween(lines: readonly PromptLine[], start: number, end: number, length: number): number {
  const block = lines.slice(start, start + length);
  if (block.every(({ id }) => id === undefined)) return 0;
  if (block.some((line, index) => line.id === undefined && !isText(line) && (index > 0 || !isHeading(line)))) return 0;
  const amount = Math.floor((end - start) / length);
  // The heading of the last block gets folded, so elements that follow it and belong under it would lose their heading.
  let next = start + amount * length;
  while (lines[next]?.shape === 'screen') next++;
  const leaks = isHeading(block[0]) && lines[next]?.id !== undefined;
  return leaks ? amount - 1 : amount;
}

const isHeading = (line: PromptLine | undefined) => line?.shape === 'in';

const blocksAt = (lines: readonly PromptLine[], { start, length, amount }: Place): Block[] =>
  Array.from({ length: amount }, (_, block) => lines.slice(start + block * length, start + (block + 1) * length));

/** The longest run from this place that one pattern can express, halving the number of blocks until one does. */
function longest(lines: readonly PromptLine[], place: Place): Run | undefined {
  const kind = lines
    .slice(place.start, place.start + place.length)
    .map(({ shape }) => shape)
    .join('\n');
  for (let amount = place.amount; amount >= LEAST_ROWS; amount = Math.floor(amount / 2)) {
    const blocks = blocksAt(lines, { ...place, amount });
    const pattern = patternOf(blocks);
    // With fewer blocks than there are, what follows begins with a heading of its own.
    if (pattern && pattern.saved > WORTH) return { blocks, kind, pattern };
  }
  return undefined;
}

/** Gives runs of the same kind that follow each other one common pattern where that makes the text shorter. */
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
