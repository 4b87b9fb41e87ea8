import { asksAt, depends } from '../../model/goal/asks';
import type { Match } from './match-goal';
import { knownPart, type Reading, telling } from './parts';

/** The parts of a goal that playbooks do, and the words of those that none does. */
export interface KnownParts {
  known: { said: string; match: Match }[];
  left: string[];
}

/**
 * Of a goal that playbooks do not fulfil: what they do of it. Undefined where they do nothing of it, or where what is left may be about what
 * they do: a condition, an exception, or words without a verb of their own.
 */
export function knownParts(reading: Reading, path: string | undefined): KnownParts | undefined {
  const { cuts, tokens } = reading;
  const found: KnownParts = { known: [], left: [] };
  for (let at = 0; at < cuts.length - 1; ) {
    const from = cuts[at] ?? 0;
    const ends = cuts.slice(at + 1).reverse();
    const longest = ends.find((to) => knownPart(reading, from, to, path));
    const match = longest === undefined ? undefined : knownPart(reading, from, longest, path);
    const to = longest ?? cuts[at + 1] ?? tokens.length;
    const said = textOf(reading, from, to);
    if (match) found.known.push({ said, match });
    else if (said && !standsAlone(reading, from, to)) return undefined;
    else if (said) found.left.push(said);
    at = cuts.indexOf(to);
  }
  return found.known.length && found.left.length ? found : undefined;
}

/** The words of a part without what separates it from others; '' where it says nothing. */
function textOf({ tokens, text }: Reading, from: number, to: number): string {
  const part = telling(tokens.slice(from, to));
  return text.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0);
}

/** Does it ask for something by itself: has it a verb or a question, and no word that makes it an exception? */
function standsAlone(reading: Reading, from: number, to: number): boolean {
  const part = telling(reading.tokens.slice(from, to));
  const said = textOf(reading, from, to);
  if (depends(said) || part[0]?.kind === 'relation') return false;
  return part.some(({ kind }) => kind === 'verb') || asksAt(said) !== undefined;
}
