import type { Intent } from '../../../languages/grammar';
import { foldLetters } from '../../../lib/text';
import type { Action } from '../action';
import { answered } from '../answer/answered';
import { isNameIn } from '../choose-element';
import type { Command, ReadCommand } from '../command';
import { grammarFor, grammars } from '../grammars';
import { bareEnd, bareText } from '../parse-command';
import { isPronoun } from '../phrase';
import { saysAllOf, saysWhat } from '../says-all-of';
import type { Scene } from '../scene';
import { oneOfStep } from '../steps';
import { comparable } from '../text-fit';
import { ITS_NAME, NEARLY_NAMED } from '../thresholds';
import { languageOf, voiceOf } from '../voice';
import { isThing } from '../words-for';
import { addThing } from './add-thing';
import { addToList } from './add-to-list';
import { byPage } from './by-page';
import { checkNext, checkRows } from './check-rows';
import { act, asCheck, clickFound, clickOn } from './click';
import { sendMessage } from './conversation';
import { deedInThing } from './deed-in-thing';
import { deedOnSelected } from './deed-on-selected';
import { fillByPage } from './fill-by-page';
import { findTarget } from './find-target';
import { formatText } from './format-text';
import { aimPress, withContext } from './in-context';
import { withLettersAsAsked } from './letters-as-asked';
import { numberedStep } from './numbered-step';
import { optionCalled, setBySentence } from './option';
import { toPage } from './page-number';
import { pageSize } from './page-size';
import { placeInList } from './place-in-list';
import { abstain, type Resolution } from './resolution';
import { resolveCommand } from './resolve-command';
import { saidAgain } from './said-again';
import { suggestAnything } from './suggest-anything';
import { weighed } from './weigh';

/** The action for a command in the light of the commands before it; `previous` is the last action of this plan. */
export function resolveReadings(...asked: Parameters<typeof resolveEach>): Resolution {
  const found = resolveEach(...asked);
  const resolution = answered(found, asked[0].said, asked[1], asked[2]);
  if (resolution.kind !== 'abstain') return resolution;
  const [read, scene] = asked;
  const language = read.readings[0]?.language ?? languageOf(read.said);
  const { suggestions } = resolution;
  // The same text for another field, or another part of the text for it, is what was said.
  if (suggestions.length > 0 && WRITES.has(read.readings[0]?.intent)) return resolution;
  const near = suggestions.length > 0 ? suggestions : saysWhat(read.said, language) ? suggestAnything(scene, voiceOf(language)) : [];
  return { ...resolution, suggestions: near.filter(saysAllOf(read.said, language)).slice(0, 3) };
}

const WRITES = new Set<Intent | undefined>(['type', 'search']);

function resolveEach(read: ReadCommand, scene: Scene, opened: boolean, before: ReadCommand[], previous?: Action): Resolution {
  const first = read.readings[0];
  const shaped = ofShape(read, scene, opened);
  if (shaped) return shaped;
  if (!first) return resolveBare(read, scene, opened);
  const going = opened ? deedOnSelected(scene, first, opened) : undefined;
  if (going) return going;
  if (before.length > 0 && isSaidAgain(first)) return { kind: 'done', why: before.at(-1)?.said ?? '' };
  const named = sayingOfName(read, scene);
  if (named) return named;
  const turned = TURNS.has(first.intent) ? toPage(scene, read.said, first.language) : undefined;
  if (turned) return turned;
  const left = leavesOut(scene, read.said, first, opened);
  if (left) return left;
  const formatted = FILLS.has(first.intent) ? formatText(scene, read.said, first) : undefined;
  if (formatted) return formatted;
  const slots = Object.keys(first.slots).sort().join();
  // "search mail for x" may be a search in "mail", or for all of it; "option 3 in the first list" may be what an option says, or where it is.
  const alike = read.readings.filter(
    (reading) =>
      reading.intent === first.intent &&
      (first.intent === 'search' || first.intent === 'select' || Object.keys(reading.slots).sort().join() === slots),
  );
  const isName = isNameIn(scene);
  const isLiteral = ({ slots: { option } }: Command) => Number(option !== undefined && isName(option.text));
  let refusal: Resolution | undefined;
  // "choose Option 2" chooses what is called just that, if there is such a thing, and not the option "2".
  for (const reading of alike.sort((left, right) => isLiteral(right) - isLiteral(left))) {
    const command = withContext(withLettersAsAsked(reading), scene, before);
    const resolution = resolveCommand({ command, scene, opened });
    if (resolution.kind !== 'abstain') return aimPress(resolution, previous);
    refusal ??= resolution;
    if (isLiteral(reading)) break;
  }
  const chosen = chosenInList(read, scene, opened);
  if (chosen) return chosen;
  const isSeveral = refusal?.kind === 'abstain' && refusal.several;
  const isRead = BY_PAGE.has(first.intent) && !isSeveral;
  const filled = FILLS.has(first.intent) ? fillByPage(scene, first) : undefined;
  // "Collapse everything" is one control by all of its words, though "everything" alone may be many.
  const whole = isSeveral && FOLDS.has(first.intent) ? byPage(scene, first, opened) : undefined;
  if (whole?.kind === 'act') return whole;
  const set = first.intent === 'open' && !isSeveral ? setBySentence({ command: first, scene, opened }) : undefined;
  if (set?.kind === 'act') return set;
  const meant = filled ?? (isRead ? byPage(scene, first, opened) : undefined);
  // "Mark everything as read" may be a button.
  const button = !meant && isRead && first.intent === 'check' ? byPage(scene, { ...first, intent: 'click' }, opened) : undefined;
  const found = meant ?? (button?.kind === 'act' ? button : undefined);
  const said = found || isSeveral ? undefined : (saidAgain(scene, first, inWords) ?? (isRead ? deedInThing(scene, first) : undefined));
  const done = found || said || opened ? undefined : deedOnSelected(scene, first, opened);
  const weighedUp = found || said || done || read.seeks ? undefined : weighed(scene, first, isSeveral);
  return found ?? said ?? done ?? weighedUp ?? refusal ?? resolveBare(read, scene, opened);
}

