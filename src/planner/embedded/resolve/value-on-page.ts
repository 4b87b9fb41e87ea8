import { introducesQuote } from '../../../model/goal/value';
import type { SnapshotElement } from '../../../model/snapshot';
import { labelledIn, textLines } from '../answer/labelled';
import { nameFit } from '../choose-element';
import type { Said } from '../command';
import { grammarFor } from '../grammars';
import { type Phrase, parsePhrase, parseRelations } from '../phrase';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { WELL_NAMED } from '../thresholds';
import { questionAsked } from './conversation';

/** Do words speak of one word of a text ("the third word of the note")? Nobody wants those typed. */
export const isWordOfText = (said: Said, language: string): boolean =>
  !said.quoted && parseRelations(said, language).some(({ head }) => isWord(head, language));

/** The one text of the page that words describe ("the value of Gender", "the third word of the note", "the total"); `except` is the field that it is for. */
export function valueOnPage(scene: Scene, said: Said, language: string, except?: SnapshotElement): string | undefined {
  if (said.quoted) return undefined;
  for (const { head, spokenAnchor } of parseRelations(said, language)) {
    const text = textOf(scene, spokenAnchor, language, except);
    if (text !== undefined && isWord(head, language)) return nthWord(text, head.ordinal ?? 0);
    if (text !== undefined && head.ordinal === undefined && head.names.every(({ text: name }) => introducesQuote(name))) return text;
  }
  return valueUnder(scene, said.text) ?? questionAsked(scene, comparable(said.text).words, { language });
}

const isWord = ({ ordinal, names }: Phrase, language: string) =>
  ordinal !== undefined && names.some(({ normal }) => grammarFor(language).word.has(normal));

const nthWord = (text: string, ordinal: number): string | undefined =>
  text
    .split(/\s+/)
    .at(ordinal < 0 ? ordinal : ordinal - 1)
    ?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** What a field of that name holds, the only other field where no more than "the box below" is said, or what stands under that label. */
export function textOf(scene: Scene, spoken: string, language: string, except: SnapshotElement | undefined): string | undefined {
  const held = scene.entries.filter(({ element }) => element !== except && HOLDS.has(element.role) && element.value && !element.secret);
  const name = comparable(spoken);
  const called = held.filter((entry) => nameFit(entry, name) >= WELL_NAMED);
  const phrase = parsePhrase({ text: spoken, quoted: false }, language);
  const isAny =
    FIELDS.has(phrase.kind ?? '') && (phrase.names.length === 0 || grammarFor(language).where.has(phrase.names[0]?.normal ?? ''));
  const values = new Set((called.length > 0 ? called : isAny ? held : []).map(({ element }) => element.value ?? ''));
  const [only] = values;
  if (only === undefined) return valueUnder(scene, spoken);
  return values.size === 1 && only.length < CUT ? only : undefined;
}

const HOLDS = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider']);
const FIELDS = new Set(['field', 'textarea']);
/** A snapshot may have cut a longer value off (`short` in model/snapshot). */
const CUT = 1000;

function valueUnder(scene: Scene, label: string): string | undefined {
  const [value, other] = labelledIn(textLines(scene), comparable(label));
  return other ? undefined : value?.value;
}
