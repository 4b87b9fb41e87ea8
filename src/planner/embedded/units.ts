import { once } from '../../lib/once';
import { inAnyLanguage } from './all-languages';

/** How much one of a unit is: milliseconds of a wait, or CSS px of a scroll. */
interface Unit {
  ms?: number;
  px?: number;
}

const units = once((): readonly (Unit & { words: string })[] => [
  { words: inAnyLanguage(({ grammar }) => grammar.units.ms), ms: 1 },
  { words: inAnyLanguage(({ grammar }) => grammar.units.s), ms: 1000 },
  { words: inAnyLanguage(({ grammar }) => grammar.units.min), ms: 60_000 },
  { words: inAnyLanguage(({ grammar }) => grammar.units.px), px: 1 },
]);

/** A pattern that matches any unit, folded. */
export const unitPattern = once(() =>
  units()
    .map(({ words }) => words)
    .join('|'),
);

/** The unit of a folded word, or undefined. */
export function unitOf(word: string): Unit | undefined {
  return units().find(({ words }) => new RegExp(`^(?:${words})$`, 'u').test(word));
}
