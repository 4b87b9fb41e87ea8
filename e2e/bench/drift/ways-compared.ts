/** The ways of targeting that are compared. This file and what it says is for Node and page alike. */
export const WAYS = ['Abra', 'Playwright', 'Recorder', 'finder', 'XPath'] as const;
export type Way = (typeof WAYS)[number];

export type Answer = 'correct' | 'wrong' | 'abstained';
export interface Answered {
  answers: Record<Way, Answer>;
  /** What Abra took instead, and why. */
  took?: string;
}
