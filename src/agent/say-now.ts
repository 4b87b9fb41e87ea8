import type { LedTo } from '../model/operations/parts';
import type { Delta } from '../model/page/delta';
import { items, type QueueItem, type Run } from '../model/run/run';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';

/** What the run's steps left so, as the page was read after each: fields, lists and switches by their names, the last word on each; none where nothing is known. */
export function sayNow(run: Run): Saying[] {
  const now = new Map<string, Saying>();
  for (const { record, operation } of items(run)) {
    if (record?.status !== 'done' || !record.dispatched) continue;
    // What was so on a page that was left is not to be seen any more.
    if (record.delta.url) now.clear();
    for (const [name, value] of valuesIn(record.delta, operation, record.found?.name)) now.set(name, saying('isNow', { name, value }));
    const { found, led } = record;
    const state = led && !led.up && SWITCHED[led.state];
    if (state && found?.name) now.set(found.name, saying(state, { name: found.name }));
  }
  return [...now.values()].filter((one) => isStill(one, run)).slice(-MAX_SAID);
}
/** A form of many fields is told by its last ones. */
const MAX_SAID = 3;

const SWITCHED: { [State in LedTo['state']]?: 'isOn' | 'isOff' } = {
  checked: 'isOn',
  pressed: 'isOn',
  unchecked: 'isOff',
  released: 'isOff',
};

/** Fields by their names with what they hold; and the list that closed, with the option that was pressed and is shown instead of another one. */
function valuesIn({ changed, closed = [] }: Delta, operation: QueueItem['operation'], pressed?: string): [string, string][] {
  if (operation.type === 'type' && operation.text.includes('{{secret:')) return [];
  const values = changed.flatMap(({ name, field, to }): [string, string][] => (field === 'value' && name && to ? [[name, to]] : []));
  const [list, another] = closed.map((words) => words.replace(/^\S+\s*/, '')).filter(Boolean);
  const isShown = pressed !== undefined && changed.some(({ field, to }) => field === 'text' && to === pressed);
  return list && !another && isShown ? [...values, [list, pressed]] : values;
}

/** A page that was looked at since then has the last word. */
function isStill({ values }: Saying, { snapshot, stale }: Run): boolean {
  const { name, value } = values ?? {};
  if (!snapshot || stale || typeof value !== 'string') return true;
  const shows = (text = '') => text.includes(value);
  return snapshot.elements.some((one) => shows(one.value) || (shows(one.name) && one.name !== name)) || shows(snapshot.text);
}
