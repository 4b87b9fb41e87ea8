import { oncePerTree } from '../dom/labels';
import { ownWords } from './own-words';

/** Digests of what the page itself says, in reading order. */
export const pageWords = (): string[] => elementsWithWords().map(([, said]) => said);

/** The same with the elements that say it. */
export const elementsWithWords = (): [Element, string][] => oncePerTree('words', document, ownWords);
