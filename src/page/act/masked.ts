/** What masks put between characters. */
const SEPARATORS = /[\s\-‐–.,/:()_]/u;

/** Characters, and what separates each from the one before; `end` after the last. */
interface Spaced {
  kept: string;
  gaps: string[];
  end: string;
}

/**
 * A code, number or date in the mask of its field: the same characters in the same order, separators around them. Separators that were typed stay
 * where they were; a code of some length, or of three groups, may have others there or none. `digits`: separators say nothing at all.
 */
export function isMasked(typed: string, shown: string, digits: boolean): boolean {
  // Prose is no code: what stands between its words belongs to it.
  if (!/\d/.test(typed) || /\p{L}{5}|(?<!\S)\p{Ll}{2,}(?!\S)/u.test(typed)) return false;
  const one = spaced(typed);
  return [shown, ...withoutCountry(typed, shown)].some((text) => fits(one, spaced(text), digits));
}

function fits(typed: Spaced, shown: Spaced, digits: boolean): boolean {
  if (![typed.kept, typed.kept.toUpperCase(), typed.kept.toLowerCase()].includes(shown.kept)) return false;
  // In front a sign means something, but for a bracket.
  if (!/^[\s(]*$/.test(shown.gaps[0] ?? '') || !/^[\s(]*$/.test(typed.gaps[0] ?? '') || typed.end.trim().replace(')', '')) return false;
  const groups = typed.gaps.filter((gap, at) => at > 0 && gap).length + 1;
  return typed.gaps.every((gap, at) => {
    const now = shown.gaps[at] ?? '';
    if (at === 0 || !gap || gap.trim() === now.trim()) return at === 0 || !gap || !!now || digits || typed.kept.length >= LONG;
    if (now) return digits || groups >= 3 || typed.kept.length >= LONG;
    return !/[.,/:]/.test(gap) && (digits || typed.kept.length >= LONG);
  });
}
/** Characters of a code whose grouping says nothing: telephone, card and account numbers have 8 and more, amounts and times less. */
const LONG = 8;

function spaced(text: string): Spaced {
  const made: Spaced = { kept: '', gaps: [], end: '' };
  for (const character of text) {
    if (SEPARATORS.test(character)) made.end += character;
    else {
      made.kept += character;
      // One gap a code unit, as `kept` is counted.
      made.gaps.push(made.end, ...Array.from({ length: character.length - 1 }, () => ''));
      made.end = '';
    }
  }
  return made;
}

/** A mask may put the country's code in front of a telephone number: those have seven digits and more. */
function withoutCountry(typed: string, shown: string): string[] {
  if (!/^(?:[\s\-.()]*\d){7,}$/.test(typed) || !shown.startsWith('+')) return [];
  return [1, 2, 3]
    .filter((length) => /^\d+$/.test(shown.slice(1, 1 + length)))
    .map((length) => shown.slice(1 + length).replace(/^[\s\-.]+/, ''));
}
