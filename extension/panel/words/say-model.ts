import type { OfferedModel } from '../../../src/wire/shapes';
import { say, sayFacts } from '../../locales/say';
import { sayAmount } from './say-number';

/** A model's abilities and prices as far as they are known: "1.0M tokens of context · pictures · ...". Empty if nothing is known. */
export function sayModel({ window, pictures, structured, price }: OfferedModel): string {
  return sayFacts([
    window ? say('model.reads', { tokens: sayAmount(window) }) : '',
    pictures === undefined ? '' : say(pictures ? 'model.pictures' : 'model.noPictures'),
    structured === false ? say('model.noForm') : '',
    price && say('model.price', { input: String(price.input), output: String(price.output), asOf: price.asOf }),
  ]);
}
