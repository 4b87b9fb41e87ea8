import { runToEnd } from '../../lib/run-to-end';
import { leavesOut } from '../../model/page/crowds';
import type { FrameScan } from '../../model/page/snapshot';
import { rootsInPage } from '../dom/known-roots';
import { animationsIn } from '../rest/animations';
import { type Unchanged, watchUnchanged } from '../rest/watch-unchanged';
import { askListeners, listenersTold } from './listeners';
import { scanInTurns } from './scan';

/** The last scan, and what tells whether another one would tell the same. */
interface Kept {
  scan: FrameScan;
  wanted: string;
  listeners: number;
  unchanged: Unchanged;
}
let kept: Kept | undefined;

/**
 * Scans this document, or answers the last scan where another would tell the same: of a page in frames all but one stand still while something is done, and
 * the list of what a page offers is looked at before the run is. Which words are `wanted` matters only to a scan that leaves elements out. Call it after `awaitRest`, which looks for shadow roots. A document in which anything is animated is always scanned, as its boxes move without a sign.
 */
export async function scanAgain(wanted = ''): Promise<FrameScan> {
  runToEnd(askListeners(() => false));
  const listeners = listenersTold();
  const isSame = kept && (kept.wanted === wanted || !leavesOut(kept.scan.more)) && kept.listeners === listeners;
  if (kept && isSame && kept.unchanged.holds() && !isMoving()) return kept.scan;
  forget();
  if (isMoving()) return scanInTurns({ wanted });
  // What changes while it is scanned is a change, too.
  const unchanged = watchUnchanged();
  const scan = await scanInTurns({ wanted });
  forget();
  kept = { scan: withoutNews(scan), wanted, listeners, unchanged };
  return scan;
}

function forget(): void {
  kept?.unchanged.stop();
  kept = undefined;
}

const isMoving = () => animationsIn(rootsInPage()).some(({ playState }) => playState === 'running');

/** What was new at the last scan is not at another one. */
const withoutNews = (scan: FrameScan): FrameScan => ({ ...scan, elements: scan.elements.map(({ isNew, ...element }) => element), took: 0 });
