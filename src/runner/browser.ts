import type { Page } from 'playwright';
import type { DomainPlaybooks } from '../model/playbook/playbook';
import { foldRun } from '../model/run/fold';
import type { Run } from '../model/run/run';
import { isOver } from '../model/run/run';
import type { Question, RunEvent } from '../model/run/run-event';
import type { PlannerKind, Settings } from '../model/settings';
import { call } from '../wire/call';
import type { Answered, FeedMessage, PanelAnswer, PanelCall, PanelParams } from '../wire/calls';
import { FEED, type FeedNeeds, mayEnd } from '../wire/feed';
import { givePictures } from './give-pictures';
import { EXIT, giveUp } from './give-up';
import { addHosts, bareDocument, grantHost, openChromeSettings, requestHosts } from './grant-host';
import { type Launched, type LaunchOptions, launchAbra } from './launch';
import { tellDownloads } from './tell-downloads';

export interface RunRequest {
  /** The page to act in. */
  tab: Page;
  planner?: PlannerKind;
  /** The goal is a list of steps; see the wire's `run.start`. */
  workflow?: PanelParams<'run.start'>['workflow'];
  usePlaybooks?: boolean;
  learn?: boolean;
  /** What to answer when the run asks; undefined, and default: the run is handed back with its open question. */
  answer?: (question: Question, runId: string) => RunAnswer | Promise<RunAnswer>;
  /** Told the run's id as soon as it has one. */
  onBegun?: (runId: string) => void;
  /** Milliseconds; default 60 000. */
  timeout?: number;
}

/** The id of a choice; `GIVEN`: what it asked for was given by a call of its own (`run.give`); undefined: nothing. */
export type RunAnswer = string | typeof GIVEN | undefined;
export const GIVEN = Symbol('given');

/** A Chromium with Abra, for programs: the same wire that the panel uses, and nothing else. */
export class AbraBrowser {
  readonly browser: Launched;
  /** An extension page that speaks for us. */
  protected readonly desk: Page;
  readonly #listeners = new Set<(message: FeedMessage) => void>();
  /** How many of them want everything. */
  #listening = 0;
  /** Chrome's extension settings, opened ahead. */
  #settingsPage: Promise<Page> | undefined;
  /** Pages by Chrome's number of their tab. */
  readonly #pages = new Map<number, Page>();
  /** An empty tab for the run's work, opened ahead. */
  #emptyTab: Promise<Page> | undefined;
  /** The tab that was put in front ahead, once: its number is known, and nothing was opened after it. */
  #inFront: { page: Page; id: number } | undefined;

  constructor(browser: Launched, desk: Page) {
    this.browser = browser;
    this.desk = desk;
  }

  /** Launches Chromium with Abra. `grant`: match patterns Abra may act on, default every site. */
  static async launch<Self extends AbraBrowser>(
    this: new (
      browser: Launched,
      desk: Page,
    ) => Self,
    options: LaunchOptions & { grant?: string[] } = {},
  ): Promise<Self> {
    const browser = await launchAbra(options);
    const desk = browser.context.pages()[0] ?? (await browser.context.newPage());
    for (const pattern of options.grant ?? ['<all_urls>']) await grantHost(desk, browser.extensionId, pattern);
    // Where something was granted, it is there already.
    if (desk.url() !== bareDocument(browser.extensionId)) await desk.goto(bareDocument(browser.extensionId));
    const abra = new this(browser, desk);
    await abra.connect();
    return abra;
  }

