import { EXIT, giveUp } from '../give-up';
import type { Desk, DeskOptions, DeskTab } from '../mcp/desk';
import { followRun } from '../mcp/follow-run';
import type { BridgeBrowser } from './bridge-browser';

/** The one tab of the person's own browser that they chose in Abra's panel. */
export class BridgeDesk implements Desk {
  readonly asks = 'panel';
  readonly options: DeskOptions;
  readonly #abra: BridgeBrowser;
  #tab: DeskTab | undefined;

  constructor(abra: BridgeBrowser, options: DeskOptions) {
    this.#abra = abra;
    this.options = options;
  }

  browser(): Promise<BridgeBrowser> {
    return Promise.resolve(this.#abra);
  }

  /** A run of one step, so that the person sees it, and is asked where it leaves the site. */
  async open(address: string, isNew = false): Promise<DeskTab> {
    if (isNew) giveUp(EXIT.usage, 'There is one tab here, the one that the person chose. Leave `newTab` out.');
    const { tabId } = await this.tab();
    const operations = [{ type: 'navigate' as const, url: address }];
    const run = await followRun(this.#abra, {
      begin: () => this.#abra.call('run.sequence', { tabId, operations }),
      hear: () => undefined,
      longest: this.options.longest,
      patience: this.options.longest,
      signal: new AbortController().signal,
    });
    if (run.finished?.outcome !== 'success')
      giveUp(EXIT.notDone, `${address} was not opened: ${run.finished?.summary ?? 'it was not said why.'}`);
    return this.tab();
  }

  async tab(number?: number): Promise<DeskTab> {
    const { tabId, url, access, why } = await this.#abra.chosen();
    if (this.#tab?.tabId !== tabId) this.#tab = { number: 1, tabId, address: () => url };
    this.#tab.address = () => url;
    if (number !== undefined && number !== this.#tab.number)
      giveUp(EXIT.usage, 'There is one tab here, tab 1: the one that the person chose.');
    if (access === 'none' || access === 'forbidden')
      giveUp(EXIT.fault, `Abra may not act on the page that the tab shows: ${why ?? ''} The person allows it in Abra’s panel.`);
    return this.#tab;
  }

  async tabs(): Promise<DeskTab[]> {
    return [await this.tab()];
  }

  /** A tab that a run has opened is not the one that was chosen. */
  follow(): Promise<void> {
    return Promise.resolve();
  }

  closeTab(): Promise<void> {
    giveUp(EXIT.usage, 'The tab is the person’s: they close it themselves.');
  }

  close(): Promise<void> {
    return this.#abra.close();
  }
}
