import { hashId } from '../../../src/lib/ids';
import { random } from '../random';
import { type Case, HARMLESS_SHAPES, SHAPES } from './shapes';
import { SPECIAL_HARMLESS, SPECIAL_IRREVERSIBLE } from './special';
import { HARMLESS, IRREVERSIBLE } from './words';

/** A third of the labels was sealed, and opened once when the words were done. */
const isSealed = (label: string) => Number.parseInt(hashId(`sealed ${label}`).slice(-4), 36) % 3 === 0;

/** All labels, each in one of the shapes; which one the seed says. */
export function casesOf(seed: number, sealed: boolean): Case[] {
  const dice = random(seed);
  const inShapes = (words: Record<string, string>, shapes: typeof SHAPES, asked: boolean): Case[] =>
    Object.entries(words).flatMap(([language, list]) =>
      list.split('|').map((label) => {
        const shape = dice.pick(Object.keys(shapes));
        return { label: `${language}: ${label}`, shape, asked, ...(shapes[shape] as (typeof shapes)[string])(label) };
      }),
    );
  const special = (list: typeof SPECIAL_HARMLESS, asked: boolean): Case[] =>
    list.map(({ label, shape, make }) => ({ label, shape, asked, ...make('Search') }));
  return [
    ...inShapes(IRREVERSIBLE, SHAPES, true),
    ...special(SPECIAL_IRREVERSIBLE, true),
    ...inShapes(HARMLESS, HARMLESS_SHAPES, false),
    ...special(SPECIAL_HARMLESS, false),
  ].filter(({ label }) => isSealed(label) === sealed);
}
