/** A place for what a script brings that may come later, or never. */
export interface Later<Brought> {
  /** Undefined until it has come. */
  now(): Brought | undefined;
  bring(brought: Brought): void;
}

/** An empty place: what uses it says what is done, or not done, as long as it is empty. */
export function later<Brought>(): Later<Brought> {
  let here: Brought | undefined;
  return {
    now: () => here,
    bring(brought) {
      here = brought;
    },
  };
}
