/** What a boundary answers: a value, or why there is none. Calls over a boundary resolve to this and never reject. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const fail = <Failure>(failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });
