import type { z } from '../model/schema';

/** A message that its schema refused. Always a defect of Abra, since only its own scripts send messages. */
export interface Refusal {
  /** Epoch ms. */
  at: number;
  /** The name of the call or message. */
  what: string;
  why: string;
}

const KEY = 'refusals';
const MAX_REFUSALS = 50;
let writing: Promise<unknown> = Promise.resolve();

/** Worker side: counts refusals and keeps the last ones until the browser is closed. Returns `why`, for the caller to report. */
export function noteRefusal(what: string, why: string): string {
  const { session } = chrome.storage;
  const refusal: Refusal = { at: Date.now(), what, why };
  writing = writing
    .then(async () => {
      const { count, last } = await refusals();
      await session.set({ [KEY]: { count: count + 1, last: [...last, refusal].slice(-MAX_REFUSALS) } });
    })
    .catch(() => undefined);
  return why;
}

/** The number of refusals since the browser was started, and the last ones. */
export async function refusals(): Promise<{ count: number; last: Refusal[] }> {
  const kept = (await chrome.storage.session.get(KEY))[KEY] as { count: number; last: Refusal[] } | undefined;
  return kept ?? { count: 0, last: [] };
}

/** The first issue of a schema: its path and message. Never the value itself, which may contain private data. */
export function sayRefusedIssue({ issues: [issue] }: z.core.$ZodError): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown';
}
