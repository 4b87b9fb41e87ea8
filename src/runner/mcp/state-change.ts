import { z } from 'zod';
import { shorten } from '../../lib/text';
import { parseUrl } from '../../lib/url';
import { type Delta, ElementChange, ElementSummary } from '../../model/page/delta';
import type { Snapshot } from '../../model/page/snapshot';

const fromTo = z.object({ from: z.string(), to: z.string() });

/** What a sequence changed in the page, from before its first action to after its last. */
export const StateChange = z.object({
  url: fromTo.optional(),
  title: fromTo.optional(),
  appeared: z.array(ElementSummary),
  disappeared: z.array(ElementSummary),
  changed: z.array(ElementChange),
  /** How many there were of each, where not all are listed. */
  totals: z.object({ appeared: z.number(), disappeared: z.number(), changed: z.number() }).optional(),
});
export type StateChange = z.infer<typeof StateChange>;

/** Of what appeared, and of what changed, so many are told; of what is gone fewer, as nothing can be done with it. */
const TOLD = 6;
const TOLD_GONE = 3;
/** The same where a listing of the page beside it tells all of it. */
const TOLD_TWICE = 3;
const TOLD_TWICE_GONE = 1;
/** Of elements with one selector (the entries of a menu, the cells of a list) so many: with the totals they say what came. */
const TOLD_ALIKE = 2;
/** Characters of a text. */
const LONGEST = 60;

/**
 * The deltas of a run's legs, in their order, as one; null where nothing changed. What came and went again is left out. `isListed`: the answer has a listing of
 * the page beside it.
 */
export function stateChange(
  deltas: readonly Delta[],
  before: Snapshot | undefined,
  after: Snapshot | undefined,
  isListed = false,
): StateChange | null {
  const [most, mostGone] = isListed ? [TOLD_TWICE, TOLD_TWICE_GONE] : [TOLD, TOLD_GONE];
  const appeared = new Map<string, ElementSummary>();
  const disappeared = new Map<string, ElementSummary>();
  const changed = new Map<string, ElementChange>();
  for (const delta of deltas) {
    for (const one of delta.appeared) if (!disappeared.delete(keyOf(one))) appeared.set(keyOf(one), one);
    for (const one of delta.disappeared) if (!appeared.delete(keyOf(one))) disappeared.set(keyOf(one), one);
    for (const one of delta.changed) {
      const key = `${one.selector} ${one.field}`;
      changed.set(key, { ...one, from: changed.get(key)?.from ?? one.from });
    }
  }
  const lists = {
    appeared: [...appeared.values()].map(withoutEcho).map(short),
    disappeared: [...disappeared.values()].map(withoutEcho).map(short),
    changed: withoutDoubles([...changed.values()].filter(({ from, to }) => from !== to).map(short)),
  };
  const totals = { appeared: lists.appeared.length, disappeared: lists.disappeared.length, changed: lists.changed.length };
  const told: StateChange = {
    ...differing('url', onSite(before?.url, after?.url), onSite(after?.url, before?.url)),
    ...differing('title', before?.title, after?.title),
    appeared: someAlike(lists.appeared).slice(0, most),
    disappeared: someAlike(lists.disappeared).slice(0, mostGone),
    changed: lists.changed.slice(0, most),
  };
  if (KINDS.some((kind) => told[kind].length < totals[kind])) told.totals = totals;
  return told.url || told.title || Object.values(totals).some((count) => count > 0) ? told : null;
}

const KINDS = ['appeared', 'disappeared', 'changed'] as const;

function someAlike(all: readonly ElementSummary[]): ElementSummary[] {
  const counted = new Map<string, number>();
  return all.filter(({ selector }) => {
    const before = counted.get(selector) ?? 0;
    counted.set(selector, before + 1);
    return before < TOLD_ALIKE;
  });
}

/** A value that a page tells a second time, in an attribute for assistive technology. */
const withoutDoubles = (all: readonly ElementChange[]): ElementChange[] =>
  all.filter(
    (one) =>
      !one.field.startsWith('aria-value') ||
      !all.some(({ selector, field, from, to }) => field === 'value' && selector === one.selector && from === one.from && to === one.to),
  );

const keyOf = ({ selector, name = '', text = '' }: ElementSummary) => JSON.stringify([selector, name, text]);

function differing(field: 'url' | 'title', from: string | undefined, to: string | undefined) {
  return from === undefined || to === undefined || from === to ? {} : { [field]: { from, to } };
}

/** An address as seed 001 tells it: "/login", where the other one is on the same site. */
function onSite(address: string | undefined, other: string | undefined): string | undefined {
  const [own, theirs] = [parseUrl(address ?? ''), parseUrl(other ?? '')];
  return own && own.origin === theirs?.origin ? own.pathname + own.search + own.hash : address;
}

/** A text that only repeats the name. */
const withoutEcho = ({ text, ...one }: ElementSummary): ElementSummary =>
  text === undefined || text === one.name ? one : { ...one, text };

const short = <Told extends ElementSummary | ElementChange>(one: Told): Told =>
  Object.fromEntries(
    Object.entries(one).map(([field, value]) => [
      field,
      typeof value === 'string' && field !== 'selector' ? shorten(value, LONGEST) : value,
    ]),
  ) as Told;
