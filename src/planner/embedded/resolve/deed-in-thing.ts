import { asksAt } from '../../../model/goal/asks';
import type { SnapshotElement } from '../../../model/snapshot';
import type { Command } from '../command';
import { conceptOf, conceptsIn, deedIn } from '../concepts';
import { CONTROLS, ITEM_ROLES } from '../inside';
import { hasCapability } from '../kinds';
import { bareText } from '../parse-command';
import { type Entry, type Scene, sceneOf } from '../scene';
import { type Comparable, comparable } from '../text-fit';
import { voiceOf } from '../voice';
import { wordsFor } from '../words-for';
import { act } from './click';
import { explain } from './find-target';
import { MENU } from './look-for';
import { abstain, type Resolution } from './resolution';
import { has } from './share-said';

/**
 * "Star the message from Ann", "connect Notes": the first word is what a control is called, and every other one that tells anything stands in the name of the row, card or
 * item around it. Of several such nobody knows which; a thing that has a menu beside it may have the control in there.
 */
export function deedInThing(scene: Scene, command: Command): Resolution | undefined {
  const { deed, telling } = deedOf(command);
  if (deed === '') return undefined;
  const chosen = fromMenu(scene, [deed, ...telling]);
  if (chosen) return chosen;
  const called = scene.entries.filter((entry) => isCalledBy(deed, entry.element) && standsIn(entry, []));
  const named = called.filter((entry) => standsIn(entry, telling));
  // Nothing there is called so: it may be any of several, and never the only one.
  const found = named.length > 0 ? named : called.length > 1 && telling.length < 2 ? called : [];
  const [only, other] = found;
  const why = `“${deed}” in “${telling.join(' ')}”`;
  if (only && other) {
    const candidates = found.map((entry) => ({ entry, text: 1, kind: 1, score: 1, why }));
    return explain({ kind: 'ambiguous', candidates }, { spoken: command.source, names: [], quoted: false }, command);
  }
  if (only && telling.length > 0) return act(scene, only.element, 'click', why);
  return menuOf(scene, command, [deed, ...telling]);
}

function deedOf({ source, language }: Command): { deed: string; telling: string[] } {
  const { words } = comparable(bareText(source.replace(/[“”"]/g, ' '), language));
  const { deed, rest } = deedIn(words);
  const { small, things, contents } = wordsFor(language);
  return { deed, telling: rest.filter((word) => ![small, things, contents].some((words) => words.has(word))) };
}

/** Its menu may have what no control says: of a thing that is named, by two words or a proper name, or for what pages keep in menus. */
function menuOf(scene: Scene, { source, language }: Command, said: readonly string[]): Resolution | undefined {
  const menu = asksAt(source) || source.includes('@') ? undefined : menuBeside(scene, said);
  const names = said.filter((word) => !menu?.left.includes(word));
  const isProper = source.split(/\s+/).some((word) => /^\p{Lu}/u.test(word) && names.includes(comparable(word).normal));
  const isUsual = said.some((word) => IN_MENUS.has(conceptOf(word) ?? ''));
  const look = menu && (names.length > 1 || isProper || isUsual) ? act(scene, menu.look.element, 'click', MENU) : undefined;
  return look?.kind === 'act' ? { ...abstain(voiceOf(language)('noCommand', { said: source })), look } : undefined;
}
const IN_MENUS = new Set(['delete', 'edit', 'download']);

/** By the verb and nothing else; a cross in a thing takes it away. */
function isCalledBy(deed: string, element: SnapshotElement): boolean {
  const { role, name } = element;
  if (!CONTROLS.has(role) || !hasCapability(element, 'clickable') || element.states.includes('disabled')) return false;
  const { words, normal } = comparable(name);
  const concept = conceptOf(deed);
  if (concept === 'delete' && CROSS.test(name.trim())) return true;
  return words.length > 0 && (normal === deed || (concept !== undefined && conceptOf(normal) === concept));
}
const CROSS = /^[×✕✖✗]$/;

const thingOf = ({ element, places }: Entry): Comparable | undefined => places[element.place.findIndex(({ kind }) => ITEM_ROLES.has(kind))];

function standsIn(entry: Entry, telling: readonly string[]): boolean {
  const thing = thingOf(entry);
  return thing !== undefined && telling.every((word) => has(new Set(thing.words), word));
}

/** The one thing that has most of the words, and a button for more of it: its menu is opened to look there for the rest, which changes nothing. */
function menuBeside(scene: Scene, said: readonly string[]): { look: Entry; left: readonly string[] } | undefined {
  const menus = scene.entries.filter(isMore).map((look) => {
    // What is no row or card to the page stands right before its menu.
    const around = thingOf(look)?.normal ?? scene.entries[look.order - 1]?.element.name.replace(/[._-]/g, ' ') ?? '';
    const thing = new Set(comparable(around).words);
    return { look, left: said.filter((word) => !has(thing, word)) };
  });
  const least = Math.min(said.length - 1, ...menus.map(({ left }) => left.length));
  const [only, other] = menus.filter(({ left }) => left.length === least);
  const isAsked = !said.some((word) => CREATES.has(conceptOf(word) ?? ''));
  return only && !other && least > 0 && isAsked ? only : undefined;
}
const CREATES = new Set(['add', 'search']);

/** A button that is called more, or by three dots, or by nothing and opens a menu. */
function isMore({ element: { role, name, states } }: Entry): boolean {
  if (role !== 'button' || states.includes('disabled')) return false;
  return conceptsIn(comparable(name).normal).has('more') || DOTS.test(name) || (name === '' && states.includes('popup'));
}
const DOTS = /^(?:[⋮⋯…︙]|[.·•]{3})$/u;

/** In the menu that is open now: the one that has all words which are not of the thing. */
function fromMenu(scene: Scene, said: readonly string[]): Resolution | undefined {
  const left = (scene.before && menuBeside(sceneOf(scene.before), said)?.left) ?? [];
  const [only, other] = scene.entries.filter(({ element }) => {
    const words = new Set(comparable(element.name).words);
    return scene.isNew(element) && CONTROLS.has(element.role) && left.length > 0 && left.every((word) => has(words, word));
  });
  return only && !other ? act(scene, only.element, 'click', `“${left.join(' ')}” in the menu`) : undefined;
}
