import { same, tidy } from '../../lib/text';

/** The one option that a label names: by the same text, else ignoring case, else by value. Undefined if several do. */
export function optionNamed<Option>(options: Option[], label: string, ...says: ((option: Option) => string)[]): Option | undefined {
  for (const say of says) {
    const exact = options.filter((option) => tidy(say(option)) === tidy(label));
    if (exact.length) return exact[0];
    const folded = options.filter((option) => same(say(option), label) && tidy(label) !== '');
    if (folded.length) return folded.length === 1 ? folded[0] : undefined;
  }
  return undefined;
}
