/** The ways of targeting that are compared. This file and what it says is for Node and page alike. */
export const WAYS = ['Abra', 'Playwright', 'Recorder', 'finder', 'XPath'] as const;
export type Way = (typeof WAYS)[number];

export type Answer = 'correct' | 'wrong' | 'abstained';
export interface Answered {
  answers: Record<Way, Answer>;
  /** What Abra took instead, and why. */
  took?: string;
}

/** How many of the targets that are there Abra found, 0 to 1, and how often it took another element. */
export function ofAbra(cases: readonly { there: boolean; answers: Answered['answers'] }[]): { found: number; wrong: number } {
  const there = cases.filter((one) => one.there);
  return {
    found: there.filter(({ answers }) => answers.Abra === 'correct').length / there.length,
    wrong: cases.filter(({ answers }) => answers.Abra === 'wrong').length,
  };
}

/** `found` was 0.9 and more since it was measured, and a third where the page lacked the part that weighs candidates: a whole run that finds fewer measures something else. */
export const LEAST_FOUND = 0.8;
