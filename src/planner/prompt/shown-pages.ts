import type { Snapshot } from '../../model/page/snapshot';
import type { PlanRequest } from '../planner';
import { changeLines } from './change-lines';
import { snapshotLines } from './snapshot-lines';
import { tokensOf } from './tokens';

/** A page of fewer tokens is always sent in full: that is easier to read and costs about the same. */
const WORTH_A_DELTA = 1500;
/** Where changes take more than this share of the page, the page is sent in full. */
const MAX_CHANGED_SHARE = 1 / 3;

export interface ShownPage {
  text: string;
  /** A later turn may show only what changed since this page, so it is worth caching. */
  kept: boolean;
}

/**
 * What each turn of the conversation shows of the page, oldest first, the last for the newest snapshot: the whole page, or only what changed since
 * the turn before where that is enough, or nothing in turns before the last whole page. A turn depends only on what came before it, so that a later
 * call repeats it unchanged, as the prompt cache needs it.
 */
export function shownPages(request: PlanRequest, budget: number): (ShownPage | undefined)[] {
  const looks = [...request.history.map(({ snapshot }) => snapshot), request.snapshot];
  const shown: (ShownPage | undefined)[] = looks.map(() => undefined);
  for (let turn = looks.length - 1; turn >= 0; turn--) {
    const now = looks[turn];
    if (!now) break;
    const { whole, ...page } = showPage(looks.slice(0, turn), now, request, turn, budget);
    shown[turn] = page;
    if (whole) break;
  }
  return shown;
}

function showPage(
  looks: readonly (Snapshot | undefined)[],
  now: Snapshot,
  request: PlanRequest,
  turn: number,
  budget: number,
): ShownPage & { whole: boolean } {
  const wanted = `${request.goal} ${request.history[turn - 1]?.outcome ?? ''}`;
  const before = looks.at(-1);
  const earlier = looks.filter((look) => look !== undefined);
  const text = snapshotLines(now, { budget, wanted, earlier });
  const length = tokensOf(text);
  const whole = { text, kept: length >= WORTH_A_DELTA, whole: true };
  if (!before || !whole.kept) return whole;
  const changes = changeLines(before, now, { budget: length * MAX_CHANGED_SHARE, wanted, earlier });
  return changes === undefined ? whole : { text: `Since the last look:\n${changes}`, kept: true, whole: false };
}
