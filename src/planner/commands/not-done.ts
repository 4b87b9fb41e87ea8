import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import type { PlanRequest } from '../planner';
import type { ReadCommand } from './command';
import { isCalled, nameOf } from './names';

type Asked = Pick<PlanRequest, 'snapshot' | 'history'>;

/** Does the page show that what a goal's last command asked for did not come of it, though its operations were carried out? */
export function isNotDone({ readings: [reading] }: ReadCommand, asked: Asked): boolean {
  return isNotScrolled(asked) || (isUnchanged(asked) && (reading?.intent === 'search' || isNotDeleted(asked) || isNotMoved(asked)));
}

function lastOf({ history }: Asked) {
  const { plan, snapshot } = history.at(-1) ?? {};
  const operation = plan && plan.isComplete !== true ? plan.operations.at(-1) : undefined;
  return { before: snapshot, operation: operation && 'type' in operation ? operation : undefined };
}

/** Does the page show just what it showed before the last plan? */
function isUnchanged(asked: Asked): boolean {
  const { before } = lastOf(asked);
  const shown = ({ elements }: Snapshot) =>
    elements.map(({ role, name, states }) => `${role} ${name} ${states.filter((one) => one !== 'focused')}`).join('\n');
  const { snapshot } = asked;
  return before !== undefined && before.url === snapshot.url && before.text === snapshot.text && shown(before) === shown(snapshot);
}

/** Was it only scrolled to a part of a page that is no longer than its window, and did nothing in it move? Then it is not there. */
function isNotScrolled(asked: Asked): boolean {
  const { before, operation } = lastOf(asked);
  const isPart = operation?.type === 'scroll' && Number(operation.ratio) > 0 && Number(operation.ratio) < 1;
  if (!before || !isPart || before.url !== asked.snapshot.url) return false;
  return before.extent.height <= before.viewport.height && !before.elements.some(({ scroll }) => scroll !== undefined);
}

/** Was a control pressed that deletes? A second press may be asked for, or nothing happened. A new document that looks the same has come of it. */
function isNotDeleted(asked: Asked): boolean {
  const { before, operation } = lastOf(asked);
  const pressed = operation?.type === 'click' ? before?.elements.find(({ id }) => id === operation.elementId) : undefined;
  const isSame = before?.frames[0]?.documentId === asked.snapshot.frames[0]?.documentId;
  return pressed !== undefined && isSame && isCalled([nameOf(pressed.name)], 'delete');
}

/** Was one thing dragged to another, and does all stand as it stood? A drawing may have changed: its parts are in no look. */
function isNotMoved(asked: Asked): boolean {
  const { before, operation } = lastOf(asked);
  const isDrawing = ({ role, tag }: SnapshotElement) => role === 'canvas' || ['canvas', 'svg', 'img'].includes(tag);
  const places = ({ elements }: Snapshot) => elements.map(({ box, place }) => JSON.stringify([box, place])).join('\n');
  if (!before || operation?.type !== 'drag' || !('to' in operation) || asked.snapshot.elements.some(isDrawing)) return false;
  return places(asked.snapshot) === places(before);
}
