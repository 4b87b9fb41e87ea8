import { fail, ok, type Result } from '../../src/lib/result';
import { pageOffers } from '../../src/model/page/page-offers';
import type { Fault } from '../../src/model/run/fault';
import { faultOf } from '../../src/model/say-in-english';
import { saying } from '../../src/model/saying-of';
import type { PanelHandlers } from '../../src/wire/answer-panel';
import { callPage } from '../../src/wire/call-page';
import { bridgeHandlers } from './bridge/bridge-handlers';
import type { WorkerContext } from './context';
import { giveActor, reach } from './pages/documents';
import { siteState } from './pages/site-state';
import { unseenFrames } from './pages/unseen-frames';
import { playbookHandlers } from './playbooks/playbook-handlers';
import { recordingHandlers } from './recording/recording-handlers';
import { runHandlers } from './runs/run-handlers';
import { settingsHandlers } from './settings-handlers';

/** The handlers of all calls of the panel, one per row of the table in `wire/calls`. */
export function panelHandlers(world: () => Promise<WorkerContext>): PanelHandlers {
  return {
    'site.state': async ({ tabId }) => ok(await siteState(tabId)),
    'site.prepare': async ({ tabId }) => {
      const looked = await (await world()).look(tabId);
      if (!looked.ok) return ok({ offers: [] });
      // The person types on: what the first act needs is there then, too.
      void giveActor(
        tabId,
        looked.value.frames.map(({ documentId }) => documentId),
      );
      return ok({ offers: pageOffers(looked.value) });
    },
    'site.ring': async ({ tabId, documentId, ref, text = '' }) => {
      await giveActor(tabId, [documentId]);
      await (ref === undefined ? callPage({ tabId, documentId }, 'endRing', {}) : callPage({ tabId, documentId }, 'ring', { ref, text }));
      return ok({});
    },
    'site.frames': async ({ tabId }) => ok({ unseen: await unseenFrames(tabId) }),
    ...runHandlers(world),
    ...playbookHandlers(world),
    ...settingsHandlers(world),
    ...recordingHandlers(world),
    ...bridgeHandlers(world),
    'pick.start': async ({ tabId, exact }) => (await world()).picks.start(tabId, exact),
    'pick.cancel': async () => {
      await (await world()).picks.cancel();
      return ok({});
    },
    'page.sequence': async ({ tabId, sequence }) =>
      onTop(tabId, async (documentId) => {
        await giveActor(tabId, [documentId]);
        const answer = await callPage({ tabId, documentId }, 'sequence', sequence);
        return 'gone' in answer ? fail(GONE) : answer.ok ? ok({ result: answer.value }) : answer;
      }),
    'page.downloaded': async ({ url }) => {
      await (await world()).downloaded(url);
      return ok({});
    },
    'page.snapshot': async ({ tabId }) => {
      const looked = await (await world()).look(tabId);
      return looked.ok ? ok({ snapshot: looked.value }) : looked;
    },
  };
}

const GONE = faultOf('page-unreachable', saying('pageWentAway'));

async function onTop<Value>(tabId: number, work: (documentId: string) => Promise<Result<Value, Fault>>): Promise<Result<Value, Fault>> {
  const reached = await reach(tabId);
  if (!reached.ok) return reached;
  const top = reached.value.find(({ frameId }) => frameId === 0);
  return top ? work(top.documentId) : fail(GONE);
}
