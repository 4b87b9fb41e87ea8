/** What a program ends with, so that the one that called it knows. */
export const EXIT = {
  success: 0,
  /** The run ended before its goal, or what was asked for is not there. */
  notDone: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** The run asks something that nobody here can answer; its choices are printed. */
  question: 3,
  /** Abra cannot work here: no build, no Chromium, a profile in use. */
  fault: 4,
  /** Ctrl-C, as shells have it: 128 and the signal's number. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Why a command ended before its end: a sentence that says what to do, and the exit code. */
export class GivenUp extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Ends a command; the one place of the runner that throws. Playwright, on which all of it stands, rejects as well, so that failures go one way to
 * the one place that catches them (`main`).
 */
export function giveUp(code: ExitCode, message: string): never {
  throw new GivenUp(code, message);
}
