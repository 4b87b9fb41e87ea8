import type { Scene } from '../scene';
import { type Comparable, comparable, FIT, textFit } from '../text-fit';

/** A value that a page's text gives under a label. */
export interface Labelled {
  label: string;
  value: string;
}

/** The values under a label: "Total: $50", or the two on lines of their own. Several different ones mean that nobody can tell. */
export function labelledIn(lines: readonly string[], wanted: Comparable): Labelled[] {
  const found: Labelled[] = [];
  lines.forEach((line, index) => {
    const pair =
      /^#*\s*(.{1,80}?)\s*[:：]\s*(\S.{0,200})$/u.exec(line) ??
      /^#*\s*(\p{L}[^\d$€£¥]{0,60}?)\s+([$€£¥]?\s?\d\S*(?:\s?[%€]|\s\p{L}{1,12})?)$/u.exec(line);
    if (pair?.[1] && pair[2] && textFit(wanted, comparable(pair[1])) >= FIT.sameThing) found.push({ label: pair[1], value: pair[2] });
    if (textFit(wanted, comparable(line.replace(/^#+\s*/, '').replace(/[:：]\s*$/u, ''))) < FIT.sameThing) return;
    const after = lines[index + 1] ?? '';
    const before = lines[index - 1] ?? '';
    // A figure with another figure behind it belongs to something that is no text: a link, a button.
    const value = [isFigure(lines[index + 2] ?? '') ? '' : after, isFigure(lines[index - 2] ?? '') ? '' : before].filter(isFigure);
    // A colon says that its figure follows.
    if (value.length === 2) value.splice(0, 2, ...(/[:：]\s*$/u.test(line) ? [after] : ofRun(lines, index)));
    if (value.length === 1 && value[0]) found.push({ label: line, value: value[0] });
    else if (value.length === 0 && /[:：]\s*$/u.test(line) && after !== '') found.push({ label: line, value: after });
  });
  return found.filter((one, index) => found.findIndex((other) => other.value === one.value) === index);
}

/** The figure of a label between two: where a run of figures and labels begins and ends says which of them comes first. */
function ofRun(lines: readonly string[], label: number): string[] {
  const alternates = (index: number, step: number) =>
    isPart(lines[index + step]) && isFigure(lines[index + step] ?? '') !== isFigure(lines[index] ?? '');
  let first = label;
  while (alternates(first, -1)) first -= 1;
  let last = label;
  while (alternates(last, 1)) last += 1;
  const figuresLead = isFigure(lines[first] ?? '');
  if (figuresLead === isFigure(lines[last] ?? '')) return [];
  return [lines[figuresLead ? label - 1 : label + 1] ?? ''];
}

/** Sentences and headings end a run. */
function isPart(line: string | undefined): boolean {
  return line !== undefined && !/^#|[.?!…]$/u.test(line);
}

/** Room for an amount with its currency, or a date with its month; by judgement. */
const FIGURE = { signs: 24, letters: 6 };

/** A number with little around it: an amount, a count, a date. */
function isFigure(line: string): boolean {
  return /\d/.test(line) && line.length <= FIGURE.signs && (line.match(/\p{L}/gu)?.length ?? 0) <= FIGURE.letters;
}

/** What the page says, line by line. */
export function textLines(scene: Scene): string[] {
  return scene.snapshot.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
