import type { ConsoleMessage, Page } from 'playwright';
import { within } from '../../lib/deadline';
import type { RunEvent } from '../../model/run/run-event';
import { sayEvent } from '../cli/say-event';

/** Keeps a file of a run under a name. */
export type Keep = (name: string, mediaType: string, body: Uint8Array) => Promise<void>;

/** What was heard of a page, and of the run in it: the newest lines. */
export interface Heard {
  console(): string;
  /** Requests with what came of them, pages, console and Abra's own events in their order: a JSON object a line, with its time. */
  trace(): string;
  tell(event: RunEvent): void;
}

/** Listens to a page from now on. Of requests neither headers nor bodies are kept: sessions and forms are in them. */
export function hearPage(page: Page): Heard {
  const [lines, trace] = [newest(500), newest(2000)];
  const hear = (line: string) => {
    lines.add(line);
    note('console', { line });
  };
  const note = (kind: string, values: object) => trace.add(JSON.stringify({ at: new Date().toISOString(), kind, ...values }));
  page.on('console', (message: ConsoleMessage) => hear(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`));
  page.on('framenavigated', (frame) =>
    note('navigated', { url: frame.url(), ...(frame === page.mainFrame() ? {} : { frame: frame.name() }) }),
  );
  page.on('request', (request) => note('request', { method: request.method(), url: request.url(), type: request.resourceType() }));
  page.on('response', (response) => note('response', { status: response.status(), url: response.url() }));
  page.on('requestfailed', (request) => note('request failed', { url: request.url(), error: request.failure()?.errorText }));
  return {
    console: lines.text,
    trace: trace.text,
    tell: (event) => {
      const said = sayEvent(event);
      if (said.length) note('run', { event: event.kind, said });
    },
  };
}

function newest(most: number) {
  const lines: string[] = [];
  return {
    add: (line: string) => {
      lines.push(line);
      if (lines.length > most) lines.shift();
    },
    text: () => lines.join('\n'),
  };
}

/** A page that failed, and what must not be seen of it. */
export interface Failed {
  page: Page;
  heard: Heard;
  secrets: readonly string[];
  mask: (text: string) => string;
}

/** What shows why a run failed: a picture without what stands in fields and without secrets, HTML, accessibility tree, console and trace; each for itself. */
export async function keepEvidence({ page, heard, secrets, mask }: Failed, keep: Keep): Promise<void> {
  const text = (name: string, mediaType: string, read: () => Promise<string>) =>
    piece(async () => keep(name, mediaType, new TextEncoder().encode(mask(await read()))));
  await Promise.all([
    piece(async () => {
      const cover = [page.locator('input, textarea, [contenteditable]'), ...secrets.map((value) => page.getByText(value))];
      await keep('failure.png', 'image/png', await page.screenshot({ mask: cover, timeout: PIECE_MS }));
    }),
    text('failure.html', 'text/html', () => page.content()),
    text('accessibility.txt', 'text/plain', () => page.locator('body').ariaSnapshot({ timeout: PIECE_MS })),
    text('console.txt', 'text/plain', async () => heard.console()),
    text('trace.jsonl', 'application/jsonl', async () => heard.trace()),
  ]);
}
/** A page that hangs must not hold up the worker. */
const PIECE_MS = 5000;
async function piece(work: () => Promise<void>): Promise<void> {
  await within(PIECE_MS, () => work().catch(() => undefined));
}
