import { defineProperty } from './natives';

// biome-ignore lint/suspicious/noExplicitAny: stands in for natives of any shape
export type AnyClass = new (...args: any[]) => any;

/** Replaces a class of the browser by one that hears of what is made; `given` may change what it is made of. Looks stay the native's. */
export function subclass(name: string, made: (one: object) => void, given: (args: unknown[]) => unknown[] = (args) => args): void {
  const page = window as unknown as Record<string, AnyClass | undefined>;
  const Native = page[name];
  if (!Native) return;
  const Tracked = class extends Native {
    constructor(...args: unknown[]) {
      super(...given(args));
      made(this);
    }
  };
  defineProperty(Tracked, 'name', { value: name });
  page[name] = Tracked;
}
