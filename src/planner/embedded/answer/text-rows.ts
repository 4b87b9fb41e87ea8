import { CONTROLS } from '../inside';
import { has } from '../resolve/share-said';
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

/** Words without those that only say what a cell is which another of them names: the order of "order 1005", in a table with a column of that name. */
export function withoutHeads(scene: Scene, words: readonly string[]): string[] {
  if (words.length < 2) return [...words];
  const named = textRows(scene).flatMap((row) => row.filter(({ text }) => words.some((word) => comparable(text).words.includes(word))));
  const isHead = (word: string) =>
    named.some(({ head, text }) => has(new Set(comparable(head).words), word) && !comparable(text).words.includes(word));
  // "The open orders" of a page that is headed "Orders".
  const title = new Set(comparable(textLines(scene).find((line) => /^# \S+$/.test(line)) ?? '').words);
  const isTitle = (word: string) =>
    has(title, word) &&
    !scene.entries.some(
      ({ element, texts }) =>
        CONTROLS.has(element.role) && texts.some(({ source, text }) => source === 'name' && has(new Set(text.words), word)),
    );
  const left = words.filter((word) => !isHead(word) && !isTitle(word));
  return left.length > 0 ? left : [...words];
}
