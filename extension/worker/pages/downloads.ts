import { callPage } from '../../../src/wire/call-page';

/** The document in which a leg runs. */
interface LegPlace {
  tabId: number;
  frame: { documentId: string };
}

/**
 * A download began in the page with this address: its document is told, which counts it as an effect of the operation that is at work there. Where legs
 * run in two tabs with that address nobody knows whose it is, and it counts for none.
 */
export async function tellDownload(legs: Iterable<LegPlace>, url: string): Promise<void> {
  const all = [...legs];
  const tabs = await Promise.all(all.map(({ tabId }) => chrome.tabs.get(tabId).catch(() => undefined)));
  const [only, ...others] = all.filter((_, at) => tabs[at]?.url === url);
  if (only && !others.length) await callPage({ tabId: only.tabId, documentId: only.frame.documentId }, 'downloaded', {});
}
