import type { Fault } from '../../../src/model/fault';
import type { Answered } from '../../../src/wire/calls';

/** What a view shows that comes over the wire: not there yet, there, or why not. */
export type Loaded<Value> = { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed'; fault: Fault };

export const LOADING = { status: 'loading' } as const;

/** The answer of a call as something to show. */
export function loaded<Value>(answer: Answered<Value>): Loaded<Value> {
  return answer.ok ? { status: 'ready', value: answer.value } : { status: 'failed', fault: answer.failure };
}

/** The value, once there is one. */
export function loadedValue<Value>(thing: Loaded<Value>): Value | undefined {
  return thing.status === 'ready' ? thing.value : undefined;
}
