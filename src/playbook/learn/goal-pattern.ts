import { tidy } from '../../lib/text';
import { withoutCourtesy } from '../../model/goal/courtesy';
import { tellingWords } from '../../model/goal/telling-words';
import { asLabel } from '../../model/page/called-by';
import { normalisedWords } from '../merge/normalised-words';
import { findWords } from '../recall/describe-playbook';
import { type Token, tokenise } from '../recall/tokens';

/**
 * A goal with `{{name}}` for each value that its words contain; undefined where one of the values stands in it more than once, or is that
 * of two names: nobody knows which was meant.
 */
export function goalPattern(goal: string, values: Readonly<Record<string, string>>): string | undefined {
  let pattern = goal;
  for (const [name, value] of Object.entries(values)) {
    const places = placesInGoal(tokenise(goal), value);
    if (places.length > 1) return undefined;
    const [place] = placesInGoal(tokenise(pattern), value);
    if (place) pattern = `${pattern.slice(0, place.start)}{{${name}}}${pattern.slice(place.end)}`;
    else if (places.length) return undefined;
  }
  return pattern.slice(0, 1000);
}

/** Where the value stands in a text, as words or quoted, however short it is. */
export function placesInGoal(tokens: readonly Token[], value: string): { start: number; end: number }[] {
  const quoted = tokens.filter(({ kind, raw }) => kind === 'quoted' && raw === value);
  if (quoted.length) return quoted;
  // As the goal's own tokens, so that an address and a date stay whole; else as plain words.
  const places = [tokenise(value).map(({ word }) => word), normalisedWords(value)].map((wanted) => runsOf(tokens, wanted));
  return places.find((found) => found.length) ?? [];
}

function runsOf(tokens: readonly Token[], wanted: readonly string[]): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let at = findWords(tokens, wanted, 0); at >= 0; at = findWords(tokens, wanted, at + 1)) {
    const [first, last] = [tokens[at], tokens[at + wanted.length - 1]];
    if (first && last) places.push({ start: first.start, end: last.end });
  }
  return places;
}

/**
 * A name in the person's words: the goal without courtesy, with "…" for each of its values. Undefined where the rest says nothing, or is too
 * long for a name.
 */
export function nameOfGoal(goal: string, values: Readonly<Record<string, string>>): string | undefined {
  const blanked = (goalPattern(goal, values) ?? goal).replace(/\{\{[^}]*\}\}/g, '…');
  const name = tidy(withoutCourtesy(blanked));
  const told = tellingWords(name.replaceAll('…', ' '));
  const says = told.some((word) => !word.startsWith('#')) || (told.length > 0 && !name.includes('…'));
  return says && name.length <= MAX_NAME ? asLabel(name) : undefined;
}

/** A goal that is longer is a list of steps; chosen so that a name is one line of the panel, or two. */
const MAX_NAME = 120;
