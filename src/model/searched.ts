import { same } from '../lib/text';
import { parseUrl } from '../lib/url';
import { stopOf } from './resumed';
import type { Run } from './run';
import { isWriting } from './writing';

/**
 * What the steps before the one that a run stopped at had searched for; undefined where none of them searched. A search is known by its field (its
 * role, type or landmark), or by an address that holds the text. Pure.
 */
export function searchedFor(run: Pick<Run, 'plans' | 'snapshot'>): string | undefined {
  const stop = stopOf(run);
  const before = stop?.plan.items.slice(0, stop.plan.items.indexOf(stop.item)) ?? [];
  const asked = new Set(before.flatMap(({ record }) => valuesIn(record?.delta.url?.to)).concat(valuesIn(run.snapshot?.url)));
  const found = before.findLast(({ operation, record, found: begun }) => {
    if (!isWriting(operation) || record?.status !== 'done') return false;
    const print = record.found ?? begun;
    const isField =
      print?.role === 'searchbox' || print?.attributes['type'] === 'search' || print?.landmarks.some(({ kind }) => kind === 'search');
    return isField === true || [...asked].some((value) => same(value, operation.text));
  });
  return found && isWriting(found.operation) ? found.operation.text : undefined;
}

/** The values of an address's query. */
const valuesIn = (url: string | undefined): string[] => [...(parseUrl(url ?? '')?.searchParams.values() ?? [])].filter(Boolean);
