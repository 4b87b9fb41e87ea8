import type { Fault } from '../../../src/model/run/fault';
import type { Answered } from '../../../src/wire/calls';

/** Data that is requested from the worker: loading, loaded, or failed with a fault. */
export type Loaded<Value> = { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed'; fault: Fault };

export const LOADING = { status: 'loading' } as const;

/** Converts the result of a request. */
export function loaded<Value>(answer: Answered<Value>): Loaded<Value> {
  return answer.ok ? { status: 'ready', value: answer.value } : { status: 'failed', fault: answer.failure };
}

/** The value, if it is loaded. */
export function loadedValue<Value>(thing: Loaded<Value>): Value | undefined {
  return thing.status === 'ready' ? thing.value : undefined;
}