  /** Connects to the feed of a browser that is running; once. The desk has to be a document of the extension that speaks for no other. */
  async connect(): Promise<void> {
    const { desk } = this;
    await desk.exposeFunction('abraHears', (messages: readonly FeedMessage[]) => {
      for (const message of messages) for (const hear of this.#listeners) hear(message);
    });
    await desk.evaluate((name) => {
      const program = globalThis as unknown as DeskParts;
      const connect = () => {
        const port = chrome.runtime.connect({ name });
        port.onMessage.addListener((messages: readonly FeedMessage[]) => {
          // A greeting came before the worker heard what is needed.
          if (program.abraNeeds === 'each' || messages.some(({ kind }) => kind === 'event')) program.abraHears(messages);
        });
        port.onDisconnect.addListener(connect);
        program.abraTell = () => port.postMessage(program.abraNeeds ?? 'ends');
        program.abraTell();
      };
      connect();
    }, FEED);
    await givePictures(desk, (tabId) => this.#pages.get(tabId));
    tellDownloads(this.browser.context, (url) => this.ask('page.downloaded', { url }));
  }

  /** Does ahead what a first run would wait for: opens the page that `grant` needs and an empty tab, puts that in front and asks its number. */
  async prepare(): Promise<void> {
    const { context } = this.browser;
    this.#settingsPage ??= openChromeSettings(context);
    this.#emptyTab ??= this.#settingsPage.then(async () => {
      const page = await context.newPage();
      this.#inFront = { page, id: await this.tabId(page) };
      return page;
    });
    await this.#emptyTab;
  }

  /** An empty tab in front: the one that was opened ahead, once. */
  async newTab(): Promise<Page> {
    const ahead = await this.#emptyTab?.catch(() => undefined);
    this.#emptyTab = undefined;
    return ahead && !ahead.isClosed() ? ahead : this.browser.context.newPage();
  }

  /** Lets Abra act on more sites (match patterns). */
  async grant(patterns: readonly string[]): Promise<void> {
    const ahead = await this.#settingsPage?.catch(() => undefined);
    this.#settingsPage = undefined;
    const page = ahead && !ahead.isClosed() ? ahead : await openChromeSettings(this.browser.context);
    await addHosts(page, this.browser.extensionId, patterns);
    await requestHosts(this.desk, patterns);
    // Nothing waits for that.
    void page.close().catch(noop);
  }

  /** One call of the wire's table, as the panel makes it. Rejects with the fault's sentence. */
  async call<Name extends PanelCall>(name: Name, params: PanelParams<Name>): Promise<PanelAnswer<Name>> {
    const answer = await this.ask(name, params);
    if (!answer.ok) giveUp(EXIT.fault, answer.failure.message);
    return answer.value;
  }

  /** The same, answering the fault as a value. */
  async ask<Name extends PanelCall>(name: Name, params: PanelParams<Name>): Promise<Answered<PanelAnswer<Name>>> {
    return call(name, params, (message) => this.desk.evaluate((given) => chrome.runtime.sendMessage(given), message));
  }

  /** Chrome's number of a page's tab. Brings it to the front, as a person has the tab in front of the panel. */
  async tabId(tab: Page): Promise<number> {
    const ahead = this.#inFront;
    this.#inFront = undefined;
    if (ahead?.page === tab) return ahead.id;
    await tab.bringToFront();
    const id = await this.desk.evaluate(async () => (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]?.id);
    if (id === undefined) giveUp(EXIT.fault, 'The page has no tab.');
    this.#pages.set(id, tab);
    return id;
  }

  /** Runs a goal and resolves when it has finished or waits for a person. */
  async run(goal: string, options: RunRequest): Promise<Run> {
    const { planner, workflow, usePlaybooks, learn } = options;
    const tabId = await this.tabId(options.tab);
    const { runId } = await this.call('run.start', { goal, tabId, ...defined({ planner, workflow, usePlaybooks, learn }) });
    return this.#settled(runId, options);
  }

  /** Plays a playbook by its exact name on the tab's domain. */
  async play(
    name: string,
    options: RunRequest & { variant?: string; params?: Record<string, string>; stepwise?: boolean; dryRun?: boolean },
  ): Promise<Run> {
    const tabId = await this.tabId(options.tab);
    const { domain } = await this.call('site.state', { tabId });
    const { playbooks } = await this.playbooks(domain);
    const found = playbooks.find((playbook) => playbook.name === name);
    if (!found)
      giveUp(EXIT.fault, `There is no playbook "${name}" for ${domain}. Known: ${playbooks.map((one) => one.name).join(', ') || 'none'}.`);
    const { variant, params, stepwise, dryRun } = options;
    const { runId } = await this.call('run.play', { domain, id: found.id, tabId, ...defined({ variant, params, stepwise, dryRun }) });
    return this.#settled(runId, options);
  }

