import type { Snapshot, SnapshotElement } from '../model/page/snapshot';
import { isCompletion } from '../model/plan/plan-kind';
import type { Run } from '../model/run/run';

/** From this share of the controls in view on, a page without words for them is looked at: below it, icons stand beside what is named. */
const MANY = 0.5;

/**
 * Would a picture tell what words cannot? The last plan stopped, and its step was at an element without words, or the page has a drawing, or mostly controls
 * without words, in view.
 */
export function isPictureNeeded({ plans, snapshot }: Run): boolean {
  const last = plans.at(-1);
  if (!last?.bail || isCompletion(last.plan) || !snapshot) return false;
  const stopped = last.items.find(({ status }) => status === 'failed') ?? last.items.find(({ status }) => status === 'waiting');
  const id = stopped && 'elementId' in stopped.operation ? stopped.operation.elementId : undefined;
  const aimed = id === undefined ? undefined : last.snapshot?.elements.find((element) => element.id === id);
  return (aimed !== undefined && (isWordless(aimed) || isDrawing(aimed))) || isWordlessPage(snapshot);
}

const isWordless = ({ name, description, placeholder, value }: SnapshotElement): boolean => !(name || description || placeholder || value);
const isDrawing = ({ tag }: SnapshotElement): boolean => tag === 'canvas';

function isWordlessPage({ elements, text }: Snapshot): boolean {
  const seen = elements.filter(({ inView }) => inView);
  if (seen.some(isDrawing)) return true;
  return seen.length ? seen.filter(isWordless).length >= seen.length * MANY : text.trim() === '';
}
