import { changeLines } from '../../planner/prompt/change-lines';
import { fence } from '../../planner/prompt/fence';
import { snapshotLines } from '../../planner/prompt/snapshot-lines';
import type { AbraBrowser } from '../browser';
import type { DeskTab } from './desk';

export interface PageWords {
  /** What to look for: what matches is listed first where not all fits. */
  wanted: string;
  /** Tokens that the listing may take. */
  budget: number;
  /** Only what changed since the client was last shown the page, where that says enough. */
  changes: boolean;
}

/** Tokens of a look, unless the client says otherwise; as much as most pages need. */
export const LOOK_TOKENS = 3000;
/** The most that a client may ask for. */
export const MOST_LOOK_TOKENS = 12_000;

/**
 * The page as Abra tells it to a model, between markers that the page cannot close: numbered elements and text, without secrets. `nonce`: the
 * random word of the markers. The tab remembers what was shown.
 */
export async function sayPage(abra: AbraBrowser, tab: DeskTab, nonce: string, { wanted, budget, changes }: PageWords): Promise<string> {
  const before = tab.shown;
  const { snapshot } = await abra.call('page.snapshot', { tabId: tab.tabId });
  const earlier = before ? [before] : [];
  const since = changes && before ? changeLines(before, snapshot, { budget, wanted, earlier }) : undefined;
  tab.shown = snapshot;
  const text = since === undefined ? snapshotLines(snapshot, { budget, wanted, earlier }) : `Since the last look:\n${since}`;
  return fence('page', nonce, text);
}
