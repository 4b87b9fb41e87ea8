import type { OperationOf } from '../../model/plan/operation';
import { lineAround, standBefore } from '../dom/line';
import * as dom from '../dom/native-accessors';

/** Where an item of a list stands to another: right `before` or `after` it, or only `earlier` or `later`; undefined where they stand in no list together. */
export function standsTo(element: Element, other: Element): OperationOf<'drag'>['side'] | 'earlier' | 'later' | undefined {
  const [item, next] = itemsOf(element, other);
  const line = item && lineAround(item);
  if (!line || !next || !line.others.includes(next)) return undefined;
  const before = standBefore(line);
  const at = before.indexOf(next);
  if (at >= 0) return at === before.length - 1 ? 'after' : 'later';
  const nextLine = lineAround(next);
  return nextLine && standBefore(nextLine).at(-1) === item ? 'before' : 'earlier';
}

/** The items that two elements are, or are parts of: children of one parent. */
function itemsOf(element: Element, other: Element): [Element?, Element?] {
  const around = (part: Element, list: Element | null) => {
    for (let node: Element | null = part; node; node = dom.parentElement(node)) if (dom.parentElement(node) === list) return node;
    return undefined;
  };
  for (let list = dom.parentElement(element); list; list = dom.parentElement(list))
    if (dom.contains(list, other)) return [around(element, list), around(other, list)];
  return [];
}
