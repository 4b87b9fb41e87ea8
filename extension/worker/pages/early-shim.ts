/**
 * Keeps the shim of the page's world, and the script of ours that meets it, registered at document start of exactly the sites that a person has granted,
 * so that causal settling misses nothing there and no page comes between the two. While nobody uses Abra nothing is registered: a page cannot tell what
 * is not there. Elsewhere, and in documents that were open before, the shim is injected when Abra first looks (`documents.ts`), and the weaker rule of
 * settling is used. Resolves when Chrome's registration is as it should be; never rejects: late is weaker, not broken.
 * `inUse`: does a run or a recording go on?
 */
export function followUse(inUse: () => Promise<boolean>): Promise<void> {
  // One after another: two that overlap would register the same id twice.
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

/** Is the panel open, or another page of Abra? */
async function isOpen(): Promise<boolean> {
  const { SIDE_PANEL, TAB, POPUP } = chrome.runtime.ContextType;
  return (await chrome.runtime.getContexts({ contextTypes: [SIDE_PANEL, TAB, POPUP] })).length > 0;
}

/** Of the granted patterns those of web pages, each once. */
export function shimmed(origins: readonly string[]): string[] {
  if (origins.includes('<all_urls>')) return ['<all_urls>'];
  return [...new Set(origins)].filter((origin) => /^(\*|https?|file):\/\//.test(origin)).sort();
}
