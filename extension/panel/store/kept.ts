/** A small thing that the panel keeps for itself (history of goals, what was seen), in its own localStorage. */
export interface Kept<Value> {
  get(): Value;
  set(value: Value): void;
}

/** `read` makes a value of whatever is stored, also of nothing or of an older version's. A store that refuses is a forgetful one. */
export function kept<Value>(key: string, read: (stored: unknown) => Value): Kept<Value> {
  return {
    get() {
      try {
        return read(JSON.parse(localStorage.getItem(`abra.${key}`) ?? 'null'));
      } catch {
        return read(null);
      }
    },
    set(value) {
      try {
        localStorage.setItem(`abra.${key}`, JSON.stringify(value));
      } catch {
        // Full or blocked: the panel works without it.
      }
    },
  };
}
