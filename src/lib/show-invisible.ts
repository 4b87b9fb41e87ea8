import { replaceInvisible } from './text';

/** The text with invisible and direction-changing characters shown as their codes, so that a person confirms what is really there. */
export const showInvisible = (text: string): string => replaceInvisible(text, codeOf).replace(/[^\S ]/g, codeOf);

const codeOf = (sign: string) => [...sign].map((one) => `%u${(one.codePointAt(0) ?? 0).toString(16)}`).join('');
