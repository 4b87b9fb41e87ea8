import { type PromptLine, promptLineText } from './prompt-line';

/** Lines that are folded into one row. */
export type Block = readonly PromptLine[];

/** What blocks of the same shape have in common, and one row with the differing parts of each. */
export interface Pattern {
  /** `Each: [] link "{1}"` */
  text: string;
  /** ` [18] Camera`, one for each block. */
  rows: string[];
  /** How many characters shorter this is than the original lines. */
  saved: number;
}

/** Fewer blocks are not folded: they are easier to read as they are. */
export const LEAST_ROWS = 3;
/** The most words of a row: with more, a reader mixes up which belongs where. The cells of a table are in the order of its head. */
const MAX_WORDS = 5;
const MAX_WORDS_OF_CELLS = 12;
/** Page text that could be mistaken for the pattern's own syntax. */
const MARKS = /\{\d+\}| \+ |\[\]/;

/** The pattern of blocks whose lines have pairwise the same shapes; undefined where they have too little in common or their text could be misread. */
export function patternOf(blocks: readonly Block[]): Pattern | undefined {
  const [first] = blocks;
  if (!first || blocks.length < LEAST_ROWS) return undefined;
  const words: Words = { rows: blocks.map(() => []), numbers: new Map() };
  const lines = first.map((line, at) => {
    const parts = line.parts.map((part, index) =>
      told(
        part,
        blocks.map((block) => block[at]?.parts[index] ?? ''),
        words,
      ),
    );
    return [line.id === undefined ? '' : '[]', ...parts].filter(Boolean).join(' ');
  });
  const most = first.some(({ shape }) => shape.startsWith('row of ')) ? MAX_WORDS_OF_CELLS : MAX_WORDS;
  if (words.numbers.size > most || words.unsaid || repeats(lines)) return undefined;
  const text = `Each: ${lines.join(' + ')}`;
  const rows = blocks.map((block, at) => {
    const said = words.rows[at] ?? [];
    while (said.at(-1) === '') said.pop();
    const ids = block.flatMap(({ id }) => (id === undefined ? [] : [id]));
    return ` [${ids.join(' ')}]${said.length ? ` ${said.join(' | ')}` : ''}`;
  });
  const before = blocks.reduce((sum, block) => sum + block.reduce((so, line) => so + promptLineText(line).length + 1, 0), 0);
  return { text, rows, saved: before - text.length - 1 - rows.reduce((sum, row) => sum + row.length + 1, 0) };
}

/** Do these lines only repeat a shorter pattern? */
function repeats(lines: readonly string[]): boolean {
  const bare = lines.map((line) => line.replace(/\{\d+\}/g, '{}'));
  return bare.some((_, length) => length > 0 && bare.length % length === 0 && bare.every((line, at) => line === bare[at % length]));
}

interface Words {
  /** The words of each block, in the order of their numbers. */
  rows: string[][];
  /** The number of each placeholder by its words in all blocks, so that equal words share one. */
  numbers: Map<string, number>;
  /** Some text contains the pattern's own syntax, so no pattern can express it. */
  unsaid?: true;
}

/** The common text of one part of a line, with a placeholder `{n}` where blocks differ; the differing words are added to `words`. */
function told(part: string, all: readonly string[], words: Words): string {
  if (all.every((one) => one === part)) {
    if (MARKS.test(part)) words.unsaid = true;
    return part;
  }
  const [before, after] = affixes(all);
  const inner = all.map((one) => one.slice(before, one.length - after));
  const [head, tail] = [part.slice(0, before), part.slice(part.length - after)];
  if (inner.some((one) => one.includes('|')) || MARKS.test(head) || MARKS.test(tail)) words.unsaid = true;
  const key = inner.join('\n');
  const known = words.numbers.get(key);
  const number = known ?? words.numbers.size + 1;
  if (known === undefined) {
    words.numbers.set(key, number);
    words.rows.forEach((row, at) => void row.push(inner[at] ?? ''));
  }
  return `${head}{${number}}${tail}`;
}

/** The lengths of the common prefix and suffix of all texts, cut at word boundaries. */
function affixes(all: readonly string[]): [before: number, after: number] {
  const [first = ''] = all;
  const shortest = Math.min(...all.map(({ length }) => length));
  let before = 0;
  while (before < shortest && all.every((one) => one[before] === first[before])) before++;
  while (before > 0 && isWord(first[before - 1])) before--;
  let after = 0;
  const last = (one: string) => one[one.length - 1 - after];
  while (after < shortest - before && all.every((one) => last(one) === last(first))) after++;
  while (after > 0 && isWord(first[first.length - after])) after--;
  // A text with nothing between prefix and suffix would keep a space too many.
  while (before > 0 && first[before - 1] === ' ' && all.some((one) => one.length === before + after)) before--;
  return [before, after];
}
/** A lone surrogate counts as a letter, so that no surrogate pair is split. */
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character);
