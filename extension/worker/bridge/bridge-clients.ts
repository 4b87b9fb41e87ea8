import { newId } from '../../../src/lib/ids';
import { StoredClients } from '../../../src/wire/bridge-messages';
import type { BridgeClient } from '../../../src/wire/bridge-panel-calls';

/** The part of a storage area that is used here. */
export interface BridgeStore {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

/** The programs that the person gave a token. Only digests of tokens are kept. */
export interface BridgeClients {
  list(): Promise<BridgeClient[]>;
  /** Resolves to the token, which is told this once. */
  add(name: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** Whose token this is. */
  of(token: string): Promise<BridgeClient | undefined>;
}

const KEY = 'bridge.clients';
/** A person has a handful. */
const MAX_CLIENTS = 50;

/** They are in local storage, which pages cannot read. */
export function bridgeClients(area: BridgeStore): BridgeClients {
  let turn: Promise<unknown> = Promise.resolve();
  const load = async (): Promise<StoredClients> => StoredClients.parse((await area.get(KEY))[KEY]);
  const change = (by: (known: StoredClients) => StoredClients): Promise<void> => {
    const done = turn.then(async () => area.set({ [KEY]: by(await load()) }));
    turn = done.catch(() => undefined);
    return done;
  };
  return {
    list: async () => (await load()).map(({ digest: _digest, ...client }) => client),
    add: async (name) => {
      const token = `abra-${hex(crypto.getRandomValues(new Uint8Array(32)))}`;
      const client = { id: newId('client'), name, createdAt: Date.now(), digest: await digestOf(token) };
      await change((known) => [...known, client].slice(-MAX_CLIENTS));
      return token;
    },
    remove: (id) => change((known) => known.filter((one) => one.id !== id)),
    of: async (token) => {
      const digest = await digestOf(token);
      const found = (await load()).find((one) => one.digest === digest);
      return found && { id: found.id, name: found.name, createdAt: found.createdAt };
    },
  };
}

const digestOf = async (token: string) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
