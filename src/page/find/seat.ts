import { bareWords } from '../../lib/text';
import type { Company } from '../../model/company';
import type { Fingerprint } from '../../model/target';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { pageLanguage } from '../selectors/attributes';
import { companyOf, everybodyWith, lastingOf, pageWords, strongOf, wordsBeside } from './company';
import type { Evidence } from './evidence';
import { type Member, readMember } from './member';
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
  const [before, after] = [then.members.map(readMember), now.members.map(readMember)];
  const [seat, found] = [then.at - then.from, now.at - now.from];
  const [own, other] = [before[seat], after[found]];
  if (!own || !other || contradict(own, other)) return false;
  const built = isBuiltAlike(then, now);
  const moved = built && haveMoved(before, after);
  const same = evidence.semantic === 'agrees';
  if (same && built && !moved && evidence.item !== 'contradicts') return true;
  // Else it must be the very box, not another one that is built like it.
  const inPlace = then.nth?.at === now.nth?.at && then.nth?.of === now.nth?.of;
  if (!isSameBox(then, now, inPlace)) return false;
  const all = everybodyWith(evidence.element);
  if (isKnownAsAnother(before, all.length ? all : after, own, other)) return false;
  const proof = proves(before, all.length ? all : after, own, other);
  if (same) return proof || (then.nth !== undefined && before.length === then.of && rolesOf(before) === rolesOf(all));
  const expected = isReworded(wanted, then) || (inPlace && isStillThere(before, all, own));
  const lost = hasLost(before, own, other);
  if (!inPlace || !built || moved)
    return (
      expected &&
      !saysAnother(before, other) &&
      othersSpeakOtherwise(before, all.length ? all : after, own) &&
      (proof || (!lost && isTheOtherOne(wanted, before, all, own, other, then)))
    );
  if (proves(before, all.length ? all : after, own, other, plainOf)) return true;
  // What stands beside it proves it only where it is no wonder that it says something else.
  if (proof && expected && othersChangedToo(before, after, seat)) return true;
  if (isOneOfMany(wanted, then) || lost || own.written !== other.written) return false;
  if (wereRenamedAlike(wanted, evidence)) return true;
  if (!expected || !othersChangedToo(before, after, seat)) return false;
  if (looksApart(before, after, seat)) return true;
  return isOnlyOneLeft(before, after, seat, then) || keepsWord(wanted, evidence.element);
}

/** Two and at least half of the others are known by what is written on them: not another step, whatever the page around says. */
function isStillThere(before: Member[], all: Member[], own: Member): boolean {
  const others = before.filter((one) => one !== own);
  const known = others.filter(({ written }) => written !== '' && having(written, before).length === 1 && having(written, all).length === 1);
  return known.length > 1 && known.length * 2 >= others.length;
}

/**
 * Where there are several of its kind, as many as there were, it is known by what only it had and only it has, as boxes may have changed places.
 * What it is made of ("#") tells only where it stands in its place, too.
 */
function isSameBox({ nth: then }: Company, { nth: now }: Company, inPlace: boolean): boolean {
  if (inPlace && (then?.of ?? 1) === 1) return true;
  if (!then?.own || !now?.own || then.of !== now.of) return false;
  const kept = then.own.filter((mark) => now.own?.includes(mark));
  return kept.length > 1 || kept.some((mark) => mark.startsWith('=') || (inPlace && mark.startsWith('#')));
}

/**
 * Nobody came or went in the box, and everybody else of its role is known by something, there and then: it is the one that is left.
 */
function isTheOtherOne(wanted: Fingerprint, before: Member[], all: Member[], own: Member, other: Member, then: Company): boolean {
  if (before.length < then.of || before.length !== all.length || isOneOfMany(wanted, then)) return false;
  if (rolesOf(before) !== rolesOf(all)) return false;
  const isKnown = (one: Member, among: Member[], others: Member[]) =>
    strongOf(one).some((mark) => having(mark, among).length === 1 && having(mark, others).length === 1) ||
    (one.words !== '' && countOf(among, 'words', one.words) === 1 && countOf(others, 'words', one.words) === 1);
  const rivals = (members: Member[], self: Member) => members.filter((one) => one !== self && one.role === own.role);
  const self = all.find((one) => sameMember(one, other));
  if (!self || !othersSpeakOtherwise(before, all, own)) return false;
  return rivals(before, own).every((one) => isKnown(one, before, all)) && rivals(all, self).every((one) => isKnown(one, all, before));
}

