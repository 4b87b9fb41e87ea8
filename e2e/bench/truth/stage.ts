import { existsSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ElementHandle, Locator, Page, Route } from '@playwright/test';
import type { Run } from '../../../src/model/run/run';
import type { RunRequest } from '../../../src/runner/browser';
import type { Abra } from '../../fixtures/abra';
import { openZoo } from '../../zoo/stage';
import { fetchPublished, PETSTORE, publishedFile } from '../drift/real/published';
import { type Heard, watchPage } from './watch-page';

/** What a server is asked: documents, and whatever the API of pets is asked. */
export interface Asked {
  method: string;
  path: string;
  body: string;
}

/** A made-up site: the files of a published package; `answer` says first what is answered otherwise. */
export interface Site {
  from?: string;
  /** Answers HTML, or nothing where the files say. Called for documents only. */
  answer?: (asked: Asked) => string | undefined | Promise<string | undefined>;
}

/** Chromium with Abra, one tab, and made-up sites; what the page and the servers tell. */
export interface Stage {
  abra: Abra;
  tab(): Page;
  /** Resolves after so many ms of the server's: how an answer is late. */
  late(ms: number): Promise<void>;
  /** A tab in the place of one that was closed. */
  newTab(): Promise<Page>;
  serve(host: string, site: Site): void;
  /** Opens a page and forgets what was heard. */
  visit(url: string): Promise<void>;
  /** What a click may hit, by name; resolves to the elements. */
  want(wanted: Record<string, Locator | ElementHandle>): Promise<void>;
  heard: Heard[];
  asked: Asked[];
  /** Runs a goal with the embedded planner. */
  goal(goal: string, more?: Partial<RunRequest>): Promise<Claim>;
  play(name: string, more?: { params?: Record<string, string> }): Promise<Claim>;
  close(): Promise<void>;
}

/** What Abra says of a run. */
export interface Claim {
  done: boolean;
  said: string;
  run?: Run | undefined;
}

/** Words by which a run that ended well says that it does not know whether all of it happened. */
const DOUBT = /not known|cannot be known|could not be seen|nobody knows|not sure/i;
/** A run that takes longer is not waited for, ms. */
const MAX_STAGE_MS = 90_000;

/** `published`: pages of published packages are fetched, where they are not here yet. */
export async function openStage(abra: Abra, { published = true } = {}): Promise<Stage> {
  if (published) fetchPublished();
  const { context } = abra.browser;
  const zoo = await openZoo();
  const sites = new Map<string, Site>();
  const stage = { heard: [] as Heard[], asked: [] as Asked[] };
  let tab = await context.newPage();
  await context.exposeBinding('truthTold', ({ page }, heard: Heard) => void (page === tab && stage.heard.push(heard)));
  await context.addInitScript(watchPage);
  await context.route(/^https?:/, (route) => answer(route, sites, zoo.url, stage.asked));
  await abra.settings({ planner: 'embedded', overlay: false, patience: 3000 });
  const claim = async (work: Promise<Run>): Promise<Claim> => {
    try {
      return claimed(await work);
    } catch (error) {
      return { done: false, said: String(error).slice(0, 200) };
    }
  };
  return {
    abra,
    ...stage,
    tab: () => tab,
    late: (ms) => setTimeout(ms),
    newTab: async () => {
      tab = await context.newPage();
      return tab;
    },
    serve: (host, site) => void sites.set(host, site),
    visit: async (url) => {
      stage.heard.length = 0;
      stage.asked.length = 0;
      await tab.goto(url, { waitUntil: 'load' });
      await tab.evaluate(() => globalThis.truthWatch.begin());
      stage.heard.length = 0;
      stage.asked.length = 0;
    },
    want: async (wanted) => {
      for (const [name, one] of Object.entries(wanted)) {
        const handle = 'elementHandle' in one ? await one.elementHandle() : one;
        await handle?.evaluate((element, called) => globalThis.truthWatch.want(called, element as Element), name);
      }
    },
    goal: (goal, more) => claim(abra.run(goal, { tab, planner: 'embedded', timeout: MAX_STAGE_MS, ...more })),
    play: (name, more) => claim(abra.play(name, { tab, timeout: MAX_STAGE_MS, ...more })),
    close: async () => {
      zoo.server.close();
      await tab.close();
    },
  };
}

function claimed(run: Run): Claim {
  const { finished, question } = run;
  const bails = run.plans.map(({ message }) => message ?? '').join(' ');
  const said = finished ? `${finished.outcome}: ${finished.summary}` : `asks: ${question?.text ?? ''}`;
  return { done: finished?.outcome === 'success' && !DOUBT.test(finished.summary), said: `${said} ${bails}`.trim(), run };
}

async function answer(route: Route, sites: Map<string, Site>, zoo: string, asked: Asked[]): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  // A connection that was kept may be cut just then.
  const fetched = { url: `${zoo}${url.pathname}`, maxRetries: 3 };
  if (url.hostname.endsWith('.zoo.test')) return route.fulfill({ response: await route.fetch(fetched) });
  if (url.hostname === 'petstore.swagger.io') {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
    if (url.pathname.endsWith('swagger.json')) return route.fulfill({ path: PETSTORE, contentType: 'application/json', headers });
    if (request.method() !== 'OPTIONS') asked.push({ method: request.method(), path: url.pathname, body: '' });
    return route.fulfill({ body: '{}', contentType: 'application/json', headers });
  }
  const site = sites.get(url.host);
  if (!site && request.isNavigationRequest()) {
    asked.push({ method: request.method(), path: url.href, body: '' });
    return route.fulfill({
      body: `<!doctype html><title>${url.host}</title><h1>${url.host}</h1>`,
      contentType: 'text/html; charset=utf-8',
    });
  }
  if (!site) {
    const file = publishedFile(undefined, url);
    return file && existsSync(file) ? route.fulfill({ path: file, headers: { 'access-control-allow-origin': '*' } }) : route.abort();
  }
  if (request.isNavigationRequest()) {
    const about = { method: request.method(), path: url.pathname + url.search, body: request.postData() ?? '' };
    asked.push(about);
    const body = await site.answer?.(about);
    if (body !== undefined) return route.fulfill({ body, contentType: 'text/html; charset=utf-8' }).catch(() => undefined);
  }
  const file = site.from && publishedFile(site.from, url);
  if (file && existsSync(file) && statSync(file).isFile()) return route.fulfill({ path: file });
  if (!request.isNavigationRequest()) return route.abort();
  const said = `${request.method()} ${url.pathname}`;
  return route.fulfill({ body: `<!doctype html><title>${said}</title><h1>${said}</h1>`, contentType: 'text/html; charset=utf-8' });
}
