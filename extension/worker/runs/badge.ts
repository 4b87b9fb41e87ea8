import { items, type Run } from '../../../src/model/run';
import type { SayWord } from '../../locales/chrome-words';

/** What the icon in the toolbar says of a run: that it works, needs its person, is done, or is not; and for how long. */
interface Badge {
  text: string;
  color: string;
  title: string;
}

const GOES = { text: '…', color: '#5b4bd6' };
const ASKS = { text: '?', color: '#a35f00' };
const DONE = { text: '✓', color: '#0b7a4b' };
const FAILED = { text: '!', color: '#b3261e' };

/** The badge of a run; none where its person ended it. Pure. */
export function badgeOf(run: Run, say: SayWord): Badge | undefined {
  if (run.finished?.outcome === 'stopped') return undefined;
  if (run.finished)
    return run.finished.outcome === 'success' ? { ...DONE, title: say('isDone') } : { ...FAILED, title: say('couldNotFinish') };
  return { ...(run.question || run.held ? ASKS : GOES), title: sayNow(run, say) };
}

/** What the pill in the page says of a run, and what its button says; no words once it has ended. Pure. */
export const pillOf = (run: Run, say: SayWord): { text: string; stop: string } =>
  run.finished ? { text: '', stop: '' } : { text: sayNow(run, say), stop: say('stop') };

/** That it works or needs its person, and at which step: none before the first. */
function sayNow(run: Run, say: SayWord): string {
  const all = items(run);
  const at = all.findLastIndex(({ status }) => status !== 'waiting' && status !== 'sent');
  const asks = run.question !== undefined || run.held !== undefined;
  return at < 0 ? say(asks ? 'asks' : 'working') : say(asks ? 'asksAt' : 'workingAt', at + 1, all.length);
}

/** Shows it on the icon of the run's tab, until the tab shows another page. */
export async function showBadge(run: Run, say: SayWord): Promise<void> {
  const badge = badgeOf(run, say);
  const { tabId } = run;
  await Promise.all([
    chrome.action.setBadgeText({ tabId, text: badge?.text ?? '' }),
    chrome.action.setTitle({ tabId, title: badge?.title ?? say('open') }),
    ...(badge ? [chrome.action.setBadgeBackgroundColor({ tabId, color: badge.color })] : []),
  ]).catch(() => {
    // The tab was closed.
  });
}
