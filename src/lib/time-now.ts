/** Milliseconds since this document or worker began; no change of the clock moves it. */
export const timeNow = (): number => performance.now();
