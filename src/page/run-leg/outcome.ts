import { same, tidy } from '../../lib/text';
import { isSameKindOfPath, pathOf } from '../../lib/url';
import type { Delta, ElementSummary } from '../../model/page/delta';
import { isSameEffect } from '../../model/page/same-effect';
import type { Outcome } from '../../model/run/leg';
import { rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { roleOf, selectorOfKinds } from '../dom/role';
import { hasVisibleChange } from '../observe/effects';
import { isRendered } from '../observe/hidden';
import type { Complaint } from '../observe/page-change';
import { wordsOfElement } from '../observe/summarise-element';

/** How an expectation is compared. */
interface Held {
  /** On a page that reads otherwise than recorded, a status message is compared by its role, not its text. */
  byKind?: boolean;
  /** The operation itself has read back what it wrote, so a changed value or check mark needs no further proof. */
  readBack?: boolean;
  /** The path on which the operation began. */
  from: string;
  /** What of it stood in the page before the operation; see `standing`. */
  stood: ReadonlySet<string>;
  /** It was a press into a field, which has the focus now. */
  entered?: boolean;
  /** The numbers by which this step and those before it call what they act on. */
  named?: ReadonlySet<string>;
}

/**
 * What of an expected outcome is missing, in words; empty when nothing is. An expected page has to be reached. Of the rest one part is
 * enough: pages change, and additional changes never fail. Where none of it can be told here, any answer of the page is.
 */
export function missingOutcome(
  expects: Outcome | undefined,
  delta: Delta,
  { byKind = false, readBack = false, from, stood, entered = false, named = new Set() }: Held,
): string[] {
  if (!expects) return [];
  const { navigatesTo, appeared = [], disappeared = [], changed = [] } = expects;
  const effects = expects.effects?.filter((words) => !COMPLAINT.test(words)) ?? [];
  const as = (words: string) => (byKind ? kindOf(words) : words);
  // What said nothing when it was shown is promised by its kind alone.
  const came = delta.appeared.map(summaryWords).flatMap((words) => [as(words), kindOf(words)]);
  const went = delta.disappeared.map((one) => as(summaryWords(one)));
  const turned = delta.changed.map(({ field, name }) => as(`${field} of ${tidy(name ?? '')}`));
  const others = (delta.effects ?? []).map(as);
  const isAmong = (words: string, all: readonly string[]) => all.some((one) => isSameButCounts(as(words), one, named));
  const unseen = appeared.filter((words) => !isAmong(words, came));
  const unmissed = disappeared.filter((words) => !isAmong(words, went));
  // A delta is bounded: what it does not tell is looked for. What is as it was before proves nothing.
  const now = calledSo([...unseen.filter((words) => !stood.has(words)), ...unmissed]);
  const missing = [
    ...unseen.filter((words) => stood.has(words) || !now.has(words)),
    ...unmissed.filter((words) => !stood.has(words) || now.has(words)).map((words) => `${words} gone`),
    ...changed.filter((words) => !isAmong(words, turned) && !(readBack && WRITTEN.test(words))),
    ...effects.filter((words) => !others.some((came) => isSameEffect(as(words), came) || isRenamed(words, came))),
  ];
  if (navigatesTo !== undefined)
    return isSameKindOfPath(navigatesTo, pathOf(location.href), from) ? [] : [`page ${navigatesTo}`, ...missing];
  if (missing.length < appeared.length + disappeared.length + changed.length + effects.length) return [];
  // What only looks something up is not asked for where the page knows it already, and shows it.
  if (missing.every((words) => /^request (GET|HEAD) /.test(words)) && showsMore(delta, others)) return [];
  // What only was drawn anew, stood there already, or was not there to go can be told neither way: then the page must have answered somehow.
  // Nor can what goes by itself (a message) while one enters a field, which the focus proves.
  const mayStay = (words: string) => entered || !stood.has(words) || appeared.includes(words);
  const untold = appeared.every((words) => stood.has(words)) && disappeared.every(mayStay);
  const answered = entered || hasVisibleChange(delta) || others.length > 0;
  return untold && answered && !changed.length && !effects.length ? [] : missing;
}
const showsMore = ({ totals }: Delta, effects: readonly string[]) =>
  totals.appeared + totals.disappeared > 0 || effects.some((words) => /^(text|drawing|canvas|look) /.test(words));
const kindOf = (words: string) => words.split(' ', 1)[0] ?? '';
/** What counts something comes as it came, with another number; one by which a thing is `named` tells it from others. */
function isSameButCounts(promised: string, came: string, named: ReadonlySet<string>): boolean {
  const [then, now] = [promised, came].map(numbersIn) as [string[], string[]];
  return promised.replace(NUMBER, '#') === came.replace(NUMBER, '#') && then.every((one, at) => !named.has(one) || one === now[at]);
}
const NUMBER = /\d+/g;
/** All numbers in a text, as written. */
export const numbersIn = (words: string): string[] => words.match(NUMBER) ?? [];

/** "text of b.label": a class that nothing in the page has any more was renamed, and the tag alone tells the place. */
function isRenamed(promised: string, came: string): boolean {
  const [, place = '', word] = PLACE.exec(promised) ?? [];
  return word !== undefined && PLACE.exec(came)?.[1] === place && !rootsInPage().some((root) => dom.querySelector(root, `.${word}`));
}
const PLACE = /^((?:text|look) of [\w-]+)\.([\w-]+)$/;
const COMPLAINT = /^(alert$|wrong )/;
const WRITTEN = /^(value|checked|selected) of/;

/**
 * The complaint that contradicts the expected outcome, if any: what the page marks as wrong and did not when it was recorded. An unmarked
 * alert is a complaint only where none was shown then, and no other page is expected, which may show a greeting.
 */
export function complaintOf(
  { appeared, changed, effects = [], navigatesTo }: Outcome,
  all: readonly Complaint[],
  byKind: boolean,
): Complaint | undefined {
  const greets = navigatesTo !== undefined || effects.includes('alert') || appeared?.some((words) => /^alert\b/.test(words));
  const isKnown = ({ kind, says }: Complaint) => {
    if (kind === 'alert') return greets;
    if (kind === 'field' && changed?.includes(`aria-invalid of ${says}`)) return true;
    return (
      effects.some((words) => words.startsWith('wrong ') && (byKind || same(words.slice(6), says))) ||
      appeared?.some((words) => same(words.replace(/^\S+ /, ''), says))
    );
  };
  return all.find((one) => !isKnown(one) && one.holds());
}

/** "button Theme", as playbooks write it. */
function summaryWords({ role, tagName, name, text }: Omit<ElementSummary, 'selector'>): string {
  return `${role ?? tagName.toLowerCase()} ${tidy(name ?? text ?? '')}`.trim();
}

/** What of that which is to appear or to go is in the page now. */
export const standing = ({ appeared = [], disappeared = [] }: Outcome = {}): Set<string> => calledSo([...appeared, ...disappeared]);

/** Which of these words something in the page is called now, as playbooks write it. */
function calledSo(wanted: readonly string[]): Set<string> {
  const found = new Set<string>();
  const kinds = new Set(wanted.map(kindOf));
  if (!kinds.size) return found;
  const selector = selectorOfKinds(kinds);
  for (const root of rootsInPage()) {
    for (const element of dom.querySelectorAll(root, selector)) {
      const role = roleOf(element);
      if (!kinds.has(role || dom.localName(element)) || !isRendered(element)) continue;
      const words = summaryWords(wordsOfElement(element, role));
      if (wanted.includes(words)) found.add(words);
    }
  }
  return found;
}
