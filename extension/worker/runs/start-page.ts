import { isSameKindOfPath, parseUrl, pathOf } from '../../../src/lib/url';
import type { Playbook } from '../../../src/model/playbook/playbook';

/**
 * The address to open before a playbook is played in a tab that shows `url`: its page on the tab's host. Undefined where the tab is on that page, on another route
 * of its document, or on another item of the same list, which is then the one that is meant; and where the first step goes to a page of its own.
 */
export function startPageOf({ pagePath, operations }: Pick<Playbook, 'pagePath' | 'operations'>, url: string): string | undefined {
  const [first] = operations;
  if (first?.type === 'navigate' && (first.to ?? 'url') === 'url') return undefined;
  const [wanted, here] = [pagePath, pathOf(url)].map((path) => path.replace(/#.*$/s, '').replace(/\/+$/, ''));
  if (wanted === undefined || here === undefined || isSameKindOfPath(wanted, here, '') || areSiblings(wanted, here)) return undefined;
  return parseUrl(pagePath, url)?.href;
}

/** "/products/lamp" and "/products/chair", but not "/shop" and "/blog". */
function areSiblings(left: string, right: string): boolean {
  const parent = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return parent(left) !== '' && parent(left) === parent(right);
}
