import { normalise, shorten } from '../../../lib/text';
import type { Snapshot, SnapshotElement } from '../../../model/snapshot';

export interface LineOptions {
  /** Tokens that the page may take, at about four characters each. */
  budget: number;
  /** Elements that its words name are kept before others. */
  goal: string;
}

/**
 * The page for a prompt: one line an element in reading order, `[33] button "Theme" collapsed new — dialog Customise`, then what else is worth
 * knowing. Over the budget, what is in view, new or named by the goal stays, and the rest is counted with how to reach it.
 */
export function snapshotLines(snapshot: Snapshot, { budget, goal }: LineOptions): string {
  const head = [`Page: ${shorten(snapshot.title, 120)} — ${shorten(snapshot.url, 200)}`, scrolled(snapshot), dialogs(snapshot)].filter(
    Boolean,
  );
  const text = snapshot.text ? ['Text:', shorten(snapshot.text, Math.min(3000, budget))] : [];
  const rest = [
    ...snapshot.more.map((more) => `(${more})`),
    ...(snapshot.unseen ?? []).map((url) => `(A frame that Abra may not look into: ${shorten(url, 120)})`),
  ];
  const room = budget * CHARACTERS_A_TOKEN - length([...head, ...text, ...rest]);
  return [...head, ...elementLines(snapshot, goal, room), ...rest, ...text].join('\n');
}

const CHARACTERS_A_TOKEN = 4;

function elementLines(snapshot: Snapshot, goal: string, room: number): string[] {
  const lines = snapshot.elements.map((element) => ({ element, line: sayElement(element, snapshot), rank: rank(element, goal) }));
  const kept = new Set<SnapshotElement>();
  let left = room;
  for (const { element, line } of [...lines].sort((one, other) => other.rank - one.rank)) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.add(element);
  }
  const shown = lines.filter(({ element }) => kept.has(element)).map(({ line }) => line);
  const hidden = lines.length - shown.length;
  return hidden
    ? [...shown, `(${hidden} more elements are not listed: scroll to them, or ask for a section by completing with a suggestion.)`]
    : shown;
}

/** One element in one line. */
export function sayElement(element: SnapshotElement, snapshot: Snapshot): string {
  const { id, role, name, value, placeholder, description, states, options, covered, place, href, type } = element;
  const parts = [`[${id}] ${role}${type && role === 'textbox' && type !== 'text' ? `:${type}` : ''} "${shorten(name, 80)}"`];
  if (value) parts.push(`= "${shorten(value, 60)}"`);
  if (placeholder && placeholder !== name) parts.push(`placeholder "${shorten(placeholder, 40)}"`);
  if (description) parts.push(`(${shorten(description, 80)})`);
  parts.push(...states.filter((state) => state !== 'enabled'));
  if (options?.length)
    parts.push(
      `options: ${options
        .slice(0, 30)
        .map(({ label, selected }) => `${selected ? '*' : ''}${shorten(label, 30)}`)
        .join(' | ')}${options.length > 30 ? ` | ${options.length - 30} more` : ''}`,
    );
  if (href) parts.push(`→ ${shorten(href.replace(/^https?:\/\/[^/]+/, ''), 60)}`);
  if (covered) parts.push(`covered by ${shorten(covered, 40)}`);
  if (element.isNew) parts.push('new');
  if (!element.inView) parts.push('off screen');
  if (element.frame > 0) parts.push(`frame ${shorten(snapshot.frames[element.frame]?.url ?? '', 60)}`);
  if (place[0])
    parts.push(
      `— ${place
        .slice(0, 2)
        .map((one) => shorten(one, 50))
        .join(', ')}`,
    );
  return parts.join(' ');
}

function rank(element: SnapshotElement, goal: string): number {
  const words = new Set(normalise(goal).split(' '));
  const named = normalise(`${element.name} ${element.placeholder ?? ''} ${element.place[0] ?? ''}`)
    .split(' ')
    .filter((word) => word.length > 2 && words.has(word)).length;
  return (
    named * 3 +
    (element.inView ? 4 : 0) +
    (element.isNew ? 3 : 0) +
    (element.states.includes('focused') ? 2 : 0) -
    (element.covered ? 1 : 0)
  );
}

function scrolled({ viewport, extent }: Snapshot): string {
  const left = extent.height - viewport.height;
  return left > 20 ? `Scrolled ${Math.round((viewport.scrollY / left) * 100)} % of ${Math.round(extent.height)} px.` : '';
}

const dialogs = (snapshot: Snapshot) =>
  snapshot.dialogs.length ? `Open: ${snapshot.dialogs.map((name) => shorten(name, 80)).join(', ')}` : '';
const length = (lines: string[]) => lines.reduce((sum, line) => sum + line.length + 1, 0);
