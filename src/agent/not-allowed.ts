import type { Bail } from '../model/run/bail';
import type { Saying } from '../model/saying';

/** The bail for what a rule forbids. */
export const notAllowed = (why: Saying): Bail => ({ kind: 'not-allowed', rule: why });
