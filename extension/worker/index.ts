import type { Ports } from '../../src/agent/ports';
import { ok } from '../../src/lib/result';
import { domainOf, parseUrl, pathOf } from '../../src/lib/url';
import { typedSecrets } from '../../src/model/goal/typed-secrets';
import { shownWithout } from '../../src/model/page/shown';
import { foldRun } from '../../src/model/run/fold';
import type { Run } from '../../src/model/run/run';
import { proposeNameAndParams } from '../../src/playbook/learn/draft-of';
import { summarisePlaybooks } from '../../src/playbook/recall/summarise-playbooks';
import { itemName } from '../../src/storage/lent-items';
import { isSecretItem } from '../../src/storage/secret-store';
import { answerCalls, type MessageSender } from '../../src/wire/answer-panel';
import type { FeedMessage, PageMessage } from '../../src/wire/calls';
import { FEED, serveFeed } from '../../src/wire/feed';
import { openBridge } from './bridge/bridge';
import type { WorkerContext } from './context';
import { greet } from './greet';
import { panelHandlers } from './handlers';
import { followUse } from './pages/early-shim';
import { knownSecrets } from './pages/known-secrets';
import { openedTabs } from './pages/opened-tabs';
import { type Extras, scanTab, tabPort } from './pages/page-port';
import { onRefusedMessage } from './pages/refused-messages';
import { pictureKeeper } from './pictures/keep-picture';
import { capture } from './recording/capture';
import { openMenu } from './recording/menu';
import { keepPicks } from './recording/picking';
import { recordingStore } from './recording/recording-store';
import { showBadge } from './runs/badge';
import { dayMeter } from './runs/day-meter';
import { doingWords } from './runs/doing-words';
import { followRuns } from './runs/follow-runs';
import { givenFiles } from './runs/given-files';
import { heartbeat, onWatchdog } from './runs/heartbeat';
import { memoryPort } from './runs/memory-port';
import { openFromNotifications, showNotification } from './runs/notification';
import { keepPills } from './runs/pill';
import { type PlannerDependencies, plannerPort } from './runs/planner-port';
import { MAX_EARLIER, stopRunOf } from './runs/run-handlers';
import { runSession } from './runs/run-session';
import { keepRuns } from './runs/runs';
import { savingMeter } from './runs/saving-meter';
import { removeRuns, tidyRuns } from './runs/tidy-runs';
import { must, openStores } from './stores';
import { workerWords } from './words';

// All listeners are registered in the first turn: Chrome starts the worker for an event and dispatches it only to listeners registered by
// then (https://developer.chrome.com/docs/extensions/develop/concepts/service-workers/events).

const stores = openStores();
const tell = serveFeed((send) => {
  void greet(stores, recordings).then((messages) => messages.forEach(send));
});

const session = runSession();
const known = knownSecrets(
  async () => [...must(await (await stores).secrets.values()), ...(await session.given()).flatMap(Object.values<string>)],
  (forget) => {
    const changed = (changes: object) => Object.keys(changes).some((key) => isSecretItem(itemName(key))) && forget();
    for (const area of [chrome.storage.local, chrome.storage.session]) area.onChanged.addListener(changed);
  },
);

const plannerWorld: PlannerDependencies = {
  settings: async () => must(await (await stores).settings.load()),
  key: async () => must(await (await stores).secrets.key()),
  summary: async (run) => (run.started.usePlaybooks ? summaryFor(run) : ''),
  secrets: secretsOf,
  lookAgain: (run) => scanTab(run.tabId, { previous: run.snapshot, covers: true }, known),
  spent: (usage, domain) => meter.add(usage, domain),
};
const meter = dayMeter({
  load: async () => (await chrome.storage.local.get('spent')).spent,
  save: (spent) => chrome.storage.local.set({ spent }),
});

const saved = savingMeter({
  load: async () => (await chrome.storage.local.get('savings')).savings,
  save: (savings) => chrome.storage.local.set({ savings }),
});

const given = givenFiles(async () => (await stores).artifacts);

