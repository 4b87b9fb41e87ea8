import type { Said } from '../command';
import { conceptOf } from '../concepts';
import type { Entry } from '../scene';
import type { Comparable } from '../text-fit';

/** Where a name is asked for in two: the fields of the first and of the last name. */
export interface NameFields {
  first: Entry;
  last: Entry;
}

/** "My name": the only two fields for its parts, where the page has none for the whole of it. */
export function nameInTwo(said: Comparable, fields: readonly Entry[]): NameFields | undefined {
  if (conceptOf(said.normal) !== 'name') return undefined;
  const called = (concept: string) =>
    fields.filter(({ texts }) =>
      texts.some(({ source, text }) => source !== 'value' && source !== 'identifier' && conceptOf(text.normal) === concept),
    );
  const [[first, another], [last, other]] = [called('firstName'), called('lastName')];
  return first && last && !another && !other && first !== last && called('name').length === 0 ? { first, last } : undefined;
}

/** What goes into which field, with a whole name told apart where it is asked for in two (`lastFor`: the field for the last name). Undefined where it cannot be. */
export function withNamesInTwo(pairs: readonly Filled[], lastFor: (first: Entry) => Entry | undefined): Filled[] | undefined {
  const apart = pairs.map((pair): Filled[] | undefined => {
    const last = lastFor(pair.field);
    const parts = last && partsOfName(pair.value);
    return last
      ? parts && [
          { field: pair.field, value: parts[0] },
          { field: last, value: parts[1] },
        ]
      : [pair];
  });
  return apart.every((one) => one !== undefined) ? apart.flat() : undefined;
}

interface Filled {
  field: Entry;
  value: Said;
}

/** The two words of a name; undefined where it has more, of which nobody knows to which part they belong. */
function partsOfName({ text, quoted }: Said): [Said, Said] | undefined {
  const [first, last, more] = text.trim().split(/\s+/);
  return first && last && more === undefined
    ? [
        { text: first, quoted },
        { text: last, quoted },
      ]
    : undefined;
}
