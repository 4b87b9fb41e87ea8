/** Which operation a piece of running code descends from, and through how many callbacks. */
export interface Cause {
  operation: number;
  depth: number;
  /** The running callback, to tell a loop from a chain. */
  work?: unknown;
  /** How often `work` has scheduled itself in a row. */
  streak: number;
}

/** Microtasks that may follow a piece of caused work and still count as its own: far more than chains of awaits have. */
const LINGER = 120;

/** Tracks which code descends from an operation: directly through calls, and through promises until the microtask queue is empty. */
export interface Causes {
  /** The cause of the code that runs now, if it descends from the current operation. */
  now(): Cause | undefined;
  begin(operation: number): void;
  finish(): void;
  /** The root cause of the current operation; undefined between operations. */
  root(): Cause | undefined;
  enter(cause: Cause): void;
  /** Ends `enter`; continuations of promises resolved meanwhile still count. `then` is called after them. */
  leave(cause: Cause, then?: () => void): void;
  /** Counts everything as caused while something runs that cannot be wrapped; `undefined` ends it. */
  hold(cause: Cause | undefined): void;
}

/** Makes a tracker without a current operation. */
export function makeCauses(): Causes {
  let running = 0;
  let root: Cause | undefined;
  let current: Cause | undefined;
  let held: Cause | undefined;
  let lingering: Cause | undefined;
  let turns = 0;
  let after: (() => void)[] = [];

  // Native awaits cost a tenth of `queueMicrotask`, and no page can replace them.
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
