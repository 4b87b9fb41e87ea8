import type { Result } from '../lib/result';
import type { Fault } from '../model/run/fault';
import { z } from '../model/schema';
import { DEFAULT_SETTINGS, Settings } from '../model/settings';
import { attempt } from './attempt';
import type { LocalPort } from './local-port';

/** The person's settings, with defaults for the rest. */
export interface SettingsStore {
  load(): Promise<Result<Settings, Fault>>;
  /** Changes the given fields. Each is an item of its own, so that two panels do not overwrite each other's changes. */
  change(patch: Partial<Settings>): Promise<Result<Settings, Fault>>;
}

/** The settings store of this extension. Several parts of each step ask for them, so they are read once until one of them is changed. */
export function openSettingsStore(local: LocalPort): SettingsStore {
  let kept: Promise<Settings> | undefined;
  const forget = () => {
    kept = undefined;
  };
  local.onChanged?.((keys) => keys.some((key) => key.startsWith(keyOf(''))) && forget());
  const read = () => {
    const reading = local.onChanged && kept ? kept : load(local);
    kept = reading;
    reading.catch(forget);
    return reading;
  };
  return {
    load: () => attempt('read the settings', read),
    change: (patch) =>
      attempt('save the settings', async () => {
        const known = z.partial(Settings).parse(patch);
        await local.set(Object.fromEntries(Object.entries(known).map(([field, value]) => [keyOf(field), value])));
        forget();
        return read();
      }),
  };
}

const fields = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];
const keyOf = (field: string) => `settings.${field}`;

/** Each field that is missing or no longer valid gets its default; the others are kept. */
async function load(local: LocalPort): Promise<Settings> {
  const items = await local.get(fields.map(keyOf));
  const stored = fields.flatMap((field) => {
    const parsed = Settings.shape[field].safeParse(items[keyOf(field)]);
    return parsed.success ? [[field, parsed.data] as const] : [];
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(stored) };
}
