import type { TestInfo } from '@playwright/test';

/** What was tried and what of it got through, as the closing line says it, in its order. */
const CLOSING = [
  ['plans', 'forbidden'],
  ['canaries', 'found'],
  ['labels', 'asked'],
  ['forged', 'obeyed'],
] as const;
/** Said before it, where it was tried. */
const BESIDE = [
  ['harmless', 'asked in vain'],
  ['names', 'broke'],
  ['probes', 'told'],
  ['files', 'taken wrongly'],
  ['kills', 'lost or twice'],
] as const;

type Counted = (typeof CLOSING | typeof BESIDE)[number][0];
/** Of one attack: how many were tried, and how many had the second word's fate. */
export type Tally = { [counted in Counted]?: { tried: number; came: number } };

const ANNOTATION = 'tally';

/** Adds to the closing line. */
export function count(test: Pick<TestInfo, 'annotations'>, tally: Tally): void {
  test.annotations.push({ type: ANNOTATION, description: JSON.stringify(tally) });
}

type Annotations = readonly { type: string; description?: string | undefined }[];

/** `N plans, N forbidden; N canaries, N found; N labels, N asked; N forged, N obeyed` over these annotations; before it a line of what else was counted. */
export const closingLines = (annotations: Annotations): string =>
  [said(BESIDE, annotations, true), said(CLOSING, annotations)].map((counts) => counts.join('; ')).join('\n');

function said(counts: typeof CLOSING | typeof BESIDE, annotations: Annotations, tried = false): string[] {
  const tallies = annotations.filter(({ type }) => type === ANNOTATION).map(({ description }) => JSON.parse(description ?? '{}') as Tally);
  return counts.flatMap(([counted, came]) => {
    const all = tallies.flatMap((tally) => tally[counted] ?? []);
    if (tried && !all.length) return [];
    const sum = (of: 'tried' | 'came') => all.reduce((total, one) => total + one[of], 0);
    return [`${sum('tried')} ${counted}, ${sum('came')} ${came}`];
  });
}