  playbooks = (domain: string): Promise<DomainPlaybooks> => this.call('playbooks.list', { domain });

  /** The seed's JSON of a domain. */
  export = async (domain: string): Promise<string> => (await this.call('playbooks.export', { domain })).text;

  /** Takes in the JSON of `export`; resolves to what changed. */
  import = (json: string): Promise<PanelAnswer<'playbooks.import'>> => this.call('playbooks.import', { text: json, apply: true });

  /** Everything the panel hears: the whole run first, then each event. Returns how to stop listening. */
  onEvent(hear: (event: RunEvent, runId: string) => void): () => void {
    const listener = (message: FeedMessage) => {
      if (message.kind === 'event') hear(message.event, message.runId);
    };
    return this.onMessage(listener);
  }

  /** Every message of the feed; returns how to stop listening. While nobody does, only what may be the end of a run comes to this process at all. */
  onMessage(hear: (message: FeedMessage) => void): () => void {
    this.#listeners.add(hear);
    this.#listening++;
    this.#hears('each');
    return () => {
      if (this.#listeners.delete(hear)) this.#hears(--this.#listening > 0 ? 'each' : 'ends');
    };
  }

  #hears(needs: FeedNeeds): void {
    const set = (needed: FeedNeeds) => {
      const program = globalThis as unknown as DeskParts;
      program.abraNeeds = needed;
      program.abraTell();
    };
    void this.desk.evaluate(set, needs).catch(noop);
  }

  async settings(patch: Partial<Settings> & { key?: string }): Promise<void> {
    const { key, ...rest } = patch;
    if (Object.keys(rest).length) await this.call('settings.set', { patch: rest });
    if (key !== undefined) await this.call('settings.setKey', { key });
  }

  /** The run of now, from its journal. */
  async load(runId: string): Promise<Run> {
    const { events } = await this.call('run.load', { runId });
    const run = foldRun(events);
    if (!run) giveUp(EXIT.fault, `There is no run ${runId}.`);
    return run;
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Subscribes to the feed; the journal is the truth, so it is asked at each change that may matter. */
  async #settled(runId: string, { answer, onBegun, timeout = 60_000 }: RunRequest): Promise<Run> {
    onBegun?.(runId);
    let wake: () => void = noop;
    const hear = (message: FeedMessage) => {
      if (mayEnd(message) && 'runId' in message && message.runId === runId) wake();
    };
    this.#listeners.add(hear);
    const limit = AbortSignal.timeout(timeout);
    try {
      for (;;) {
        const changed = new Promise<void>((resolve, reject) => {
          wake = resolve;
          limit.addEventListener('abort', () => reject(new Error(`The run did not end within ${timeout} ms.`)), { once: true });
        });
        changed.catch(noop);
        const run = await this.load(runId);
        if (isOver(run)) return run;
        const choice = run.question && (await answer?.(run.question, runId));
        if (run.question && choice === undefined) return run;
        if (run.question && typeof choice === 'string') await this.call('run.answer', { runId, questionId: run.question.id, choice });
        else await changed;
      }
    } finally {
      this.#listeners.delete(hear);
    }
  }
}

/** The globals of the desk by which it passes on what it hears. */
interface DeskParts {
  abraHears(messages: readonly FeedMessage[]): void;
  /** What it needs of the feed; `ends` until somebody listens. */
  abraNeeds?: FeedNeeds;
  /** Tells the worker. */
  abraTell(): void;
}

const noop = (): void => undefined;

/** Without the fields that are undefined: the wire takes no undefined. */
function defined<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>;
  };
}
