/** Small data of the panel (goal history, what was seen) in its localStorage. */
export interface Kept<Value> {
  get(): Value;
  set(value: Value): void;
}

/** `read` must accept any stored value: none, or one of an older version. If localStorage fails, the value is just not stored. */
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
        // localStorage is full or blocked: the panel works without it.
      }
    },
  };
}
