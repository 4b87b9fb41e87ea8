import { same } from '../../../lib/text';
import { isSameLandmark } from '../../../model/landmark-words';
import type { SnapshotElement } from '../../../model/snapshot';
import type { Command, Said } from '../command';
import { isBeside } from '../header-row';
import { bareName } from '../phrase';
import { isEditable, type Scene } from '../scene';
import { NEARLY_EXACT } from '../thresholds';
import { voiceOf } from '../voice';
import { type Found, findTarget, labelIn } from './find-target';
import { abstain } from './resolution';

/**
 * Where keys and values are edited side by side, the key is a field too, and is called what it shows: "set age to 37" means the one field beside the key
 * "age", not to rename it. Where there is no such field nobody knows which was meant.
 */
export function fieldMeant(scene: Scene, found: Found, said: Said, command: Command): Found {
  if (!found.ok || !isCalledByContent(found.element, bareName(said.text, command.language))) return found;
  const right = scene.snapshot.elements.filter((other) => isRightOf(other, found.element));
  const fields = right.filter(isEditable);
  // Beside its words there may be a box to tick.
  const [box, another] = right.filter(({ role }) => role === 'checkbox' || role === 'switch');
  const beside = box && !another ? [box] : fields;
  const [value] = beside;
  if (value && beside.length === 1) return { ...found, element: value, why: `beside ${found.why}` };
  const say = voiceOf(command.language);
  return { ok: false, abstain: abstain(say('onlyShows', { label: labelIn(say, found.element) })), several: beside.length > 1 };
}

function isCalledByContent(element: SnapshotElement, said: string): boolean {
  const { name, value } = element;
  return isEditable(element) && !!value && same(said, value) && (name === '' || same(name, value));
}

/** "The town": the one field in the line of the words that say so, right behind them, where it has no name of its own. */
export function fieldBeside(scene: Scene, said: Said, command: Command): Found | undefined {
  const label = findTarget(scene, said, command, { needs: 'any', threshold: NEARLY_EXACT });
  if (!label.ok || isEditable(label.element) || ['button', 'tab', 'menuitem'].includes(label.element.role)) return undefined;
  const line = scene.snapshot.elements.filter((other) => isBeside(label.element, other) && other.box.x > label.element.box.x);
  const [next] = line.sort((left, right) => left.box.x - right.box.x);
  return next && isEditable(next) && next.name === '' && !next.covered
    ? { ...label, element: next, why: `behind ${label.why}` }
    : undefined;
}

/** In the same row, behind it: what stands in the key's own row, or in the row that is called by the key. */
function isRightOf(other: SnapshotElement, key: SnapshotElement): boolean {
  const [row] = other.place;
  const isOfRow = isSameLandmark(row, key.place[0]) || (row?.kind === 'row' && same(row.name ?? '', key.value ?? ''));
  return other.id !== key.id && isOfRow && isBeside(key, other) && other.box.x > key.box.x;
}
