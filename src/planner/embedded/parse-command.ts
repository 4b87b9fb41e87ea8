import type { Intent } from '../../languages/grammar';
import { foldLetters } from '../../lib/text';
import { signsBehind } from '../../model/goal/value';
import type { Command, SlotName } from './command';
import { type CompiledGrammar, grammarFor, grammars } from './grammars';
import { type Masked, unmask } from './quotes';
import { matchTemplate, type Template } from './template';

/** One way to read a text. `verb` is what stands before its first slot, for commands that leave it out. */
export interface CommandReading {
  intent: Intent;
  slots: Command['slots'];
  language: string;
  literal: number;
  verb: string;
}

const MOST_READINGS = 6;

/** All ways to read a piece of a goal as one command, best first; empty when no verb is known. `from` and `to` are offsets in the mask. */
export function parseCommand(masked: Masked, from: number, to: number): CommandReading[] {
  const text = masked.text.slice(from, to);
  const found: CommandReading[] = [];
  for (const grammar of grammars()) {
    const [start, end] = bare(foldLetters(text), grammar);
    if (end > start)
      readWith(grammar, { text: text.slice(start, end), signs: signsBehind(masked.text.slice(from + end)) }, masked.quotes, found);
  }
  return best(found);
}

/** A text with its politeness and closing punctuation taken away, for any language. */
export function bareText(text: string, language: string): string {
  const grammar = grammarFor(language);
  const [start, end] = bare(foldLetters(text), grammar);
  return text.slice(start, end);
}

/** A text without the polite words at its end: "next week please". */
export function bareEnd(text: string, language: string): string {
  const trailing = grammarFor(language).trailing.exec(foldLetters(text));
  return trailing?.index ? text.slice(0, trailing.index) : text;
}

/** A command without politeness and closing signs, and those signs that stood right behind its last word. */
interface Bare {
  text: string;
  signs: string;
}

function readWith(grammar: CompiledGrammar, bared: Bare, quotes: readonly string[], found: CommandReading[]): void {
  const folded = foldLetters(bared.text);
  for (const { intent, template } of grammar.templates) {
    const reading = read(intent, template, bared, folded, quotes, grammar.id);
    if (reading) found.push(reading);
  }
}

function read(
  intent: Intent,
  template: Template,
  { text, signs }: Bare,
  folded: string,
  quotes: readonly string[],
  language: string,
): CommandReading | undefined {
  const match = matchTemplate(template, folded);
  if (!match) return undefined;
  const slots: Command['slots'] = {};
  let first = text.length;
  for (const [slot, [start, end]] of Object.entries(match.spans)) {
    const said = unmask(text.slice(start, end), quotes);
    // Anything may stand in quotes; only an address is one.
    if (slot === 'url' && said.quoted && !/^\S+[.:]\S+$/.test(said.text)) return undefined;
    if (signs && !said.quoted && end === text.length) said.signs = signs;
    slots[slot as SlotName] = said;
    first = Math.min(first, start);
  }
  return { intent, slots, language, literal: match.literal, verb: text.slice(0, first) };
}

function best(found: CommandReading[]): CommandReading[] {
  const seen = new Set<string>();
  const sorted = found.sort((left, right) => right.literal - left.literal);
  const distinct = sorted.filter((reading) => {
    const key = `${reading.intent} ${JSON.stringify(reading.slots)}`;
    return seen.has(key) ? false : seen.add(key);
  });
  return distinct.slice(0, MOST_READINGS);
}

/** Span of a folded text without "please", "now", "?" and the like. Never empties it. */
function bare(folded: string, grammar: CompiledGrammar): [number, number] {
  let start = 0;
  let end = folded.length;
  for (let changed = true; changed; ) {
    changed = false;
    const head = /^(?:[\s,.;:!?、。，；：！？…·-]+|\d{1,2}[.)]\s+)/u.exec(folded.slice(start, end))?.[0].length ?? 0;
    const tail = /[\s,.;:!?、。，；：！？…]+$/u.exec(folded.slice(start, end))?.[0].length ?? 0;
    if (head + tail > 0 && head + tail < end - start) {
      start += head;
      end -= tail;
      changed = true;
    }
    const polite = grammar.polite.exec(folded.slice(start, end))?.[0].length ?? 0;
    if (polite > 0 && polite < end - start) {
      start += polite;
      changed = true;
    }
    const trailing = grammar.trailing.exec(folded.slice(start, end))?.[0].length ?? 0;
    if (trailing > 0 && trailing < end - start) {
      end -= trailing;
      changed = true;
    }
  }
  return [start, end];
}
