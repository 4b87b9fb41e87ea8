import { normalise } from '../../lib/text';
import type { Company } from '../../model/company';
import type { Fingerprint } from '../../model/target';
import { roleOf } from '../dom/role';
import { pageLanguage } from './attributes';
import { companyOf, pageWords, wordsBeside } from './company';
import type { Evidence } from './evidence';
import { queryFor, wordsOf } from './twins';

/**
 * Is this the element by its seat? For pages that were reworded or translated: its box is built as it was, nobody in there has changed places,
 * and either something that is no word proves it (link target, form name, options, the shape of its icon), or the whole page was reworded,
 * so that other words are no wonder, and it can be no other: alike things that all read otherwise may as well have changed places. A box that changed while the page around it kept its words is another step, not the same one reworded.
 * Where the box was rebuilt, only such a proof in a reworded page will do.
 */
export function sitsThere(wanted: Fingerprint, evidence: Evidence): boolean {
  const then = wanted.company;
  const now = then && companyOf(evidence.element);
  if (!then || now?.box !== then.box) return false;
  const [before, after] = [then.members.map(partsOf), now.members.map(partsOf)];
  const [seat, found] = [then.at - then.from, now.at - now.from];
  const [own, other] = [before[seat], after[found]];
  if (!own || !other || contradict(own, other)) return false;
  const built = isBuiltAlike(then, now);
  if (built && haveMoved(before, after)) return false;
  if (evidence.semantic === 'agrees') return built;
  // Without words it must be the very box, not another one that is built like it.
  if (then.nth?.at !== now.nth?.at || then.nth?.of !== now.nth?.of) return false;
  const proof = proves(before, after, seat, found);
  if (!built) return proof && !saysAnother(before, other) && isReworded(wanted, then);
  if (proof) return true;
  if (isOneOfMany(wanted, then) || own.picture !== other.picture || own.written !== other.written) return false;
  if (wereRenamedAlike(wanted, evidence)) return true;
  if (!isReworded(wanted, then) || !othersChangedToo(before, after, seat)) return false;
  return isOnlyOneLeft(before, after, seat, then) || keepsWord(wanted, evidence.element);
}

/** Does it still stand with at least half of those that it stood with, in a box of the same kind? Whatever order they are in. */
export function keepsCompany(wanted: Fingerprint, element: Element): boolean {
  const then = wanted.company;
  const now = then && companyOf(element);
  if (!then || now?.box !== then.box) return false;
  const others = then.members.filter((_, index) => index !== then.at - then.from).map((member) => partsOf(member).words);
  const said = others.filter((words) => words !== '');
  const here = new Set(now.members.map((member) => partsOf(member).words));
  return said.length > 1 && said.filter((words) => here.has(words)).length * 2 >= said.length;
}

interface Parts {
  role: string;
  words: string;
  written: string;
  named: string;
  picture: string;
}

function partsOf(member: string): Parts {
  const [role = '', words = '', written = '', named = '', picture = ''] = member.split('|');
  return { role, words, written, named, picture };
}

/** The same kind of box with as many members, of the same roles in the same order, and the element in the same place among them. */
function isBuiltAlike(then: Company, now: Company): boolean {
  if (then.box !== now.box || then.at !== now.at || then.of !== now.of || then.members.length !== now.members.length) return false;
  return then.members.every((member, index) => partsOf(member).role === partsOf(now.members[index] ?? '').role);
}

const contradict = (one: Parts, other: Parts) => one.written !== '' && other.written !== '' && one.written !== other.written;

/** What one of them said, or was written on it, is now on another: then places prove nothing. */
function haveMoved(before: Parts[], after: Parts[]): boolean {
  return (['words', 'written', 'picture'] as const).some((part) =>
    before.some((one, index) => {
      const said = one[part];
      if (!said || after[index]?.[part] === said || countOf(before, part, said) > 1) return false;
      return countOf(after, part, said) > 0;
    }),
  );
}

const countOf = (members: Parts[], part: keyof Parts, value: string) => members.filter((one) => one[part] === value).length;

