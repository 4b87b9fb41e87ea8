import { once } from '../../lib/once';
import { asksAt, namesAll } from '../../model/goal/asks';
import { isConnector, isFiller, isRelation } from '../../model/goal/lexicon';
import { z } from '../../model/schema';
import type { Command, ReadCommand } from '../commands/command';
import { nameOf } from '../commands/names';
import { tables } from '../commands/tables';
import { languageOf } from '../commands/voice';
import type { LanguageModel } from './language-model';
import { speak } from './on-device';
import readGoalText from './read-goal.md?raw';

const INTENTS = [
  ...(['click', 'doubleClick', 'rightClick', 'open', 'close', 'goTo', 'type', 'append', 'clear', 'search', 'select', 'set'] as const),
  ...(['check', 'uncheck', 'hover', 'drag'] as const),
] as const;
const SLOTS = ['object', 'text', 'field', 'option', 'target'] as const;

/** By judgement: a goal of more commands is a page of its own. */
const MOST_COMMANDS = 12;
const MOST_SIGNS = 500;

const Said = z.string().check(z.minLength(1), z.maxLength(MOST_SIGNS));
const Reading = z.strictObject({
  commands: z
    .array(z.strictObject({ said: Said, intent: z.enum(INTENTS), slots: z.partialRecord(z.enum(SLOTS), Said) }))
    .check(z.maxLength(MOST_COMMANDS)),
});

const form = once(() => z.toJSONSchema(Reading));

/** The commands of a goal as the model of this browser reads them, or undefined where it says anything that the goal does not. It sees the goal alone. */
export async function readGoal(model: LanguageModel, goal: string, signal: AbortSignal): Promise<ReadCommand[] | undefined> {
  try {
    const session = await model.create({ initialPrompts: [{ role: 'system', content: readGoalText }], signal });
    try {
      return asRead(goal, JSON.parse(await speak(session, goal, form(), signal)));
    } finally {
      session.destroy();
    }
  } catch {
    return undefined;
  }
}

/** What the model answered as commands, if each word of the goal is in a name or value of them, tells nothing, or is the verb of one. */
export function asRead(goal: string, answer: unknown): ReadCommand[] | undefined {
  const reading = Reading.safeParse(answer);
  if (!reading.success || reading.data.commands.length === 0 || asksAt(goal) || namesAll(goal).length > 0) return undefined;
  const commands: ReadCommand[] = [];
  let from = 0;
  for (const { said, intent, slots } of reading.data.commands) {
    const start = goal.indexOf(said, from);
    if (start < 0 || !isPlain(goal.slice(from, start)) || !isAllSaid(said, Object.values(slots))) return undefined;
    from = start + said.length;
    const isQuoted = (text: string) => QUOTES.some(([open, close]) => said.includes(`${open}${text}${close}`));
    const parts = Object.fromEntries(Object.entries(slots).map(([slot, text]) => [slot, { text, quoted: isQuoted(text) }]));
    const command: Command = { intent, slots: parts, language: languageOf(goal), source: said };
    commands.push({ said, readings: [command] });
  }
  return isPlain(goal.slice(from)) ? commands : undefined;
}

const QUOTES = ['""', '“”', '„“', '«»', "''", '「」'].map((pair) => [...pair]);

/** A verb, and the particle that belongs to it: "whip up". By judgement. */
const WORDS_OF_VERB = 2;

/** Are names and values all that is said, but for a verb before them and words that tell nothing? */
function isAllSaid(said: string, texts: readonly string[]): boolean {
  const places = texts
    .map((text) => ({ start: said.indexOf(text), end: said.indexOf(text) + text.length }))
    .sort((a, b) => a.start - b.start);
  const [first] = places;
  if (!first || places.some(({ start }, at) => start < (places[at - 1]?.end ?? 0))) return false;
  const between = places.map(({ end }, at) => said.slice(end, places[at + 1]?.start));
  const verb = nameWords(said.slice(0, first.start)).filter((word) => !isKnown(word));
  return verb.length <= WORDS_OF_VERB && !verb.some(isRelation) && between.every(isPlain);
}

const nameWords = (text: string): readonly string[] => nameOf(text).words;
const isPlain = (text: string): boolean => nameWords(text).every(isKnown);
const isKnown = (word: string): boolean => plain().has(word) || (!isRelation(word) && (isFiller(word) || isConnector(word)));

/** Words of all languages that tell nothing, the verbs that only use what is named, and words for kinds of elements and for joining commands. */
const plain = once(
  () =>
    new Set(
      tables().flatMap(({ templates, articles, silent, kinds, joins, courtesy }) => [
        ...templates.flatMap(({ intent, template }) => (USES.has(intent) ? template.needs : [])),
        ...[...articles, ...courtesy].filter((word) => !word.includes(' ')),
        ...[...silent, ...kinds.keys(), ...joins],
      ]),
    ),
);
const USES = new Set<string>(['click', 'open', 'goTo', 'select', 'check', 'uncheck']);
