/** A page as one version of a product has it: `product@version` as npm names it, and the file in there. */
export interface PublishedPage {
  from: string;
  file: string;
}

/**
 * A control in words, where it was, and where a person would say that it is now (selectors of Playwright, each hitting one element); null: it is
 * gone, and nothing may be taken for it. Read from the pages by hand; what two persons could quarrel about is left out.
 */
export type RealTarget = readonly [what: string, then: string, now: string | null];

/** One page in two published versions. */
export interface PagePair {
  name: string;
  before: PublishedPage;
  after: PublishedPage;
  /** Only measured: how single targets of it fare was not looked at while `find` was worked on. */
  heldOut?: true;
  targets: readonly RealTarget[];
}

/** Targets that one selector means in both versions. */
export const same = (targets: Record<string, string>): RealTarget[] =>
  Object.entries(targets).map(([what, selector]) => [what, selector, selector]);
