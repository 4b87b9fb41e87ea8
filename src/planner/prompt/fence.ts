import { withoutInvisible } from '../../lib/text';

/**
 * Page text between markers that it cannot close: the marker has a word that the page does not know, and where the text holds it all the same
 * it is taken out.
 */
export function fence(kind: 'page' | 'report' | 'playbooks', nonce: string, text: string): string {
  return `<${kind}-${nonce}>\n${withoutInvisible(text).replaceAll(nonce, '')}\n</${kind}-${nonce}>`;
}
