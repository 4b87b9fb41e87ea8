import { bareWords } from '../../../lib/text';
import { AGREES } from '../agreement';
import type { Evidence } from '../evidence';
import { nameOrText } from '../lookalikes';
import { isOneOfMany } from '../one-of-many';
import { isReworded } from '../page-reworded';
import { countReading } from '../reading';
import { readSibling, type Sibling } from '../sibling';
import { allSiblings, lastingTraitsOf, siblingContextOf, traitsOf, wordsBeside } from '../sibling-context';
import { REWORDED, SIBLINGS_KEPT } from '../thresholds';
import { fact } from './rule';

/** The siblings in the box of the wanted element and in that of a candidate; undefined where that is another kind of box, or none was recorded. */
export const siblingsOf = fact(({ wanted: { company: then }, element }: Evidence) => {
  const now = then && siblingContextOf(element);
  if (!then || now?.box !== then.box) return undefined;
  const [before, after] = [then.members.map(readSibling), now.members.map(readSibling)];
  const position = then.at - then.from;
  const [own, other] = [before[position], after[now.at - now.from]];
  if (!own || !other) return undefined;
  const isBuiltAlike =
    then.at === now.at &&
    then.of === now.of &&
    before.length === after.length &&
    before.every(({ role }, index) => role === after[index]?.role);
  return {
    then,
    now,
    before,
    after,
    position,
    /** The wanted element and the candidate. */
    own,
    other,
    /** As many siblings, of the same roles in the same order, the element in the same position; and none has changed places. */
    isUnchanged: isBuiltAlike && !haveMoved(before, after),
    /** Its box has the same number among its like. */
    isInPlace: then.nth?.at === now.nth?.at && then.nth?.of === now.nth?.of,
  };
});
type Siblings = NonNullable<ReturnType<typeof siblingsOf>>;

const ask = (question: (siblings: Siblings, one: Evidence) => boolean) =>
  fact((one: Evidence) => {
    const siblings = siblingsOf(one);
    return !!siblings && question(siblings, one);
  });

/** All that stand in the box now, not only the nearest; none where those are too many to look at. */
const everybody = fact(({ element }: Evidence) => allSiblings(element));
const everybodyOr = ({ after }: Siblings, one: Evidence) => (everybody(one).length ? everybody(one) : after);

export const isWrittenOtherwise = ask(({ own, other }) => own.written !== '' && other.written !== '' && own.written !== other.written);
export const isInUnchangedBox = ask(({ isUnchanged }) => isUnchanged);
/** The box was rebuilt, or it is another one of its kind. */
export const isRebuilt = ask(({ isUnchanged, isInPlace }) => !isUnchanged || !isInPlace);

/**
 * Where there are several of its kind, as many as there were, it is known by what only it had and only it has, as boxes may have changed places.
 * What it is made of ("#") tells only where it stands in its place, too.
 */
export const isSameBox = ask(({ then: { nth: then }, now: { nth: now }, isInPlace }) => {
  if (isInPlace && (then?.of ?? 1) === 1) return true;
  if (!then?.own || !now?.own || then.of !== now.of) return false;
  const kept = then.own.filter((trait) => now.own?.includes(trait));
  return kept.length > 1 || kept.some((trait) => trait.startsWith('=') || (isInPlace && trait.startsWith('#')));
});

/** What only the wanted one had, another one has now; or what only this one has, another one had. */
export const isKnownAsAnother = ask((siblings, one) => {
  const { before, own, other } = siblings;
  const now = everybodyOr(siblings, one);
  const [had, has] = [traitsOf(own), traitsOf(other)];
  return [...had.filter((trait) => !has.includes(trait)), ...has.filter((trait) => !had.includes(trait))].some(
    (trait) => having(trait, before).length === 1 && having(trait, now).length === 1,
  );
});

/** Something that is no word is as it was, and nobody else in the box had it or has it. */
export const hasOwnTrait = ask((siblings, one) => isProvedBy(traitsOf, siblings, everybodyOr(siblings, one)));
/** The same, of its link target, form name, value and icon. */
export const hasPlainProof = ask((siblings, one) => isProvedBy(plainOf, siblings, everybodyOr(siblings, one)));
const plainOf = ({ written, iconShape }: Sibling) => [written, iconShape].filter((trait) => trait !== '');
const isProvedBy = (traitsOf: (one: Sibling) => string[], { before, own, other }: Siblings, now: Sibling[]) =>
  traitsOf(own).some((trait) => traitsOf(other).includes(trait) && having(trait, before).length === 1 && having(trait, now).length === 1);

/** Something that only it had and that no rewording changes is gone, or its icon is another. */
export const hasLostTrait = ask(
  ({ before, own, other }) =>
    own.iconShape !== other.iconShape ||
    lastingTraitsOf(own).some(
      (trait) => trait !== own.written && having(trait, before).length === 1 && !lastingTraitsOf(other).includes(trait),
    ),
);

/** All of its siblings were recorded, they have the same roles now, and its box was one of a few that a page has: no row. */
export const haveRolesAsThen = ask(
  ({ then, before }, one) => then.nth !== undefined && before.length === then.of && areOf(before, everybody(one)),
);
const areOf = (before: Sibling[], now: Sibling[]) => rolesOf(before) === rolesOf(now);
const rolesOf = (siblings: Sibling[]) =>
  siblings
    .map(({ role }) => role)
    .sort()
    .join();

