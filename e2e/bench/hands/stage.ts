import { createServer, type Server } from 'node:http';
import type { CDPSession, Frame, Page } from '@playwright/test';
import type { Case } from '../../differential/case';
import { meaningful } from '../../differential/normalise';
import { recorder } from '../../differential/recorder';
import { bundled } from '../../fixtures/bundled';
import { type Call, isolatedWorld } from '../../fixtures/isolated-world';
import { listen } from '../../fixtures/listen';
import type { Gesture, Seen } from './gesture';

/** An empty page, and one with an empty frame in it. */
export async function serve(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(
      `<!doctype html><title>stage</title><body>${request.url === '/framed' ? '<iframe src="/" style="width:400px;height:300px"></iframe>' : ''}`,
    );
  });
  const port = await listen(server);
  return { server, url: `http://127.0.0.1:${port}` };
}

/** Where the page of a gesture is. */
export const addressOf = (url: string, { framed }: Gesture): string => (framed ? `${url}/framed` : `${url}/`);

/** The page of a gesture as it is before it: what the page sees from now on is written down. */
export async function setUp(page: Page, url: string, gesture: Gesture): Promise<Frame> {
  const { framed, html, script = '' } = gesture;
  await page.goto(addressOf(url, gesture));
  await page.mouse.move(1, 1);
  const frame = framed ? page.frames()[1] : page.mainFrame();
  if (!frame) throw new Error('no frame');
  await frame.waitForLoadState();
  await frame.evaluate(recorder);
  await frame.evaluate(([what, how]) => (globalThis as unknown as Recorder).startCase(what, how), [html, script] as const);
  await frame.evaluate(() => (globalThis as unknown as Recorder).startRecording());
  return frame;
}

/** What the page saw. Where a press lands and how far the page is scrolled is each hand's own business; pages that care write it down. */
export async function seen(frame: Frame, { events, proof }: Gesture): Promise<Seen> {
  const { state, log } = await frame.evaluate(() => (globalThis as unknown as Recorder).endCase());
  const { page: _page, ...rest } = state;
  for (const [what, facts] of Object.entries(rest)) {
    if (!facts || typeof facts !== 'object' || !('scroll' in facts)) continue;
    delete facts.scroll;
    if (!Object.keys(facts).length) delete rest[what];
  }
  const lines = meaningful(log, { ...(events && { events }) } as Case);
  const proven = proof === undefined ? undefined : await frame.evaluate(proof);
  return {
    state: { ...rest, proven },
    log: lines.map((line) => (MOUSE.test(line) ? line.replace(/ -?\d+,-?\d+/, '') : line)),
  };
}
const MOUSE = /^(pointer|mouse|click|dblclick|auxclick|contextmenu)/;

interface Recorder {
  startCase(html: string, script: string): Promise<void>;
  startRecording(): void;
  endCase(): Promise<{ state: Record<string, unknown>; log: string[] }>;
}

let bundle: Promise<string> | undefined;
const script = () => {
  bundle ??= bundled(new URL('page.entry.ts', import.meta.url));
  return bundle;
};

/** Calls in an isolated world of the gesture's own frame. */
export async function isolated(cdp: CDPSession, framed = false): Promise<Call> {
  const call = await isolatedWorld(cdp, { framed });
  await call(await script());
  return call;
}
