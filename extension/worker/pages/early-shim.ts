/**
 * Keeps the shim, and the isolated-world script that meets it, registered at document start for exactly the sites that the person has
 * granted, so that settling sees all causes there and no page can listen in between. While nobody uses Abra nothing is registered, so a
 * page cannot detect it. Elsewhere, and in documents opened before, the shim is injected at the first scan (`documents.ts`), and the weaker
 * rule of settling is used. Resolves when Chrome's registration is up to date; never rejects, as a missing shim only makes settling weaker.
 * `inUse`: is a run or recording active?
 */
export function followUse(inUse: () => Promise<boolean>): Promise<void> {
  // Sequentially: two overlapping registrations would use the same id twice.
  const registered = () => register(inUse);
  following = following.then(registered, registered);
  return following;
}
let following: Promise<void> = Promise.resolve();

async function register(inUse: () => Promise<boolean>): Promise<void> {
  const matches = (await isOpen()) || (await inUse()) ? shimmed((await chrome.permissions.getAll()).origins ?? []) : [];
  const before = await chrome.scripting.getRegisteredContentScripts({ ids: [SHIM, LINE] });
  if (!matches.length) return unregister(before);
  if (before.length === 2 && before.every((one) => String(one.matches) === String(matches))) return;
  const both = { matches, runAt: 'document_start', allFrames: true, matchOriginAsFallback: true, persistAcrossSessions: false } as const;
  const scripts: chrome.scripting.RegisteredContentScript[] = [
    { ...both, id: SHIM, js: ['shim.js'], world: 'MAIN' },
    { ...both, id: LINE, js: ['line.js'] },
  ];
  await unregister(before);
  await chrome.scripting.registerContentScripts(scripts);
}
const SHIM = 'abra-shim';
const LINE = 'abra-line';

const unregister = async (scripts: readonly chrome.scripting.RegisteredContentScript[]): Promise<void> => {
  if (scripts.length) await chrome.scripting.unregisterContentScripts({ ids: scripts.map(({ id }) => id) });
};

/** Is the panel open, or another page of the extension? */
async function isOpen(): Promise<boolean> {
  const { SIDE_PANEL, TAB, POPUP } = chrome.runtime.ContextType;
  return (await chrome.runtime.getContexts({ contextTypes: [SIDE_PANEL, TAB, POPUP] })).length > 0;
}

/** The granted match patterns of web pages, each once. */
export function shimmed(origins: readonly string[]): string[] {
  if (origins.includes('<all_urls>')) return ['<all_urls>'];
  return [...new Set(origins)].filter((origin) => /^(\*|https?|file):\/\//.test(origin)).sort();
}
