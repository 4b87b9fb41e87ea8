import { EASTERN_PAIRS } from './eastern-pairs.fixture';
import type { TextPairs } from './sign-pairs.fixture';
import { SIGN_PAIRS } from './sign-pairs.fixture';
import { WESTERN_PAIRS } from './western-pairs.fixture';

export const TEXT_PAIRS: TextPairs[] = [...SIGN_PAIRS, ...WESTERN_PAIRS, ...EASTERN_PAIRS];
