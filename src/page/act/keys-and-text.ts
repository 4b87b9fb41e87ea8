import { keyActs } from './later-acts';
import { hold } from './modifiers';
import { press } from './press';
import { type } from './type';

/** From now on operations type and press keys. */
export const bringKeyActs = (): void => keyActs.bring({ acts: { type, press }, hold });
