import { conceptOf, conceptsIn } from '../concepts';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { act } from './click';
import type { Resolution } from './resolution';

/**
 * "New task: call Ann", "add "milk"": where the page has one field to write in, by itself, and no button that says to add or to save, the key that ends a line adds it.
 * Whether it was added the next look tells (`not-added`).
 */
export function addToList(scene: Scene, said: string): Resolution | undefined {
  const first = comparable(said).words[0] ?? '';
  const text = /^[^“”":：]+[:：]\s*([^“”"]+)$/u.exec(said)?.[1] ?? /^[^“”"\s]+(?:\s[^“”"\s]+)?\s[“"]([^“”"]+)[”"]\.?$/u.exec(said)?.[1];
  if (text === undefined || conceptOf(first) !== 'add') return undefined;
  const fields = scene.entries.filter(({ element }) => isEditable(element) && element.inView && !element.covered);
  const [field, other] = fields;
  if (
    !field ||
    other ||
    field.element.secret ||
    isAsked(field) ||
    field.element.place.some(({ kind }) => kind === 'form' || kind === 'dialog')
  )
    return undefined;
  const adds = ({ element: { role, name } }: Entry) => {
    const concepts = conceptsIn(comparable(name).normal);
    return role === 'button' && ['add', 'save', 'submit'].some((concept) => concepts.has(concept));
  };
  if (scene.entries.some(adds)) return undefined;
  return act(scene, field.element, 'type', 'the one field to write in', { text: text.trim(), submit: 'true' });
}

/** What is asked for in it is looked for, not added. */
const isAsked = ({ element: { role }, texts }: Entry): boolean =>
  role !== 'textbox' || texts.some(({ text }) => ['search', 'filter'].some((concept) => conceptsIn(text.normal).has(concept)));
