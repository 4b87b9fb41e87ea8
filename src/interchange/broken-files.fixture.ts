/** Damages a file for fuzz tests: bytes removed, values replaced, fields added, values nested or repeated. */
export function mutate(text: string, next: () => number): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  if (next() < 0.2) return text.slice(0, Math.floor(next() * text.length)) + pick(['', 'null', '}', ']', '\u0000']);
  const file = JSON.parse(text);
  for (let times = 1 + Math.floor(next() * 3); times > 0; times--) {
    const places: [holder: Record<string, unknown>, key: string][] = [];
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        places.push([value as Record<string, unknown>, key]);
        walk(inner);
      }
    };
    walk(file);
    const [holder, key] = pick(places);
    const value = pick<unknown>([
      null,
      -1,
      1e308,
      '',
      'x'.repeat(50_000),
      [],
      {},
      true,
      'javascript:alert(1)',
      [[[[]]]],
      { type: 'evaluate' },
      '__proto__',
    ]);
    const way = next();
    if (way < 0.5) holder[key] = value;
    else if (way < 0.7) delete holder[key];
    else if (way < 0.85) holder[pick(['constructor', 'script', 'elementId', 'url', 'type'])] = value;
    else Object.defineProperty(holder, '__proto__', { value: { polluted: true }, enumerable: true, configurable: true });
  }
  return JSON.stringify(file);
}

/** A seeded random generator: the same numbers in each test run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
