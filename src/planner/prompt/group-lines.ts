import type { Landmark } from '../../model/landmark';
import { isSameLandmark } from '../../model/landmark-words';
import type { SnapshotElement } from '../../model/snapshot';
import type { PromptLine } from './prompt-line';
import { sayPlace } from './say-place';

/** This many consecutive elements with the same place get one heading instead of repeating it on each line. */
const LEAST = 3;

/** Makes an element's line; `left` is what the current headings do not say already. */
export type LineMaker = (element: SnapshotElement, left: { place: Landmark[]; screen: boolean }) => PromptLine;

/**
 * Lines in reading order under headings for their place (`In: toolbar Customise — main`) and for being on or off screen, so that what neighbours
 * share is written once. The outer place ("main") is repeated only when it changes.
 */
export function groupLines(elements: readonly SnapshotElement[], say: LineMaker): PromptLine[] {
  const lines: PromptLine[] = [];
  let heading: Landmark | undefined;
  let around = '';
  let onScreen = true;
  elements.forEach((element, index) => {
    const near = elements.slice(index, index + LEAST);
    if (element.inView !== onScreen && near.length === LEAST && near.every(({ inView }) => inView === element.inView)) {
      onScreen = element.inView;
      lines.push({ shape: 'screen', parts: [onScreen ? 'On screen:' : 'Off screen:'] });
    }
    const next = headingFor(elements, index, heading);
    if (next !== undefined && !isSameLandmark(next, heading)) {
      const [inner = '', outer = ''] = sayPlace(element.place.slice(indexIn(element.place, next)));
      if (inner) lines.push({ shape: 'in', parts: [`In: ${inner}`, outer && outer !== around ? `— ${outer}` : ''] });
      around = outer;
    }
    if (next === undefined && heading !== undefined) {
      lines.push({ shape: 'elsewhere', parts: ['Elsewhere:'] });
      around = '';
    }
    heading = next;
    const depth = heading === undefined ? 2 : indexIn(element.place, heading);
    const told = heading === undefined ? undefined : sayPlace([heading])[0];
    const place = element.place.slice(0, Math.min(2, depth)).filter((one) => told === undefined || sayPlace([one])[0] !== told);
    lines.push(say(element, { place, screen: element.inView !== onScreen }));
  });
  return lines;
}

/** The innermost place that this and the next elements share; else the current heading, if this element is still inside it. */
function headingFor(elements: readonly SnapshotElement[], index: number, current: Landmark | undefined): Landmark | undefined {
  const place = elements[index]?.place ?? [];
  const held = current === undefined ? -1 : indexIn(place, current);
  const deeper = held < 0 ? place : place.slice(0, held);
  const near = elements.slice(index, index + LEAST);
  const shared = deeper.find((one) => near.length === LEAST && near.every(({ place: other }) => indexIn(other, one) >= 0));
  return shared ?? (held < 0 ? undefined : current);
}

const indexIn = (place: readonly Landmark[], wanted: Landmark) => place.findIndex((one) => isSameLandmark(one, wanted));
