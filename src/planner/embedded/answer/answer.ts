import { once } from '../../../lib/once';
import { alikeKey, shorten } from '../../../lib/text';
import { inAnyLanguage } from '../all-languages';
import { rank } from '../choose-element';
import type { Command } from '../command';
import { conceptOf } from '../concepts';
import { grammarFor } from '../grammars';
import { CONTROLS } from '../inside';
import { listedAs } from '../items';
import { hasCapability, kindFit } from '../kinds';
import { parsePhrase, parseRelations } from '../phrase';
import { nameOf } from '../resolve/find-target';
import { pagesTold } from '../resolve/page-number';
import { abstain, type Resolution, type Resolve, wordsOf } from '../resolve/resolution';
import { sayElementIn } from '../say-element-in';
import type { Scene } from '../scene';
import { type Comparable, comparable, FIT, textFit } from '../text-fit';
import { NEARLY_NAMED, WELL_NAMED } from '../thresholds';
import { voiceOf } from '../voice';
import { wordsFor } from '../words-for';
import { labelledIn, textLines } from './labelled';
import { isOtherThing } from './other-thing';
import { type Priced, pricedIn } from './prices';
import { asking } from './tell-by-page';

const NOTHING = { text: '', quoted: false };
function cannot({ language }: Command, scene?: Scene): Resolution {
  const say = voiceOf(language);
  const more = scene?.snapshot.more[0];
  const summary = more === undefined ? say('cannotAnswer') : say('notAllShown', { more });
  return abstain(summary);
}

/** "what is the total": a value that stands under this label, in a field, or is the page's own. */
export const ask: Resolve = ({ command, scene }) => {
  const object = command.slots.object ?? NOTHING;
  const own = ofPage(scene, object.text);
  if (own) return { kind: 'answer', summary: own, readFrom: [] };
  const phrase = parsePhrase(object, command.language);
  // What is in something is no count or day that stands beside its name.
  const isInside = grammarFor(command.language).prepositions.has(comparable(object.text).words[0] ?? '');
  const values = phrase.names.flatMap((name) => labelledIn(textLines(scene), name)).filter(({ value }) => !(isInside && /\d/.test(value)));
  const value = values[0];
  if (value && values.every((other) => other.value === value.value)) {
    return {
      kind: 'answer',
      summary: `${value.label.replace(/^#+\s*/, '').replace(/[:：]\s*$/u, '')}: ${value.value}`,
      readFrom: readFrom(scene, value.value),
    };
  }
  const field = rank(scene, phrase, { needs: 'any', prefers: ({ element }) => (element.value ? 1 : 0) }).filter(
    ({ text }) => text >= WELL_NAMED,
  );
  const only = field[0];
  if (values.length === 0 && only && field.length === 1 && !only.entry.element.secret) {
    return { kind: 'answer', summary: `${nameOf(only.entry.element)}: ${only.entry.element.value}`, readFrom: [only.entry.element.id] };
  }
  return priceOf(scene, command) ?? cannot(command);
};

/** "how much is the tripod": the price that stands with it, else the amount under that label. */
export const price: Resolve = (circumstance) => {
  const phrase = parsePhrase(circumstance.command.slots.object ?? NOTHING, circumstance.command.language);
  for (const name of phrase.names) {
    const one = onePrice(circumstance.scene, name);
    if (one) return one;
  }
  return ask(circumstance);
};

/** "how many results": a count that the page tells, or elements of a kind when all of them are shown. */
export const count: Resolve = ({ command, scene }) => {
  const object = command.slots.object ?? NOTHING;
  const told = toldCount(scene, wordsOf(object));
  if (told) return { kind: 'answer', summary: told, readFrom: [] };
  const counted = countedBySight(scene, wordsOf(object), command.language);
  if (counted) return counted;
  const placed = countedIn(scene, command);
  if (placed) return placed;
  const phrase = parsePhrase(object, command.language);
  if (!phrase.kind || scene.snapshot.more.length > 0 || ['result', 'card', 'row', 'heading', 'image', 'element'].includes(phrase.kind))
    return cannot(command);
  const name = phrase.names[0];
  const fitting = scene.entries.filter(
    ({ element, texts }) =>
      hasCapability(element, 'any') &&
      kindFit(phrase.kind, element) === 1 &&
      (!name || texts.some(({ text }) => textFit(name, text) >= FIT.sameThing)),
  );
  // That there is none of a kind is not seen from what can be pressed: "how many items are left?"
  if (fitting.length === 0) return cannot(command);
  const ids = fitting.slice(0, 20).map(({ element }) => element.id);
  return { kind: 'answer', summary: `${fitting.length} ${wordsOf(object).replace(/ (are|is) .*$/, '')}.`, readFrom: ids };
};

