import { fail, ok, type Result } from '../../src/lib/result';
import { parseUrl } from '../../src/lib/url';
import { isSafeEndpoint } from '../../src/model/plan/endpoints';
import { isProtocol } from '../../src/model/plan/planners';
import type { Fault } from '../../src/model/run/fault';
import { faultOf } from '../../src/model/say-in-english';
import type { Saying } from '../../src/model/saying';
import { saying } from '../../src/model/saying-of';
import type { Settings } from '../../src/model/settings';
import { listModels } from '../../src/planner/endpoint/models';
import { tryEndpoint } from '../../src/planner/endpoint/try-endpoint';
import type { PanelHandlers } from '../../src/wire/answer-panel';
import type { WorkerContext } from './context';
import { keyAt } from './runs/planner-port';

type SettingsCalls =
  | 'settings.get'
  | 'settings.set'
  | 'settings.setKey'
  | 'settings.models'
  | 'settings.try'
  | 'settings.spent'
  | 'secrets.list'
  | 'secrets.set'
  | 'secrets.remove'
  | 'secrets.offers'
  | 'secrets.keep';

/** The panel's calls about settings, the key, and values of {{secret:name}}. No secret is ever returned. */
export function settingsHandlers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, SettingsCalls> {
  return {
    'settings.get': async () => {
      const { stores } = await world();
      const [settings, key] = await Promise.all([stores.settings.load(), stores.secrets.key()]);
      if (!settings.ok) return settings;
      return ok({ settings: settings.value, hasKey: key.ok && key.value !== undefined });
    },
    'settings.set': async ({ patch, lent }) => {
      const wrong = patch.endpoint === undefined ? undefined : whyNoEndpoint(patch.endpoint);
      if (wrong) return fail(faultOf('wire', wrong));
      const { stores, changed, tidy } = await world();
      const moved = lent ? ok(false) : await forgetsOldEndpoint(stores, patch.endpoint);
      if (!moved.ok) return moved;
      const settings = await (lent ? stores.lent : stores).settings.change({ ...(moved.value ? { consent: false } : {}), ...asOne(patch) });
      if (!settings.ok) return settings;
      if (patch.keepRuns) await tidy();
      changed('settings');
      return ok({ settings: settings.value });
    },
    'settings.setKey': async ({ key, lent }) => {
      const { stores, changed } = await world();
      const saved = await (lent ? stores.lent : stores).secrets.setKey(key);
      if (!saved.ok) return saved;
      changed('settings');
      return ok({ hasKey: key.trim() !== '' });
    },
    'settings.models': async () => {
      const place = await endpointWithKey(await world(), 'keyFirst');
      if (!place.ok) return place;
      const models = await listModels(place.value);
      return models.ok ? ok({ models: models.value }) : models;
    },
    'settings.try': async () => {
      const place = await endpointWithKey(await world(), 'keyFirstToTest');
      return place.ok ? ok(await tryEndpoint(place.value)) : place;
    },
    'settings.spent': async ({ domain }) => ok(await (await world()).spent(domain)),
    ...secretHandlers(world),
  };
}

/** The endpoint that is set, with its key. */
async function endpointWithKey({ stores }: WorkerContext, missing: 'keyFirst' | 'keyFirstToTest') {
  const [settings, stored] = await Promise.all([stores.settings.load(), stores.secrets.key()]);
  if (!settings.ok) return settings;
  const { protocol, endpoint, keyAs, model } = settings.value;
  const key = keyAt(endpoint, stored.ok ? stored.value : undefined);
  return key ? ok({ protocol, endpoint, keyAs, model, key }) : fail(faultOf('no-key', saying(missing)));
}

/** The calls about secrets that are kept, and those that may be. */
function secretHandlers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, SettingsCalls & `secrets.${string}`> {
  return {
    'secrets.list': async () => {
      const listed = await (await world()).stores.secrets.list();
      return listed.ok ? ok({ secrets: listed.value }) : listed;
    },
    'secrets.set': async ({ name, origin, value, lent }) => {
      const place = parseUrl(origin)?.origin;
      if (!place || place === 'null') return fail(faultOf('wire', saying('noSite', { text: origin })));
      const { stores } = await world();
      const saved = await (lent ? stores.lent : stores).secrets.set({ name, origin: place, value });
      return saved.ok ? ok({}) : saved;
    },
    'secrets.remove': async (secret) => {
      const removed = await (await world()).stores.secrets.remove(secret);
      return removed.ok ? ok({}) : removed;
    },
    'secrets.offers': async () => ok({ offers: await (await world()).secrets.offers() }),
    'secrets.keep': async ({ offer, keep }) => {
      const { stores, secrets, changed } = await world();
      const value = await secrets.takeOffer(offer);
      const saved =
        keep && value !== undefined ? await stores.secrets.set({ name: offer.name, origin: offer.origin, value }) : ok(undefined);
      changed('secrets');
      return saved.ok ? ok({}) : saved;
    },
  };
}

/** A patch that chooses the planner of an endpoint chooses its protocol. */
const asOne = (patch: Partial<Settings>): Partial<Settings> =>
  patch.planner && isProtocol(patch.planner) ? { protocol: patch.planner, ...patch } : patch;

/** A key and the consent to send page text belong to one endpoint: another one starts without. Resolves to whether it is another one. */
async function forgetsOldEndpoint(
  { settings, secrets }: WorkerContext['stores'],
  endpoint: string | undefined,
): Promise<Result<boolean, Fault>> {
  if (endpoint === undefined) return ok(false);
  const before = await settings.load();
  if (!before.ok) return before;
  if (parseUrl(endpoint)?.origin === parseUrl(before.value.endpoint)?.origin) return ok(false);
  const removed = await secrets.setKey('');
  return removed.ok ? ok(true) : removed;
}

function whyNoEndpoint(endpoint: string): Saying | undefined {
  if (isSafeEndpoint(endpoint)) return undefined;
  return parseUrl(endpoint) ? saying('endpointUnsafe') : saying('noEndpoint', { text: endpoint });
}
