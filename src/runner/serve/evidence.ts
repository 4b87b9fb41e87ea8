import type { ConsoleMessage, Page } from 'playwright';
import { within } from '../../lib/deadline';

/** Keeps a file of a run under a name. */
export type Keep = (name: string, mediaType: string, body: Uint8Array) => Promise<void>;

const MOST_LINES = 500;

/** What a page says on its console, the newest lines. */
export function hearConsole(page: Page): () => string {
  const lines: string[] = [];
  const hear = (line: string) => {
    lines.push(line);
    if (lines.length > MOST_LINES) lines.shift();
  };
  page.on('console', (message: ConsoleMessage) => hear(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`));
  return () => lines.join('\n');
}

/** A page that failed, and what must not be seen of it. */
export interface Failed {
  page: Page;
  log: string;
  secrets: readonly string[];
  mask: (text: string) => string;
}

/** What shows why a run failed: a picture without what stands in fields and without secrets, HTML, accessibility tree and console; each for itself. */
export async function keepEvidence({ page, log, secrets, mask }: Failed, keep: Keep): Promise<void> {
  const text = (name: string, mediaType: string, read: () => Promise<string>) =>
    piece(async () => keep(name, mediaType, new TextEncoder().encode(mask(await read()))));
  await Promise.all([
    piece(async () => {
      const cover = [page.locator('input, textarea, [contenteditable]'), ...secrets.map((value) => page.getByText(value))];
      await keep('failure.png', 'image/png', await page.screenshot({ mask: cover, timeout: PIECE_MS }));
    }),
    text('failure.html', 'text/html', () => page.content()),
    text('accessibility.txt', 'text/plain', () => page.locator('body').ariaSnapshot({ timeout: PIECE_MS })),
    text('console.txt', 'text/plain', () => Promise.resolve(log)),
  ]);
}
/** A page that hangs must not hold up the worker. */
const PIECE_MS = 5000;
async function piece(work: () => Promise<void>): Promise<void> {
  await within(PIECE_MS, () => work().catch(() => undefined));
}
