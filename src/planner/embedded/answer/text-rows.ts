import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { textLines } from './labelled';

/** A cell of a table in the page's text, under what heads its column. */
export interface TextCell {
  head: string;
  text: string;
}

/** The rows of the tables in the page's text. A cell that is empty there holds what the page has to press in it, where as many of these stand in the row as are empty. */
export function textRows(scene: Scene): TextCell[][] {
  const known = KNOWN.get(scene);
  if (known) return known;
  const rows: TextCell[][] = [];
  let heads: string[] | undefined;
  for (const line of textLines(scene)) {
    const cells = line.startsWith('|')
      ? line
          .slice(1)
          .split('|')
          .map((cell) => cell.trim())
      : undefined;
    if (!cells) heads = undefined;
    else if (!heads) heads = cells;
    else if (cells.length === heads.length && cells.some(Boolean)) rows.push(headed(scene, heads, cells));
  }
  KNOWN.set(scene, rows);
  return rows;
}
const KNOWN = new WeakMap<Scene, TextCell[][]>();

function headed({ snapshot: { elements } }: Scene, heads: readonly string[], cells: readonly string[]): TextCell[] {
  const first = comparable(cells.find(Boolean) ?? '').words;
  const isOfRow = (name: string | undefined) => {
    const { words } = comparable(name ?? '');
    return words.length > 0 && words.every((word, at) => first[at] === word);
  };
  const inRow = elements.filter(({ place }) => place.some(({ kind, name }) => kind === 'row' && isOfRow(name)));
  const empty = cells.filter((cell) => cell === '').length;
  const held = inRow.length === empty ? [...inRow].sort((left, right) => left.box.x - right.box.x).map(({ name }) => name) : [];
  return cells.map((cell, at) => ({ head: heads[at] ?? '', text: cell || (held.shift() ?? '') }));
}
