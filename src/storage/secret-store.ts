import type { Result } from '../lib/result';
import type { Fault } from '../model/run/fault';
import { attempt } from './attempt';
import type { LocalPort } from './local-port';

/** The key of the model endpoint, and the values of {{secret:name}}, each for one origin. Only `key` and `valuesFor` return values for use. */
export interface SecretStore {
  key(): Promise<Result<string | undefined, Fault>>;
  /** An empty key removes it. */
  setKey(key: string): Promise<Result<void, Fault>>;
  /** Names and origins, never values. */
  list(): Promise<Result<{ name: string; origin: string }[], Fault>>;
  /** `origin` is that of a URL: scheme, host and port. */
  set(secret: { name: string; origin: string; value: string }): Promise<Result<void, Fault>>;
  remove(secret: { name: string; origin: string }): Promise<Result<void, Fault>>;
  /** All values and the key, only for masking them in texts and pictures; never to be filled in or sent. */
  values(): Promise<Result<string[], Fault>>;
  /** Values by name for exactly this origin. */
  valuesFor(origin: string): Promise<Result<Record<string, string>, Fault>>;
}

const KEY = 'key';
const PREFIX = 'secret.';

/** Is it an item of this store, or of the secrets that a run was given, which begin alike? */
export const isSecretItem = (item: string): boolean => item === KEY || item.startsWith(PREFIX);

/** The secrets store of this extension. */
export function openSecretStore(local: LocalPort): SecretStore {
  return {
    key: () => attempt('read the key', async () => text((await local.get([KEY]))[KEY])),
    setKey: (key) => attempt('save the key', () => (key.trim() ? local.set({ [KEY]: key.trim() }) : local.remove([KEY]))),
    list: () =>
      attempt('list the secrets', async () =>
        (await all(local)).map(({ name, origin }) => ({ name, origin })).sort((left, right) => order(left, right)),
      ),
    set: ({ name, origin, value }) => attempt('save the secret', () => local.set({ [itemOf(name, origin)]: value })),
    remove: ({ name, origin }) => attempt('remove the secret', () => local.remove([itemOf(name, origin)])),
    values: () =>
      attempt('read the secrets', async () => {
        const key = text((await local.get([KEY]))[KEY]);
        return [...(await all(local)).map(({ value }) => value), ...(key ? [key] : [])];
      }),
    valuesFor: (origin) =>
      attempt('read the secrets', async () =>
        Object.fromEntries((await all(local)).filter((secret) => secret.origin === origin).map(({ name, value }) => [name, value])),
      ),
  };
}

/** Each secret is an item of its own, so that concurrent writers do not overwrite each other. Neither names nor origins contain a space. */
const itemOf = (name: string, origin: string) => `${PREFIX}${name} ${origin}`;

async function all(local: LocalPort): Promise<{ name: string; origin: string; value: string }[]> {
  const items = await local.get(null);
  return Object.entries(items).flatMap(([item, stored]) => {
    const value = text(stored);
    const [name, origin] = item.startsWith(PREFIX) ? item.slice(PREFIX.length).split(' ') : [];
    return name && origin && value !== undefined ? [{ name, origin, value }] : [];
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const order = (left: { name: string; origin: string }, right: { name: string; origin: string }) =>
  `${left.origin} ${left.name}` < `${right.origin} ${right.name}` ? -1 : 1;
