import { EASTERN_PAIRS } from './eastern-pairs.fixture';
import { SIGN_PAIRS } from './sign-pairs.fixture';
import { WESTERN_PAIRS } from './western-pairs.fixture';

/**
 * What `same` has to answer, by script and kind of sign. `same`: all texts of a list say the same thing. `differ`: no two texts of a list do, in whatever
 * order and however alike they look. Written with escapes where an editor or a font would show nothing.
 */
export interface TextPairs {
  script: string;
  same?: string[][];
  differ?: string[][];
}

export const TEXT_PAIRS: TextPairs[] = [...SIGN_PAIRS, ...WESTERN_PAIRS, ...EASTERN_PAIRS];
