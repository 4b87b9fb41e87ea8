import { relevanceOf } from '../../lib/relevance';
import { shorten } from '../../lib/text';
import { tokensOf } from './tokens';

/** The page's text within `room` tokens, in page order. Lines relevant to the goal and headings are kept first; "…" marks omissions. */
export function pageTextLines(text: string, room: number, wanted: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => shorten(line.trim(), 300))
    .filter(Boolean);
  const kept = choose(lines, room, wanted);
  return lines.flatMap((line, index) => {
    if (kept.has(index)) return [harmless(line)];
    return kept.has(index - 1) || index === 0 ? ['…'] : [];
  });
}

function choose(lines: readonly string[], room: number, wanted: string): Set<number> {
  const relevance = relevanceOf(lines, wanted);
  const ranked = lines
    .map((line, index) => ({ index, cost: tokensOf(line) + 1, rank: (relevance[index] ?? 0) + (line.startsWith('# ') ? 2 : 0) }))
    .sort((left, right) => right.rank - left.rank || left.index - right.index);
  const kept = new Set<number>();
  let left = room;
  for (const { index, cost } of ranked) {
    if (cost > left) continue;
    left -= cost;
    kept.add(index);
  }
  return kept;
}

/** Marks page text that looks like an element's line, so that a page cannot fake an element. */
const harmless = (line: string) => (/^(\[|In: |Each:|Elsewhere:|O(n|ff) screen:|Text:|Gone:|New )/.test(line) ? `· ${line}` : line);
