import type { Delta, ElementChange, ElementSummary } from '../../model/page/delta';
import { noDelta } from '../observe/delta';
import type { PageChange } from '../observe/page-change';

const MAX_CHANGES = 60;

/**
 * Several successive deltas as one: what appeared and disappeared again is left out, values run from the first to the last. Totals count
 * what is left.
 */
export function mergeDeltas(deltas: readonly Delta[]): Delta {
  const present = new Map<string, ElementSummary>();
  const gone = new Map<string, ElementSummary>();
  const changed = new Map<string, ElementChange>();
  for (const delta of deltas) {
    for (const element of delta.disappeared) if (!present.delete(keyOf(element))) gone.set(keyOf(element), element);
    for (const element of delta.appeared) if (!gone.delete(keyOf(element))) present.set(keyOf(element), element);
    for (const change of delta.changed) mergeChange(changed, change);
  }
  const lists = { appeared: [...present.values()], disappeared: [...gone.values()], changed: [...changed.values()] };
  return {
    ...noDelta(),
    ...ends(deltas, 'url'),
    ...ends(deltas, 'title'),
    appeared: lists.appeared.slice(0, MAX_CHANGES),
    disappeared: lists.disappeared.slice(0, MAX_CHANGES),
    changed: lists.changed.slice(0, MAX_CHANGES),
    ...last(deltas),
    ...names(deltas),
    totals: { appeared: lists.appeared.length, disappeared: lists.disappeared.length, changed: lists.changed.length },
  };
}

const keyOf = (element: ElementSummary) => `${element.selector}|${element.role}|${element.name ?? element.text}`;

function mergeChange(changed: Map<string, ElementChange>, change: ElementChange): void {
  const key = `${change.selector}|${change.name}|${change.field}`;
  const from = changed.get(key)?.from ?? change.from;
  if (from === change.to) changed.delete(key);
  else changed.set(key, { ...change, from });
}

function ends(deltas: readonly Delta[], key: 'url' | 'title'): Partial<Delta> {
  const all = deltas.flatMap((delta) => delta[key] ?? []);
  const from = all[0]?.from;
  const to = all.at(-1)?.to;
  return from === undefined || to === undefined || from === to ? {} : { [key]: { from, to } };
}

function last(deltas: readonly Delta[]): Pick<Delta, 'focus'> {
  const focus = deltas.findLast((delta) => delta.focus)?.focus;
  return focus ? { focus } : {};
}

function names(deltas: readonly Delta[]): Pick<Delta, 'opened' | 'closed' | 'effects'> {
  const open = new Set<string>();
  const closed = new Set<string>();
  for (const delta of deltas) {
    for (const name of delta.opened ?? []) if (!closed.delete(name)) open.add(name);
    for (const name of delta.closed ?? []) if (!open.delete(name)) closed.add(name);
  }
  const effects = [...new Set(deltas.flatMap((delta) => delta.effects ?? []))].slice(0, 20);
  return {
    ...(effects.length && { effects }),
    ...(open.size && { opened: [...open].slice(0, 20) }),
    ...(closed.size && { closed: [...closed].slice(0, 20) }),
  };
}

/** Two successive changes as one. */
export const mergeChanges = (left: PageChange, right: PageChange): PageChange => ({
  delta: mergeDeltas([left.delta, right.delta]),
  // What came before may have been renamed since.
  came: [...left.came.map(({ name: _name, ...found }) => found), ...right.came],
  texts: [...left.texts, ...right.texts],
  switched: [...left.switched, ...right.switched],
  complaints: [...left.complaints, ...right.complaints],
});
