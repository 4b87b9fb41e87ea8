import type { Landmark } from '../../model/landmark';
import { isSameLandmark } from '../../model/landmark-words';
import type { SnapshotElement } from '../../model/snapshot';
import type { PromptLine } from './prompt-line';
import { sayPlace } from './say-place';

/** So many neighbours in one place are told it once, above them. */
const LEAST = 3;

/** What is left to tell of an element below the headings in force. */
export type LineMaker = (element: SnapshotElement, left: { place: Landmark[]; screen: boolean }) => PromptLine;

/**
 * Lines in reading order under headings of what they stand in (`In: toolbar Customise — main`) and whether they are on the screen, so that what
 * several neighbours share is told once; what is around a place is told again only when it is another.
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

/** The innermost place that this and the next elements share; else the one in force as long as it still holds. */
function headingFor(elements: readonly SnapshotElement[], index: number, current: Landmark | undefined): Landmark | undefined {
  const place = elements[index]?.place ?? [];
  const held = current === undefined ? -1 : indexIn(place, current);
  const deeper = held < 0 ? place : place.slice(0, held);
  const near = elements.slice(index, index + LEAST);
  const shared = deeper.find((one) => near.length === LEAST && near.every(({ place: other }) => indexIn(other, one) >= 0));
  return shared ?? (held < 0 ? undefined : current);
}

const indexIn = (place: readonly Landmark[], wanted: Landmark) => place.findIndex((one) => isSameLandmark(one, wanted));
