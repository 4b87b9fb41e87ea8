import { shorten } from '../../lib/text';

/**
 * An element in a sentence: `button "Theme"`, by its role, or its tag where it has none, and what it is called, cut at `most` characters; the kind
 * alone where it is called nothing. `quotes` are the two signs around the name.
 */
export function sayElement({ role, tag }: { role?: string | undefined; tag: string }, called: string, most = 120, quotes = '""'): string {
  return called ? `${role || tag} ${quotes[0]}${shorten(called, most)}${quotes[1]}` : role || tag;
}
