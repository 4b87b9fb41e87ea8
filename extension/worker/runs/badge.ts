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

/** What the icon of each tab shows, as far as this worker set it; of a tab that shows another page nothing is known, as Chrome takes the badge off. */
let shown: Map<number, Badge> | undefined;

function followBadges(): Map<number, Badge> {
  const badges = new Map<number, Badge>();
  chrome.tabs.onUpdated.addListener((tabId, { status }) => void (status === 'loading' && badges.delete(tabId)));
  chrome.tabs.onRemoved.addListener((tabId) => void badges.delete(tabId));
  return badges;
}

/** Shows it on the icon of the run's tab, until the tab shows another page. From one step to the next only the title changes. */
export async function showBadge(run: Run, say: SayWord): Promise<void> {
  const { text, title, color }: Badge = badgeOf(run, say) ?? { text: '', title: say('open'), color: '' };
  const { tabId } = run;
  shown ??= followBadges();
  const last = shown.get(tabId);
  shown.set(tabId, { text, title, color });
  await Promise.all([
    last?.text === text ? undefined : chrome.action.setBadgeText({ tabId, text }),
    last?.title === title ? undefined : chrome.action.setTitle({ tabId, title }),
    !color || last?.color === color ? undefined : chrome.action.setBadgeBackgroundColor({ tabId, color }),
  ]).catch(() => {
    // The tab was closed.
  });
}
