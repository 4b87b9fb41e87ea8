/** Runs a generator to its end without pausing; returns its result. */
export function runToEnd<Answer>(steps: Generator<unknown, Answer>): Answer {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
