import { withoutInvisible } from '../../lib/text';

/**
 * Puts page text between markers that it cannot close: the marker has a random word that the page cannot know, and should the text contain it,
 * it is removed.
 */
export function fence(kind: 'page' | 'report' | 'playbooks', nonce: string, text: string): string {
  return `<${kind}-${nonce}>\n${withoutInvisible(text).replaceAll(nonce, '')}\n</${kind}-${nonce}>`;
}
