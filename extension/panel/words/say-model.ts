import type { OfferedModel } from '../../../src/wire/shapes';
import { sayAmount } from './say-number';

/** What a model can do and costs, as far as anybody says: "1.0M tokens window, pictures, ...". Empty where nothing is said. */
export function sayModel({ window, pictures, structured, price }: OfferedModel): string {
  const parts = [
    ...(window ? [`reads ${sayAmount(window)} tokens`] : []),
    ...(pictures === undefined ? [] : [pictures ? 'takes pictures' : 'takes no pictures']),
    ...(structured === undefined ? [] : [structured ? 'keeps to the form of a plan' : 'does not keep to the form of a plan by itself']),
    ...(price ? [`about $${price.input} in and $${price.output} out a million tokens (${price.asOf})`] : []),
  ];
  return parts.join(', ').replace(/^./, (letter) => letter.toUpperCase());
}
