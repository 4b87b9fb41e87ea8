import { addressOf } from '../../../src/lib/url';
import { items, type Run } from '../../../src/model/run/run';

/** Where a person is. */
interface Place {
  tabId: number | undefined;
  /** Undefined while it is not known. */
  url: string | undefined;
}

/** Is what came of a run about another page than the one in front? Its suggestions would be done there. Never while it goes on. Pure. */
export function isOfAnotherPage(run: Run, { tabId, url }: Place): boolean {
  if (!run.finished || tabId === undefined || url === undefined) return false;
  const last = lastUrl(run);
  return tabId !== run.tabId || (last !== undefined && addressOf(last) !== addressOf(url));
}

/** The address of the page that a run was on last, which is not always looked at at the end; undefined before its first look. */
export function lastUrl(run: Run): string | undefined {
  const told = items(run).findLast(({ record }) => record)?.record?.url;
  return (run.stale ? told : undefined) || (run.snapshot?.url ?? told);
}
