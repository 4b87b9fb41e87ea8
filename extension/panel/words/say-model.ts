import type { OfferedModel } from '../../../src/wire/shapes';
import { say, sayFacts } from '../../locales/say';
import { sayAmount, sayRate } from './say-number';

/** A model's abilities and prices as far as they are known: "1.0M tokens of context · pictures · ...". Empty if nothing is known. */
export function sayModel({ window, pictures, structured, price }: OfferedModel): string {
  return sayFacts([
    window ? say('model.reads', { tokens: sayAmount(window) }) : '',
    pictures === undefined ? '' : say(pictures ? 'model.pictures' : 'model.noPictures'),
    structured === false ? say('model.noForm') : '',
    price && say('model.price', { ...rates(price), asOf: price.asOf }),
  ]);
}

type Price = Pick<NonNullable<OfferedModel['price']>, 'input' | 'output'>;

/** "$2 in, $10 out per 1M tokens". */
export const sayPrice = (price: Price): string => say('model.priceShort', rates(price));

/** "$2 / $10", beside what says which is which. */
export const sayRates = (price: Price): string => say('model.priceShortest', rates(price));

const rates = ({ input, output }: Price) => ({ input: sayRate(input), output: sayRate(output) });
