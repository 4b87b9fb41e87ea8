/**
 * Counts what is asked of the browser. Imported first, by an import of its own: the page layer keeps the natives that it meets (`members.ts`), so that
 * counters put on later would hear nothing.
 */
const COUNTED = {
  querySelectorAll: Document.prototype,
  getAttributeNames: Element.prototype,
  getBoundingClientRect: Element.prototype,
  checkVisibility: Element.prototype,
} as const;

type Counted = keyof typeof COUNTED;

const heard: [Counted, unknown][] = [];

for (const [name, owner] of Object.entries(COUNTED) as [Counted, Record<Counted, (...given: unknown[]) => unknown>][]) {
  const native = owner[name];
  owner[name] = function (this: unknown, ...given: unknown[]) {
    heard.push([name, given[0]]);
    return Reflect.apply(native, this, given);
  };
}

/** The first argument of each call so far. */
export const askedFor = (name: Counted): unknown[] => heard.filter(([one]) => one === name).map(([, given]) => given);

/** How often `work` calls it. */
export function timesAsked(name: Counted, work: () => void): number {
  const before = askedFor(name).length;
  work();
  return askedFor(name).length - before;
}
