import { deadline } from '../../../src/lib/deadline';
import { items, type Run } from '../../../src/model/run/run';
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

/** A badge that was set, when its title was (epoch ms), and a title that is still to be set. */
interface Shown extends Badge {
  titledAt: number;
  next?: string | undefined;
}

/** What the icon of each tab shows, as far as this worker set it; of a tab that shows another page nothing is known, as Chrome takes the badge off. */
let shown: Map<number, Shown> | undefined;

function followBadges(): Map<number, Shown> {
  const badges = new Map<number, Shown>();
  chrome.tabs.onUpdated.addListener((tabId, { status }) => void (status === 'loading' && badges.delete(tabId)));
  chrome.tabs.onRemoved.addListener((tabId) => void badges.delete(tabId));
  return badges;
}

/**
 * Shows it on the icon of the run's tab, until the tab shows another page. From one step to the next only the title changes, which nobody sees who does not point
 * at the icon: it is set once a second at most.
 */
export async function showBadge(run: Run, say: SayWord): Promise<void> {
  const { text, title, color }: Badge = badgeOf(run, say) ?? { text: '', title: say('open'), color: '' };
  const { tabId } = run;
  shown ??= followBadges();
  const last = shown.get(tabId);
  if (last && last.text === text && last.title !== title && Date.now() - last.titledAt < TITLE_MS) return titleLater(tabId, last, title);
  shown.set(tabId, { text, title, color, titledAt: Date.now() });
  await Promise.all([
    last?.text === text ? undefined : chrome.action.setBadgeText({ tabId, text }),
    last?.title === title ? undefined : chrome.action.setTitle({ tabId, title }),
    !color || last?.color === color ? undefined : chrome.action.setBadgeBackgroundColor({ tabId, color }),
  ]).catch(() => {
    // The tab was closed.
  });
}
const TITLE_MS = 1000;

function titleLater(tabId: number, badge: Shown, title: string): void {
  const isAsked = badge.next !== undefined;
  badge.next = title;
  if (isAsked) return;
  deadline(TITLE_MS).signal.addEventListener('abort', () => {
    // Another badge has taken its place, or the tab shows another page.
    if (shown?.get(tabId) !== badge || badge.next === undefined) return;
    badge.title = badge.next;
    badge.next = undefined;
    badge.titledAt = Date.now();
    void chrome.action.setTitle({ tabId, title: badge.title }).catch(() => undefined);
  });
}
