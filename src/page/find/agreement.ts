/** How much a part of the fingerprint speaks for a candidate: it agrees, it contradicts, or one of the two says nothing. */
export type Agreement = 'agrees' | 'contradicts' | 'silent';
