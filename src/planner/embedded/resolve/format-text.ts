import type { Command } from '../command';
import { grammarFor } from '../grammars';
import { isPronoun } from '../phrase';
import { isEditable, type Scene } from '../scene';
import { comparable, FIT, textFit } from '../text-fit';
import { wordsFor } from '../words-for';
import { act } from './click';
import type { Resolution } from './resolution';

/**
 * "Make the whole text bold", "turn all of it into a list": of the page's one text all is selected, and the one control pressed that is called by the rest of
 * the sentence. Undefined where another word is left, or no text was spoken of.
 */
export function formatText(scene: Scene, said: string, { language }: Pick<Command, 'language'>): Resolution | undefined {
  const { small, does, things } = wordsFor(language);
  const { writing, all } = grammarFor(language);
  const { words } = comparable(said);
  const isText = (word: string) => writing.has(word) || all.includes(word) || isPronoun({ text: word, quoted: false }, language);
  const telling = words.filter((word) => !small.has(word) && !does.has(word) && !things.has(word) && !isText(word));
  const isOfText = words.some((word) => writing.has(word) || all.includes(word));
  const [editor, other] = scene.entries.filter(({ element: { role, tag, covered } }) => role === 'textbox' && tag !== 'input' && !covered);
  if (!isOfText || !editor?.element.value || other || telling.length === 0 || !words.some((word) => does.has(word))) return undefined;
  const name = comparable(telling.join(' '));
  const controls = scene.entries.filter(
    ({ element, texts }) =>
      PRESSED.has(element.role) &&
      !isEditable(element) &&
      texts.some(({ source, text }) => source !== 'identifier' && textFit(name, text) >= FIT.sameThing),
  );
  const [control, another] = controls.map(({ element }) => element);
  // One that is pressed now may say so of where the caret is.
  if (!control || another || control.states.includes('pressed') || control.states.includes('disabled')) return undefined;
  const select = act(scene, editor.element, 'press', 'selects all of the text', { key: 'Control+a' });
  const click = act(scene, control, 'click', `called “${control.name}”`);
  return select.kind === 'act' && click.kind === 'act' ? { ...click, before: [select] } : undefined;
}
const PRESSED = new Set(['button', 'switch', 'checkbox', 'menuitem']);
