/** Replaces a secret. */
export const MASK = '••••';
