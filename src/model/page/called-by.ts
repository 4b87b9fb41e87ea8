import { tidy } from '../../lib/text';
import { wordsOfBlock } from './landmark-words';
import type { Fingerprint } from './target';

/** What a person calls a recorded element: its name, label, text or hint; '' where nothing tells. At most 120 characters. */
export function calledBy({ name, label, text, placeholder, attributes }: Fingerprint): string {
  const words = [name, label, text, placeholder, attributes['aria-label'], attributes['title']];
  return (words.map((word) => tidy(word ?? '')).find(Boolean) ?? '').slice(0, 120);
}

/**
 * What tells a recorded element from others of its role and name: the words of the card, row or dialog around it, "Ash Tripod". Undefined where it was the only
 * one, or nothing around it has a name of its own.
 */
export function placeAmongLike(print: Fingerprint): string | undefined {
  if ((print.ordinal?.of ?? 1) < 2) return undefined;
  const around = [...(print.blocks ?? []), ...print.landmarks.filter(({ kind }) => !PAGE_WIDE.has(kind))];
  const words = around.flatMap((block) => wordsOfBlock(block).slice(0, 1)).map(tidy);
  return words.find((one) => one !== '' && one !== calledBy(print));
}
const PAGE_WIDE = new Set(['main', 'banner', 'contentinfo', 'heading']);

/** A word of a selector, '' where it has none: "[data-value='purple']" is "Purple", "#theme-trigger" is "Theme trigger". */
export function selectorWord(selector: string): string {
  const last = selector.split(/\s*[>+~\s]\s*(?![^[]*\])/).at(-1) ?? selector;
  const said =
    /has-text\(["'](.+?)["']\)/.exec(selector)?.[1] ?? /=\s*["']?([^"'\]]+)["']?\]/.exec(last)?.[1] ?? /[#.]([\w-]+)/.exec(last)?.[1] ?? '';
  return asLabel(said.replace(/[-_]+/g, ' '));
}

/** The text in one line, with a capital first letter. */
export const asLabel = (text: string) => tidy(text).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
