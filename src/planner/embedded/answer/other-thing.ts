import { once } from '../../../lib/once';
import { alikeKey } from '../../../lib/text';
import { inAnyLanguage } from '../all-languages';

/**
 * Is what has this name something else that is only called after what is wanted: a "Mesa Camera bag" is no camera, while "Camera X100" and
 * "Camera Pro" are? Told by a word in small letters behind it, as compounds have it where the last word says what a thing is.
 */
export function isOtherThing(name: string, wanted: string): boolean {
  const words = name.split(/\s+/);
  const asked = alikeKey(wanted).split(' ');
  const last = asked.at(-1) ?? '';
  const at = words.findLastIndex((word) => [last, `${last}s`].includes(alikeKey(word)));
  const next = words[at + 1];
  return at >= 0 && next !== undefined && /^[a-z]{3,}$/.test(next) && !attaching().has(next) && /^\p{Lu}/u.test(name);
}

/** After these comes what belongs to the thing. */
const attaching = once(() => new Set(inAnyLanguage(({ grammar }) => grammar.attaches).split('|')));
