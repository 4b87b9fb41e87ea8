import { same as isSame, sameKey } from '../../lib/text';
import { findWords, type Variant } from './describe-playbook';
import type { Token } from './tokens';

/** The variant that these words are, wholly. */
export function variantIn(tokens: readonly Token[], text: string, variants: readonly Variant[]): string | undefined {
  const quoted = tokens.length === 1 && tokens[0]?.kind === 'quoted' ? tokens[0].raw : undefined;
  const place = variantPlaces(tokens, text, variants).find(({ at, length }) => at === 0 && length === tokens.length);
  return quoted === undefined ? place?.label : variants.find(({ label }) => isSame(label, quoted))?.label;
}

/** Where known variants occur, longest first. Labels that differ in signs or marks only ("C", "C#") count as written, else not at all. */
export function variantPlaces(
  tokens: readonly Token[],
  text: string,
  variants: readonly Variant[],
): { label: string; at: number; length: number }[] {
  const places: { label: string; at: number; length: number }[] = [];
  const alike = new Map<string, Variant[]>();
  for (const variant of variants) alike.set(variant.words.join(' '), [...(alike.get(variant.words.join(' ')) ?? []), variant]);
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'quoted') {
      const named = variants.filter(({ label }) => isSame(label, token.raw));
      if (named.length === 1 && named[0]) places.push({ label: named[0].label, at, length: 1 });
    }
  }
  for (const same of alike.values()) {
    const [{ words: wanted } = { words: [] }] = same;
    for (let at = findWords(tokens, wanted, 0); at >= 0; at = findWords(tokens, wanted, at + 1)) {
      const first = tokens[at];
      const written = first ? (/^\S*/.exec(text.slice(tokens[at + wanted.length - 1]?.start ?? 0))?.[0] ?? '') : '';
      const label =
        same.length === 1
          ? same[0]?.label
          : same.find((variant) => sameKey(variant.label).endsWith(sameKey(written.replace(/[,;.!?]+$/, ''))))?.label;
      if (label !== undefined) places.push({ label, at, length: wanted.length });
    }
  }
  return places.sort((left, right) => right.length - left.length || left.at - right.at);
}
