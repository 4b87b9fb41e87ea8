import type { LocalPort } from './local-port';

/** Items in two areas: those that are kept, and those that are lent until the browser is closed. */
export interface LentItems {
  /** Reads what is lent before what is kept. What it writes is kept, and ends a loan of the same item. */
  kept: LocalPort;
  /** Reads the same. What it writes is lent: the kept item stays as it is, and comes back when the browser is closed, however that happens. */
  lent: LocalPort;
}

/** `local` outlives the browser, `session` does not; `session` may hold other things too. */
export function openLentItems(local: LocalPort, session: LocalPort): LentItems {
  const get = async (keys: string[] | null) => {
    const [below, above] = await Promise.all([local.get(keys), session.get(keys === null ? null : keys.map(lentKey))]);
    const lent = Object.entries(above).flatMap(([key, value]) => (key.startsWith(LENT) ? [[itemName(key), value] as const] : []));
    return { ...below, ...Object.fromEntries(lent) };
  };
  const listeners = new Set<(keys: string[]) => void>();
  const tell = (keys: string[]) => {
    for (const listener of listeners) listener(keys);
  };
  local.onChanged?.(tell);
  session.onChanged?.((keys) => tell(keys.filter((key) => key.startsWith(LENT)).map(itemName)));
  // Told at once as well: a caller reads what it wrote.
  const endLoans = async (keys: string[]) => {
    await session.remove(keys.map(lentKey));
    tell(keys);
  };
  const onChanged = (listener: (keys: string[]) => void) => void listeners.add(listener);
  return {
    kept: {
      get,
      set: async (items) => {
        await local.set(items);
        await endLoans(Object.keys(items));
      },
      remove: async (keys) => {
        await local.remove(keys);
        await endLoans(keys);
      },
      onChanged,
    },
    lent: {
      get,
      set: async (items) => {
        await session.set(Object.fromEntries(Object.entries(items).map(([key, value]) => [lentKey(key), value])));
        tell(Object.keys(items));
      },
      remove: endLoans,
      onChanged,
    },
  };
}

const LENT = 'lent.';
const lentKey = (key: string) => `${LENT}${key}`;

/** The item's own name, whether it is kept or lent. */
export const itemName = (key: string): string => (key.startsWith(LENT) ? key.slice(LENT.length) : key);
