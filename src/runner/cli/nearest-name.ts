import { editDistance } from '../../lib/edit-distance';
import { foldLetters } from '../../lib/text';
import { nearestNames } from '../../playbook/recall/nearest-names';

/** A name of which less is in common is not asked for as the one that was meant; by judgement. */
const HALF_MEANT = 0.4;

/** The nearest of these names as the end of a sentence, ` Did you mean “play”?`: by its letters, else by its words; '' where none is near. */
export function sayNearest(said: string, names: readonly string[]): string {
  // A third of its letters may be wrong, by judgement.
  const limit = Math.max(1, Math.floor(said.length / 3));
  const [spelt] = names
    .map((name) => ({ name, edits: editDistance(foldLetters(said), foldLetters(name), limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((one, other) => one.edits - other.edits);
  const nearest = spelt?.name ?? nearestNames(said, names, 1, HALF_MEANT)[0];
  return nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
}
