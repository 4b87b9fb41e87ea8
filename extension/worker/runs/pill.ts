import type { Run } from '../../../src/model/run/run';
import { callPage } from '../../../src/wire/call-page';
import type { SayWord } from '../../locales/chrome-words';
import { reach } from '../pages/documents';
import { pillOf } from './badge';

/** Shows each run in the pages where it goes on, until it ends. */
export interface Pills {
  /** Called whenever the run has changed; resolves once its tab shows it. */
  show(run: Run): Promise<void>;
}

interface Told {
  runId: string;
  text: string;
  stop: string;
}

/** The documents that show it, by tab. */
type Shown = Map<number, string[]>;

/** The pills of this worker. A page that is loaded anew is told again; `isWanted`: does the person want to see Abra in pages? */
export function keepPills(isWanted: () => Promise<boolean>, words: () => Promise<SayWord>): Pills {
  const told = new Map<number, Told>();
  const working = new Map<number, Promise<void>>();
  const shownIn: Shown = new Map();
  /** One after another for a tab, the newest words alone. */
  const tell = (tabId: number): Promise<void> => {
    const before = working.get(tabId);
    const words = told.get(tabId);
    const done = (before ?? Promise.resolve()).then(async () => {
      if (words && told.get(tabId) === words) await tellTab(tabId, words, shownIn);
      if (words && !words.text && told.get(tabId) === words) told.delete(tabId);
    });
    working.set(tabId, done);
    return done.finally(() => {
      if (working.get(tabId) === done) working.delete(tabId);
    });
  };
  const set = (tabId: number, words: Told) => {
    const last = told.get(tabId);
    if (last?.runId === words.runId && last.text === words.text) return undefined;
    told.set(tabId, words);
    return tell(tabId);
  };
  chrome.tabs.onUpdated.addListener((tabId, { status }) => {
    if (!status) return;
    shownIn.delete(tabId);
    if (told.get(tabId)?.text) void tell(tabId);
  });
  chrome.tabs.onRemoved.addListener((tabId) => {
    told.delete(tabId);
    shownIn.delete(tabId);
  });
  return {
    show: async (run) => {
      // A run that another program began is seen whatever the settings say.
      if (!run.started.client && !(await isWanted())) return;
      const shown = { runId: run.id, ...pillOf(run, await words()) };
      // Within a leg no document is looked for: of each operation the page gets one message about it.
      if (!run.inflight) shownIn.delete(run.tabId);
      const others = run.tabs.filter((tabId) => tabId !== run.tabId && (run.finished || told.get(tabId)?.runId === run.id));
      await Promise.all([...others.map((tabId) => set(tabId, { ...shown, text: '' })), set(run.tabId, shown)]);
    },
  };
}

/** Where Abra may not see a page, nothing is shown there. */
async function tellTab(tabId: number, words: Told, shownIn: Shown): Promise<void> {
  const known = words.text ? shownIn.get(tabId) : undefined;
  if (known && (await tellAll(tabId, known, words))) return;
  const reached = await reach(tabId);
  if (!reached.ok) return;
  const documents = reached.value.map(({ documentId }) => documentId);
  shownIn.set(tabId, documents);
  await tellAll(tabId, documents, words);
}

/** Has each of them heard it? */
async function tellAll(tabId: number, documents: readonly string[], words: Told): Promise<boolean> {
  const answers = await Promise.all(documents.map((documentId) => callPage({ tabId, documentId }, 'pill', words)));
  return answers.every(({ ok }) => ok);
}
