import type { Page } from '../build-snapshot';

/** Commands on one page, each with the plan that is wanted, as `renderPlan` writes it. Begin "answer" with what the answer must hold. */
export interface Cases {
  /** Where and in which words. */
  about: string;
  page: Page;
  cases: readonly (readonly [command: string, expected: string])[];
}
