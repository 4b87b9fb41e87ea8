import { hasCapability } from '../kinds';
import type { Scene } from '../scene';
import type { Voice } from '../voice';
import { nameOf, sayClick } from './find-target';

/** A command for each thing of the page that can be pressed or chosen, those of the fewest words first: of two that have what was said, the nearer one. */
export function suggestAnything({ entries }: Scene, say: Voice): string[] {
  const clicks = entries
    .filter(({ element }) => nameOf(element) !== '' && hasCapability(element, 'clickable'))
    .map(({ element }) => sayClick(say, element));
  const choices = entries.flatMap(({ element }) =>
    (element.tag === 'select' ? (element.options ?? []) : [])
      .filter(({ selected }) => !selected)
      .map(({ label }) => say('chooseFrom', { option: label, name: nameOf(element) })),
  );
  return [...clicks, ...choices].sort((left, right) => left.length - right.length);
}
