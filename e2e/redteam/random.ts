/** Numbers that are the same for the same seed (mulberry32), and choices made with them. */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number;
  /** 0 ≤ n < below. */
  below(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(of: number): boolean;
}

/** `SEED=n` for another bed than the one that was worked on. */
export const SEED = Number(process.env.SEED ?? 1);

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => {
      if (!items.length) throw new Error('Nothing to pick from.');
      return items[below(items.length)] as (typeof items)[number];
    },
    chance: (of) => next() < of,
  };
}
