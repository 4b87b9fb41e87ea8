/** Which operation a piece of running code descends from, and how many callbacks lie between. */
export interface Cause {
  operation: number;
  depth: number;
  /** The callback that runs, to tell a loop from a chain. */
  work?: unknown;
  /** How often `work` scheduled itself in a row. */
  streak: number;
}

/** Microtasks that may follow a piece of caused work and still count as its own: far more than a chain of awaits has. */
const LINGER = 120;

/** Descent of code from an operation: through calls directly, through promises by lingering until the microtask queue is empty. */
export interface Causes {
  /** The cause of the code that runs now, if it descends from the operation that runs. */
  now(): Cause | undefined;
  begin(operation: number): void;
  finish(): void;
  /** The root of the operation that runs; undefined between operations. */
  root(): Cause | undefined;
  enter(cause: Cause): void;
  /** Ends `enter`; promises that were resolved meanwhile still count. `then` is called when their continuations have run. */
  leave(cause: Cause, then?: () => void): void;
  /** Counts everything as caused while something that cannot be wrapped runs; `undefined` ends it. */
  hold(cause: Cause | undefined): void;
}

export function makeCauses(): Causes {
  let running = 0;
  let root: Cause | undefined;
  let current: Cause | undefined;
  let held: Cause | undefined;
  let lingering: Cause | undefined;
  let turns = 0;
  let after: (() => void)[] = [];

  // Awaits of the engine's own: a tenth of what queueMicrotask costs, and nothing that a page could have replaced.
  const linger = async () => {
    do await undefined;
    while (--turns > 0);
    lingering = undefined;
    const ended = after;
    after = [];
    for (const then of ended) then();
  };
  return {
    now: () => {
      const cause = current ?? lingering ?? held;
      return cause?.operation === running && running ? cause : undefined;
    },
    begin: (operation) => {
      running = operation;
      root = { operation, depth: 1, streak: 0 };
    },
    finish: () => {
      running = 0;
      root = current = held = lingering = undefined;
    },
    root: () => root,
    enter: (cause) => {
      current = cause;
    },
    leave: (cause, then) => {
      current = undefined;
      lingering = cause;
      if (then) after.push(then);
      const lingers = turns > 0;
      turns = LINGER;
      if (!lingers) void linger();
    },
    hold: (cause) => {
      held = cause;
    },
  };
}
