import { newId } from '../../../src/lib/ids';
import { ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/run/fault';
import type { MessageSender } from '../../../src/wire/answer-panel';
import { callPage } from '../../../src/wire/call-page';
import type { FeedMessage, PageMessage } from '../../../src/wire/calls';
import { giveRecorder, reach } from '../pages/documents';

/** A person picks an element of a tab: every document of it has a picker, and the first answer ends them all. One at a time. */
export interface Picks {
  start(tabId: number, exact: boolean): Promise<Result<{ pickId: string }, Fault>>;
  /** A document reports what was picked; accepted only from the tab that was asked. */
  heard(told: PageMessage<'picked'>, from: MessageSender): void;
  /** A document reported a pick that the schema refused: the picking ends. */
  refused(from: MessageSender): Promise<void>;
  cancel(): Promise<void>;
}

/** State that survives the worker, in session storage. */
interface Asked {
  pickId: string;
  tabId: number;
  exact: boolean;
}
const KEY = 'picking';

/** The picking of this extension. `tell` reaches open panels. */
export function keepPicks(tell: (message: FeedMessage) => void): Picks {
  const load = async () => (await chrome.storage.session.get(KEY))[KEY] as Asked | undefined;
  const end = async (asked: Asked) => {
    await chrome.storage.session.remove(KEY);
    const reached = await reach(asked.tabId);
    if (reached.ok) await toAll(asked, reached.value, false, []);
  };
  chrome.tabs.onUpdated.addListener((tabId, { status }) => {
    // Documents loaded since have no picker yet.
    if (status === 'complete') void load().then((asked) => (asked?.tabId === tabId ? arm(asked) : undefined));
  });
  const drop = async () => {
    const asked = await load();
    if (asked) await end(asked);
    return asked;
  };
  return {
    start: async (tabId, exact) => {
      await drop();
      const asked = { pickId: newId('pick', Date.now()), tabId, exact };
      const armed = await arm(asked);
      if (!armed.ok) return armed;
      await chrome.storage.session.set({ [KEY]: asked });
      return ok({ pickId: asked.pickId });
    },
    heard: (told, from) =>
      void load().then(async (asked) => {
        if (!asked || asked.pickId !== told.id || asked.tabId !== from.tabId) return;
        tell({ kind: 'picked', pickId: asked.pickId, picked: told.picked ?? null });
        await end(asked);
      }),
    refused: async (from) => {
      const asked = await load();
      if (asked?.tabId !== from.tabId) return;
      tell({ kind: 'picked', pickId: asked.pickId, picked: null });
      await end(asked);
    },
    cancel: async () => void (await drop()),
  };
}

/** Starts a picker in each document; then tells each which of its frames have one. */
async function arm(asked: Asked): Promise<Result<undefined, Fault>> {
  const reached = await reach(asked.tabId);
  if (!reached.ok) return reached;
  await giveRecorder(
    asked.tabId,
    reached.value.map(({ documentId }) => documentId),
  );
  const frames = await toAll(asked, reached.value, true, []);
  await toAll(asked, reached.value, true, frames);
  return ok(undefined);
}

async function toAll(
  { tabId, pickId, exact }: Asked,
  documents: { documentId: string }[],
  on: boolean,
  frames: number[][],
): Promise<number[][]> {
  const answers = await Promise.all(
    documents.map(({ documentId }) => callPage({ tabId, documentId }, 'pick', { on, id: pickId, exact, frames })),
  );
  return answers.flatMap((answer) => (answer.ok ? [answer.value.path] : []));
}
