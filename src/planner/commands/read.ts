import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import { signsBehind } from '../../model/goal/value';
import { callSpans, parseCall } from './call-syntax';
import type { Called } from './choose';
import type { Command, ReadCommand, Said, SlotName } from './command';
import { isCalled, nameOf } from './names';
import { type Masked, maskQuotes, unmask } from './quotes';
import { type Table, tableOf, tables } from './tables';
import { matchTemplate } from './template';
import { languageOf } from './voice';
import { anyOf } from './word-lists';

interface Reading extends Pick<Command, 'intent' | 'slots' | 'language' | 'valueFirst'> {
  literal: number;
  /** What stands before its first slot, for commands that leave it out. */
  verb: string;
}
interface Clause {
  text: string;
  readings: readonly Reading[];
  worth: number;
}

/** Commands with more words and signs between them than this are not looked for. */
const WIDEST = 8;
/** What a clause is worth that has a word in it that is not understood: the rest of the goal does not make up for it. */
const UNREAD = -1000;

/**
 * The commands of a goal, each with the ways to read it, best first. It is split so that most of its words are spelled out by verbs; a name with "and" in it stays
 * together. Nothing is dropped: what is not wholly understood is a command without readings.
 */
export function readCommands(goal: string, called: Called): ReadCommand[] {
  const masked = maskQuotes(goal);
  const gaps = gapsIn(masked.text);
  const starts = [0, ...gaps.map(([, end]) => end)];
  const ends = [...gaps.map(([start]) => start), masked.text.length];
  const best: ({ worth: number; clauses: readonly Clause[] } | undefined)[] = [{ worth: 0, clauses: [] }];
  ends.forEach((to, last) => {
    for (let first = Math.max(0, last - WIDEST + 1); first <= last; first++) {
      const before = best[first];
      if (!before) continue;
      const isEmpty = masked.text.slice(starts[first], to).trim() === '';
      const clause = isEmpty ? undefined : readClause(masked, starts[first] ?? 0, to, called, before.clauses.at(-1));
      const worth = before.worth + (clause?.worth ?? 0);
      if (worth > (best[last + 1]?.worth ?? Number.NEGATIVE_INFINITY))
        best[last + 1] = { worth, clauses: clause ? [...before.clauses, clause] : before.clauses };
    }
  });
  return (best[ends.length]?.clauses ?? []).flatMap(commandsOf);
}

function readClause(masked: Masked, from: number, to: number, called: Called, previous?: Clause): Clause {
  const [start, end] = [masked.offsets[from] ?? 0, masked.offsets[to] ?? 0];
  const text = masked.source.slice(start, end).trim();
  const call = parseCall(masked, from, to);
  if (call) return { text, readings: [{ ...call, literal: text.length, verb: '' }], worth: text.length };
  const named = barelyNamed(masked.text.slice(from, to), called, masked);
  const said = parse(masked, from, to).filter(({ slots }) => isWhole(slots, called));
  const elided = said.length > 0 ? undefined : withVerbOf(previous?.readings[0], masked, from, to, called);
  const readings = [...(elided ? [elided] : []), ...named, ...said];
  const worth = elided ? 1 : named.length > 0 ? text.length : (said[0]?.literal ?? UNREAD) + 1;
  return { text, readings, worth };
}

/** The name of a control alone is a command to press it, or to tick it. */
function barelyNamed(text: string, called: Called, { quotes }: Masked): Reading[] {
  const said = unmask(text, quotes);
  const bared = { ...said, text: said.quoted ? said.text : bareText(said.text) };
  if (!called.name(bared.text) || said.inner !== undefined) return [];
  const reading = { slots: { object: { ...bared, quoted: true } }, language: languageOf(text), literal: text.length, verb: '' };
  return [
    { intent: 'check', ...reading },
    { intent: 'click', ...reading },
  ];
}

/** "tick News and Offers": the second has no verb of its own. Taken only where it is quoted, or a name. */
function withVerbOf(model: Reading | undefined, masked: Masked, from: number, to: number, called: Called): Reading | undefined {
  if (!model || model.verb === '') return undefined;
  const text = model.verb + masked.text.slice(from, to).trimStart();
  const isLike = ({ intent, slots }: Reading) => {
    const said = Object.values(slots);
    const name = slots.object ?? slots.option ?? slots.key;
    const isBoth = slots.field !== undefined && (slots.text ?? slots.option) !== undefined;
    return (
      intent === model.intent &&
      (isBoth || (said.length === 1 && name !== undefined && (name === slots.key || name.quoted || called.name(name.text))))
    );
  };
  const read = parse({ ...masked, text }, 0, text.length).find((reading) => isLike(reading) && isWhole(reading.slots, called));
  return read ?? fieldAndOption(model, masked.text.slice(from, to), masked, called);
}

/** "set theme to Fuchsia, style Lyra": the most words that stand in the name of a list are it, those behind them its option. In a text a comma is part of it. */
function fieldAndOption(model: Reading, text: string, { quotes }: Masked, called: Called): Reading | undefined {
  const words = text.trim().split(/\s+/);
  const at = words.findLastIndex((_word, index) => index > 0 && called.list(words.slice(0, index).join(' ')));
  if (model.intent !== 'set' || !model.slots.field || !called.list(model.slots.field.text) || at < 0) return undefined;
  const [field, option] = [words.slice(0, at), words.slice(at)].map((some) => unmask(some.join(' '), quotes));
  return field && option && { ...model, slots: { field, option } };
}

/** What joins commands stands in none of its slots, unless it is quoted or a name of the page. */
const isWhole = (slots: Command['slots'], called: Called): boolean =>
  Object.entries(slots).every(
    ([slot, said]) => said.quoted || TYPED.has(slot) || gapsIn(withoutInner(said)).length === 0 || called.part(said.text),
  );
