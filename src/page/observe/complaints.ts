import { tidyStart } from '../../lib/text';
import { drawnEditorOf } from '../dom/drawn-editor';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { deepActiveElement, flatContains } from '../dom/roots';
import { isRendered } from './hidden';
import type { Notable } from './notable';
import type { Complaint, PageChange } from './page-change';
import { quickSelector } from './quick-selector';
import type { SortedMutations } from './sort-mutations';

/** Parts of class names and types, which are English in pages of any language. */
const BAD = /(^|[^a-z])(errors?|errorlist|invalid|danger|destructive|fail(ed|ure)?)([^a-z]|$)/;
const GOOD = /(^|[^a-z])(success(ful)?|positive|info)([^a-z]|$)/;
const ALERT = '[role=alert],[aria-live=assertive]';
/** How many boxes around a text may carry its mark: a message has a frame, an icon beside it, and a line of its own. */
const AROUND = 3;
/** With more texts than this it is a new page, not messages. */
const MAX_COMPLAINTS = 300;

/** What of a change is a complaint, or may be one. */
export function complaintsIn({ states }: SortedMutations, came: readonly Notable[], texts: readonly Element[]): Complaint[] {
  const marked = [...states].flatMap(([element, state]) => (state.has('aria-invalid') ? [element] : []));
  const fields = [...marked, ...came.map(({ element }) => element)].filter(isMarked);
  const said = [
    ...came.filter(({ role, rank }) => rank === 3 || /^(alert|status|log)$/.test(role)).map(({ element }) => element),
    ...texts,
  ];
  const messages = new Set(said.slice(0, MAX_COMPLAINTS).map((element) => dom.closest(element, ALERT) ?? element));
  return [
    ...[...new Set(fields)].map(
      (field): Complaint => ({
        says: nameOf(field) || quickSelector(field),
        kind: 'field',
        holds: () => dom.isConnected(field) && isMarked(field),
      }),
    ),
    ...(messages.size ? [...messages].filter(outsideEditor()).flatMap(messageOf) : []),
  ];
}

/** The same change with its complaints added as effects: see `Delta.effects`. */
export function withComplaints(change: PageChange): PageChange {
  const told = change.complaints.filter(({ holds }) => holds()).map(({ kind, says }) => (kind === 'alert' ? kind : `wrong ${says}`));
  if (!told.length) return change;
  const effects = [...new Set([...told, ...(change.delta.effects ?? [])])].slice(0, 20);
  return { ...change, delta: { ...change.delta, effects } };
}

/** What an editor marks in its own text, while one types, is highlighting. */
function outsideEditor(): (element: Element) => boolean {
  const focused = deepActiveElement();
  const editor = focused && drawnEditorOf(focused);
  return (element) => !dom.isContentEditable(element as HTMLElement) && !(editor && flatContains(editor, element));
}

const isMarked = (element: Element) => /^(?!false$)./.test(dom.getAttribute(element, 'aria-invalid') ?? '');

function messageOf(element: Element): Complaint[] {
  const says = () => tidyStart(dom.textContent(element) ?? '', 200);
  if (!says() || dom.closest(element, 'button,a,[role=button],[role^=menuitem],label')) return [];
  const marks = marksOf(element);
  const kind =
    BAD.test(marks) || isErrorMessage(element) ? 'wrong' : dom.matches(element, ALERT) && !GOOD.test(marks) ? 'alert' : undefined;
  return kind ? [{ says: says(), kind, holds: () => !!says() && isRendered(element) && isSeen(element) }] : [];
}

function marksOf(element: Element): string {
  let marks = '';
  for (let at = 0, box: Element | null = element; box && at <= AROUND && box !== dom.body(document); at++, box = dom.parentElement(box))
    marks += ` ${dom.getAttribute(box, 'class') ?? ''} ${dom.getAttribute(box, 'data-type') ?? ''} ${dom.getAttribute(box, 'data-variant') ?? ''}`;
  return marks.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

const isErrorMessage = (element: Element) =>
  !!dom.id(element) && !!dom.querySelector(dom.ownerDocument(element), `[aria-errormessage~="${CSS.escape(dom.id(element))}"]`);

/** "Visually hidden" texts for screen readers are clipped to a dot. */
function isSeen(element: Element): boolean {
  const { width, height } = dom.getBoundingClientRect(element);
  return width > 2 && height > 2;
}
