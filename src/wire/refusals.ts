import type { z } from 'zod';

/** What came over the wire and was not taken: always a defect of Abra, whose own scripts said it. */
export interface Refusal {
  /** Epoch ms. */
  at: number;
  /** The call or word that it was. */
  what: string;
  why: string;
}

const KEY = 'refusals';
const MAX_REFUSALS = 50;
let writing: Promise<unknown> = Promise.resolve();

/** Counts one refusal, for as long as the browser is open, and keeps the last of them. Worker side. Answers why, for whoever has to be told. */
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

/** How many there were since the browser was opened, and the last of them. */
export async function refusals(): Promise<{ count: number; last: Refusal[] }> {
  const kept = (await chrome.storage.session.get(KEY))[KEY] as { count: number; last: Refusal[] } | undefined;
  return kept ?? { count: 0, last: [] };
}

/** The first thing that a schema has against something: where, and what. Never the value itself, which may be anything. */
export function sayRefusedIssue({ issues: [issue] }: z.ZodError): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown';
}
