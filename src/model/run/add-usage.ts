import type { Usage } from './usage';

/** Usage before any call. */
export const NO_USAGE: Usage = { calls: 0, input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

/** The sum of two usages. */
export function addUsage(left: Usage, right: Usage): Usage {
  const dollars = left.dollars === undefined && right.dollars === undefined ? undefined : (left.dollars ?? 0) + (right.dollars ?? 0);
  return {
    calls: left.calls + right.calls,
    input: left.input + right.input,
    output: left.output + right.output,
    cacheRead: left.cacheRead + right.cacheRead,
    cacheWrite: left.cacheWrite + right.cacheWrite,
    ...(dollars === undefined ? {} : { dollars }),
  };
}
