/** Objects and lists in braces, one within another; `{{name}}` is a placeholder. */
const LITERAL = /(?<!\{)\{(?!\{)(?:[^{}]|\{[^{}]*\})*\}|\[(?:[^[\]]|\[[^[\]]*\])*\]/gu;

/** Where a text holds an object or a list in JSON, which is one value as it stands: `end` is behind it. Other words in brackets are words. */
export function jsonLiterals(text: string): { start: number; end: number }[] {
  return [...text.matchAll(LITERAL)]
    .filter(([said]) => isJson(said))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

function isJson(said: string): boolean {
  try {
    JSON.parse(said);
    return true;
  } catch {
    return false;
  }
}

/** The text with the same number of one sign instead of each of these places. */
export const maskPlaces = (text: string, places: readonly { start: number; end: number }[], sign: string): string =>
  places.reduce((rest, { start, end }) => rest.slice(0, start) + sign.repeat(end - start) + rest.slice(end), text);
