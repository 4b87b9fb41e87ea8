import { hash, renamed } from './renamed.js';

const query = new URLSearchParams(location.search);
const asked = new Set((query.get('drift') ?? '').split(',').filter(Boolean));

/**
 * How this visit's page differs from the one that was recorded; read from the query, the same for the same seed.
 * `ids testids data wrappers order twin text aria tag modal slow portal shadow lang=de`
 */
export const drift = {
  seed: query.get('seed') ?? '1',
  has: (name) => asked.has(name),
  german: query.get('lang') === 'de' || asked.has('lang=de') || asked.has('de'),
  removed: new Set((query.get('remove') ?? '').split(',').filter(Boolean)),
  shadowMode: query.get('shadow') === 'closed' ? 'closed' : 'open',
  /** 0 (inclusive) to 1 (exclusive), always the same for the same key and seed. */
  chance: (key) => hash(`${drift.seed}:${key}`) / 2 ** 32,
  pick: (key, list) => list[Math.floor(drift.chance(key) * list.length)],
  /** The id or class as this visit calls it. */
  named: (name) => (asked.has('ids') ? renamed(name, drift.seed) : name),
  /** Another order, when the order drifts; never the same one for two or more. */
  ordered: (key, list) => {
    if (!asked.has('order') || list.length < 2) return list;
    const mixed = list.map((item, index) => ({ item, at: drift.chance(`${key}#${index}`) })).sort((a, b) => a.at - b.at);
    const order = mixed.map(({ item }) => item);
    return order.every((item, index) => item === list[index]) ? order.reverse() : order;
  },
  param: (name) => query.get(name),
};

/** A url inside the demo that keeps the switches. */
export function link(path, extra = {}) {
  const url = new URL(path, location.origin);
  for (const name of KEPT) if (query.has(name) && !url.searchParams.has(name)) url.searchParams.set(name, query.get(name));
  for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

const KEPT = ['drift', 'seed', 'lang', 'remove', 'shadow', 'modal', 'labels', 'button', 'session'];
