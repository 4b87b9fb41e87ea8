import { same } from '../../../lib/text';
import { isSameLandmark } from '../../../model/landmark-words';
import type { SnapshotElement } from '../../../model/snapshot';
import type { Command, Said } from '../command';
import { bareName } from '../phrase';
import { isEditable, type Scene } from '../scene';
import { voiceOf } from '../voice';
import { type Found, labelOf } from './find-target';

/**
 * Where keys and values are edited side by side, the key is a field too, and is called what it shows: "set age to 37" means the one field beside the key
 * "age", not to rename it. Where there is no such field nobody knows which was meant.
 */
export function fieldMeant(scene: Scene, found: Found, said: Said, command: Command): Found {
  if (!found.ok || !isCalledByContent(found.element, bareName(said.text, command.language))) return found;
  const beside = scene.snapshot.elements.filter((other) => isEditable(other) && isRightOf(other, found.element));
  const [value] = beside;
  if (value && beside.length === 1) return { ...found, element: value, why: `beside ${found.why}` };
  const say = voiceOf(command.language);
  const abstain = {
    kind: 'abstain' as const,
    summary: say('onlyShows', { label: labelOf(found.element) }),
    suggestions: [],
  };
  return { ok: false, abstain, several: beside.length > 1 };
}

function isCalledByContent(element: SnapshotElement, said: string): boolean {
  const { name, value } = element;
  return isEditable(element) && !!value && same(said, value) && (name === '' || same(name, value));
}

/** In the same row, behind it. */
function isRightOf(other: SnapshotElement, { frame, place, box, id }: SnapshotElement): boolean {
  if (other.id === id || other.frame !== frame || !isSameLandmark(other.place[0], place[0])) return false;
  const middle = other.box.y + other.box.height / 2;
  return middle > box.y && middle < box.y + box.height && other.box.x > box.x;
}
