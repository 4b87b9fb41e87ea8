import type { Snapshot } from '../../../model/snapshot';

/** What the page says beside what the lines of its elements tell: lines made of nothing but names and of what elements stand in are left out. */
export function toldText({ text, elements }: Snapshot): string {
  const told = new Set<string>();
  for (const { name, place } of elements) {
    told.add(name);
    for (const one of place) if (/^(item|listitem|row) /.test(one)) told.add(one.slice(one.indexOf(' ') + 1));
  }
  return text
    .split('\n')
    .filter((line) => !isTold(line.trim(), told))
    .join('\n');
}

/** Is a line one of the phrases, or several of them in a row? */
function isTold(line: string, told: Set<string>): boolean {
  if (told.has(line)) return true;
  const words = line.split(' ');
  if (words.length > MOST_WORDS) return false;
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    while (to > from && !told.has(words.slice(from, to).join(' '))) to--;
    if (to === from) return false;
    from = to;
  }
  return true;
}
/** Longer lines are sentences. */
const MOST_WORDS = 16;
