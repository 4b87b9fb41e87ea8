import { type PromptLine, promptLineText } from './prompt-line';

/** The lines that are told together. */
export type Block = readonly PromptLine[];

/** What blocks made alike have in common, and of each the rest. */
export interface Pattern {
  /** `Each: [] link "{1}"` */
  text: string;
  /** ` [18] Camera`, one a block. */
  rows: string[];
  /** Characters fewer than the lines have. */
  saved: number;
}

/** Fewer blocks are easier to read as they are. */
export const LEAST_ROWS = 3;
/** More words a row nobody puts in their places. */
const MAX_WORDS = 5;
/** What would pass for a part of the pattern. */
const MARKS = /\{\d+\}| \+ |\[\]/;

/** The pattern of blocks whose lines have the same shapes, one by one; undefined where they have too little in common, or what they say would be misread. */
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
  if (words.numbers.size > MAX_WORDS || words.unsaid || repeats(lines)) return undefined;
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

/** Are these several rows of a shorter pattern? */
function repeats(lines: readonly string[]): boolean {
  const bare = lines.map((line) => line.replace(/\{\d+\}/g, '{}'));
  return bare.some((_, length) => length > 0 && bare.length % length === 0 && bare.every((line, at) => line === bare[at % length]));
}

interface Words {
  /** The words of each block, in the order of their numbers. */
  rows: string[][];
  /** The number that the same words have, in all blocks. */
  numbers: Map<string, number>;
  /** Something cannot be told by a pattern. */
  unsaid?: true;
}

/** What all say at one place, with a number where they say different things; the words go to `words`. */
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

/** How many characters all have in common at their beginnings and at their ends, in whole words. */
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
  // Where nothing is between them a space would be left over.
  while (before > 0 && first[before - 1] === ' ' && all.some((one) => one.length === before + after)) before--;
  return [before, after];
}
/** Half of a character is taken for a letter, so that none is cut. */
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character);
