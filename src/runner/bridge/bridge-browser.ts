import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { aborted, deadline } from '../../lib/deadline';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { foldRun } from '../../model/run/fold';
import type { Run } from '../../model/run/run';
import type { RunEvent } from '../../model/run/run-event';
import type { PanelAnswer, PanelParams } from '../../wire/calls';
import type { SiteState } from '../../wire/shapes';
import { EXIT, GivenUp, giveUp } from '../give-up';
import type { ToolBrowser, ToolCall } from '../mcp/desk';
import { type BridgeLink, openLink } from './bridge-link';

type Listener = { hear: (event: RunEvent, runId: string) => void; missed: () => void };

/** Calls that change nothing. */
const READS = new Set<string>(['bridge.tab', 'site.state', 'page.snapshot', 'run.load', 'playbooks.domains', 'playbooks.list']);

/** How long a browser that was there is waited for: Chrome starts a worker that ended within a minute, ms. */
const BACK_MS = 90_000;

/** The person's own browser, as far as they let a program act in it. It connects when it is first asked, and again where the connection was lost. */
export class BridgeBrowser implements ToolBrowser {
  readonly #folder: string;
  readonly #token: string;
  readonly #listeners = new Set<Listener>();
  readonly #closing = new AbortController();
  #link: Promise<BridgeLink> | undefined;

  constructor(folder: string, token: string) {
    this.#folder = folder;
    this.#token = token;
  }

  async call<Name extends ToolCall>(name: Name, params: PanelParams<Name>): Promise<PanelAnswer<Name>> {
    return (await this.#ask(name, params)) as PanelAnswer<Name>;
  }

  /** The tab that the person chose. */
  async chosen(): Promise<SiteState> {
    return (await this.#ask('bridge.tab', {})) as SiteState;
  }

  async load(runId: string): Promise<Run> {
    const { events } = await this.call('run.load', { runId });
    const run = foldRun(events);
    if (!run) giveUp(EXIT.fault, `There is no run ${runId}.`);
    return run;
  }

  onEvent(hear: Listener['hear'], missed: Listener['missed']): () => void {
    const listener = { hear, missed };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  playbooks(domain: string): Promise<DomainPlaybooks> {
    return this.call('playbooks.list', { domain });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    (await this.#link?.catch(() => undefined))?.close();
  }

  async #ask(name: string, params: unknown): Promise<unknown> {
    this.#link ??= this.#connect();
    const link = await this.#link.catch((error: unknown) => {
      this.#link = undefined;
      return Promise.reject(error);
    });
    const answer = await link.ask(name, params);
    if (answer.ok) return answer.value;
    // Only what changes nothing is asked twice, and only where the connection is being sought anew.
    if (link.isLost() && READS.has(name) && this.#isConnecting()) return this.#ask(name, params);
    giveUp(EXIT.fault, answer.failure.message);
  }

  #isConnecting(): boolean {
    return this.#link !== undefined;
  }

  #connect(): Promise<BridgeLink> {
    return openLink(this.#folder, this.#token, {
      event: (event, runId) => {
        for (const { hear } of this.#listeners) hear(event, runId);
      },
      lost: (why) => {
        this.#link = undefined;
        // Who follows a run wants to hear how it goes on.
        if (this.#listeners.size && !this.#closing.signal.aborted && !why) void this.#again();
        else this.#tellMissed();
      },
    });
  }

  /** Connects when a host is there again. */
  async #again(): Promise<void> {
    const limit = deadline(BACK_MS, this.#closing.signal);
    this.#link = this.#back(limit.signal).finally(limit.clear);
    await this.#link.catch(() => undefined);
    this.#tellMissed();
  }

  #tellMissed(): void {
    for (const { missed } of this.#listeners) missed();
  }

  async #back(until: AbortSignal): Promise<BridgeLink> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (;;) {
      const watching = watch(this.#folder);
      const changed = new Promise<void>((resolve) => watching.once('change', () => resolve()));
      const link = await this.#connect().catch((error: unknown) => (error instanceof GivenUp ? error : Promise.reject(error)));
      if (link instanceof GivenUp) await Promise.race([changed, aborted(until)]);
      watching.close();
      if (!(link instanceof GivenUp)) return link;
      if (until.aborted) return Promise.reject(link);
    }
  }
}