/** The page was reworded; or the box stands in its place, and two and at least half of the others are known by what is written on them: no other step. */
export const rewordingExpected = ask(
  ({ before, own, isInPlace }, one) => isReworded(one.wanted) || (isInPlace && areStillThere(before, everybody(one), own)),
);
function areStillThere(before: Sibling[], now: Sibling[], own: Sibling): boolean {
  const others = before.filter((one) => one !== own);
  const known = others.filter(({ written }) => written !== '' && having(written, before).length === 1 && having(written, now).length === 1);
  return known.length > 1 && known.length / others.length >= SIBLINGS_KEPT;
}

/** It says now what another one in the box said. */
export const saysWhatAnotherSaid = ask(({ before, other }) => other.words !== '' && before.some(({ words }) => words === other.words));

/** Of those that stand with it, at least a third speak otherwise too, where there are several that speak: else it is the only new one among old ones. */
export const othersChangedToo = ask(({ before, after, position }) => {
  const spoke = before
    .map(({ words }, index) => [words, after[index]?.words] as const)
    .filter(([then], index) => then && index !== position);
  return spoke.length < 2 || spoke.filter(([then, now]) => then !== now).length / spoke.length >= REWORDED;
});

/** The same where they may have changed places. */
export const othersSpeakOtherwise = ask((siblings, one) => {
  const now = everybodyOr(siblings, one);
  const spoke = siblings.before.filter((sibling) => sibling !== siblings.own && sibling.words !== '');
  return spoke.length < 2 || spoke.filter(({ words }) => countOf(now, 'words', words) === 0).length / spoke.length >= REWORDED;
});

/** Nobody came or went in the box, and everybody else of its role is known by something, there and then: it is the one that is left. */
export const isTheOtherOne = ask(({ then, before, own, other }, one) => {
  const now = everybody(one);
  if (before.length < then.of || before.length !== now.length || isOneOfMany(one.wanted) || !areOf(before, now)) return false;
  const isKnown = (sibling: Sibling) =>
    traitsOf(sibling).some((trait) => having(trait, before).length === 1 && having(trait, now).length === 1) ||
    (sibling.words !== '' && countOf(before, 'words', sibling.words) === 1 && countOf(now, 'words', sibling.words) === 1);
  const self = now.find((sibling) => isSame(sibling, other));
  const others = [...before, ...now].filter((sibling) => sibling !== own && sibling !== self && sibling.role === own.role);
  return !!self && others.every(isKnown);
});
const isSame = (one: Sibling, other: Sibling) =>
  (Object.keys(one) as (keyof Sibling)[]).every((part) => String(one[part]) === String(other[part]));

/** Everybody else of its role in the box is known by something of its own, and stands where it stood. */
export const isOnlyOneLeft = ask(({ then, before, after, position }) => {
  if (before.length < then.of) return false;
  const isKnown = (sibling: Sibling, index: number) =>
    (['words', 'written', 'named', 'iconShape'] as const).some((part) => {
      const value = sibling[part];
      return value !== '' && after[index]?.[part] === value && countOf(before, part, value) === 1 && countOf(after, part, value) === 1;
    });
  return before.every((sibling, index) => index === position || sibling.role !== before[position]?.role || isKnown(sibling, index));
});

/** All are painted as they were in their places, and it unlike all of its role: had two changed places, their paint would have. */
export const isPaintedApart = ask(({ before, after, position, own, other }) => {
  if (!other.paint || (own.paint !== '' && own.paint !== other.paint)) return false;
  return before.every(
    ({ role, paint }, index) =>
      index === position || role !== own.role || (paint !== '' && paint === after[index]?.paint && paint !== other.paint),
  );
});

/** A word of it is left ("Theme Neutral", "Farbwelt Neutral") that nobody else in the box has, or had beside it. */
export function keepsWord({ wanted, element }: Evidence): boolean {
  const had = tokens(wanted.name ?? wanted.text ?? '');
  const others = [...wordsBeside(element), ...wanted.neighbours].flatMap(tokens);
  return tokens(nameOrText(element)).some((word) => had.includes(word) && !others.includes(word));
}
const tokens = (text: string): string[] => bareWords(text).filter((word) => word.length > 2);

/** It was one of several that read alike, none reads so any more, and several read as this one does now: they were renamed together. */
export const wereRenamedAlike = ({ wanted, element, item }: Evidence): boolean =>
  (wanted.ordinal?.of ?? 1) > 1 && item === AGREES && countReading(element) > 1;

/** What one of them said, or was written on it, is now on another: then places prove nothing. */
function haveMoved(before: Sibling[], after: Sibling[]): boolean {
  return (['words', 'written', 'iconShape'] as const).some((part) =>
    before.some((one, index) => {
      const said = one[part];
      if (!said || after[index]?.[part] === said || countOf(before, part, said) > 1) return false;
      return countOf(after, part, said) > 0;
    }),
  );
}

const countOf = (siblings: Sibling[], part: keyof Sibling, value: string) => siblings.filter((one) => one[part] === value).length;

const having = (trait: string, siblings: Sibling[]) => siblings.filter((one) => traitsOf(one).includes(trait));
