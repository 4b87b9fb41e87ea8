import { shorten } from '../../../src/lib/text';
import type { Run } from '../../../src/model/run/run';
import type { SayWord } from '../../locales/chrome-words';

/** What a person hears of a run whose panel is closed: that it needs them, is done, or is not. Texts of the page are not in it: other people may see it. */
export interface RunNotification {
  title: string;
  message: string;
}

/** The notification of a run as it is now; none while it works, nor where its person ended it. Pure. */
export function notificationOf({ finished, question, held, goal }: Run, say: SayWord): RunNotification | undefined {
  if (finished?.outcome === 'stopped') return undefined;
  const message = shorten(goal, 200);
  if (finished) return { title: say(finished.outcome === 'success' ? 'isDone' : 'couldNotFinish'), message };
  return question || held ? { title: say('asks'), message } : undefined;
}

/** Shows it where the person allowed notifications and no panel is open; takes an earlier one of the run back where it says nothing now. */
export async function showNotification(run: Run, say: SayWord): Promise<void> {
  const api = notifications();
  if (!api) return;
  const told = notificationOf(run, say);
  await (told ? create(api, run, told) : api.clear(idOf(run))).catch(() => {
    // The permission was taken back.
  });
}

async function create(api: Api, run: Run, told: RunNotification): Promise<void> {
  if (await isPanelOpen()) return;
  await api.create(idOf(run), { type: 'basic', iconUrl: chrome.runtime.getURL('icons/abra-128.png'), ...told });
}

type Api = typeof chrome.notifications;
/** Without the permission Chrome does not even have the name. */
const notifications = () => chrome.notifications as Api | undefined;

/** Chrome does not say of which window a panel is (`windowId` is -1): each hears of all runs, so that any is enough. */
async function isPanelOpen(): Promise<boolean> {
  const panels = await chrome.runtime.getContexts({ contextTypes: [chrome.runtime.ContextType.SIDE_PANEL] });
  return panels.length > 0;
}

/** A click finds its tab by the id alone: a worker that was started for it knows nothing else, and Chrome opens the panel only right after the click. */
const idOf = ({ id, tabId }: Run): string => `${tabId}:${id}`;

/** A click on a notification brings its tab and window to the front and opens the panel there. To be called in the worker's first turn. */
export function openFromNotifications(): void {
  listen();
  // With the permission the name comes, also into a worker that lives already.
  chrome.permissions.onAdded.addListener(({ permissions }) => {
    if (permissions?.includes('notifications')) listen();
  });
}

const listen = (): void => {
  // A listener is only added once, however often.
  notifications()?.onClicked.addListener(open);
};

function open(id: string): void {
  const tabId = Number(id.split(':')[0]);
  chrome.sidePanel.open({ tabId }).catch(() => {
    // The tab was closed, or Chrome did not take the click for the person's.
  });
  void notifications()?.clear(id);
  chrome.tabs
    .update(tabId, { active: true })
    .then((tab) => tab && chrome.windows.update(tab.windowId, { focused: true }))
    .catch(() => {
      // The tab was closed.
    });
}
