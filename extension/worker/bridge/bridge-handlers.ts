import { ok } from '../../../src/lib/result';
import type { PanelHandlers } from '../../../src/wire/answer-panel';
import type { WorkerContext } from '../context';

/** The panel's calls about other programs. */
export function bridgeHandlers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, PanelBridgeCall> {
  return {
    'bridge.state': async () => ok(await (await world()).bridge.state()),
    'bridge.add': async ({ name }) => ok({ token: await (await world()).bridge.add(name) }),
    'bridge.revoke': async ({ id }) => {
      await (await world()).bridge.revoke(id);
      return ok({});
    },
    'bridge.choose': async ({ tabId }) => {
      await (await world()).bridge.choose(tabId);
      return ok({});
    },
    'bridge.connect': async () => {
      await (await world()).bridge.connect();
      return ok({});
    },
  };
}

type PanelBridgeCall = Extract<keyof PanelHandlers, `bridge.${string}`>;