/** Something that is no word is as it was, and nobody else in the box had it or has it. */
function proves(before: Parts[], after: Parts[], seat: number, found: number): boolean {
  return (['written', 'picture'] as const).some((part) => {
    const value = before[seat]?.[part];
    if (!value || after[found]?.[part] !== value) return false;
    return countOf(before, part, value) === 1 && countOf(after, part, value) === 1;
  });
}

/** It says now what another one in the box said. */
const saysAnother = (before: Parts[], other: Parts) => other.words !== '' && before.some(({ words }) => words === other.words);

/** Choices and links of a list are what their words say: another word is another thing, wherever it stands. */
function isOneOfMany(wanted: Fingerprint, then: Company): boolean {
  if (/^(option|treeitem|menuitemradio|menuitemcheckbox|gridcell|row)$/.test(wanted.role ?? '')) return true;
  const [box = ''] = then.box.split('/', 1);
  if (wanted.role !== 'link' && !/^(list|table|listbox|grid|tree)$/.test(box)) return false;
  if (then.of > 16) return true;
  // What stands in a row beside the words of the row is part of it; those words were compared before.
  return (
    !/^(row|listitem|article)$/.test(box) &&
    ![box, ...wanted.landmarks.map((place) => place.split(' ', 1)[0] ?? '')].some((kind) => FIXED.test(kind))
  );
}
const FIXED = /^(navigation|banner|contentinfo|toolbar|menubar|tablist|form|search|dialog|alertdialog)$/;

/** Another language, or at least a third of the words beyond the box are gone. */
function isReworded(wanted: Fingerprint, then: Company): boolean {
  const language = wanted.attributes['lang'];
  const spoken = pageLanguage();
  if (language && spoken && language !== spoken) return true;
  if (then.beyond.length < 4) return false;
  const now = new Set(pageWords());
  return then.beyond.filter((said) => !now.has(said)).length * 3 >= then.beyond.length;
}

/** Of those that stand with it, at least a third speak otherwise too, where there are several that speak: else it is the only new one among old ones. */
function othersChangedToo(before: Parts[], after: Parts[], seat: number): boolean {
  const spoke = before
    .map(({ words }, index) => [words, after[index]?.words ?? ''] as const)
    .filter(([then], index) => then && index !== seat);
  return spoke.length < 2 || spoke.filter(([then, now]) => then !== now).length * 3 >= spoke.length;
}

/** Everybody else of its role in the box is known by something of its own, and stands where it stood. */
function isOnlyOneLeft(before: Parts[], after: Parts[], seat: number, then: Company): boolean {
  if (before.length < then.of) return false;
  const isKnown = (one: Parts, index: number) =>
    (['words', 'written', 'named', 'picture'] as const).some((part) => {
      const value = one[part];
      return value !== '' && after[index]?.[part] === value && countOf(before, part, value) === 1 && countOf(after, part, value) === 1;
    });
  return before.every((one, index) => index === seat || one.role !== before[seat]?.role || isKnown(one, index));
}

/** A word of it is left ("Theme Neutral", "Farbwelt Neutral") that nobody else in the box has, or had beside it. */
function keepsWord(wanted: Fingerprint, element: Element): boolean {
  const had = tokens(wanted.name ?? wanted.text ?? '');
  const others = [...wordsBeside(element), ...wanted.neighbours].flatMap(tokens);
  return tokens(wordsOf(element)).some((word) => had.includes(word) && !others.includes(word));
}

const tokens = (text: string): string[] =>
  normalise(text)
    .split(' ')
    .filter((word) => word.length > 2);

/** It was one of several that read alike, none reads so any more, and several read as this one does now: they were renamed together. */
function wereRenamedAlike(wanted: Fingerprint, { element, item }: Evidence): boolean {
  if ((wanted.ordinal?.of ?? 1) < 2 || item !== 'agrees') return false;
  return countReading(element) > 1;
}

/** How many of its role say what it says, itself counted; 0 where it says nothing. */
export function countReading(element: Element): number {
  const words = wordsOf(element);
  const role = roleOf(element);
  if (!words) return 0;
  return [...document.querySelectorAll(queryFor(role, element.localName))].filter(
    (other) => roleOf(other) === role && wordsOf(other) === words,
  ).length;
}
