import { same, tidy } from '../../lib/text';

/** The one thing that a label means: said exactly so, else but for case, else by value. */
export function matching<Option>(options: Option[], label: string, ...says: ((option: Option) => string)[]): Option | undefined {
  for (const say of says) {
    const exact = options.filter((option) => tidy(say(option)) === tidy(label));
    if (exact.length) return exact[0];
    const folded = options.filter((option) => same(say(option), label) && tidy(label) !== '');
    if (folded.length) return folded.length === 1 ? folded[0] : undefined;
  }
  return undefined;
}
