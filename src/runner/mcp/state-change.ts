import { z } from 'zod';
import { shorten } from '../../lib/text';
import { type Delta, ElementChange, ElementSummary } from '../../model/delta';
import type { Snapshot } from '../../model/snapshot';

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

/** Of each kind so many are told. */
const TOLD = 6;
/** Characters of a text. */
const LONGEST = 60;

/** The deltas of a run's legs, in their order, as one; null where nothing changed. What came and went again is left out. */
export function stateChange(deltas: readonly Delta[], before: Snapshot | undefined, after: Snapshot | undefined): StateChange | null {
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
    changed: [...changed.values()].filter(({ from, to }) => from !== to).map(short),
  };
  const totals = { appeared: lists.appeared.length, disappeared: lists.disappeared.length, changed: lists.changed.length };
  const told: StateChange = {
    ...differing('url', before, after),
    ...differing('title', before, after),
    appeared: lists.appeared.slice(0, TOLD),
    disappeared: lists.disappeared.slice(0, TOLD),
    changed: lists.changed.slice(0, TOLD),
    ...(Object.values(totals).some((count) => count > TOLD) ? { totals } : {}),
  };
  return told.url || told.title || Object.values(totals).some((count) => count > 0) ? told : null;
}

const keyOf = ({ selector, name = '', text = '' }: ElementSummary) => JSON.stringify([selector, name, text]);

function differing(field: 'url' | 'title', before: Snapshot | undefined, after: Snapshot | undefined) {
  const [from, to] = [before?.[field], after?.[field]];
  return from === undefined || to === undefined || from === to ? {} : { [field]: { from, to } };
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
