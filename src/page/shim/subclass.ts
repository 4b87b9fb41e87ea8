import { defineProperty } from './natives';

// biome-ignore lint/suspicious/noExplicitAny: stands in for natives of any shape
export type AnyClass = new (...args: any[]) => any;

/**
 * Replaces a class of the browser by a subclass that calls `made` with each instance; `given` may change the arguments. Name and statics
 * stay the native's.
 */
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