/** "How many sizes are there?", "how many images are in the set?": the controls under what is called so, where all are shown. */
function countedIn(scene: Scene, { slots, language }: Command): Resolution | undefined {
  const object = slots.object ?? NOTHING;
  if (scene.snapshot.more.length > 0) return undefined;
  const [related] = parseRelations(object, language).filter(({ head }) => head.kind !== undefined && head.names.length === 0);
  const name = related?.anchor ?? comparable(object.text.replace(countEnding(), '').trim());
  const isThere = (place: Comparable, kind: string | undefined) =>
    COUNTED.has(kind ?? '') && textFit(name, comparable(place.text.replace(/^\S+ /, ''))) >= (related ? FIT.inName : FIT.exact);
  const there = scene.entries.filter(
    ({ element, places }) =>
      (related ? kindFit(related.head.kind, element) > 0 : CONTROLS.has(element.role)) &&
      places.some((place, at) => isThere(place, element.place[at]?.kind)),
  );
  if (there.length < 2) return undefined;
  return { kind: 'answer', summary: `${there.length}.`, readFrom: there.slice(0, 20).map(({ element }) => element.id) };
}
const COUNTED = new Set(['heading', 'list', 'group', 'radiogroup', 'region', 'item']);

/** "How many mails are there?": what the page speaks of and lists, each told, where all of them are shown; or the pages of a document. */
function countedBySight(scene: Scene, said: string, language: string): Resolution | undefined {
  const { small } = wordsFor(language);
  const { asking, pronouns } = grammarFor(language);
  const words = comparable(said).words.filter((word) => !small.has(word) && !asking.has(word) && !pronouns.has(word));
  const pages = pagesTold(scene, words);
  if (pages) return { kind: 'answer', summary: pages.text, readFrom: [pages.from.element.id] };
  const [word] = words;
  const listed = word && words.length === 1 && scene.snapshot.more.length === 0 ? listedAs(scene, word) : [];
  if (listed.length === 0) return undefined;
  const names = listed.slice(0, 20).map(({ element }) => `“${shorten(element.name, 60)}”`);
  return {
    kind: 'answer',
    summary: `${listed.length}: ${names.join(', ')}`,
    readFrom: listed.slice(0, 20).map(({ element }) => element.id),
  };
}

/** "is there a Login button". */
export const exists: Resolve = ({ command, scene }) => {
  const say = voiceOf(command.language);
  const object = command.slots.object ?? NOTHING;
  const phrase = parsePhrase(object, command.language);
  const best = phrase.names.length > 0 ? rank(scene, phrase, { needs: 'any' })[0] : undefined;
  if (best && best.text >= NEARLY_NAMED)
    return {
      kind: 'answer',
      summary: say('yes', { label: sayElementIn(say, best.entry.element.role, nameOf(best.entry.element), 80) }),
      readFrom: [best.entry.element.id],
    };
  const wanted = phrase.names[0]?.normal ?? '';
  if (wanted !== '' && alikeKey(scene.snapshot.text).includes(wanted))
    return { kind: 'answer', summary: say('yesSays', { name: wanted }), readFrom: [] };
  return scene.snapshot.more.length > 0 ? cannot(command) : { kind: 'answer', summary: say('no', { name: phrase.spoken }), readFrom: [] };
};