const pictures = pictureKeeper({
  look: (run) => scanTab(run.tabId, { previous: run.snapshot, covers: true }, known),
  save: async (run, name, bytes) => (await stores).artifacts.save({ owner: run.id, name, type: 'image/png', bytes }),
});

/** Called when the worker starts, when a run ends, and when the setting changes; what fails is tried again the next time. */
async function tidy(): Promise<void> {
  const { journal, settings } = await stores;
  const set = await settings.load();
  if (set.ok) await tidyRuns({ journal, removeFiles, now: Date.now }, set.value.keepRuns);
}

/** The pictures and given files of a run. */
async function removeFiles(runId: string) {
  const forgotten = await given.forget(runId);
  return forgotten.ok ? (await stores).artifacts.removeOf(runId) : forgotten;
}

/** Counts what the run saved, before what it is compared with is tidied away. */
async function countSaving(runId: string): Promise<void> {
  const { journal } = await stores;
  const run = foldRun(must(await journal.load(runId)));
  if (run) await saved.add(run, async () => must(await journal.list(MAX_EARLIER)));
}

/** Removes what a run was given; secrets that it typed on the way to its goal stay until the person says whether to keep them. */
async function afterRun(runId: string): Promise<void> {
  const { journal, secrets } = await stores;
  if ((await session.given(runId)).length) {
    const run = foldRun(must(await journal.load(runId)));
    const typed = run?.finished?.outcome === 'success' ? typedSecrets(run) : [];
    await session.offer(runId, typed, async (origin) => must(await secrets.valuesFor(origin)));
    if (typed.length) tell({ kind: 'changed', what: 'secrets' });
  }
  await Promise.all([given.forget(runId), session.forget(runId)]);
}

const isShown = async () => (await plannerWorld.settings()).overlay;
const extras: Extras = async (order, origin) => {
  const { patience, overlay } = await plannerWorld.settings();
  const asks = order.operations.some(({ operation }) => JSON.stringify(operation).includes('{{secret:'));
  const secretsFor = asks ? await origin() : '';
  const secrets = asks
    ? { ...must(await (await stores).secrets.valuesFor(secretsFor)), ...(await session.givenFor(order.runId, secretsFor)) }
    : {};
  const uploads = order.operations.filter(({ operation }) => operation.type === 'upload');
  const files = (await Promise.all(uploads.map(async ({ id }) => must(await given.of(order.runId, id))))).flat();
  return {
    patience,
    overlay,
    ...(overlay ? { doing: doingWords(await words(), order.operations) } : {}),
    settleLimit: order.settleLimit ?? SETTLE_LIMIT_MS,
    ...(Object.keys(secrets).length ? { secrets, secretsFor } : {}),
    ...(files.length ? { files } : {}),
  };
};
const page = tabPort(extras, known, pictures, openedTabs());
const SETTLE_LIMIT_MS = 5000;

const words = workerWords(async () => (await plannerWorld.settings()).language);
const pills = keepPills(isShown, words);
const follow = followRuns(
  async (runId) => must(await (await stores).journal.load(runId)),
  async (run) => {
    void pills.show(run);
    await words().then((say) => Promise.all([showBadge(run, say), showNotification(run, say)]));
  },
);

const repairsPerDay = async () => (await plannerWorld.settings()).repairsPerDay;
const memory = memoryPort(() => stores, repairsPerDay, tell);

const ports: Ports = {
  page,
  planner: plannerPort(plannerWorld),
  memory,
  journal: { append: async (runId, ...events) => must(await (await stores).journal.append(runId, ...events)) },
  feed: {
    event: (runId, event) => tell({ kind: 'event', runId, event }),
    written: (runId, event) => {
      follow(runId, event);
      bridge.hear(runId, event);
      if (event.kind === 'finished')
        void afterRun(runId)
          .then(() => countSaving(runId))
          .then(tidy);
    },
    thought: (runId, text) => tell({ kind: 'thought', runId, text }),
    note: (runId, text) => tell({ kind: 'note', runId, text }),
  },
  clock: { now: () => Date.now() },
};

