/** How much a part of the fingerprint speaks for a candidate: it agrees, it contradicts, or one of the two says nothing. */
export type Agreement = typeof AGREES | typeof CONTRADICTS | typeof SILENT;
export const AGREES = 1;
export const CONTRADICTS = -1;
export const SILENT = 0;
