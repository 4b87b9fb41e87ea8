/** Characters that input masks insert. */
const SEPARATORS = /[\s\-‐–.,/:()_]/u;

/** The characters of a text, and the gap before each; `end` is the gap after the last. */
interface Spaced {
  kept: string;
  gaps: string[];
  end: string;
}

/**
 * Does an input mask show the typed code, number or date: the same characters in the same order, with separators around them? Typed
 * separators stay where they were; a code of some length, or of three groups, may have others there or none. `digits`: separators mean
 * nothing at all.
 */
export function isMasked(typed: string, shown: string, digits: boolean): boolean {
  // In prose, what stands between the words matters.
  if (!/\d/.test(typed) || /\p{L}{5}|(?<!\S)\p{Ll}{2,}(?!\S)/u.test(typed)) return false;
  const one = spaced(typed);
  return [shown, ...withoutCountry(typed, shown)].some((text) => fits(one, spaced(text), digits));
}

function fits(typed: Spaced, shown: Spaced, digits: boolean): boolean {
  if (![typed.kept, typed.kept.toUpperCase(), typed.kept.toLowerCase()].includes(shown.kept)) return false;
  // In front, a sign changes the meaning, except for a bracket.
  if (!/^[\s(]*$/.test(shown.gaps[0] ?? '') || !/^[\s(]*$/.test(typed.gaps[0] ?? '') || typed.end.trim().replace(')', '')) return false;
  const groups = typed.gaps.filter((gap, at) => at > 0 && gap).length + 1;
  return typed.gaps.every((gap, at) => {
    const now = shown.gaps[at] ?? '';
    if (at === 0 || !gap || gap.trim() === now.trim()) return at === 0 || !gap || !!now || digits || typed.kept.length >= LONG;
    if (now) return digits || groups >= 3 || typed.kept.length >= LONG;
    return !/[.,/:]/.test(gap) && (digits || typed.kept.length >= LONG);
  });
}
/** Length from which grouping means nothing: telephone, card and account numbers have 8 characters and more, amounts and times fewer. */
const LONG = 8;

function spaced(text: string): Spaced {
  const made: Spaced = { kept: '', gaps: [], end: '' };
  for (const character of text) {
    if (SEPARATORS.test(character)) made.end += character;
    else {
      made.kept += character;
      // One gap per UTF-16 code unit, as `kept` is counted.
      made.gaps.push(made.end, ...Array.from({ length: character.length - 1 }, () => ''));
      made.end = '';
    }
  }
  return made;
}

/** A mask may add the country code of a telephone number; those have at least seven digits. */
function withoutCountry(typed: string, shown: string): string[] {
  if (!/^(?:[\s\-.()]*\d){7,}$/.test(typed) || !shown.startsWith('+')) return [];
  return [1, 2, 3]
    .filter((length) => /^\d+$/.test(shown.slice(1, 1 + length)))
    .map((length) => shown.slice(1 + length).replace(/^[\s\-.]+/, ''));
}
