import { create } from 'zustand';
import { call } from '../../../src/wire/call';
import type { PanelAnswer } from '../../../src/wire/calls';
import { LOADING, type Loaded, loaded } from './loaded';

const WANTED: chrome.permissions.Permissions = { permissions: ['nativeMessaging'] };

interface BridgeStore {
  bridge: Loaded<PanelAnswer<'bridge.state'>>;
  /** The token that was just made, for the program of this name. */
  made: { name: string; token: string } | undefined;
}

/** Other programs that may act in a tab: Chrome's permission is the setting. */
export const useBridge = create<BridgeStore>(() => ({ bridge: LOADING, made: undefined }));

/** Loads how the bridge stands. */
export async function loadBridge(): Promise<void> {
  useBridge.setState({ bridge: loaded(await call('bridge.state', {})) });
}

/** Asks Chrome for the permission, or gives it back. */
export async function changeBridge(on: boolean): Promise<void> {
  await (on ? chrome.permissions.request(WANTED) : chrome.permissions.remove(WANTED)).catch(() => false);
  await call('bridge.connect', {});
  await loadBridge();
}

/** Looks for the host again. */
export async function connectBridge(): Promise<void> {
  await call('bridge.connect', {});
  await loadBridge();
}

/** Makes a token for a program, which is shown until the person has taken it. */
export async function addProgram(name: string): Promise<boolean> {
  const answer = await call('bridge.add', { name });
  if (answer.ok) useBridge.setState({ made: { name, token: answer.value.token } });
  await loadBridge();
  return answer.ok;
}

/** Takes a program's token back. */
export async function revokeProgram(id: string): Promise<void> {
  await call('bridge.revoke', { id });
  useBridge.setState({ made: undefined });
  await loadBridge();
}

/** Programs may act in this tab; undefined: in none. */
export async function chooseTab(tabId: number | undefined): Promise<void> {
  await call('bridge.choose', tabId === undefined ? {} : { tabId });
  await loadBridge();
}

/** What the person runs once on this computer, so that Chrome finds the host. */
export const installCommand = (): string => `npx --no-install abra bridge install --extension ${chrome.runtime.id}`;

/** What a client's settings need, as most of them take it. */
export const clientSettings = (token: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        abra: { command: 'node', args: ['/path/to/abra/src/runner/bin.mjs', 'mcp', '--bridge'], env: { ABRA_BRIDGE_TOKEN: token } },
      },
    },
    null,
    2,
  );
