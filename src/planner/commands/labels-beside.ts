import { same } from '../../lib/text';
import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import { linesBefore } from '../prompt/text-beside-elements';

/** Labels that a page only writes beside what they are for. */
export interface LabelsBeside {
  /** Of a control that is set: the row that it stands in alone, or the line before it where it has no name. */
  labels: ReadonlyMap<SnapshotElement, string>;
  /** Of choices below each other: the line above the first of them. */
  groups: ReadonlyMap<SnapshotElement, string>;
}

/** Finds them by the places of the elements and by the lines of the page's text between these; linear in both. */
export function labelsBeside(snapshot: Snapshot): LabelsBeside {
  const lines = snapshot.text.split('\n');
  const set = snapshot.elements.filter(isSet);
  const alone = new Map<string, SnapshotElement | undefined>();
  for (const element of set) alone.set(rowOf(element), alone.has(rowOf(element)) ? undefined : element);
  const labels = new Map<SnapshotElement, string>();
  const groups = new Map<SnapshotElement, string>();
  let before: SnapshotElement | undefined;
  for (const [element, at] of linesBefore(snapshot)) {
    const line = lineAbove(lines[at - 1], element, before);
    const row = alone.get(rowOf(element)) === element ? element.place[0]?.name : undefined;
    const isLabelled = element.name === '' || (!CHOICES.has(element.role) && /[:：]\s*$/u.test(lines[at - 1] ?? ''));
    const label = row ?? (isLabelled && element.lines && isSet(element) ? line : undefined);
    if (label) labels.set(element, label);
    const group = line ?? (before?.role === element.role && before.frame === element.frame ? groups.get(before) : undefined);
    if (CHOICES.has(element.role) && element.name !== '' && group) groups.set(element, group);
    before = element;
  }
  return { labels, groups };
}

const CHOICES = new Set(['checkbox', 'radio', 'switch']);
const SET = new Set([...CHOICES, 'textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider']);
const isSet = ({ role, tag }: SnapshotElement): boolean => SET.has(role) || tag === 'select';

const ROWS = new Set(['listitem', 'row', 'treeitem']);
const rowOf = ({ frame, place: [inner] }: SnapshotElement): string =>
  inner?.name && (inner.kind === 'item' || ROWS.has(inner.kind)) ? `${frame} ${inner.name}` : '';

/** A label is no sentence; words by judgement. */
const MOST_WORDS = 6;

/** The line of text above an element, unless it is a name or a value: that of the one before it, or its own. */
function lineAbove(line = '', element: SnapshotElement, before?: SnapshotElement): string | undefined {
  const bare = line.replace(/^#+ /, '').replace(/[\s:：*]+$/u, '');
  const isName = [element, before].some((one) => one && [one.name, one.value].some((own) => own && same(own, bare)));
  const isLabel = /\p{L}/u.test(bare) && !/[.!?|]/.test(line) && bare.split(/\s+/).length <= MOST_WORDS;
  return isLabel && !isName ? bare : undefined;
}

/** Returns the words before a control that has no label in the page's code: to a person they are its label. What a row says is the label of its box. */
export function besideOf({ place, role, weak, description }: SnapshotElement): string | undefined {
  const [inner] = place;
  // An icon in a thing is not called as the thing is.
  if (weak && role === '' && /^icon /.test(description ?? '')) return undefined;
  return inner && (inner.kind === 'item' || (role === 'checkbox' && ROWS.has(inner.kind))) ? inner.name : undefined;
}