const rolesOf = (members: Member[]) =>
  members
    .map(({ role }) => role)
    .sort()
    .join();
const sameMember = (one: Member, other: Member) =>
  (Object.keys(one) as (keyof Member)[]).every((part) => String(one[part]) === String(other[part]));

/** Does it still stand with at least half of those that it stood with, in a box of the same kind? Whatever order they are in. */
export function keepsCompany(wanted: Fingerprint, element: Element): boolean {
  const then = wanted.company;
  const now = then && companyOf(element);
  if (!then || now?.box !== then.box) return false;
  const others = then.members.filter((_, index) => index !== then.at - then.from).map((member) => readMember(member).words);
  const said = others.filter((words) => words !== '');
  const here = new Set(now.members.map((member) => readMember(member).words));
  return said.length > 1 && said.filter((words) => here.has(words)).length * 2 >= said.length;
}

/** The same kind of box with as many members, of the same roles in the same order, and the element in the same place among them. */
function isBuiltAlike(then: Company, now: Company): boolean {
  if (then.box !== now.box || then.at !== now.at || then.of !== now.of || then.members.length !== now.members.length) return false;
  return then.members.every((member, index) => readMember(member).role === readMember(now.members[index] ?? '').role);
}

const contradict = (one: Member, other: Member) => one.written !== '' && other.written !== '' && one.written !== other.written;

/** What one of them said, or was written on it, is now on another: then places prove nothing. */
function haveMoved(before: Member[], after: Member[]): boolean {
  return (['words', 'written', 'picture'] as const).some((part) =>
    before.some((one, index) => {
      const said = one[part];
      if (!said || after[index]?.[part] === said || countOf(before, part, said) > 1) return false;
      return countOf(after, part, said) > 0;
    }),
  );
}

const countOf = (members: Member[], part: keyof Member, value: string) => members.filter((one) => one[part] === value).length;

/** Something that is no word is as it was, and nobody else in the box had it or has it. */
const proves = (before: Member[], after: Member[], own: Member, other: Member, marksOf = strongOf): boolean =>
  marksOf(own).some((mark) => marksOf(other).includes(mark) && having(mark, before).length === 1 && having(mark, after).length === 1);

/** Its link target, form name, value and icon. */
const plainOf = ({ written, picture }: Member) => [written, picture].filter((mark) => mark !== '');

/** Something that only it had and that no rewording changes is gone, or its icon is another. */
const hasLost = (before: Member[], own: Member, other: Member) =>
  own.picture !== other.picture ||
  lastingOf(own).some((mark) => mark !== own.written && having(mark, before).length === 1 && !lastingOf(other).includes(mark));

/** What only the wanted one had, another one has now; or what only this one has, another one had. */
function isKnownAsAnother(before: Member[], after: Member[], own: Member, other: Member): boolean {
  const [had, has] = [strongOf(own), strongOf(other)];
  const isOwn = (mark: string) => having(mark, before).length === 1 && having(mark, after).length === 1;
  return [...had.filter((mark) => !has.includes(mark)), ...has.filter((mark) => !had.includes(mark))].some(isOwn);
}

const having = (mark: string, members: Member[]) => members.filter((one) => strongOf(one).includes(mark));

/** It says now what another one in the box said. */
const saysAnother = (before: Member[], other: Member) => other.words !== '' && before.some(({ words }) => words === other.words);

/** Choices and links of a list are what their words say: another word is another thing, wherever it stands. */
export function isOneOfMany(wanted: Fingerprint, then = wanted.company): boolean {
  if (/^(option|treeitem|menuitemradio|menuitemcheckbox|gridcell|row)$/.test(wanted.role ?? '')) return true;
  if (!then) return true;
  const [box = ''] = then.box.split('/', 1);
  if (wanted.role !== 'link' && !/^(list|table|listbox|grid|tree)$/.test(box)) return false;
  if (then.of > 16) return true;
  // What stands in a row beside the words of the row is part of it; those words were compared before.
  return !/^(row|listitem|article)$/.test(box) && ![box, ...wanted.landmarks.map(({ kind }) => kind)].some((kind) => FIXED.test(kind));
}
const FIXED = /^(navigation|banner|contentinfo|toolbar|menubar|tablist|form|search|dialog|alertdialog)$/;

