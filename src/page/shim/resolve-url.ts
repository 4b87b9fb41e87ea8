import * as dom from '../dom/native-accessors';

/** A URL that a page passed, resolved against the document's base; null for an invalid one. */
export const resolveUrl = (given: unknown): URL | null => URL.parse(String(given), dom.baseURI(document));
