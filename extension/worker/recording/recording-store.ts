import { newId } from '../../../src/lib/ids';
import { type Gap, MAX_GAPS } from '../../../src/model/playbook/gap';
import { Recording } from '../../../src/model/playbook/recording';

/** Where a recording and its draft survive worker and browser. */
export interface RecordingStore {
  load(): Promise<Recording | undefined>;
  /** Without an argument all of it is removed. */
  save(recording: Recording | undefined): Promise<void>;
  /** The URL on which it was stopped; undefined while it goes on. */
  end(): Promise<string | undefined>;
  setEnd(url: string | undefined): Promise<void>;
  /** Keeps the recording and its end aside, in memory only, before it is removed. */
  setAside(): Promise<void>;
  /** What was set aside cannot be had back any more. */
  forgetAside(): Promise<void>;
  /** What was set aside, stopped, which is the recording again. Undefined where there is none. */
  takeBack(): Promise<Recording | undefined>;
}

const KEY = 'recording';
const END = 'recording-end';
/** Holds what was discarded last. */
const ASIDE = 'recording-discarded';
const BROWSER = 'browser-session';
/** A number that no tab has; Chrome rejects a negative one. */
const NO_TAB = 2 ** 31 - 1;

/**
 * In the local area, which content scripts may not read. Tab ids mean other tabs after a browser restart: a recording of an earlier session
 * is stopped, and `gone` from its tabs.
 */
export function recordingStore(): RecordingStore {
  const { local, session } = chrome.storage;
  const sessionOf = async (): Promise<string> => {
    const known = (await session.get(BROWSER))[BROWSER] as string | undefined;
    const id = known ?? newId('session', Date.now());
    if (!known) await session.set({ [BROWSER]: id });
    return id;
  };
  return {
    load: async () => {
      const kept = (await local.get(KEY))[KEY] as { session?: string; recording?: unknown } | undefined;
      const recording = Recording.safeParse(withGaps(kept?.recording)).data;
      if (!recording || kept?.session === (await sessionOf())) return recording;
      return { ...recording, status: 'stopped', tabId: NO_TAB, tabs: [], gone: true };
    },
    save: async (recording) => {
      if (recording) await local.set({ [KEY]: { session: await sessionOf(), recording } });
      else await local.remove([KEY, END]);
    },
    end: async () => (await local.get(END))[END] as string | undefined,
    setEnd: (url) => (url ? local.set({ [END]: url }) : local.remove(END)),
    setAside: async () => {
      const { [KEY]: kept, [END]: end } = await local.get([KEY, END]);
      if (kept) await session.set({ [ASIDE]: { kept, end } });
    },
    forgetAside: () => session.remove(ASIDE),
    takeBack: async () => {
      const aside = (await session.get(ASIDE))[ASIDE] as { kept: { recording: unknown }; end?: string } | undefined;
      const recording = Recording.safeParse(aside?.kept.recording).data;
      if (!recording) return undefined;
      await session.remove(ASIDE);
      if (aside?.end) await local.set({ [END]: aside.end });
      return { ...recording, status: 'stopped' };
    },
  };
}

/** Older recordings held a number of steps that were refused. */
function withGaps(kept: unknown): unknown {
  const { missed, ...recording } = (kept ?? {}) as Partial<Recording> & { missed?: number };
  if (!missed) return kept;
  const gap: Gap = { kind: 'step', at: recording.steps?.at(-1)?.at ?? 0, label: '', url: recording.start ?? '' };
  return { ...recording, gaps: Array.from({ length: missed }, () => gap).slice(0, MAX_GAPS) };
}
