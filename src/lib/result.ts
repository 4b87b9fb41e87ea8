/** The result of a call over a boundary: a value, or why there is none. Such calls resolve to this and never reject. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** A successful result. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
/** A failed result. */
export const fail = <Failure>(failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });
