import { shorten } from '../../lib/text';
import type { SnapshotElement } from '../../model/snapshot';
import type { PlanRequest } from '../planner';
import type { ReadCommand } from './command';
import { conceptOf, deedIn } from './concepts';
import { comparable } from './text-fit';

/** Does the page show that what a goal's last command asked for did not come of it, though its operations were carried out? */
export function isNotDone({ said, readings: [reading] }: ReadCommand, request: Asked): boolean {
  return (
    isNotAdded(said, request) ||
    isNotDeleted(said, request) ||
    isNotScrolled(request) ||
    isNotMoved(request) ||
    (reading?.intent === 'search' && isUnseenSearch(request))
  );
}
type Asked = Pick<PlanRequest, 'snapshot' | 'history'>;

/**
 * Was something to be added by a press on what is no control, and is nothing more there than before? A press on a thing in a box of things shows it, marks it or
 * picks it up; whether it is added, only the page tells.
 */
function isNotAdded(said: string, { snapshot, history }: Asked): boolean {
  const last = history.at(-1);
  const before = last?.snapshot;
  if (!before || !last?.plan || last.plan.isComplete === true) return false;
  if (
    !comparable(said)
      .words.slice(0, FIRST)
      .some((word) => conceptOf(word) === 'add')
  )
    return false;
  const id = last.plan.operations.flatMap((one) => ('elementId' in one ? (one.elementId ?? []) : [])).at(-1);
  const target = before.elements.find((element) => element.id === id);
  const typed = last.plan.operations
    .flatMap((one) => ('type' in one && one.type === 'type' && (one.submit || one.note === shorten(said, 200)) ? one.text : []))
    .at(-1);
  if (typed !== undefined) return !isShown(snapshot, typed);
  if (!target?.weak || target.role !== '') return false;
  const isMore = snapshot.elements.length > before.elements.length || snapshot.dialogs.length > before.dialogs.length;
  return !isMore && snapshot.url === before.url && snapshot.text.length <= before.text.length;
}

/** Is it there besides in the field that it was written in? A page that was left for another has taken it. */
const isShown = ({ text, elements }: PlanRequest['snapshot'], typed: string): boolean =>
  [text, ...elements.flatMap(({ name, value }) => (value === typed ? [] : [name]))].some((one) =>
    comparable(one).normal.includes(comparable(typed).normal),
  );

/** Was it only scrolled to a part of a page that is no longer than its window, and did nothing in it move? Then it is not there. */
function isNotScrolled({ snapshot, history }: Asked): boolean {
  const last = history.at(-1);
  if (!last?.snapshot || !last.plan || last.plan.isComplete === true) return false;
  const [only, other] = last.plan.operations;
  const isPart = only && 'type' in only && only.type === 'scroll' && Number(only.ratio) > 0 && Number(only.ratio) < 1;
  const { url, extent, viewport } = last.snapshot;
  const scrolls = ({ scroll }: SnapshotElement) => scroll !== undefined;
  return !!isPart && !other && url === snapshot.url && extent.height <= viewport.height && !last.snapshot.elements.some(scrolls);
}

/** Does the page show just what it showed before something was searched? Then nobody knows that it was: a list may wait for more than the words. */
function isUnseenSearch({ snapshot, history }: Asked): boolean {
  const before = history.at(-1)?.snapshot;
  const shown = ({ elements }: PlanRequest['snapshot']) =>
    elements.map(({ role, name, states }) => `${role} ${name} ${states.filter((one) => one !== 'focused')}`).join('\n');
  return before !== undefined && before.url === snapshot.url && before.text === snapshot.text && shown(before) === shown(snapshot);
}

/** Courtesy may stand before the verb; by judgement. */
const FIRST = 2;

/** Was something to be deleted, and does the page show just what it showed before? Then a second press may be asked for, or nothing happened. */
function isNotDeleted(said: string, { snapshot, history }: Asked): boolean {
  const last = history.at(-1);
  const { words } = comparable(said);
  const begins = [words, words.slice(1)].map((some) => deedIn(some).deed);
  const operation = last?.plan && last.plan.isComplete !== true ? last.plan.operations.at(-1) : undefined;
  const isPressed = operation !== undefined && 'type' in operation && operation.type === 'click';
  // A new document that looks the same has come of it.
  const isSame = last?.snapshot?.frames[0]?.documentId === snapshot.frames[0]?.documentId;
  return isPressed && isSame && begins.some((word) => conceptOf(word) === 'delete') && isUnseenSearch({ snapshot, history });
}

/** Was one thing dragged to another, and does all stand where it stood? Then the page did not take it, whatever it showed meanwhile. A drawing may have: its parts are in no look. */
function isNotMoved({ snapshot, history }: Asked): boolean {
  const last = history.at(-1);
  const operation = last?.plan && last.plan.isComplete !== true ? last.plan.operations.at(-1) : undefined;
  if (!last?.snapshot || !operation || !('type' in operation) || operation.type !== 'drag' || !('to' in operation)) return false;
  const isDrawing = ({ role, tag }: SnapshotElement) => role === 'canvas' || ['canvas', 'svg', 'img'].includes(tag);
  const places = ({ elements }: PlanRequest['snapshot']) => elements.map(({ box, place }) => JSON.stringify([box, place])).join('\n');
  return !snapshot.elements.some(isDrawing) && isUnseenSearch({ snapshot, history }) && places(snapshot) === places(last.snapshot);
}
