/** Runs what may pause to its end without a pause. */
export function drained<Answer>(steps: Generator<unknown, Answer>): Answer {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