const TYPED = new Set<string>(['url', 'file', 'key'] satisfies SlotName[]);
const withoutInner = ({ text, inner }: Said): string => (inner === undefined ? text : text.replace(inner, ''));

/** All ways to read a piece of a goal as one command, best first. */
function parse(masked: Masked, from: number, to: number): Reading[] {
  const text = masked.text.slice(from, to);
  const folded = foldLetters(text);
  const found = tables().flatMap((table) => {
    const [start, end] = bare(folded, table);
    return end > start ? parseBare(text.slice(start, end), signsBehind(masked.text.slice(from + end)), masked.quotes, table) : [];
  });
  const seen = new Set<string>();
  return found
    .sort((left, right) => right.literal - left.literal)
    .filter(({ intent, slots }) => {
      const key = `${intent} ${JSON.stringify(slots)}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, MOST_READINGS);
}
/** By judgement. */
const MOST_READINGS = 6;

function parseBare(text: string, signs: string, quotes: readonly string[], table: Table): Reading[] {
  const folded = foldLetters(text);
  return table.templates.flatMap(({ intent, template }) => {
    const match = matchTemplate(template, folded, table.typed);
    if (!match) return [];
    const slots: Command['slots'] = {};
    for (const [slot, [start, end]] of match.spans) {
      const said = unmask(text.slice(start, end), quotes);
      slots[slot as SlotName] = { ...said, ...(signs && !said.quoted && end === text.length ? { signs } : {}) };
    }
    // Anything may stand in quotes; only an address is one.
    if (slots.url?.quoted && !/^\S+[.:]\S+$/.test(slots.url.text)) return [];
    const order = match.spans.map(([slot, [start]]) => [slot, start] as const);
    const at = (slot: string) => order.find(([name]) => name === slot)?.[1];
    const valueFirst = slots.text !== undefined && slots.field !== undefined && (at('text') ?? 0) < (at('field') ?? 0);
    const verb = text.slice(0, Math.min(text.length, ...order.map(([, start]) => start)));
    return [{ intent, slots, language: table.id, literal: match.literal, verb, valueFirst: valueFirst || slots.field === undefined }];
  });
}

/** Without politeness and closing signs, by the words of the language that it seems to be in. */
function bareText(text: string): string {
  const [start, end] = bare(foldLetters(text), tableOf(languageOf(text)));
  return text.slice(start, end);
}

/** Span of a folded text without "please", "now", "?" and the like. Never empties it. */
function bare(folded: string, { polite, trailing }: Table): [number, number] {
  let [start, end] = [0, folded.length];
  const patterns = [/^(?:[\s,.;:!?、。，；：！？…·-]+|\d{1,2}[.)]\s+)/u, polite];
  for (let length = -1; length !== end - start; ) {
    length = end - start;
    for (const pattern of patterns) {
      const head = pattern.exec(folded.slice(start, end))?.[0].length ?? 0;
      if (head < end - start) start += head;
    }
    for (const pattern of [/[\s,.;:!?、。，；：！？…]+$/u, trailing]) {
      const tail = pattern.exec(folded.slice(start, end))?.[0].length ?? 0;
      if (tail < end - start) end -= tail;
    }
  }
  return [start, end];
}

/** The spans of the words and signs that may join two commands, outside of quotes and calls. */
function gapsIn(text: string): [number, number][] {
  const calls = callSpans(text);
  return [...foldLetters(text).matchAll(joins())]
    .map((match): [number, number] => [match.index, match.index + match[0].length])
    .filter(([from, to]) => !calls.some(([start, end]) => from > start && to < end));
}

const joins = once(() => {
  const of = (spaced: boolean) => anyOf(tables().flatMap((table) => (table.spaced === spaced ? table.joins : [])));
  return new RegExp(
    `(?:\\s*[,;，、；。\\n]+\\s*|(?<!\\d)[.!?]+(?=\\s|$)\\s*|(?<=\\s|^)(?:${of(true)})(?=\\s|$)\\s*|(?:${of(false)})\\s*)+`,
    'gu',
  );
});

/** One command, or as many as it is said to be done, or the three steps of a login. */
function commandsOf({ text, readings }: Clause): ReadCommand[] {
  const commands = readings.map((reading): Command => ({ ...reading, source: text }));
  const [first] = commands;
  const secret = first && secretOf(first);
  if (first?.intent === 'login') return loginSteps(first, secret);
  return [{ said: secret ? text.replaceAll(secret, HIDDEN) : text, readings: commands, ...(secret ? { secret } : {}) }];
}

/** What a secret is shown as. */
export const HIDDEN = '••••';

/** The name goes first, then the password, whose words are never repeated, then the button. */
function loginSteps(command: Command, secret: string | undefined): ReadCommand[] {
  const step = (intent: Command['intent'], said: string): ReadCommand => ({
    said,
    readings: [{ ...command, intent, source: said }],
    ...(secret ? { secret } : {}),
  });
  return [step('loginUser', 'enter the user name'), step('loginPassword', 'enter the password'), step('loginSubmit', 'log in')];
}

/** A password that was written out. Placeholders name one and hide nothing. */
function secretOf({ intent, slots }: Command): string | undefined {
  const hidden = (said: Said | undefined) => (said && said.text !== '' && !/^\{.*\}$/.test(said.text) ? said.text : undefined);
  if (intent === 'login') return hidden(slots.secret);
  const isPassword = slots.field && isCalled([nameOf(slots.field.text)], 'password');
  return isPassword ? hidden(slots.text ?? slots.option) : undefined;
}
