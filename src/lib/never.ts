/** The one place that throws: a bug, never an expected outcome. The entry files catch it and end the run as crashed. */
export function never(message: string): never {
  throw new Error(`Abra bug: ${message}`);
}

/** Ends an exhaustive switch: does not compile while a case is missing. */
export function unreachable(value: never): never {
  return never(`unreachable: ${JSON.stringify(value)}`);
}
