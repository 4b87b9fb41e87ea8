/** The languages that there is a catalogue for, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ja: '日本語',
  zh: '中文',
} as const;

export type Language = keyof typeof LANGUAGES;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The language of the panel: the one that was chosen, else Chrome's (`pt-BR`), else English. */
export function languageFor(chosen: string, chrome: string): Language {
  const [ofChrome = ''] = chrome.split('-');
  if (isLanguage(chosen)) return chosen;
  return isLanguage(ofChrome) ? ofChrome : 'en';
}
