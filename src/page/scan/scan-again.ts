import { runToEnd } from '../../lib/run-to-end';
import type { FrameScan } from '../../model/snapshot';
import { rootsInPage } from '../dom/known-roots';
import { animationsIn } from '../rest/animations';
import { type Unchanged, watchUnchanged } from '../rest/watch-unchanged';
import { askListeners, listenersTold } from './listeners';
import { type ScanOptions, scanInTurns } from './scan';

/** The last scan, and what tells whether another one would tell the same. */
interface Kept {
  scan: FrameScan;
  asked: string;
  listeners: number;
  unchanged: Unchanged;
}
let kept: Kept | undefined;

/**
 * Scans this document, or answers the last scan where another would tell the same: of a page in frames all but one stand still while something is done, and
 * who drives by looks often asks twice. Call it after `awaitRest`, which looks for shadow roots. A document in which anything is animated is always scanned, as its boxes move without a sign.
 */
export async function scanAgain(options: ScanOptions = {}): Promise<FrameScan> {
  runToEnd(askListeners(() => false));
  const [asked, listeners] = [JSON.stringify(options), listenersTold()];
  if (kept && kept.asked === asked && kept.listeners === listeners && kept.unchanged.holds() && !isMoving()) return kept.scan;
  forget();
  if (isMoving()) return scanInTurns(options);
  // What changes while it is scanned is a change, too.
  const unchanged = watchUnchanged();
  const scan = await scanInTurns(options);
  forget();
  kept = { scan: withoutNews(scan), asked, listeners, unchanged };
  return scan;
}

function forget(): void {
  kept?.unchanged.stop();
  kept = undefined;
}

const isMoving = () => animationsIn(rootsInPage()).some(({ playState }) => playState === 'running');

/** What was new at the last scan is not at another one. */
const withoutNews = (scan: FrameScan): FrameScan => ({ ...scan, elements: scan.elements.map(({ isNew, ...element }) => element), took: 0 });
