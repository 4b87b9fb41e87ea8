import { same, tidy } from '../../lib/text';

/** The one option that a label names: by the same text, else ignoring case, by the first way of calling them in which any is called so. Undefined if several do. */
export function optionNamed<Option>(options: Option[], label: string, ...says: ((option: Option) => string)[]): Option | undefined {
  for (const say of says) {
    const exact = options.filter((option) => tidy(say(option)) === tidy(label));
    if (exact.length) return exact.length === 1 ? exact[0] : undefined;
    const folded = options.filter((option) => same(say(option), label) && tidy(label) !== '');
    if (folded.length) return folded.length === 1 ? folded[0] : undefined;
  }
  return undefined;
}
