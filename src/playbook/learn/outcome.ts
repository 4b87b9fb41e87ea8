import { tidy } from '../../lib/text';
import { pathOf } from '../../lib/url';
import type { ElementChange, ElementSummary } from '../../model/page/delta';
import { isSameEffect } from '../../model/page/same-effect';
import type { Outcome } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { normalisedWords } from '../merge/normalised-words';

/** At most this many expected effects of one kind; more would be noise. */
const MAX_EFFECTS = 12;

/**
 * The expected outcome from the delta of an operation that worked; null when nothing can be expected. `before` is the URL on which the
 * operation began.
 */
export function outcomeOf(record: OperationRecord, before: string): Outcome | null {
  const { delta } = record;
  const to = pathOf(delta.url?.to ?? record.url);
  const left = to !== '' && to !== pathOf(delta.url?.from ?? before);
  const all = delta.effects ?? [];
  const shown: Outcome = {
    ...(left ? { navigatesTo: to } : {}),
    ...list('appeared', [...(delta.opened ?? []), ...named(delta.appeared)]),
    ...list('disappeared', [...(delta.closed ?? []), ...named(delta.disappeared)]),
  };
  const lasting = changedIn(delta.changed.filter((change) => !isWaiting(change, record)));
  const isProved = Object.keys(shown).length || lasting.length || all.some((effect) => !WEAK.has(kindOf(effect)));
  const outcome: Outcome = { ...shown, ...list('changed', isProved ? lasting : changedIn(delta.changed)) };
  // Effects that say what the new page shows of the submitted form, or marks as wrong, are kept with the path: showing the form again may
  // be what is expected.
  const told = all.filter((effect) => ['form', 'wrong', 'alert', 'said'].includes(kindOf(effect)));
  if (left) return { ...outcome, ...list('effects', told) };
  if (Object.keys(outcome).length)
    return {
      ...outcome,
      ...list(
        'effects',
        told.filter((effect) => kindOf(effect) !== 'form'),
      ),
    };
  const effects = [...strongest(all), ...told.filter((effect) => kindOf(effect) !== 'form')];
  return effects.length ? { effects: effects.slice(0, MAX_EFFECTS) } : null;
}

const changedIn = (changed: readonly ElementChange[]): string[] =>
  changed.flatMap(({ field, name }) => (name && !VOLATILE.test(name) ? [`${field} of ${tidy(name)}`] : []));

/** Something is busy, and what was pressed is often off, until the answer is there: how long that lasts is the server's, and not what it was pressed for. */
const isWaiting = ({ field, name, to, selector }: ElementChange, { found }: OperationRecord): boolean =>
  field === 'aria-busy' ||
  ((field === 'disabled' ? to !== 'gone' : field === 'aria-disabled' && to !== 'false') &&
    !!found &&
    ((!!found.name && tidy(name ?? '') === tidy(found.name)) || found.selectors.includes(selector)));

/** Kinds of effects by how much they prove: one is only expected where none of the stronger kinds was seen. */
const PROOF = [
  ['document', 'form'],
  ['request'],
  ['text'],
  ['storage'],
  ['canvas', 'drawing', 'cookie', 'address'],
  ['focus', 'scroll', 'title'],
  ['look'],
];

/** What proves less than that the own control is off. */
const WEAK = new Set(['focus', 'scroll', 'title', 'look']);

const kindOf = (effect: string) => effect.split(' ', 1)[0] ?? '';

function strongest(effects: readonly string[]): string[] {
  const ranked = PROOF.map((kinds) => effects.filter((effect) => kinds.includes(kindOf(effect))));
  const found = ranked.find((some) => some.length) ?? [];
  // What only looks something up may be in the page's cache the next time; then what it shows of it tells.
  const isLookUp = found.every((effect) => /^request (GET|HEAD) /.test(effect));
  return [...found, ...(isLookUp ? effects.filter((effect) => kindOf(effect) === 'text') : [])].slice(0, MAX_EFFECTS);
}

/** What two successes have in common: narrow expectations hold. Where they navigated to different paths, no path is expected any more. */
export function narrowOutcome(left: Outcome | null, right: Outcome | null): Outcome | null {
  if (!left || !right) return null;
  const both = (key: 'appeared' | 'disappeared' | 'effects') =>
    list(
      key,
      (left[key] ?? []).filter((entry) => right[key]?.some((other) => isSameEffect(entry, other))),
    );
  const outcome: Outcome = {
    ...(left.navigatesTo !== undefined && left.navigatesTo === right.navigatesTo ? { navigatesTo: left.navigatesTo } : {}),
    ...both('appeared'),
    ...both('disappeared'),
    ...both('effects'),
    ...list(
      'changed',
      (left.changed ?? []).filter((entry) => right.changed?.some((other) => sameChange(entry, other))),
    ),
  };
  return Object.keys(outcome).length ? outcome : null;
}

/** "aria-expanded of Theme Neutral" and "aria-expanded of Theme Purple" are one change of a button that shows its value. */
function sameChange(left: string, right: string): boolean {
  if (left === right) return true;
  const [field, name = ''] = left.split(/ of (.*)/s);
  const [otherField, otherName = ''] = right.split(/ of (.*)/s);
  const others = new Set(normalisedWords(otherName));
  return field === otherField && normalisedWords(name).some((word) => others.has(word));
}

/** An element as an entry of an outcome, "button Theme": outcomes of runs are compared by it. */
function entryOf({ role, tagName, name, text }: ElementSummary): string {
  return `${role ?? tagName.toLowerCase()} ${tidy(name ?? text ?? '')}`.trim();
}

/** Clocks, counters and prices are no names. */
const VOLATILE = /\d{1,2}:\d{2}|\d{4,}|^[\d\s.,%$€£¥/-]+$/;

function named(elements: ElementSummary[]): string[] {
  return elements
    .filter(({ role, name, text }) => role !== 'progressbar' && (name ?? text) && !VOLATILE.test(name ?? text ?? ''))
    .map(entryOf);
}

function list<Key extends string>(key: Key, entries: string[]): Partial<Record<Key, string[]>> {
  const unique = [...new Set(entries)].map((entry) => entry.slice(0, 400)).slice(0, MAX_EFFECTS);
  return unique.length ? ({ [key]: unique } as Partial<Record<Key, string[]>>) : {};
}
