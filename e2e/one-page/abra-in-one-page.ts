import type { DomainPlaybooks } from '../../src/model/playbook/playbook';
import { foldRun } from '../../src/model/run/fold';
import { isOver, type Run } from '../../src/model/run/run';
import type { Question, RunEvent } from '../../src/model/run/run-event';
import type { PlannerKind, Settings } from '../../src/model/settings';
import { call } from '../../src/wire/call';
import type { FeedMessage, PanelAnswer, PanelCall, PanelParams } from '../../src/wire/calls';
import { FEED } from '../../src/wire/feed';
import type { Refusal } from '../../src/wire/refusals';
import { fakeChrome } from './fake-chrome';
import { deliver, fakeEvent } from './fake-event';
import { EXTENSION_ID, type MessageEvent } from './page-worlds';
import type { Tab } from './tab';

export interface RunRequest {
  planner?: PlannerKind;
  workflow?: PanelParams<'run.start'>['workflow'];
  usePlaybooks?: boolean;
  learn?: boolean;
  /** What to answer when the run asks; undefined, and default: the run is handed back with its open question. */
  answer?: (question: Question, runId: string) => string | undefined;
}

type PlayRequest = Pick<RunRequest, 'answer'> & Omit<PanelParams<'run.play'>, 'domain' | 'id' | 'tabId'>;

/** Abra's worker with one tab, in the document of the test. */
export interface Abra {
  /** One call of the wire's table, as the panel makes it. Rejects with the fault's sentence. */
  call<Name extends PanelCall>(name: Name, params: PanelParams<Name>): Promise<PanelAnswer<Name>>;
  /** Runs a goal and resolves when it has finished or waits for the person. */
  run(goal: string, options?: RunRequest): Promise<Run>;
  /** Plays a playbook by its exact name on the tab's domain. */
  play(name: string, options?: PlayRequest): Promise<Run>;
  /** Resolves when the run has finished or waits for the person. */
  settled(runId: string, answer?: RunRequest['answer']): Promise<Run>;
  load(runId: string): Promise<Run>;
  playbooks(): Promise<DomainPlaybooks['playbooks']>;
  import(json: object): Promise<unknown>;
  settings(patch: Partial<Settings> & { key?: string }): Promise<void>;
  /** The events of all runs so far. */
  events: RunEvent[];
  /** Resolves at the first such event from now on. */
  until(isIt: (event: RunEvent) => boolean): Promise<RunEvent>;
  /** What the wire refused: each a defect. */
  refusals(): Promise<string[]>;
}

/** The environment of a worker. */
export interface WorkerWorld {
  tab: Tab;
  /** Its `runtime.onMessage`. */
  toWorker: MessageEvent;
  /** The extension's worker as one script. */
  script: string;
  fetch: typeof fetch;
}

/** Starts the extension's worker for a tab, with an empty storage. */
export function openAbra({ tab, toWorker, script, fetch }: WorkerWorld): Abra {
  const { chrome, connected } = fakeChrome(toWorker, tab);
  new Function('chrome', 'fetch', 'indexedDB', script)(chrome, fetch, ownDatabases());
  const page = { id: EXTENSION_ID, url: chrome.runtime.getURL('panel/index.html') };
  const feed = openFeed(page, (port) => connected.fire(port));

  const ask: Abra['call'] = async (name, params) => {
    const answer = await call(name, params, (message) => deliver(toWorker, message, page));
    if (!answer.ok) throw new Error(answer.failure.message);
    return answer.value;
  };
  const load = async (runId: string): Promise<Run> => {
    const run = foldRun((await ask('run.load', { runId })).events);
    if (!run) throw new Error(`There is no run ${runId}.`);
    return run;
  };
  const settled: Abra['settled'] = async (runId, answer) => {
    for (;;) {
      const changed = feed.changed();
      const run = await load(runId);
      if (isOver(run)) return run;
      const choice = run.question && answer?.(run.question, runId);
      if (run.question && choice === undefined) return run;
      if (run.question && choice !== undefined) await ask('run.answer', { runId, questionId: run.question.id, choice });
      else await changed;
    }
  };
  const playbooks = async () => (await ask('playbooks.list', { domain: new URL(tab.url).host })).playbooks;
  return {
    call: ask,
    load,
    settled,
    playbooks,
    events: feed.events,
    until: feed.until,
    run: async (goal, { answer, ...more } = {}) => settled((await ask('run.start', { goal, tabId: tab.id, ...more })).runId, answer),
    play: async (name, { answer, ...more } = {}) => {
      const found = (await playbooks()).find((one) => one.name === name);
      if (!found) throw new Error(`There is no playbook "${name}".`);
      return settled((await ask('run.play', { domain: found.domain, id: found.id, tabId: tab.id, ...more })).runId, answer);
    },
    import: (json) => ask('playbooks.import', { text: JSON.stringify(json), apply: true }),
    settings: async ({ key, ...patch }) => {
      if (Object.keys(patch).length) await ask('settings.set', { patch });
      if (key !== undefined) await ask('settings.setKey', { key });
    },
    refusals: async () => {
      const { refusals } = (await chrome.storage.session.get('refusals')) as { refusals?: { last: Refusal[] } };
      return (refusals?.last ?? []).map(({ what, why }) => `${what}: ${why}`);
    },
  };
}

/** Databases whose names no other worker uses. */
function ownDatabases(): Pick<IDBFactory, 'open'> {
  const owner = crypto.randomUUID();
  return { open: (name, version) => indexedDB.open(`${name}-${owner}`, version) };
}

/** Listens to the worker as a panel does that needs each message. */
function openFeed(sender: object, connect: (port: unknown) => void) {
  const events: RunEvent[] = [];
  let wake: (() => void)[] = [];
  const onMessage = fakeEvent<[needs: 'each']>();
  const postMessage = (messages: readonly FeedMessage[]) => {
    for (const message of messages) if (message.kind === 'event') events.push(message.event);
    const woken = wake;
    wake = [];
    for (const go of woken) go();
  };
  connect({ name: FEED, sender, onMessage, onDisconnect: fakeEvent(), postMessage });
  onMessage.fire('each');
  const changed = () =>
    new Promise<void>((resolve) => {
      wake.push(resolve);
    });
  const until = async (isIt: (event: RunEvent) => boolean): Promise<RunEvent> => {
    const since = events.length;
    for (;;) {
      const next = changed();
      const found = events.slice(since).find(isIt);
      if (found) return found;
      await next;
    }
  };
  return { events, changed, until };
}
