import { create } from 'zustand';
import type { Fault } from '../../../src/model/run/fault';
import type { Settings } from '../../../src/model/settings';
import { call } from '../../../src/wire/call';
import type { PanelAnswer } from '../../../src/wire/calls';
import type { SecretOffer } from '../../../src/wire/shapes';
import { kept } from './kept';
import { LOADING, type Loaded, loaded } from './loaded';

const keptWelcome = kept('welcomed', (stored) => stored === true);

interface SettingsStore {
  answer: Loaded<PanelAnswer<'settings.get'>>;
  models: Loaded<PanelAnswer<'settings.models'>['models']>;
  secrets: Loaded<PanelAnswer<'secrets.list'>['secrets']>;
  /** Secrets of earlier runs that may be kept. */
  offers: SecretOffer[];
  /** The error of the last change that was refused. */
  fault: Fault | undefined;
  /** Whether the person has answered the welcome view (what data leaves the machine), with or without consent. */
  welcomed: boolean;
}

/** The settings. */
export const useSettings = create<SettingsStore>(() => ({
  answer: LOADING,
  models: LOADING,
  secrets: LOADING,
  offers: [],
  fault: undefined,
  welcomed: keptWelcome.get(),
}));
const { setState: set } = useSettings;

/** Loads the settings. */
export async function loadSettings(): Promise<void> {
  set({ answer: loaded(await call('settings.get', {})) });
}

/** Shows a change at once, then the settings that the worker returns. */
export async function changeSettings(patch: Partial<Settings>): Promise<boolean> {
  set(({ answer }) => ({
    fault: undefined,
    // They are those of the endpoint before.
    ...(patch.endpoint === undefined ? {} : { models: LOADING }),
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

/** Stores the API key, which cannot be read back; an empty one removes it. */
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

/** Loads which secrets may be kept. */
export async function loadOffers(): Promise<void> {
  const answer = await call('secrets.offers', {});
  if (answer.ok) set({ offers: answer.value.offers });
}

/** Keeps a secret that is offered, or forgets it. */
export async function answerOffer(offer: SecretOffer, keep: boolean): Promise<Fault | undefined> {
  const answer = await call('secrets.keep', { offer, keep });
  await Promise.all([loadOffers(), loadSecrets()]);
  return answer.ok ? undefined : answer.failure;
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

/** What a person sets who agrees to an AI model: its plans are shown first on sites where it reached no goal yet. */
const WITH_MODEL = { consent: true, approvePlans: 'first' } as const;

/** Stores the person's consent to send page text to an AI model, and its key if one is given, with the endpoint that it is for. */
export async function agreeToModel(key = '', endpoint: Partial<Settings> = {}): Promise<boolean> {
  return (await changeSettings({ ...endpoint, ...WITH_MODEL })) && (!key || (await changeKey(key)));
}

/** Stores the answer to the welcome view: by what goals are planned. Consent to a model is given where its key is. */
export function endWelcome(planner: Settings['planner']): void {
  keptWelcome.set(true);
  set({ welcomed: true });
  void changeSettings({ planner });
}
