import type { Landmark } from '../../model/page/landmark';
import { isSameLandmark } from '../../model/page/landmark-words';
import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import { oneLine } from './element-line';
import { type NameOutside, namesOutside } from './names-outside';
import { textLine } from './page-text-lines';
import { isText, type PromptLine } from './prompt-line';
import { sayPlace } from './say-place';
import { sayUrl } from './say-url';
import type { TextLine } from './text-beside-elements';

/** This many consecutive elements with the same place get one heading instead of repeating it on each line. */
const LEAST = 3;

/** Makes an element's line; `left` is what the current headings do not say already. */
export type LineMaker = (
  element: SnapshotElement,
  left: { place: Landmark[]; screen: boolean; named: boolean; outside?: NameOutside | undefined },
) => PromptLine;

/** What is told of a page: the elements in reading order, how many lines of text stand before each, and the text. */
interface Told {
  elements: readonly SnapshotElement[];
  before: ReadonlyMap<SnapshotElement, number>;
  text: readonly TextLine[];
  frames: Snapshot['frames'];
}

/**
 * Lines in page order, each element beside the text it stands in, under headings for their place (`In: toolbar Customise — main`), their frame, and for
 * being on or off screen, so that what neighbours share is written once. The outer place ("main") is repeated only when it changes.
 */
export function groupLines(told: Told, say: LineMaker): PromptLine[] {
  const { text, frames } = told;
  const elements = withoutRowsAbove(told).map(inItsRow);
  const names = namesOutside(told.elements);
  const lines: PromptLine[] = [];
  let heading: Landmark | undefined;
  let around = '';
  let onScreen = true;
  let frame = 0;
  let next = 0;
  elements.forEach(({ element, until, seen }, index) => {
    for (; (text[next]?.at ?? until) < until; next++) lines.push(textLine(text[next] as TextLine));
    const near = elements.slice(index, index + LEAST).map((one) => one.element);
    if (element.frame !== frame) {
      frame = element.frame;
      heading = undefined;
      lines.push({ shape: 'frame', parts: [oneLine(`In: ${frame ? 'frame' : 'page'} ${sayUrl(frames[frame]?.url ?? '', 60)}`)] });
    }
    if (element.inView !== onScreen && near.length === LEAST && near.every(({ inView }) => inView === element.inView)) {
      onScreen = element.inView;
      lines.push({ shape: 'screen', parts: [onScreen ? 'On screen:' : 'Off screen:'] });
    }
    const group = headingFor(near, heading);
    if (group !== undefined && !isSameLandmark(group, heading)) {
      const [inner = '', outer = ''] = sayPlace(element.place.slice(indexIn(element.place, group)));
      const parts = [`In: ${inner}`, outer && outer !== around ? `— ${outer}` : ''].map(oneLine);
      if (inner) putAbove(lines, { shape: 'in', parts }, inner);
      around = outer;
    }
    if (group === undefined && heading !== undefined) {
      putAbove(lines, { shape: 'elsewhere', parts: ['Elsewhere:'] });
      around = '';
    }
    heading = group;
    const depth = heading === undefined ? 2 : indexIn(element.place, heading);
    const said = heading === undefined ? undefined : sayPlace([heading])[0];
    const place = element.place.slice(0, Math.min(2, depth)).filter((one) => said === undefined || sayPlace([one])[0] !== said);
    const own = text[next];
    const named = !(isRow(element) && own?.at === until && own.text.startsWith('|'));
    lines.push(say(element, { place, screen: element.inView !== onScreen, named, outside: names.get(seen) }));
  });
  return [...lines, ...text.slice(next).map(textLine)];
}

/** The elements, each with the lines of text before it, and without the row it stands in where that is the line above it. */
function withoutRowsAbove({ elements, before, text }: Told): { element: SnapshotElement; seen: SnapshotElement; until: number }[] {
  let next = 0;
  return elements.map((element) => {
    const until = before.get(element) ?? 0;
    while ((text[next]?.at ?? until) < until) next++;
    const above = text[next - 1]?.text ?? '';
    const place = above.startsWith('|')
      ? element.place.filter(({ kind, name }) => !(name && kind === 'row' && above.includes(name)))
      : element.place;
    return { element: place.length < element.place.length ? { ...element, place } : element, seen: element, until };
  });
}

type Placed = ReturnType<typeof withoutRowsAbove>[number];

/** What its row is called after is told without that: the row itself before its cells, and one cell among the others. Both stand there too, under one heading. */
function inItsRow(one: Placed, at: number, all: readonly Placed[]): Placed {
  const [before, after] = [all[at - 1], all[at + 1]].map((near) => near?.element.place[0]);
  const { element } = one;
  if (after?.kind !== 'row' || !after.name || indexIn(element.place, after) >= 0) return one;
  const isCell = before && isSameLandmark(before, after) && after.name === element.name;
  return isCell || (isRow(element) && element.name.includes(after.name))
    ? { ...one, element: { ...element, place: [after, ...element.place] } }
    : one;
}

/** A line of text right above an element belongs to it: its label, its row. Where it is what the heading says it is not told twice. */
function putAbove(lines: PromptLine[], heading: PromptLine, called?: string): void {
  const at = lines.findLastIndex(({ shape }) => shape !== 'screen');
  const last = lines[at];
  if (!last || !isText(last)) lines.push(heading);
  else if (last.parts.join(' ').replace(/^# /, '') === called) lines.splice(at, 1, heading);
  else lines.splice(at, 0, heading);
}

const isRow = ({ tag, role }: SnapshotElement) => tag === 'tr' || role === 'row';

/** The innermost place that these elements share, the first of which is next; else the current heading, if that element is still inside it. */
function headingFor(near: readonly SnapshotElement[], current: Landmark | undefined): Landmark | undefined {
  const place = near[0]?.place ?? [];
  const held = current === undefined ? -1 : indexIn(place, current);
  const deeper = held < 0 ? place : place.slice(0, held);
  const shared = deeper.find((one) => near.length === LEAST && near.every(({ place: other }) => indexIn(other, one) >= 0));
  return shared ?? (held < 0 ? undefined : current);
}

const indexIn = (place: readonly Landmark[], wanted: Landmark) => place.findIndex((one) => isSameLandmark(one, wanted));
