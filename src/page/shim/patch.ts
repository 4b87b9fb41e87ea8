import { apply, defineProperty } from './natives';

// biome-ignore lint/suspicious/noExplicitAny: wraps natives of any shape and passes their arguments through untouched
export type AnyFunction = (this: any, ...args: any[]) => any;

/** Replaces a native by what `wrap` makes of it, with the same name and length; where the browser lacks it, nothing happens. */
export function patch(owner: object | undefined, name: string, wrap: (native: AnyFunction) => AnyFunction): void {
  const native = (owner as Record<string, AnyFunction> | undefined)?.[name];
  if (typeof native !== 'function') return;
  const wrapped = wrap(native);
  defineProperty(wrapped, 'name', { value: name });
  defineProperty(wrapped, 'length', { value: native.length });
  (owner as Record<string, AnyFunction>)[name] = wrapped;
}

/** Runs `work` before a native whenever the page calls it, with the same `this` and arguments. */
export function precede(owner: object | undefined, name: string, work: AnyFunction): void {
  patch(
    owner,
    name,
    (native) =>
      function (...given) {
        apply(work, this, given);
        return apply(native, this, given);
      },
  );
}