/** "Mets la langue sur français" may write the one into the other, or set a list: where a list of that name has that option, that is meant. */
function chosenInList({ readings: [first, ...others] }: ReadCommand, scene: Scene, opened: boolean): Resolution | undefined {
  const sets = first && FILLS.has(first.intent) && first.intent !== 'set' ? others.filter(({ intent }) => intent === 'set') : [];
  const chosen = sets.map((command) => resolveCommand({ command, scene, opened }));
  return chosen.find((one) => one.kind === 'act' && one.action.method === 'selectOption');
}

/** Sentences that are known by their shape, whatever their verb: rows and places of a list, steps, something to add. */
function ofShape(read: ReadCommand, scene: Scene, opened: boolean): Resolution | undefined {
  const { said, readings } = read;
  const [first] = readings;
  const { source = said, language = languageOf(said) } = first ?? {};
  const several = checkRows(scene, said, first);
  if (several) return several;
  if (countsSeveral(said)) return abstain(voiceOf(first?.language ?? 'en')('noCommand', { said }));
  return (
    inAnyLanguage((id) => pageSize(scene, source, id, opened), language) ??
    inAnyLanguage((id) => placeInList(scene, source, id), language) ??
    inAnyLanguage((id) => numberedStep(scene, source, id), language) ??
    intoField(scene, source) ??
    addToList(scene, said) ??
    addThing(scene, said, opened) ??
    checkNext(scene, said, first)
  );
}

