import { isSameLandmark } from '../../../model/landmark-words';
import type { SnapshotElement } from '../../../model/snapshot';
import { conceptOf, conceptsIn } from '../concepts';
import { isBeside } from '../header-row';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { languageOf } from '../voice';
import { wordsFor } from '../words-for';
import { act } from './click';
import { inTurn, type Resolution } from './resolution';
import { has } from './share-said';

/**
 * "New task: call Ann", "add "milk"": where the page has one field to write in, by itself, and no button that says to add or to save, the key that ends a line adds it.
 * Whether it was added the next look tells (`not-done`).
 */
export function addToList(scene: Scene, said: string): Resolution | undefined {
  const first = comparable(said).words[0] ?? '';
  const text = /^[^“”":：]+[:：]\s*([^“”"]+)$/u.exec(said)?.[1] ?? /^[^“”"\s]+(?:\s[^“”"\s]+)?\s[“"]([^“”"]+)[”"]\.?$/u.exec(said)?.[1];
  if (text === undefined || conceptOf(first) !== 'add') return undefined;
  const sent = addByButton(scene, said, text.trim());
  if (sent) return sent;
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

/** The same where the one field that is called so stands in a form, or in a row, with the one button that adds. */
function addByButton(scene: Scene, said: string, text: string): Resolution | undefined {
  const { small } = wordsFor(languageOf(said));
  const words = comparable(said.replace(text, ' ')).words.filter((word) => !small.has(word) && conceptOf(word) !== 'add');
  const isCalled = ({ texts }: Entry) => texts.some(({ text: own }) => words.some((word) => has(new Set(own.words), word)));
  const fields = scene.entries.filter(
    (entry) => isEditable(entry.element) && !entry.element.covered && !entry.element.secret && !isAsked(entry) && isCalled(entry),
  );
  const [field, other] = fields;
  if (!field || other || words.length === 0) return undefined;
  const form = field.element.place.find(({ kind }) => kind === 'form');
  const isWith = ({ place }: SnapshotElement) => form !== undefined && place.some((one) => isSameLandmark(one, form));
  const [button, another] = scene.entries.filter(
    ({ element }) =>
      element.role === 'button' &&
      conceptsIn(comparable(element.name).normal).has('add') &&
      (isWith(element) || isBeside(element, field.element)),
  );
  if (!button || another || button.element.states.includes('disabled')) return undefined;
  return inTurn([act(scene, field.element, 'type', 'what is added', { text }), act(scene, button.element, 'click', 'adds it')]);
}

/** What is asked for in it is looked for, not added. */
const isAsked = ({ element: { role }, texts }: Entry): boolean =>
  role !== 'textbox' || texts.some(({ text }) => ['search', 'filter'].some((concept) => conceptsIn(text.normal).has(concept)));