/** "which is the cheapest camera", when every candidate has one price and all are shown. */
export const extreme =
  (sign: 1 | -1): Resolve =>
  ({ command, scene }) => {
    if (scene.snapshot.more.length > 0) return cannot(command, scene);
    const phrase = parsePhrase(command.slots.object ?? NOTHING, command.language);
    const all = pricedIn(textLines(scene));
    const named = all.filter(({ name }) =>
      phrase.names.some((wanted) => textFit(wanted, comparable(name)) >= FIT.inName && !isOtherThing(name, wanted.normal)),
    );
    const title = comparable(`${scene.snapshot.title} ${scene.snapshot.url}`);
    const aboutPage = phrase.names.some((wanted) => textFit(wanted, title) >= FIT.inName || toldCount(scene, wanted.normal) !== undefined);
    const candidates =
      // One that is called so, and others that are not: then the page is about other things too.
      named.length > 0 ? named : phrase.names.length === 0 || aboutPage || phrase.kind === 'card' || phrase.kind === 'result' ? all : [];
    const sorted = [...candidates].sort((left, right) => sign * (left.amount - right.amount));
    const [first, second] = sorted;
    if (!first || !second || first.amount === second.amount || new Set(candidates.map(({ currency }) => currency)).size > 1)
      return cannot(command);
    return {
      kind: 'answer',
      summary: voiceOf(command.language)(sign > 0 ? 'cheapest' : 'dearest', {
        name: first.name,
        price: first.price,
        count: candidates.length,
      }),
      readFrom: readFrom(scene, first.name),
    };
  };

function priceOf(scene: Scene, command: Command): Resolution | undefined {
  for (const { head, anchor } of parseRelations(command.slots.object ?? NOTHING, command.language)) {
    if (!head.names.some((name) => conceptOf(name.normal) === 'price')) continue;
    const one = onePrice(scene, anchor);
    if (one) return one;
  }
  return undefined;
}

function onePrice(scene: Scene, wanted: Comparable): Resolution | undefined {
  const fitting = pricedIn(textLines(scene)).filter(({ name }) => textFit(wanted, comparable(name)) >= FIT.inName);
  const exact = fitting.filter(({ name }) => textFit(wanted, comparable(name)) >= FIT.exact);
  const one: Priced | undefined = exact.length === 1 ? exact[0] : fitting.length === 1 ? fitting[0] : undefined;
  return one ? { kind: 'answer', summary: `${one.name}: ${one.price}`, readFrom: readFrom(scene, one.name) } : undefined;
}

function toldCount(scene: Scene, said: string): string | undefined {
  const wanted = comparable(said.replace(countEnding(), '').trim());
  if (wanted.words.length === 0) return undefined;
  const telling = wanted.words.filter((word) => !asking().has(word));
  // "How many items are left?", where it says "2 items left".
  const isToldOf = (text: Comparable) =>
    textFit(wanted, text) >= FIT.inName || (telling.length > 1 && telling.every((word) => text.words.includes(word)));
  const told = new Set<string>();
  const lines = textLines(scene);
  lines.forEach((line, index) => {
    const match =
      /^#*\s*(\d[\d.,]*)\s+(\p{L}.{0,60})$/u.exec(line) ?? (/^\d[\d.,]*$/.test(line) ? [line, line, lines[index + 1] ?? ''] : undefined);
    if (match?.[1] && match[2] && isToldOf(comparable(match[2]))) told.add(`${match[1]} ${match[2]}`);
  });
  return told.size === 1 ? `${[...told][0]}.` : undefined;
}

const countEnding = once(() => new RegExp(`\\b(${inAnyLanguage(({ grammar }) => grammar.countEndings)})\\b.*$`, 'i'));

/** What the page says of itself, where that is asked: its title or its address. */
function ofPage({ snapshot }: Scene, said: string): string | undefined {
  const asked = said.trim();
  if (pageTitle().test(asked)) return snapshot.title;
  return pageAddress().test(asked) ? snapshot.url : undefined;
}
const pageTitle = once(() => new RegExp(`^(?:${inAnyLanguage(({ grammar }) => grammar.pageTitle)})$`, 'i'));
const pageAddress = once(() => new RegExp(`^(?:${inAnyLanguage(({ grammar }) => grammar.pageAddress)})$`, 'i'));

function readFrom(scene: Scene, text: string): number[] {
  const wanted = alikeKey(text);
  return scene.snapshot.elements
    .filter((element) => wanted !== '' && alikeKey(`${element.name} ${shorten(element.value ?? '', 200)}`).includes(wanted))
    .slice(0, 3)
    .map(({ id }) => id);
}
