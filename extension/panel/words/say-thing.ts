import { shorten } from '../../../src/lib/text';
import { sayOperation } from '../../../src/model/operation-words';
import type { QueueItem } from '../../../src/model/run';

/** An element as a person calls it: “Save” for `button "Save"`; "it" where it has only a number. At most 120 characters. */
export function sayThing(said: string): string {
  const [, name] = /^[a-z][\w-]*(?: [a-z]+)? "(.+?)"/s.exec(said) ?? [];
  if (name !== undefined) return `“${shorten(name, 120)}”`;
  return /^element \d+/.test(said) || said === '' ? 'it' : shorten(said, 120);
}

/** A step without the kinds of its elements: `Click “Save”`. */
export const sayStep = ({ operation, label, record }: QueueItem): string =>
  sayOperation(operation, record?.label ?? label).replace(/\b[a-z]+ ["“]([^"”]+)["”]/g, '“$1”');
