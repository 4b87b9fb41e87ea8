import { relevanceOf } from '../../lib/relevance';
import type { PromptLine } from './prompt-line';
import type { TextLine } from './text-beside-elements';
import { tokensOf } from './tokens';

/** The lines of text that fit into `room` tokens, in page order. Lines relevant to the goal, headings and the heads of tables are kept first. */
export function textWithin(lines: readonly TextLine[], room: number, wanted: string): TextLine[] {
  const relevance = relevanceOf(
    lines.map(({ text }) => text),
    wanted,
  );
  const ranked = lines
    .map(({ text }, index) => ({ index, cost: tokensOf(text) + 1, rank: (relevance[index] ?? 0) + (isHead(lines, index) ? 2 : 0) }))
    .sort((left, right) => right.rank - left.rank || left.index - right.index);
  const kept = new Set<number>();
  let left = room;
  for (const { index, cost } of ranked) {
    if (cost > left) continue;
    left -= cost;
    kept.add(index);
  }
  return lines.filter((_, index) => kept.has(index));
}

const isRow = ({ text }: TextLine) => text.startsWith('|');

function isHead(lines: readonly TextLine[], index: number): boolean {
  const [before, line] = [lines[index - 1], lines[index]];
  return line !== undefined && (line.text.startsWith('# ') || (isRow(line) && !(before && isRow(before))));
}

/** A line of text for the prompt: a row of a table by its cells, so that rows of controls fold. */
export function textLine(line: TextLine): PromptLine {
  if (!isRow(line)) return { shape: 'text', parts: [harmless(line.text)] };
  const cells = line.text.slice(1).split(/ \|(?= |$)/);
  return { shape: `row of ${cells.length}`, parts: cells.flatMap((cell) => ['|', cell.trim()]) };
}

/** Marks page text that looks like an element's line, so that a page cannot fake an element. */
const harmless = (line: string) => (/^(\[|In: |Each:|Elsewhere:|O(n|ff) screen:|Gone:|New )/.test(line) ? `· ${line}` : line);