const pulse = heartbeat(() => void followWork());

const runs = keepRuns(
  ports,
  {
    append: ports.journal.append,
    load: async (runId) => must(await (await stores).journal.load(runId)),
    active: async () => must(await (await stores).journal.active()).map(({ runId }) => runId),
  },
  session,
  pulse,
);

const recordings = capture(
  recordingStore(),
  (message: FeedMessage) => {
    tell(message);
    if (message.kind === 'recording') void followWork();
  },
  proposeNameAndParams,
);

const picks = keepPicks(tell);

const world = async (): Promise<WorkerContext> => ({
  stores: await stores,
  runs,
  capture: recordings,
  picks,
  planner: plannerWorld,
  given,
  secrets: session,
  look: (tabId) => scanTab(tabId, {}, known),
  downloaded: page.downloaded,
  spent: (domain) => meter.today(domain),
  savings: () => saved.all(),
  tidy,
  removeRuns: async (runIds) => removeRuns({ journal: (await stores).journal, removeFiles }, runIds),
  changed: (what) => tell({ kind: 'changed', what }),
  bridge,
});

const bridge = openBridge(world, () => tell({ kind: 'changed', what: 'bridge' }));

answerCalls(
  panelHandlers(world),
  {
    progress: (progress, from) => page.heard(progress, from),
    shown: (step, from) => recordings.shown(shownWithout(step, known.hide(step)), from),
    gap: (gap, from) => recordings.gap(known.hide(gap), from),
    halt: (told, from) => void haltFrom(told, from),
    picked: (told, from) => picks.heard(known.hide(told), from),
    refused: onRefusedMessage({ page, recordings, picks, tell }),
  },
  {
    stroke: page.stroke,
    frames: ({ entered, went }, from) => {
      if (went) recordings.went(from);
      return (entered ? recordings.entered(entered, from) : recordings.framesCame(from)).then(() => ok({}));
    },
  },
);
onWatchdog(() => void runs.resume());
openMenu(recordings, words);
openFromNotifications();
chrome.tabs.onUpdated.addListener((tabId, change) => {
  if (change.status === 'complete') recordings.documentChanged(tabId);
});
chrome.permissions.onAdded.addListener(accessChanged);
chrome.permissions.onRemoved.addListener(accessChanged);
chrome.runtime.onConnect.addListener((port) => {
  if (port.name !== FEED) return;
  void followWork();
  port.onDisconnect.addListener(() => void followWork());
});

void followWork();
void runs.resume().then(tidy);

function accessChanged(): void {
  tell({ kind: 'changed', what: 'site' });
  void followWork();
}

/** Only a tab of the run may stop it. What a real hand of Abra's types is no word of the person's. */
async function haltFrom({ runId, by }: PageMessage<'halt'>, { tabId }: MessageSender): Promise<void> {
  const run = foldRun(must(await (await stores).journal.load(runId)));
  if (run && !run.finished && run.tabs.includes(tabId) && !(by === 'key' && page.hasHand(tabId))) await stopRunOf(await world(), runId);
}

function followWork(): Promise<void> {
  return followUse(async () => pulse.active() > 0 || (await recordings.current())?.status === 'recording');
}

async function summaryFor(run: Run): Promise<string> {
  const url = run.snapshot?.url ?? '';
  return summarisePlaybooks(run.goal, must(await (await stores).playbooks.load(domainOf(url))), SUMMARY_LINES, pathOf(url));
}
const SUMMARY_LINES = 40;

/** Values by name for all origins of the run's page. */
async function secretsOf({ id, snapshot }: Run): Promise<Record<string, string>> {
  const { secrets } = await stores;
  const origins = new Set((snapshot?.frames ?? []).flatMap(({ url }) => parseUrl(url)?.origin ?? []));
  const values = await Promise.all([...origins].map(async (origin) => must(await secrets.valuesFor(origin))));
  return Object.assign({}, ...values, ...(await session.given(id)));
}