/** "The first three rows": several of a list, which no command here takes. Taking one of them, or all, would be something else. */
function countsSeveral(said: string): boolean {
  const words = foldLetters(said.replace(/[“"][^“”"]*[”"]/g, ' ')).split(/\s+/);
  const isSeveral = (word = '') => /^\d+$/.test(word) || grammars().some(({ numbers }) => (numbers.get(word) ?? 0) > 1);
  return grammars().some(({ ordinals }) => words.some((word, at) => ordinals.has(word) && isSeveral(words[at + 1])));
}

/** "I want to draw an arrow, pick that tool": what was used before is named again, by nothing but a pronoun and a word for things. */
function isSaidAgain({ intent, slots, language }: Command): boolean {
  const said = slots.object ?? slots.option;
  const [pronoun, ...rest] = said && !said.quoted ? said.text.split(' ') : [];
  if (intent !== 'select' || !pronoun || rest.length !== 1) return false;
  return isPronoun({ text: pronoun, quoted: false }, language) && isThing(rest[0] ?? '', language);
}

/** "Show only the paid ones" is read from the page as a whole: who is called Paid in a row is none of it. */
function leavesOut(scene: Scene, said: string, command: Command, opened: boolean): Resolution | undefined {
  const { only } = grammarFor(command.language);
  if (!SHOWS.has(command.intent) || !comparable(said).words.some((word) => only.has(word))) return undefined;
  const found = byPage(scene, { ...command, intent: 'read' }, opened);
  return found?.kind === 'act' ? found : undefined;
}
const SHOWS = new Set<Intent>(['open', 'read', 'select', 'click', 'goTo']);

/** Of these a control may be called by any words of the sentence: "view profile", "enable notifications", "make it bold". */
const BY_PAGE = new Set<Intent>(['click', 'open', 'close', 'check', 'uncheck', 'goTo', 'select', 'set', 'clear', 'read']);

const FOLDS = new Set<Intent>(['open', 'close', 'set']);
const TURNS = new Set<Intent>(['goTo', 'open', 'click', 'select', 'scrollTo']);

/** Of these the values and fields may stand in any order: "the street "x" and the town "y"". */
const FILLS = new Set<Intent>(['type', 'set', 'select', 'read']);

/** "View history", "Select all": what sounds like a command may be just what a button says. */
function sayingOfName(read: ReadCommand, scene: Scene): Resolution | undefined {
  const name = bareText(read.said, read.readings[0]?.language ?? 'en');
  if (/[“”"]/.test(name)) return undefined;
  const command: Command = { intent: 'click', slots: {}, language: 'en', source: read.said, start: 0, end: 0 };
  const found = findTarget(scene, { text: name, quoted: true }, command, {
    needs: 'clickable',
    threshold: ITS_NAME,
    prefers: ({ element }) => (NAMED.has(element.role) ? 1 : 0),
  });
  if (found.ok) return clickFound(scene, command, found);
  return found.several ? found.abstain : undefined;
}

const NAMED = new Set(['button', 'link', 'menuitem', 'tab']);

/** Words without a verb: the name of something to click, if it is very nearly that. */
function resolveBare(read: ReadCommand, scene: Scene, opened: boolean): Resolution {
  const language = languageOf(read.said);
  const turned = toPage(scene, read.said, language);
  if (turned) return turned;
  const command: Command = {
    intent: 'click',
    slots: { object: { text: bareEnd(read.said, language).replace(/[“”"]/g, ''), quoted: false } },
    language,
    source: read.said,
    start: 0,
    end: 0,
  };
  const found = findTarget(scene, command.slots.object ?? { text: '', quoted: false }, command, {
    needs: 'clickable',
    threshold: NEARLY_NAMED,
  });
  if (found.ok) return asCheck(scene, clickFound(scene, command, found));
  if (found.several) {
    // "Dark theme": of all that stand under Theme the one that is called Dark.
    const whole = byPage(scene, command, opened);
    return whole?.kind === 'act' ? whole : (weighed(scene, command, true) ?? found.abstain);
  }
  const step = oneOfStep(scene, read.said, language);
  if (step) return clickFound(scene, command, step);
  const filled = inAnyLanguage(
    (id) => fillByPage(scene, { ...command, language: id }) ?? formatText(scene, read.said, { language: id }),
    language,
  );
  if (filled) return filled;
  const sent = sendMessage(scene, read.said);
  if (sent) return sent;
  const meant =
    byPage(scene, command, opened) ?? (hasColumns(scene) ? inAnyLanguage((id) => stated(scene, command, id), language) : undefined);
  const deed = meant ?? saidAgain(scene, command, inWords) ?? deedInThing(scene, command) ?? deedOnSelected(scene, command, opened);
  if (deed) return deed;
  const chosen = inAnyLanguage((id) => optionCalled(scene, bareText(read.said, id)), language);
  if (chosen) return chosen;
  const begun = onlyBegunBy(scene, read.said);
  if (begun) return clickOn(scene, command, { text: begun, quoted: true });
  const weighedUp = weighed(scene, command);
  if (weighedUp) return weighedUp;
  const say = voiceOf(command.language);
  return abstain(say('noCommand', { said: read.said }));
}

/** A command that stands by itself, as another one says it again. */
const inWords = (read: ReadCommand, scene: Scene): Resolution => resolveEach(read, scene, false, []);

/** Is there a table at all? */
const hasColumns = ({ entries }: Scene): boolean => entries.some(({ element }) => element.role === 'columnheader');

/** "Finn has paid": the box in the row of the one and the column of the other is ticked; not where it is a question. */
function stated(scene: Scene, command: Command, language: string): Resolution | undefined {
  const words = command.source.split(/\s+/);
  const { asking, tick } = grammarFor(language);
  const at = words.findIndex((word) => asking.has(foldLetters(word)));
  if (at < 1 || /[?？]\s*$/u.test(command.source)) return undefined;
  const source = [tick, ...words.filter((_, index) => index !== at)].join(' ');
  const ticked = byPage(scene, { ...command, intent: 'check', language, source }, false);
  return ticked?.kind === 'act' && ticked.action.method === 'check' ? ticked : undefined;
}

/** Without a verb that is known nobody knows the language: the likeliest first. */
function inAnyLanguage<Meant>(read: (language: string) => Meant | undefined, likely: string): Meant | undefined {
  for (const language of new Set([likely, ...grammars().map(({ id }) => id)])) {
    const meant = read(language);
    if (meant) return meant;
  }
  return undefined;
}

/** "focus the notes": a press into the field, and no word of it is written. */
function intoField(scene: Scene, said: string): Resolution | undefined {
  for (const { id, focuses } of grammars()) {
    const text = bareText(said, id);
    const verb = focuses.exec(foldLetters(text))?.[0];
    if (verb === undefined) continue;
    const field = { text: text.slice(verb.length), quoted: false };
    const command: Command = { intent: 'click', slots: { object: field }, language: id, source: said, start: 0, end: 0 };
    const found = findTarget(scene, field, command, { needs: 'editable' });
    return found.ok ? act(scene, found.element, 'click', found.why) : found.abstain;
  }
  return undefined;
}

/** "print": the name of the only button that begins with these words. */
function onlyBegunBy(scene: Scene, said: string): string | undefined {
  const words = `${comparable(said).normal} `;
  const names = scene.entries.flatMap(({ element }) =>
    element.role === 'button' && comparable(element.name).normal.startsWith(words) ? [element.name] : [],
  );
  return names.length === 1 ? names[0] : undefined;
}
