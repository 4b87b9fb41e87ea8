import { shorten } from '../../lib/text';
import type { Snapshot } from '../../model/page/snapshot';
import { type LineOptions, listWithin } from './list-within';
import { sayUrl } from './say-url';
import { unlistedLine } from './sections';
import { textBesideElements } from './text-beside-elements';
import { tokensOf } from './tokens';

/**
 * The page for a prompt: its head, then in page order one line for each element (`[33] button "Theme" collapsed new`), under headings for their place,
 * and for each line of its text. Over the budget, elements in view, named by the goal or new are kept; a line counts the others and says how to get
 * them listed.
 */
export function snapshotLines(snapshot: Snapshot, options: LineOptions): string {
  const notes = [...snapshot.more.map((more) => `(${shorten(more, 200)})`), ...blindLines(snapshot)].slice(0, 20);
  const head = [...headLines(snapshot), ...notes];
  const room = options.budget - tokensOf(head.join('\n')) - TOKENS_OF_UNLISTED;
  const listed = listWithin(snapshot.elements, textBesideElements(snapshot), snapshot, { ...options, budget: room });
  const unlisted = unlistedLine(listed.unlisted);
  return [...head, ...listed.lines, ...(unlisted ? [unlisted] : [])].join('\n');
}

const TOKENS_OF_UNLISTED = 200;

/** The first lines: page, scroll position, open dialogs, focus. */
export function headLines(snapshot: Snapshot): string[] {
  const { title, url, viewport, extent, dialogs, focused } = snapshot;
  const left = extent.height - viewport.height;
  const lines = [`Page: ${shorten(title, 120)} — ${sayUrl(url)}`];
  if (left > 20) lines.push(`Scrolled ${Math.round((viewport.scrollY / left) * 100)} % of ${Math.round(extent.height)} px.`);
  if (dialogs.length) lines.push(`Open: ${dialogs.map((name) => shorten(name, 80)).join(', ')}`);
  if (focused !== undefined) lines.push(`Focus: [${focused}]`);
  return lines.map((line) => line.replaceAll('\n', ' '));
}

function blindLines({ unseen = [], blind = [] }: Snapshot): string[] {
  const frames = [...unseen.map((url) => sayUrl(url, 120)), ...blind.map(({ name }) => shorten(name, 80))].filter(Boolean);
  return frames.map((frame) => `(A frame that Abra may not look into: ${frame.replaceAll('\n', ' ')})`);
}
