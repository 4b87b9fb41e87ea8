import type { Snapshot } from '../../model/page/snapshot';
import { changeLines } from '../../planner/prompt/change-lines';
import { fence } from '../../planner/prompt/fence';
import { headLines, snapshotLines } from '../../planner/prompt/snapshot-lines';
import type { DeskTab, ToolBrowser } from './desk';

export interface PageWords {
  /** What to look for: what matches is listed first where not all fits. */
  wanted: string;
  /** Tokens that the listing may take. */
  budget: number;
  /** Only what changed since the client was last shown the page, where that says enough. */
  changes: boolean;
  since?: Snapshot | undefined;
}

/** Tokens of a look, unless the client says otherwise; as much as most pages need. */
export const LOOK_TOKENS = 3000;
/** The most that a client may ask for. */
export const MOST_LOOK_TOKENS = 12_000;

/**
 * The page as Abra tells it to a model, between markers that the page cannot close: numbered elements and text, without secrets. `nonce`: the
 * random word of the markers. The tab remembers what was shown. `since`: where the client was not shown this document yet, what changed is told
 * against this look, and the rest of the page is not.
 */
export async function sayPage(
  abra: ToolBrowser,
  tab: DeskTab,
  nonce: string,
  { wanted, budget, changes, since }: PageWords,
): Promise<{ text: string; snapshot: Snapshot }> {
  const { snapshot } = await abra.call('page.snapshot', { tabId: tab.tabId });
  const shown = isSameDocument(tab.shown, snapshot) ? tab.shown : undefined;
  const before = shown ?? since;
  const options = { budget, wanted, earlier: before ? [before] : [] };
  const whole = snapshotLines(snapshot, options);
  const changed = changes && before ? changeLines(before, snapshot, options) : undefined;
  // Many changes take more than the page, whose listing folds rows.
  const news = changed !== undefined && shown ? withoutKnownHead(changed, shown) : changed;
  const told = news !== undefined && news.length < whole.length ? `What changed:\n${news}` : whole;
  if (told === whole || shown) tab.shown = snapshot;
  return { text: fence('page', nonce, told), snapshot };
}

/** Without the lines of the head (address, place on the page, focus) that the client was told before. */
function withoutKnownHead(changed: string, before: Snapshot): string {
  const known = new Set(headLines(before));
  const lines = changed.split('\n');
  const body = lines.findIndex((line) => !HEAD.test(line));
  return lines.filter((line, at) => at >= body || !known.has(line)).join('\n');
}
const HEAD = /^(Page|Scrolled|Open|Focus)\b/;

const isSameDocument = (before: Snapshot | undefined, { frames }: Snapshot) =>
  before !== undefined && before.frames[0]?.documentId === frames[0]?.documentId;
