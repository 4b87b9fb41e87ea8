/** "a|b" and "b|c" as "a|b|c": each alternative once. Only for words: a pattern may have `|` inside. */
export function joinWords(lists: readonly (string | undefined)[]): string {
  return [...new Set(lists.flatMap((list) => list?.split('|') ?? []))].join('|');
}

/** Patterns as one that matches what any of them does; undefined where there is none. */
export const joinPatterns = (patterns: readonly (string | undefined)[]): string =>
  [...new Set(patterns.filter((pattern) => pattern !== undefined))].join('|');
