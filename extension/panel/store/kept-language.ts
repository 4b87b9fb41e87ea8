import { kept } from './kept';

/** The language that was chosen for the panel; '' for that of Chrome. */
export const keptLanguage = kept('language', (stored) => (typeof stored === 'string' ? stored : ''));
