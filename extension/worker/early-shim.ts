/**
 * Keeps the MAIN-world shim registered at document start of exactly the sites that a person has granted, so that causal settling misses
 * nothing there. Elsewhere, and in documents that were open before, the shim is injected when Abra first looks (`documents.ts`), and the
 * weaker rule of settling is used. Resolves when Chrome's registration is as the grants are; never rejects: late is weaker, not broken.
 */
export function followGrants(): Promise<void> {
  // One after another: two that overlap would register the same id twice.
  following = following.then(register, register);
  return following;
}
let following: Promise<void> = Promise.resolve();

async function register(): Promise<void> {
  const matches = shimmed((await chrome.permissions.getAll()).origins ?? []);
  const [before] = await chrome.scripting.getRegisteredContentScripts({ ids: [ID] });
  if (!matches.length) {
    if (before) await chrome.scripting.unregisterContentScripts({ ids: [ID] });
    return;
  }
  const script: chrome.scripting.RegisteredContentScript = {
    id: ID,
    matches,
    js: ['shim.js'],
    world: 'MAIN',
    runAt: 'document_start',
    allFrames: true,
    matchOriginAsFallback: true,
    persistAcrossSessions: true,
  };
  await (before ? chrome.scripting.updateContentScripts([script]) : chrome.scripting.registerContentScripts([script]));
}
const ID = 'abra-shim';

/** Of the granted patterns those of web pages, each once. */
export function shimmed(origins: readonly string[]): string[] {
  if (origins.includes('<all_urls>')) return ['<all_urls>'];
  return [...new Set(origins)].filter((origin) => /^(\*|https?|file):\/\//.test(origin)).sort();
}
