// biome-ignore lint/suspicious/noExplicitAny: wraps natives of any shape and passes their arguments through untouched
export type AnyFunction = (this: any, ...args: any[]) => any;

/** Kept before a page can replace it. */
export const apply = Reflect.apply;

/** Replaces a native by what `wrap` makes of it; where the browser lacks it, nothing happens. Looks and length stay the native's. */
export function patch(owner: object | undefined, name: string, wrap: (native: AnyFunction) => AnyFunction): void {
  const native = (owner as Record<string, AnyFunction> | undefined)?.[name];
  if (typeof native !== 'function') return;
  const wrapped = wrap(native);
  Object.defineProperty(wrapped, 'name', { value: name });
  Object.defineProperty(wrapped, 'length', { value: native.length });
  (owner as Record<string, AnyFunction>)[name] = wrapped;
}
