import { items, type Run } from '../../../src/model/run';

/** What the icon in the toolbar says of a run: that it works, needs its person, is done, or is not; and for how long. */
interface Badge {
  text: string;
  color: string;
  title: string;
}

const GOES: Badge = { text: '…', color: '#5b4bd6', title: 'Abra is working' };
const ASKS: Badge = { text: '?', color: '#a35f00', title: 'Abra needs you' };
const DONE: Badge = { text: '✓', color: '#0b7a4b', title: 'Abra is done' };
const FAILED: Badge = { text: '!', color: '#b3261e', title: 'Abra could not finish' };

/** The badge of a run; none where its person ended it. Pure. */
export function badgeOf(run: Run): Badge | undefined {
  if (run.finished?.outcome === 'stopped') return undefined;
  if (run.finished) return run.finished.outcome === 'success' ? DONE : FAILED;
  if (run.question || run.held) return ASKS;
  const step = stepOf(run);
  return step ? { ...GOES, title: `${GOES.title}: ${step}` } : GOES;
}

/** What the pill in the page says of a run, and what its button says; no words once it has ended. Pure. */
export function pillOf(run: Run): { text: string; stop: string } {
  if (run.finished) return { text: '', stop: '' };
  const what = run.question || run.held ? ASKS.title : GOES.title;
  return { text: [what, stepOf(run)].filter(Boolean).join(' · '), stop: 'Stop' };
}

/** "step 3 of 8"; nothing before the first. */
function stepOf(run: Run): string {
  const all = items(run);
  const at = all.findLastIndex(({ status }) => status !== 'waiting' && status !== 'sent');
  return at < 0 ? '' : `step ${at + 1} of ${all.length}`;
}

/** Shows it on the icon of the run's tab, until the tab shows another page. */
export async function showBadge(run: Run): Promise<void> {
  const badge = badgeOf(run);
  const { tabId } = run;
  await Promise.all([
    chrome.action.setBadgeText({ tabId, text: badge?.text ?? '' }),
    chrome.action.setTitle({ tabId, title: badge?.title ?? 'Open Abra' }),
    ...(badge ? [chrome.action.setBadgeBackgroundColor({ tabId, color: badge.color })] : []),
  ]).catch(() => {
    // The tab was closed.
  });
}
