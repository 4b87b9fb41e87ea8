import { shorten } from '../../lib/text';
import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import { MAX_NAME } from './element-line';

/** A line of the page's text; `at`: its number in the snapshot's text. */
export interface TextLine {
  at: number;
  text: string;
}

/** How many lines of the page's text stand before each element. */
export function linesBefore({ elements }: Pick<Snapshot, 'elements'>): Map<SnapshotElement, number> {
  let before = 0;
  return new Map(
    elements.map((element) => {
      before += element.lines ?? 0;
      return [element, before];
    }),
  );
}

/**
 * The page's text without what an element's line tells of the element's own content or label. The same words elsewhere are kept: a row's "3" is not
 * the "3" of a pager.
 */
export function textBesideElements(snapshot: Snapshot): TextLine[] {
  const lines = snapshot.text.split('\n').map((line) => shorten(line.trim(), MAX_LINE));
  const told = lines.map((line) => EMPTY.test(line));
  const names = new Map<number, Set<string>>();
  for (const [element, at] of linesBefore(snapshot)) {
    const name = shorten(element.name, MAX_NAME);
    if (!name) continue;
    if (LABELLED.test(element.role)) {
      const label = [at - 1, at, at - 2].find((one) => isLabel(bare(lines[one] ?? ''), bare(name)));
      if (label !== undefined) told[label] = true;
    } else if (isReadThrough(element)) {
      markContent(name, lines, at, told);
      for (const one of [at - 1, at]) names.set(one, (names.get(one) ?? new Set()).add(name));
    }
  }
  return lines.flatMap((text, at) => (told[at] || isTold(text, names.get(at)) ? [] : [{ at, text }]));
}
/** Nothing, or a row of empty cells. */
const EMPTY = /^[|\s]*$/;
/** Characters of one line, of a row too. */
const MAX_LINE = 300;

/** Elements whose label is text of the page. */
const LABELLED = /^(textbox|searchbox|combobox|listbox|spinbutton|slider|checkbox|radio|switch)$/;
/** What a field is called may begin with its label and go on with its hint. */
const isLabel = (line: string, name: string) => line === name || (line.length >= LEAST_LABEL && name.startsWith(`${line} `));
/** A shorter line may be the beginning of a name by chance, as a number is. */
const LEAST_LABEL = 4;
const bare = (text: string) => text.replace(/[\s:*]+$/, '');

/** Is its content also text of the page? That of buttons and other controls is not. */
const isReadThrough = ({ tag, weak }: SnapshotElement) => weak === true || tag === 'a';

/** Marks the lines from `at` on that the name consists of: of a name that is split over lines ("Cart", "0") each. */
function markContent(name: string, lines: readonly string[], at: number, told: boolean[]): void {
  let rest = name;
  for (let line = at; rest && line < lines.length; line++) {
    const text = (lines[line] ?? '').replace(/^# /, '');
    if (text !== rest && !rest.startsWith(`${text} `)) return;
    told[line] = true;
    rest = rest.slice(text.length).trimStart();
  }
}

/** Does a line consist of several of the names, such as links beside each other, or the cells of a row that are elements each? */
function isTold(line: string, names: ReadonlySet<string> | undefined): boolean {
  if (!names) return false;
  if (line.startsWith('|')) return line.split('|').every((cell) => !cell.trim() || names.has(cell.trim()));
  const words = line.split(' ');
  if (words.length > MAX_WORDS) return false;
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    while (to > from && !names.has(words.slice(from, to).join(' '))) to--;
    if (to === from) return false;
    from = to;
  }
  return true;
}
/** A line of more words is taken for a sentence and kept. */
const MAX_WORDS = 16;
