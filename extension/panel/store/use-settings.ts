import { create } from 'zustand';
import type { Fault } from '../../../src/model/fault';
import type { Settings } from '../../../src/model/settings';
import { call } from '../../../src/wire/call';
import type { PanelAnswer } from '../../../src/wire/calls';
import { kept } from './kept';
import { LOADING, type Loaded, loaded } from './loaded';

const keptWelcome = kept('welcomed', (stored) => stored === true);

interface SettingsStore {
  answer: Loaded<PanelAnswer<'settings.get'>>;
  models: Loaded<PanelAnswer<'settings.models'>['models']>;
  secrets: Loaded<PanelAnswer<'secrets.list'>['secrets']>;
  /** The last change that was refused. */
  fault: Fault | undefined;
  /** The explanation of what leaves the machine was answered, one way or the other. */
  welcomed: boolean;
}

/** What a person has set. */
export const useSettings = create<SettingsStore>(() => ({
  answer: LOADING,
  models: LOADING,
  secrets: LOADING,
  fault: undefined,
  welcomed: keptWelcome.get(),
}));
const { setState: set } = useSettings;

/** Loads the settings. */
export async function loadSettings(): Promise<void> {
  set({ answer: loaded(await call('settings.get', {})) });
}

/** Shows the change at once, and what the worker made of it when it answers. */
export async function changeSettings(patch: Partial<Settings>): Promise<boolean> {
  set(({ answer }) => ({
    fault: undefined,
    answer:
      answer.status === 'ready'
        ? { status: 'ready', value: { ...answer.value, settings: { ...answer.value.settings, ...patch } } }
        : answer,
  }));
  const answer = await call('settings.set', { patch });
  if (!answer.ok) {
    set({ fault: answer.failure });
    await loadSettings();
    return false;
  }
  set(({ answer: before }) => ({
    answer: { status: 'ready', value: { hasKey: before.status === 'ready' && before.value.hasKey, ...answer.value } },
  }));
  return true;
}

/** The key goes one way; an empty one removes it. */
export async function changeKey(key: string): Promise<boolean> {
  const answer = await call('settings.setKey', { key });
  if (!answer.ok) set({ fault: answer.failure });
  await loadSettings();
  if (answer.ok) void loadModels();
  return answer.ok;
}

/** Loads the models that the endpoint offers. */
export async function loadModels(): Promise<void> {
  const models = loaded(await call('settings.models', {}));
  set({ models: models.status === 'ready' ? { status: 'ready', value: models.value.models } : models });
}

/** Loads the names of the stored secrets. */
export async function loadSecrets(): Promise<void> {
  const secrets = loaded(await call('secrets.list', {}));
  set({ secrets: secrets.status === 'ready' ? { status: 'ready', value: secrets.value.secrets } : secrets });
}

/** Stores a secret. */
export async function setSecret(name: string, origin: string, value: string): Promise<Fault | undefined> {
  const answer = await call('secrets.set', { name, origin, value });
  await loadSecrets();
  return answer.ok ? undefined : answer.failure;
}

/** Removes a secret. */
export async function removeSecret(name: string, origin: string): Promise<Fault | undefined> {
  const answer = await call('secrets.remove', { name, origin });
  await loadSecrets();
  return answer.ok ? undefined : answer.failure;
}

/** The person has read what leaves the machine. Without agreement the embedded planner is set. */
export function endWelcome(agreed: boolean): void {
  keptWelcome.set(true);
  set({ welcomed: true });
  void changeSettings(agreed ? { consent: true, planner: 'messages-api' } : { planner: 'embedded' });
}
