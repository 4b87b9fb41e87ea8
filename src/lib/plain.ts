import { sayUnseen } from './text';

/** Signs that nobody sees, or that turn the order in which others are read, by their codes: what a person is asked about is what is there. */
export const plain = (text: string): string => sayUnseen(text, codeOf).replace(/[^\S ]/g, codeOf);

const codeOf = (sign: string) => [...sign].map((one) => `%u${(one.codePointAt(0) ?? 0).toString(16)}`).join('');
