import { comparableAsTyped, tidy } from '../../lib/text';
import type { Bail } from '../../model/run/bail';
import { editContextOf, isTextField, onlyCatchesKeys } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { flatContains } from '../dom/roots';
import { isSecret } from '../dom/secret';
import { valueRejected } from './bails';
import { fieldContentOf } from './field-content';
import { formatOf } from './field-format';
import { isSameValue } from './same-value';

/**
 * Why the typed text did not arrive; undefined when it did, or when that cannot be seen. The bail never holds a secret. `answered`: the
 * page reacted to each key, which is all that can be known where a hidden field only catches them.
 */
export function wasRejected(element: Element, field: HTMLElement, wanted: string, secret: boolean, answered = false): Bail | undefined {
  const drain = onlyCatchesKeys(field);
  const shown = shownContentOf(element, field);
  if (!dom.isConnected(field) || holds(element, field, wanted, fieldContentOf(field))) return undefined;
  if (drain && (answered || isDrawn(shown, wanted))) return undefined;
  if (secret || isSecret(field)) return valueRejected(`the secret in ${labelOf(element)}`, shown ? 'something else' : 'nothing');
  return valueRejected(wanted.slice(0, 1000), tidy(shown).slice(0, 1000));
}

function holds(element: Element, field: HTMLElement, wanted: string, shown: string): boolean {
  const format = formatOf(field);
  const is = (text: string) => isSameValue(wanted, text, format);
  if (is(shown)) return true;
  if (!wanted.trim()) return false;
  if (isTextField(field)) {
    // Text that a field autocompletes and keeps selected is a suggestion: the next key replaces it.
    const { selectionStart: from, selectionEnd: to } = field;
    if (from && from < shown.length && to === shown.length && is(shown.slice(0, from))) return true;
    if (field.maxLength === 1) return is(codeOf(field) ?? '');
    // The field was emptied, as the typed text became a tag, a row or a line beside it.
    return !shown && wanted.split(/[,;\n]/).every((part) => !part.trim() || standsIn(holderOf(element, field), part));
  }
  if (!editContextOf(field)) return false;
  // A self-drawn editor exposes to its EditContext only the line with the caret, or anything it likes.
  if (isSameValue(wanted.split('\n').at(-1) ?? '', shown, format)) return true;
  const drawn = drawnOf(holderOf(element, field)).split('\n');
  return wanted.split('\n').every((line) => drawn.some((one) => isSameValue(line, one, format)));
}

/** Inputs of one character each that make a code together. */
function codeOf(field: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  for (let group = field.parentElement, depth = 0; group && depth < 4; group = dom.parentElement(group), depth++) {
    const fields = [...dom.querySelectorAll<HTMLInputElement>(group, 'input')].filter((one) => one.maxLength === 1);
    if (fields.length > 1) return fields.map((one) => one.value).join('');
  }
  return undefined;
}

/** What a person sees of a field: its content, or what is drawn beside a field that only catches keys. */
export const shownContentOf = (element: Element, field: HTMLElement): string =>
  onlyCatchesKeys(field) ? drawnOf(holderOf(element, field)) : fieldContentOf(field);

/** The target, where it contains the field. */
const holderOf = (element: Element, field: Element) =>
  element !== field && flatContains(element, field) ? element : (dom.parentElement(dom.parentElement(field)) ?? field);

// biome-ignore lint/performance/useDomNodeTextContent: lines as a person sees them
const drawnOf = (holder: Element) => dom.innerText(holder as HTMLElement) ?? '';

/** What is drawn of a field and of what stands around it. */
export const drawnAround = (field: HTMLElement): string => drawnOf(holderOf(field, field));

/** How often the text is part of what is drawn. Terminals and self-drawn editors break lines anywhere. */
export const timesDrawn = (drawn: string, wanted: string): number => {
  const [all = '', words] = [drawn, wanted].map((text) => comparableAsTyped(text).replace(/\s+/g, ''));
  return words ? all.split(words).length - 1 : 0;
};
/** Is the text part of what is drawn? */
export const isDrawn = (drawn: string, wanted: string): boolean => timesDrawn(drawn, wanted) > 0;

/** Does it contain a text of exactly these words? */
function standsIn(holder: Element, words: string): boolean {
  const texts = dom.createTreeWalker(document, holder, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (isSameValue(words, (texts.currentNode as Text).data, { kind: 'rich' })) return true;
  return false;
}
