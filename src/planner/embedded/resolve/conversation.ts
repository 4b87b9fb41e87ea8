import { foldLetters } from '../../../lib/text';
import type { SnapshotElement } from '../../../model/snapshot';
import { textLines } from '../answer/labelled';
import type { Command } from '../command';
import { conceptsIn } from '../concepts';
import { grammarFor, grammars } from '../grammars';
import { bareText } from '../parse-command';
import { isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { wordsFor } from '../words-for';
import { act } from './click';
import type { Resolution } from './resolution';

/** Where the page writes messages: its one field of several lines, with a button behind it that says to send, or nothing. */
export function composerOf({ snapshot: { elements } }: Scene): SnapshotElement | undefined {
  const [field, other] = elements.filter((element) => isEditable(element) && element.role === 'textbox' && element.tag !== 'input');
  const behind = field && elements[elements.indexOf(field) + 1];
  if (!field || other || behind?.role !== 'button') return undefined;
  return behind.name === '' || conceptsIn(comparable(behind.name).normal).has('submit') ? field : undefined;
}

/** Do words name nothing but where messages are written: "the chat", "the message box"? */
export function isOfMessages(words: string, language: string): boolean {
  const { small, does, things } = wordsFor(language);
  const { kinds } = grammarFor(language);
  const telling = comparable(words).words.filter((word) => ![small, does, things, kinds].some((plain) => plain.has(word)));
  return telling.length > 0 && telling.every((word) => conceptsIn(word).has('message'));
}

/** "Say "hello" in the chat", "send the message "hello"": one quoted text, and no other words than for messages. */
export function sendMessage(scene: Scene, said: string): Resolution | undefined {
  const [quote, other] = [...said.matchAll(/[“"]([^“”"]+)[”"]/g)];
  if (!quote?.[1] || other) return undefined;
  for (const { id, sends } of grammars()) {
    const text = bareText(said.replace(quote[0], ' '), id);
    const verb = sends.exec(foldLetters(`${text} `))?.[0];
    if (verb === undefined) continue;
    const rest = text.slice(verb.length).trim();
    const field = rest === '' || isOfMessages(rest, id) ? composerOf(scene) : undefined;
    if (field) return act(scene, field, 'type', 'where the page writes messages', { text: quote[1], submit: 'true' });
  }
  return undefined;
}

/** What is asked in a conversation: the one line of the page that ends as a question does. */
export function questionAsked(scene: Scene, words: readonly string[], { language }: Pick<Command, 'language'>): string | undefined {
  if (!words.some((word) => grammarFor(language).questions.has(word)) || !composerOf(scene)) return undefined;
  const [line, other] = textLines(scene).filter((one) => /\p{L}.*[?？؟]$/u.test(one));
  return other ? undefined : line;
}
