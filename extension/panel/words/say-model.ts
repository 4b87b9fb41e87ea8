import type { OfferedModel } from '../../../src/wire/shapes';
import { say, sayList } from '../../locales/say';
import { sayAmount } from './say-number';

/** A model's abilities and prices as far as they are known: "1.0M tokens window, pictures, ...". Empty if nothing is known. */
export function sayModel({ window, pictures, structured, price }: OfferedModel): string {
  const parts = [
    ...(window ? [say('model.reads', { tokens: sayAmount(window) })] : []),
    ...(pictures === undefined ? [] : [pictures ? say('model.pictures') : say('model.noPictures')]),
    ...(structured === undefined ? [] : [structured ? say('model.form') : say('model.noForm')]),
    ...(price ? [say('model.price', { input: String(price.input), output: String(price.output), asOf: price.asOf })] : []),
  ];
  return sayList(parts).replace(/^./, (letter) => letter.toUpperCase());
}
