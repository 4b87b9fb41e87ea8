import { fail, ok } from '../lib/result';
import { faultOf } from '../model/say-in-english';
import { saying } from '../model/saying-of';
import { type Answered, type PageAnswer, type PageCall, type PageParams, pageCalls } from './calls';
import { noteRefusal, sayRefusedIssue } from './refusals';

/** One document of a tab, by the ids that Chrome gives it. */
export interface Document {
  tabId: number;
  documentId: string;
}

/**
 * Worker side: calls one document and validates its answer (a page cannot be trusted). `gone` means that the document no longer exists or was
 * unloaded before it answered. Then it is unknown what was done: the caller has to scan the page, and must not send the call again.
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
  return fail(faultOf('wire', saying('pageOdd', { why: `${name}: ${why}` })));
}
