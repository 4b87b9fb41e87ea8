import { type ChromeWords, type SayWord, sayFrom } from '../locales/chrome-words';
import { languageFor } from '../locales/languages';

/** How the worker speaks: in the language that the panel has. `chosen`: the one of the settings, '' for Chrome's. */
export function workerWords(chosen: () => Promise<string>): () => Promise<SayWord> {
  const known = new Map<string, Promise<SayWord>>();
  return async () => {
    const language = languageFor(await chosen(), chrome.i18n.getUILanguage());
    const said = known.get(language) ?? load(language);
    known.set(language, said);
    return said;
  };
}

const load = async (language: string): Promise<SayWord> =>
  sayFrom((await (await fetch(chrome.runtime.getURL(`_locales/${language}/messages.json`))).json()) as ChromeWords);
