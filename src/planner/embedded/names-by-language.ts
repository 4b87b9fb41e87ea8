import { commandLanguages } from '../../languages/joined/command-languages';
import { once } from '../../lib/once';
import { comparable } from './text-fit';

/** Do both name the same country or language, each in any of our languages: "Allemagne" and "Germany", "français" and "French"? The names are the browser's own (CLDR). */
export function isNamedAlike(one: string, other: string): boolean {
  const codes = codesOf().get(comparable(one).normal);
  const others = codesOf().get(comparable(other).normal);
  return codes !== undefined && others !== undefined && codes.some((code) => others.includes(code));
}

/** "region DE", "language FR" by what they are called. */
const codesOf = once(() => {
  const codes = new Map<string, string[]>();
  for (const { id } of commandLanguages())
    for (const type of ['region', 'language'] as const) {
      const names = new Intl.DisplayNames(id, { type, fallback: 'none' });
      for (const code of PAIRS) {
        const name = comparable(names.of(code) ?? '').normal;
        if (name !== '') codes.set(name, [...(codes.get(name) ?? []), `${type} ${code}`]);
      }
    }
  return codes;
});

/** All pairs of letters: those that are no code have no name. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
