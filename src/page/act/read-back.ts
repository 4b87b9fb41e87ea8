import { asWritten, tidy } from '../../lib/text';
import type { Bail } from '../../model/bail';
import { editContextOf, isTextField } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { flatContains } from '../dom/roots';
import { isSecret } from '../dom/secret';
import { valueRejected } from './bails';
import { formatOf } from './field-format';
import { isSameValue } from './same-value';

/** What a field or editor holds. */
export function contentOf(field: HTMLElement): string {
  if (isTextField(field)) return field.value;
  // biome-ignore lint/performance/useDomNodeTextContent: lines and what is hidden count as a person sees them
  return editContextOf(field)?.text ?? dom.innerText(field) ?? '';
}

/**
 * The text did not arrive as wanted; undefined when it did, or when what became of it cannot be seen. Secrets are never told. `answered`: the page
 * did something at each key, which is all that can be known where a hidden field only catches them.
 */
export function wasRejected(element: Element, field: HTMLElement, wanted: string, secret: boolean, answered = false): Bail | undefined {
  const drain = isDrain(field);
  const shown = drain ? drawnOf(holderOf(element, field)) : contentOf(field);
  if (!dom.isConnected(field) || holds(element, field, wanted, contentOf(field))) return undefined;
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
    // What a field completes by itself and keeps selected is a suggestion: the next key replaces it.
    const { selectionStart: from, selectionEnd: to } = field;
    if (from && from < shown.length && to === shown.length && is(shown.slice(0, from))) return true;
    if (field.maxLength === 1) return is(codeOf(field) ?? '');
    // Emptied, as what was typed became a tag, a row or a line beside it.
    return !shown && wanted.split(/[,;\n]/).every((part) => !part.trim() || standsIn(holderOf(element, field), part));
  }
  if (!editContextOf(field)) return false;
  // An editor that draws itself tells its browser of the line with the caret only, and some of them what they like.
  if (isSameValue(wanted.split('\n').at(-1) ?? '', shown, format)) return true;
  const drawn = drawnOf(holderOf(element, field)).split('\n');
  return wanted.split('\n').every((line) => drawn.some((one) => isSameValue(line, one, format)));
}

/** Fields of one character each stand for a code together. */
function codeOf(field: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  for (let group = field.parentElement, depth = 0; group && depth < 4; group = dom.parentElement(group), depth++) {
    const fields = [...dom.querySelectorAll<HTMLInputElement>(group, 'input')].filter((one) => one.maxLength === 1);
    if (fields.length > 1) return fields.map((one) => one.value).join('');
  }
  return undefined;
}

/** What stands for a field beside it: the target, when it holds the field. */
const holderOf = (element: Element, field: Element) =>
  element !== field && flatContains(element, field) ? element : (dom.parentElement(dom.parentElement(field)) ?? field);

// biome-ignore lint/performance/useDomNodeTextContent: lines as a person sees them
const drawnOf = (holder: Element) => dom.innerText(holder as HTMLElement) ?? '';

/** Is the text among what is drawn? Terminals and drawn editors break lines where they like. */
export const isDrawn = (drawn: string, wanted: string): boolean => {
  const [all, words] = [drawn, wanted].map((text) => asWritten(text).replace(/\s+/g, ''));
  return !!words && !!all?.includes(words);
};

/** Is there a text of just these words in it? */
function standsIn(holder: Element, words: string): boolean {
  const texts = dom.createTreeWalker(document, holder, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (isSameValue(words, (texts.currentNode as Text).data, { kind: 'rich' })) return true;
  return false;
}

/** A field that only catches keys and is emptied at once, as terminals and drawn editors have: what it holds says nothing. */
export function isDrain(field: HTMLElement): boolean {
  if (!isTextField(field)) return false;
  const box = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  return box.width < 12 || box.height < 8 || style.opacity === '0' || style.clipPath !== 'none' || Number.parseInt(style.zIndex, 10) < 0;
}
