import type { Bail } from '../model/bail';
import { sayInEnglish } from '../model/say-in-english';
import type { Saying } from '../model/saying';

/** The bail for what a rule forbids. */
export const notAllowed = (why: Saying): Bail => ({ kind: 'not-allowed', rule: sayInEnglish([why]), says: [why] });
