import { StoredNotes } from '../../../src/wire/bridge-messages';
import type { BridgeNote } from '../../../src/wire/bridge-panel-calls';
import type { Bridge, WorkerContext } from '../context';
import { bridgeAnswers } from './bridge-answers';
import { type BridgeStore, bridgeClients } from './bridge-clients';
import { Connections } from './connections';
import { openHostPort } from './host-port';

const TAB = 'bridge.tab';

/** Opens it where the person switched it on. All listeners are registered at once. */
export function openBridge(world: () => Promise<WorkerContext>, changed: () => void): Bridge {
  const clients = bridgeClients(chrome.storage.local);
  const notes = bridgeNotes(chrome.storage.local, changed);
  const tab = chosenTab(changed);
  /** Runs that their program stopped, or left. */
  const stopped = new Set<string>();
  const connections = new Connections({
    clientOf: clients.of,
    answer: bridgeAnswers({ world, tab: tab.get, stopping: (runId) => stopped.add(runId) }),
    note: notes.add,
    send: (to, message) => host.send(to, message),
    changed,
    stopRun: async (runId) => {
      stopped.add(runId);
      await (await world()).runs.stop(runId);
    },
  });
  const host = openHostPort({
    said: (from, said) => connections.said(from, said),
    gone: (from) => connections.gone(from),
    turned: (on) => {
      if (!on) connections.allGone();
      changed();
    },
  });
  return {
    connect: host.follow,
    choose: tab.set,
    add: (name) => clients.add(name).finally(changed),
    revoke: async (id) => {
      await clients.remove(id);
      connections.end(id, 'The person revoked this token.');
      changed();
    },
    state: async () => {
      const connected = connections.clients();
      const tabId = await tab.get();
      const may = await chrome.permissions.contains({ permissions: ['nativeMessaging'] });
      return {
        link: !may ? 'off' : host.isOn() ? 'on' : 'no-host',
        clients: (await clients.list()).map((client) => ({ ...client, connected: connected.has(client.id) })),
        ...(tabId === undefined ? {} : { tabId }),
        notes: await notes.list(),
      };
    },
    hear: (runId, event) => {
      connections.tell(runId, event);
      // Who stops a program's run wants it to stop: it gets the tab again when the person says so.
      if (event.kind !== 'finished' || stopped.delete(runId) || event.outcome !== 'stopped') return;
      if (event.says?.some(({ kind }) => STOPS.has(kind)))
        void isOfClient(world, runId).then((is) => (is ? tab.set(undefined) : undefined));
    },
  };
}

/** The tab that the person chose, until it is closed or the browser is. */
function chosenTab(changed: () => void) {
  const get = async () => (await chrome.storage.session.get(TAB))[TAB] as number | undefined;
  const set = async (tabId: number | undefined) => {
    await (tabId === undefined ? chrome.storage.session.remove(TAB) : chrome.storage.session.set({ [TAB]: tabId }));
    changed();
  };
  chrome.tabs.onRemoved.addListener((tabId) => void get().then((chosen) => (chosen === tabId ? set(undefined) : undefined)));
  return { get, set };
}

/** What is said of a run that its person stopped. */
const STOPS = new Set<string>(['stoppedByYou', 'stoppedDuring']);

async function isOfClient(world: () => Promise<WorkerContext>, runId: string): Promise<boolean> {
  const loaded = await (await world()).stores.journal.load(runId);
  return loaded.ok && loaded.value.some((event) => event.kind === 'started' && event.client !== undefined);
}

/** What programs asked for, refused or not. Like calls one after another are one line with a count. */
interface BridgeNotes {
  list(): Promise<BridgeNote[]>;
  add(note: Omit<BridgeNote, 'times' | 'at'>): void;
}

const KEY = 'bridge.notes';

/** So many lines are kept. */
const MAX_NOTES = 300;

/** Newest last. `changed` is called when the list is another one. */
function bridgeNotes(area: BridgeStore, changed: () => void): BridgeNotes {
  let turn: Promise<unknown> = Promise.resolve();
  const load = async (): Promise<BridgeNote[]> => StoredNotes.parse((await area.get(KEY))[KEY]);
  return {
    list: () => turn.then(load),
    add: (note) => {
      const at = Date.now();
      turn = turn
        .then(async () => {
          const notes = await load();
          const last = notes.at(-1);
          const isAlike = last !== undefined && last.client === note.client && last.call === note.call && last.refused === note.refused;
          const next = isAlike ? [...notes.slice(0, -1), { ...last, at, times: last.times + 1 }] : [...notes, { ...note, at, times: 1 }];
          await area.set({ [KEY]: next.slice(-MAX_NOTES) });
          if (!isAlike) changed();
        })
        .catch(() => undefined);
    },
  };
}
