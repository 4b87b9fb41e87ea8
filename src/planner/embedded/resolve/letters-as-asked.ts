import { foldLetters } from '../../../lib/text';
import type { Command, Said } from '../command';
import { grammarFor } from '../grammars';

/** A command without the words that say how its value is to be written, and with what they say: "in upper case". Nothing that is quoted is looked at. */
export function withLettersAsAsked(command: Command): Command {
  if (command.intent === 'click' && Object.keys(command.slots).length > 1) return command;
  const grammar = grammarFor(command.language);
  for (const letters of ['upper', 'lower'] as const) {
    const without = (text: string) => cutOut(text, grammar[letters]);
    const source = without(command.source);
    if (source === command.source) continue;
    const slots = Object.entries(command.slots).map(([name, said]): [string, Said] => [name, saidWithout(said, without)]);
    // "Set the case to upper case" is about nothing else.
    if (slots.every(([, { text }]) => text !== '')) return { ...command, source, slots: Object.fromEntries(slots), letters };
  }
  return command;
}

function saidWithout(said: Said, without: (text: string) => string): Said {
  if (said.quoted) return said;
  const text = without(said.text).trim();
  return text === said.inner ? { text, quoted: true } : { ...said, text };
}

/** The first place where a pattern over folded text fits outside of quotes. */
function cutOut(text: string, pattern: RegExp): string {
  const folded = foldLetters(text.replace(/[“"][^“”"]*[”"]/g, (quote) => '\ue000'.repeat(quote.length)));
  const match = folded.length === text.length ? pattern.exec(folded) : null;
  return match ? text.slice(0, match.index) + text.slice(match.index + match[0].length) : text;
}
