import { commandLanguages } from '../../languages/joined/command-languages';
import { once } from '../../lib/once';
import { wordsIn } from './telling-words';

/** Does the goal mean another day or week whenever it is said: "tomorrow", "next Friday", "heute"? */
export const needsDate = (goal: string): boolean => wordsIn(goal).some((word) => timeWords().has(word));

/** The words of all command languages for the days, weeks, months and years around now, without numbers. */
const timeWords = once(
  () =>
    new Set(
      commandLanguages().flatMap(({ id }) => {
        const near = new Intl.RelativeTimeFormat(id, { numeric: 'auto' });
        const said = UNITS.flatMap((unit) => [-1, 0, 1].map((count) => near.format(count, unit)));
        return said.flatMap(wordsIn).filter((word) => word.length > 1 && !/\d/.test(word));
      }),
    ),
);
const UNITS = ['day', 'week', 'month', 'year'] as const;