/** The page speaks another language than when this was recorded, so words prove nothing. */
export function isTranslated({ attributes: { lang } }: Fingerprint): boolean {
  const now = pageLanguage();
  return !!lang && !!now && lang !== now;
}

/** Another language, or at least a third of the words beyond the box are gone. */
export function isReworded(wanted: Fingerprint, then = wanted.company): boolean {
  if (isTranslated(wanted)) return true;
  if (!then || then.beyond.length < 4) return false;
  const now = new Set(pageWords());
  return then.beyond.filter((said) => !now.has(said)).length * 3 >= then.beyond.length;
}

/** Of those that stand with it, at least a third speak otherwise too, where there are several that speak: else it is the only new one among old ones. */
function othersChangedToo(before: Member[], after: Member[], seat: number): boolean {
  const spoke = before
    .map(({ words }, index) => [words, after[index]?.words ?? ''] as const)
    .filter(([then], index) => then && index !== seat);
  return spoke.length < 2 || spoke.filter(([then, now]) => then !== now).length * 3 >= spoke.length;
}

/** The same where they may have changed places. */
function othersSpeakOtherwise(before: Member[], all: Member[], own: Member): boolean {
  const spoke = before.filter((one) => one !== own && one.words !== '');
  return spoke.length < 2 || spoke.filter(({ words }) => !all.some((one) => one.words === words)).length * 3 >= spoke.length;
}

/** Everybody else of its role in the box is known by something of its own, and stands where it stood. */
function isOnlyOneLeft(before: Member[], after: Member[], seat: number, then: Company): boolean {
  if (before.length < then.of) return false;
  const isKnown = (one: Member, index: number) =>
    (['words', 'written', 'named', 'picture'] as const).some((part) => {
      const value = one[part];
      return value !== '' && after[index]?.[part] === value && countOf(before, part, value) === 1 && countOf(after, part, value) === 1;
    });
  return before.every((one, index) => index === seat || one.role !== before[seat]?.role || isKnown(one, index));
}

/** All look as they did in their places, and it looks otherwise than all of its role: had two changed places, their looks would have. */
function looksApart(before: Member[], after: Member[], seat: number): boolean {
  const [own, other] = [before[seat], after[seat]];
  if (!own || !other?.look || (own.look !== '' && own.look !== other.look)) return false;
  const rivals = before
    .map((one, index) => ({ one, now: after[index] }))
    .filter(({ one }, index) => index !== seat && one.role === own.role);
  return rivals.every(({ one, now }) => one.look !== '' && one.look === now?.look && one.look !== other.look);
}

/** A word of it is left ("Theme Neutral", "Farbwelt Neutral") that nobody else in the box has, or had beside it. */
function keepsWord(wanted: Fingerprint, element: Element): boolean {
  const had = tokens(wanted.name ?? wanted.text ?? '');
  const others = [...wordsBeside(element), ...wanted.neighbours].flatMap(tokens);
  return tokens(wordsOf(element)).some((word) => had.includes(word) && !others.includes(word));
}

const tokens = (text: string): string[] => bareWords(text).filter((word) => word.length > 2);

/** It was one of several that read alike, none reads so any more, and several read as this one does now: they were renamed together. */
function wereRenamedAlike(wanted: Fingerprint, { element, item }: Evidence): boolean {
  if ((wanted.ordinal?.of ?? 1) < 2 || item !== 'agrees') return false;
  return countReading(element) > 1;
}

/** How many of its role say what it says, itself counted; 0 where it says nothing. */
export const countReading = (element: Element): number => reading(element).length;

/** Those of its role that say what it says, in document order. */
export function reading(element: Element): Element[] {
  const words = wordsOf(element);
  const role = roleOf(element);
  if (!words) return [];
  return [...dom.querySelectorAll(document, queryFor(role, dom.localName(element)))].filter(
    (other) => roleOf(other) === role && wordsOf(other) === words,
  );
}
