import { same, shorten } from '../../lib/text';
import { parseUrl } from '../../lib/url';
import { isWriting } from '../plan/writing';
import type { Bail } from './bail';
import type { QueueItem } from './run';

/**
 * A bail with what the steps before it had searched for, where what was wanted is not among the results. A search is known by its field (its role, type
 * or landmark), or by an address that holds the text: that of the page, or one that a step led to. Pure.
 */
export function withSearch(bail: Bail, before: readonly QueueItem[], url: string | undefined): Bail {
  if (bail.kind !== 'target-missing' || bail.searched !== undefined) return bail;
  const asked = new Set(before.flatMap(({ record }) => valuesIn(record?.delta.url?.to)).concat(valuesIn(url)));
  const found = before.findLast(({ operation, record, found: begun }) => {
    if (!isWriting(operation) || record?.status !== 'done') return false;
    const print = record.found ?? begun;
    const isField =
      print?.role === 'searchbox' || print?.attributes['type'] === 'search' || print?.landmarks.some(({ kind }) => kind === 'search');
    return isField === true || [...asked].some((value) => same(value, operation.text));
  });
  return found && isWriting(found.operation) ? { ...bail, searched: shorten(found.operation.text, 80) } : bail;
}

/** The values of an address's query. */
const valuesIn = (url: string | undefined): string[] => [...(parseUrl(url ?? '')?.searchParams.values() ?? [])].filter(Boolean);
