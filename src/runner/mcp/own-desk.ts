import type { Page } from 'playwright';
import { parseUrl } from '../../lib/url';
import type { PlannerKind } from '../../model/settings';
import type { AbraBrowser } from '../browser';
import { EXIT, giveUp } from '../give-up';
import { grantHost } from '../grant-host';
import { whyBroken } from '../why-broken';
import type { Desk, DeskTab } from './desk';
import { type GivenAtStart, givenAtStart, type NamedAtStart } from './given-at-start';

/** How a desk comes by its browser, and how runs on it are begun. */
export interface OwnDeskOptions extends NamedAtStart {
  /** Starts a browser: at first need, and again where one has ended. Rejects with a sentence that says what to do. */
  launch(): Promise<AbraBrowser>;
  /** Ends it, after what was lent was taken back. */
  end(abra: AbraBrowser): Promise<void>;
  planner: PlannerKind;
  /** Does a run that reached its goal leave a playbook? */
  learn: boolean;
  /** The longest run, ms; one that takes longer is stopped. */
  longest: number;
}

interface OwnTab extends DeskTab {
  page: Page;
}

/** A browser that is started for MCP clients, with its tabs; it outlives a connection. */
export class OwnDesk implements Desk {
  readonly asks = 'client';
  readonly options: OwnDeskOptions;
  readonly given: GivenAtStart;
  #browser: Promise<AbraBrowser> | undefined;
  #tabs: OwnTab[] = [];
  #current: OwnTab | undefined;
  #numbered = 0;
  #granted = new Set<string>();
  /** Tabs are looked up one after the other, as Chrome's number of a page is asked of the tab in front. */
  #looking: Promise<unknown> = Promise.resolve();

  constructor(options: OwnDeskOptions) {
    this.options = options;
    this.given = givenAtStart(() => this.browser(), options);
  }

  /** The browser that is open, else a new one. */
  browser(): Promise<AbraBrowser> {
    const forget = () => {
      this.#browser = undefined;
      this.#tabs = [];
      this.#current = undefined;
      this.#granted.clear();
    };
    if (!this.#browser) {
      this.#browser = this.options.launch();
      this.#browser.then((abra) => abra.browser.context.once('close', forget), forget);
    }
    return this.#browser;
  }

  /** Opens an address in the tab that is worked in, or in a new one, and lets Abra act on its host. */
  async open(address: string, isNew = false): Promise<OwnTab> {
    const url = parseUrl(address);
    if (!url || !/^https?:$/.test(url.protocol))
      giveUp(EXIT.usage, `"${address}" is no address of a page. Give one that begins with http:// or https://.`);
    const abra = await this.browser();
    await this.#allow(abra, url.hostname);
    const before = isNew ? undefined : await this.#inUse();
    const page = before?.page ?? (await abra.browser.context.newPage());
    await page.goto(url.href, { waitUntil: 'domcontentloaded' }).catch((error: unknown) => {
      giveUp(EXIT.notDone, `${address} cannot be opened. ${whyBroken(error)}`);
    });
    const tab = before ?? (await this.tabs()).find((one) => one.page === page);
    if (!tab) giveUp(EXIT.fault, `The tab of ${address} was closed while it loaded. Open it again.`);
    this.#current = tab;
    return tab;
  }

  /** The tab of this number, else the one that is worked in; in front, as pages in the background are held back by Chrome. */
  async tab(number?: number): Promise<OwnTab> {
    const tabs = await this.tabs();
    const tab = number === undefined ? await this.#inUse() : tabs.find((one) => one.number === number);
    if (!tab && !tabs.length) giveUp(EXIT.usage, 'No page is open. Call `open` with its address first.');
    if (!tab) giveUp(EXIT.usage, `There is no tab ${number}. Open are: ${tabs.map((one) => one.number).join(', ')}.`);
    this.#current = tab;
    await tab.page.bringToFront();
    return tab;
  }

  /** All tabs with web pages, those that pages opened too. */
  tabs(): Promise<OwnTab[]> {
    const found = this.#looking.then(() => this.#lookForTabs());
    this.#looking = found.catch(() => undefined);
    return found;
  }

  /** A run has gone on in this tab of Chrome: it is the one that is worked in now. */
  async follow(tabId: number): Promise<void> {
    this.#current = (await this.tabs()).find((one) => one.tabId === tabId) ?? this.#current;
  }

  async closeTab(number: number): Promise<void> {
    const tab = await this.tab(number);
    await tab.page.close();
    this.#current = (await this.tabs()).at(-1);
  }

  async close(): Promise<void> {
    const abra = await this.#browser?.catch(() => undefined);
    if (abra) await this.options.end(abra);
  }

  async #inUse(): Promise<OwnTab | undefined> {
    const tabs = await this.tabs();
    return tabs.find((one) => one === this.#current) ?? tabs.at(-1);
  }

  async #lookForTabs(): Promise<OwnTab[]> {
    const abra = await this.#browser;
    const pages = abra?.browser.context.pages().filter((page) => /^https?:/.test(page.url())) ?? [];
    const kept = this.#tabs.filter(({ page }) => pages.includes(page));
    const fresh: OwnTab[] = [];
    for (const page of pages)
      if (abra && !kept.some((one) => one.page === page))
        fresh.push({ number: ++this.#numbered, page, tabId: await abra.tabId(page), address: () => page.url() });
    this.#tabs = [...kept, ...fresh];
    return this.#tabs;
  }

  async #allow(abra: AbraBrowser, host: string): Promise<void> {
    if (this.#granted.has(host)) return;
    const page = await abra.browser.context.newPage();
    await grantHost(page, abra.browser.extensionId, `*://${host}/*`).finally(() => page.close());
    this.#granted.add(host);
  }
}
