import type { Act } from '../../../src/model/risk/act';
import { say } from '../../locales/say';
import { sayQuoted, sayThing } from './say-thing';

const deeds = {
  press: 'run.deed.press',
  submit: 'run.deed.submit',
  choose: 'run.deed.choose',
  fill: 'run.deed.fill',
  drag: 'run.deed.drag',
  upload: 'run.deed.upload',
} as const satisfies Record<Act['deed'], string>;

/** What an act does, in a few words: `Click “Pay now $429”`. */
export const sayDeed = ({ deed, words, icons, role }: Act): string =>
  say(deeds[deed], { thing: words[0] || icons[0] ? sayQuoted(words[0] || icons[0] || '', 120) : sayThing(role) });
