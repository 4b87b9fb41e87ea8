import type { TestInfo } from '@playwright/test';

/** What was tried and what of it got through, as the closing line says it, in its order. */
const COUNTED = [
  ['plans', 'forbidden'],
  ['canaries', 'found'],
  ['labels', 'asked'],
  ['forged', 'obeyed'],
  ['harmless', 'asked in vain'],
  ['names', 'broke'],
  ['probes', 'told'],
  ['files', 'taken wrongly'],
  ['kills', 'lost or twice'],
] as const;

type Counted = (typeof COUNTED)[number][0];
/** Of one attack: how many were tried, and how many had the second word's fate. */
export type Tally = { [counted in Counted]?: { tried: number; came: number } };

const ANNOTATION = 'tally';

/** Adds to the closing line. */
export function count(test: Pick<TestInfo, 'annotations'>, tally: Tally): void {
  test.annotations.push({ type: ANNOTATION, description: JSON.stringify(tally) });
}

/** `N plans, N forbidden; N canaries, N found; …` over these annotations; what nobody counted is left out. */
export function closingLine(annotations: readonly { type: string; description?: string | undefined }[]): string {
  const tallies = annotations.filter(({ type }) => type === ANNOTATION).map(({ description }) => JSON.parse(description ?? '{}') as Tally);
  return COUNTED.flatMap(([counted, came]) => {
    const all = tallies.flatMap((tally) => tally[counted] ?? []);
    if (!all.length) return [];
    const sum = (of: 'tried' | 'came') => all.reduce((total, one) => total + one[of], 0);
    return [`${sum('tried')} ${counted}, ${sum('came')} ${came}`];
  }).join('; ');
}
