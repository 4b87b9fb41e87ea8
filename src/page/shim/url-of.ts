import * as dom from '../dom/native-accessors';

/** What a page gave as an address, made whole; null for what is none. */
export const urlOf = (given: unknown): URL | null => URL.parse(String(given), dom.baseURI(document));
