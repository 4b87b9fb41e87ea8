import { call } from '../../../src/wire/call';
import type { FeedMessage } from '../../../src/wire/calls';
import { openFeed } from '../../../src/wire/feed';
import { sayTold } from '../words/say-told';
import { loaded } from './loaded';
import { activeRuns } from './runs';
import { loadBridge } from './use-bridge';
import { hearForFiles } from './use-files';
import { notify } from './use-notices';
import { onPicked } from './use-pick';
import { loadRows, reloadPlaybooks } from './use-playbooks';
import { hearRecording } from './use-recording';
import { answerQuestion, hearRun, loadPastRuns, useRuns } from './use-runs';
import { loadOffers, loadSettings } from './use-settings';
import { lacksAccess, refreshSite, useSite, watchAccess } from './use-site';
import { onTabChange } from './which-tab';

/** Connects the stores with the feed and with events of tabs and permissions, and loads the initial data. Called once at start. */
export function listen(): void {
  const feed = openFeed(hear);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && feed.again());
  onTabChange((tabId) => {
    if (tabId === undefined || tabId === useSite.getState().tabId) void refreshSite();
  });
  chrome.permissions.onAdded.addListener(() => void refreshSite());
  chrome.permissions.onRemoved.addListener(() => void refreshSite());
  watchAccess();
  goOnWithAccess();
  void refreshSite();
  void loadSettings();
  void loadOffers();
  void loadPastRuns();
  void loadRows();
  void loadBridge();
}

function hear(message: FeedMessage): void {
  if (message.kind === 'recording') return hearRecording(message.recording);
  if (message.kind === 'picked') return onPicked(message);
  if (message.kind === 'refused') return notify({ text: sayTold(message), tone: 'bad' });
  if (message.kind !== 'changed') {
    hearForFiles(message);
    return hearRun(message);
  }
  if (message.what === 'playbooks') void reloadPlaybooks();
  if (message.what === 'settings') {
    void loadSettings();
    // A shorter retention may have deleted runs.
    void loadPastRuns();
  }
  if (message.what === 'secrets') void loadOffers();
  if (message.what === 'bridge') void loadBridge();
  if (message.what === 'site') void refreshSite();
}

/** Runs that wait for access go on as soon as their tabs may be acted in: looked up when one begins to wait, and when access may have changed. Called once at start. */
export function goOnWithAccess(): void {
  useSite.subscribe(() => void look());
  useRuns.subscribe(({ logs }, before) => logs !== before.logs && void look());
}

/** Questions that are being looked into, or were answered. */
const handled = new Set<string>();

async function look(): Promise<void> {
  for (const { id, tabId, question } of activeRuns(useRuns.getState())) {
    const key = `${id} ${question?.id}`;
    if (question?.kind !== 'access' || handled.has(key)) continue;
    handled.add(key);
    const site = loaded(await call('site.state', { tabId }));
    if (lacksAccess(site)) handled.delete(key);
    else await answerQuestion(id, question.id, 'continue');
  }
}
