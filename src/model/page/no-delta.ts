import type { Delta } from './delta';

/** Nothing changed, or nothing is known to have changed. */
export const NO_DELTA: Delta = { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } };
