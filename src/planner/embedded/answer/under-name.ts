import { has } from '../resolve/share-said';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { textLines } from './labelled';

/** So many lines a card of somebody or something has; by judgement. */
const MOST_LINES = 6;

/**
 * What a page's text shows under the one line that names somebody or something: the first match of a pattern before the next heading. Words that the line lacks have to
 * stand in a heading ("invoice 17" under "Invoices").
 */
export function underName(scene: Scene, telling: readonly string[], pattern: RegExp): string | undefined {
  const lines = textLines(scene);
  const wanted = new RegExp(pattern.source, 'iu');
  const headings = new Set(lines.filter((line) => line.startsWith('#')).flatMap((line) => comparable(line).words));
  const named = lines.flatMap((line, at) => {
    const { words } = comparable(line);
    const own = telling.filter((word) => words.includes(word));
    return own.length > 0 && telling.every((word) => own.includes(word) || has(headings, word)) ? [{ at, count: own.length }] : [];
  });
  const most = Math.max(...named.map(({ count }) => count));
  const [only, other] = named.filter(({ count }) => count === most);
  if (!only || other) return undefined;
  const below = lines.slice(only.at + 1, only.at + 1 + MOST_LINES);
  const next = below.findIndex((line) => /^# /.test(line) && !wanted.test(line));
  return (next < 0 ? below : below.slice(0, next)).flatMap((line) => wanted.exec(line)?.[0] ?? [])[0];
}
