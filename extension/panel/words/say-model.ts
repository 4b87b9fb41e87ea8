import type { OfferedModel } from '../../../src/wire/shapes';
import { sayAmount } from './say-number';

/** A model's abilities and prices as far as they are known: "1.0M tokens window, pictures, ...". Empty if nothing is known. */
export function sayModel({ window, pictures, structured, price }: OfferedModel): string {
  const parts = [
    ...(window ? [`reads ${sayAmount(window)} tokens`] : []),
    ...(pictures === undefined ? [] : [pictures ? 'takes pictures' : 'takes no pictures']),
    ...(structured === undefined ? [] : [structured ? 'keeps to the form of a plan' : 'does not keep to the form of a plan by itself']),
    ...(price ? [`about $${price.input} in and $${price.output} out a million tokens (${price.asOf})`] : []),
  ];
  return parts.join(', ').replace(/^./, (letter) => letter.toUpperCase());
}
