// Taken before the shim is there: a timer of ours is none of the page's.
const native = setTimeout;

/**
 * A timer set now. Whether it rang before something came tells their order: the timers of one page come in the order in which they are due,
 * however busy the machine is, and what a clock shows when they come does not.
 */
export function bell(ms: number): { rang(): boolean } {
  let rang = false;
  native(() => {
    rang = true;
  }, ms);
  return { rang: () => rang };
}
