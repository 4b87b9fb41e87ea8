import type { Gap } from '../../../src/model/playbook/gap';
import { sayGapWithHint } from '../../../src/model/playbook/gap-words';
import { callPage } from '../../../src/wire/call-page';
import { reach } from '../pages/documents';

/** Tells the person at once, in the tab's top document, which has the mark of the recording. */
export async function showGap(tabId: number, gap: Gap): Promise<void> {
  const reached = await reach(tabId);
  const top = reached.ok ? reached.value.find(({ frameId }) => frameId === 0) : undefined;
  if (top) await callPage({ tabId, documentId: top.documentId }, 'sayGap', { text: sayGapWithHint(gap) });
}
