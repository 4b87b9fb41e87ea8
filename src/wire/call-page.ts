import { fail, ok } from '../lib/result';
import { type Answered, type PageAnswer, type PageCall, type PageParams, pageCalls } from './calls';
import { noteRefusal, sayRefusedIssue } from './refusals';

/** One document of a tab, as Chrome proves it. */
export interface Document {
  tabId: number;
  documentId: string;
}

/**
 * Worker side: calls one document and validates its answer (a page can lie). `gone` means that the document is no longer there or went
 * away before it answered, so the outcome is unknown: look, never send again.
 */
export async function callPage<Name extends PageCall>(
  place: Document,
  name: Name,
  params: PageParams<Name>,
): Promise<Answered<PageAnswer<Name>> | { ok: false; gone: true }> {
  let answer: Answered<unknown> | undefined;
  try {
    answer = (await chrome.tabs.sendMessage(place.tabId, { abra: name, params }, { documentId: place.documentId })) as Answered<unknown>;
  } catch {
    return { ok: false, gone: true };
  }
  if (!answer) return { ok: false, gone: true };
  if (!answer.ok) return answer;
  const parsed = pageCalls[name].answer.safeParse(answer.value);
  if (parsed.success) return ok(parsed.data as PageAnswer<Name>);
  const why = noteRefusal(`page.${name}`, sayRefusedIssue(parsed.error));
  return fail({ kind: 'wire', message: `The page answered "${name}" in a form that Abra does not accept (${why}).` });
}
