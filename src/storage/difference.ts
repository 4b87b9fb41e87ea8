/** Anything that JSON can hold. */
type Json = unknown;

/**
 * The difference between two JSON values; undefined where they are equal. `text`: the length of the common prefix, the new middle, the length of the
 * common suffix. `items`: in order, `[from, count]` of unchanged old items, a changed old item, or a new one. Fields with the value undefined count
 * as absent.
 */
export type Difference =
  | { is: Json }
  | { text: [begin: number, inserted: string, end: number] }
  | { items: Item[] }
  | { fields: Record<string, Difference>; without?: string[] };
type Item = [from: number, count: number] | { of: number; by: Difference } | { is: Json };

/** Pure: changes neither value; the result shares objects with `after`. Linear in their size. */
export function differ(before: Json, after: Json): Difference | undefined {
  if (Object.is(before, after)) return undefined;
  if (typeof before === 'string' && typeof after === 'string') return texts(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return lists(before, after);
  return isFields(before) && isFields(after) ? objects(before, after) : { is: after };
}

/** Restores the value that `differ` got as `after`. Pure: the result shares objects with both arguments. */
export function apply(before: Json, difference: Difference | undefined): Json {
  if (!difference) return before;
  if ('is' in difference) return difference.is;
  if ('text' in difference) {
    const [begin, inserted, end] = difference.text;
    const old = before as string;
    return old.slice(0, begin) + inserted + old.slice(old.length - end);
  }
  if ('items' in difference) {
    const old = before as Json[];
    return difference.items.flatMap((item) => {
      if (Array.isArray(item)) return old.slice(item[0], item[0] + item[1]);
      return ['is' in item ? item.is : apply(old[item.of], item.by)];
    });
  }
  const { fields, without = [] } = difference;
  const old = Object.entries(before as object).filter(([name]) => !without.includes(name) && !Object.hasOwn(fields, name));
  const fresh = Object.entries(fields).map(([name, by]) => [name, apply(valueIn(before as object, name), by)] as const);
  return Object.fromEntries([...old, ...fresh]);
}

/** Texts with fewer characters in common are stored whole. */
const WORTH = 24;

function texts(before: string, after: string): Difference {
  const most = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < most && before[begin] === after[begin]) begin++;
  let end = 0;
  while (end < most - begin && before.at(-1 - end) === after.at(-1 - end)) end++;
  return begin + end < WORTH ? { is: after } : { text: [begin, after.slice(begin, after.length - end), end] };
}

/** Items with an id are matched by it, wherever they are now; others by their index. */
function lists(before: readonly Json[], after: readonly Json[]): Difference | undefined {
  const places = new Map(before.flatMap((item, at) => (idOf(item) === undefined ? [] : [[idOf(item), at] as const])));
  const items: Item[] = [];
  for (const [at, item] of after.entries()) {
    const id = idOf(item);
    const from = id === undefined || (at < before.length && id === idOf(before[at])) ? at : places.get(id);
    const by = from === undefined || from >= before.length ? { is: item } : differ(before[from], item);
    const last = items.at(-1);
    if (by && 'is' in by) items.push(by);
    else if (by) items.push({ of: from as number, by });
    else if (Array.isArray(last) && last[0] + last[1] === from) last[1]++;
    else items.push([from as number, 1]);
  }
  const [first] = items;
  const same = after.length === before.length && items.length <= 1 && (!first || (Array.isArray(first) && first[0] === 0));
  return same ? undefined : { items };
}

function objects(before: object, after: object): Difference | undefined {
  const names = namesOf(after);
  const changed = names.flatMap((name) => {
    const by = Object.hasOwn(before, name) ? differ(valueIn(before, name), valueIn(after, name)) : { is: valueIn(after, name) };
    return by ? [[name, by] as const] : [];
  });
  const without = namesOf(before).filter((name) => valueIn(after, name) === undefined);
  if (changed.length === 0 && without.length === 0) return undefined;
  // Most fields changed, as when an id is used for another thing: the whole object is shorter.
  if (changed.filter(([, by]) => 'is' in by).length > names.length / 2) return { is: after };
  return { fields: Object.fromEntries(changed), ...(without.length ? { without } : {}) };
}

const isFields = (value: Json): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const valueIn = (of: object, name: string): Json => (Object.hasOwn(of, name) ? (of as Record<string, Json>)[name] : undefined);
const namesOf = (of: object): string[] => Object.keys(of).filter((name) => valueIn(of, name) !== undefined);

function idOf(value: Json): number | string | undefined {
  const id = isFields(value) ? valueIn(value, 'id') : undefined;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}
