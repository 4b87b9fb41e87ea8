import { BEGINS_OR_ENDS, ENDING, EXACTLY, GENERIC, HOLDS, SUBMIT, YES } from './grave-words';
import { alikeKey } from './text';

/** Does a control of this name pay, delete, send or publish? By its own words alone. */
export function isGraveName(name: string): boolean {
  const key = alikeKey(name);
  return EXACTLY.includes(key) || beginsOrEnds(key);
}

/** Does any of the words of paying, deleting, sending or publishing stand in the text? */
export function speaksOfGrave(text: string): boolean {
  const words = ` ${alikeKey(text)} `;
  return BEGINS_OR_ENDS.some((word) => words.includes(` ${word} `)) || HOLDS.some((word) => words.includes(word));
}

/** Does a word of the text begin like one of those ("Payment", "Deleting"), or like one that is harmless elsewhere ("Confirm")? For a button that read otherwise before. */
export function soundsGrave(text: string): boolean {
  const words = ` ${alikeKey(text)}`;
  const begins = (word: string) => words.includes(` ${word}`);
  return [...BEGINS_OR_ENDS, ...EXACTLY, ...ENDING].some(begins) || HOLDS.some((word) => words.includes(word));
}

/** Does it send off a form, by all of its name? What is the harmless "Submit" in English is the word for sending elsewhere. */
export const submits = (name: string): boolean => SUBMIT.includes(alikeKey(name));

/** Says the name only that something is done, not what ("OK", "Execute")? */
export function isGenericName(name: string): boolean {
  const key = alikeKey(name);
  return GENERIC.has(key) || YES.includes(key.split(' ', 1)[0] ?? '');
}

/**
 * The block that makes a control grave whose own words are generic, of those that it stands in ("dialog Delete this project?", "part Send money"; nearest
 * first); undefined for none. A dialog asks in a sentence, so the word may stand anywhere; what heads another block has to begin or end with it.
 */
export function graveBlock(blocks: readonly string[]): string | undefined {
  return blocks.find((block, at) => {
    const [kind = ''] = block.split(' ', 1);
    const words = block.slice(kind.length + 1);
    if (kind === 'dialog' || kind === 'alertdialog') return speaksOfGrave(words);
    return at < NEAR && words.split(' · ').some((part) => beginsOrEnds(alikeKey(part)));
  });
}
/** A block further out is about more than one button. */
const NEAR = 2;

function beginsOrEnds(key: string): boolean {
  const words = ` ${key} `;
  return (
    BEGINS_OR_ENDS.some((word) => words.startsWith(` ${word} `) || words.endsWith(` ${word} `)) || HOLDS.some((word) => key.includes(word))
  );
}
