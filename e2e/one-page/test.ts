import { test as base, expect } from 'vitest';
import { transcript } from '../fixtures/transcript';
import { type Abra, openAbra } from './abra-in-one-page';
import { fakeEvent } from './fake-event';
import type { MessageEvent, PageWindow } from './page-worlds';
import { type ScriptedModel, scriptedModel } from './scripted-model';
import { Tab } from './tab';

export interface Site {
  /** The address of a demo site (`themes`) or of a path, with a query. */
  url(app: string, query?: Record<string, string | number>): string;
  /**
   * Serves pages of the test: HTML, or what the end of the name says, by name or by method and name ("POST home"). Resolves to the address of the first. A page
   * that no test has given yet is answered once it is.
   */
  serve(pages: Record<string, string>): Promise<string>;
}

export interface Fixtures {
  /** Abra's worker. */
  abra: Abra;
  /** An empty tab. */
  tab: Tab;
  site: Site;
  /** Abra is set to use it, with a key. */
  model: ScriptedModel;
  started: { abra: Abra; tab: Tab; model: ScriptedModel };
}

const ENDPOINT = 'https://model.test';
const scriptOf = (name: string) => fetch(`/one-page/${name}.js`).then((answer) => answer.text());
const scripts = Promise.all([scriptOf('page-scripts'), scriptOf('worker')]);
let tabs = 0;

/** Vitest with Abra in one page: its worker, storage and page scripts in the document of the test, the page in a frame, and a scripted model. */
export const test = base.extend<Fixtures>({
  started: async ({ onTestFailed }, use) => {
    const [pageScripts, script] = await scripts;
    const toWorker: MessageEvent = fakeEvent();
    const tab = new Tab(++tabs, pageScripts, toWorker);
    Object.assign(globalThis, { abraBegins: (window: PageWindow) => tab.begin(window) });
    const model = scriptedModel();
    const abra = openAbra({ tab, toWorker, script, fetch: networkOf(model) });
    onTestFailed(() => console.log(transcript(abra.events).join('\n')));
    await use({ abra, tab, model });
    const { runs } = await abra.call('run.list', {});
    for (const { runId, outcome } of runs) if (outcome === 'running') await abra.call('run.stop', { runId });
    tab.close();
    expect(await abra.refusals()).toEqual([]);
  },
  abra: async ({ started }, use) => use(started.abra),
  tab: async ({ started }, use) => use(started.tab),
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from the pattern
  site: async ({}, use) => use(siteOf(crypto.randomUUID().slice(0, 8))),
  model: async ({ started: { abra, model } }, use) => {
    await abra.settings({ planner: 'messages-api', endpoint: ENDPOINT, key: 'test-key', consent: true });
    await use(model);
  },
});

export { expect };

/** The network of the worker: the model and the files of the extension. */
const networkOf =
  (model: ScriptedModel): typeof fetch =>
  (input, init = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    return url.startsWith(ENDPOINT)
      ? model.answer(url.slice(ENDPOINT.length), init)
      : fetch(url.replace(/^chrome-extension:\/\/\w+/, ''), init);
  };

function siteOf(folder: string): Site {
  const pathOf = (name: string) => `/one-page/${folder}/${name}`;
  return {
    url: (app, query = {}) => {
      const url = new URL(app.startsWith('/') ? app : `/${app}/`, location.origin);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
      return url.href;
    },
    serve: async (pages) => {
      const named = Object.entries(pages).map(([name, body]) => [name.replace(/[^ ]+$/, pathOf), body]);
      await fetch('/one-page/', { method: 'PUT', body: JSON.stringify(Object.fromEntries(named)) });
      return new URL(pathOf(Object.keys(pages)[0] ?? ''), location.origin).href;
    },
  };
}
