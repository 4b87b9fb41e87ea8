import { drag } from './drag';
import { rareActs } from './later-acts';
import { paste } from './paste';
import { startRange } from './range';
import { chooseOption, select, whyNotChosen } from './select';
import { selectText, whyNoQuote } from './select-text';
import { startOption } from './start-option';
import { upload } from './upload';
import { wheel } from './wheel';

/** From now on operations do what few of them need. */
export const bringRareActs = (): void =>
  rareActs.bring({
    acts: { paste, select, 'select-text': selectText, drag, wheel, upload },
    chooseOption,
    startOption,
    startRange,
    whyNotChosen,
    whyNoQuote,
  });
