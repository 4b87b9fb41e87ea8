import { within } from '../../lib/deadline';
import { AbraBrowser } from '../browser';
import type { LaunchOptions } from '../launch';
import { whyBroken } from '../why-broken';
import type { WorkflowSpec } from './request';
import { doesAnswer } from './while-it-answers';

/** Chromiums with Abra, each with a profile of its own that is removed with it. One is kept ready, as a launch takes seconds. */
export class WarmBrowsers {
  readonly #say: Say;
  #spare: Promise<AbraBrowser> | undefined;
  #closed = false;

  constructor(say: Say) {
    this.#say = say;
  }

  /** Prepares one. */
  warm(): void {
    if (this.#closed || this.#spare) return;
    const spare = launchPrepared();
    this.#spare = spare;
    spare.then(
      (abra) =>
        abra.browser.context.once('close', () => {
          if (this.#spare === spare) this.#spare = undefined;
        }),
      (error: unknown) => {
        this.#say('no browser could be kept ready', { error: whyBroken(error) });
        if (this.#spare === spare) this.#spare = undefined;
      },
    );
  }

  /** The one that is ready, where it answers and is as the workflow wants it; else a new one. `profile`: the folder of one that is kept. */
  async take(spec: WorkflowSpec, profile?: string): Promise<AbraBrowser> {
    const options = { ...optionsOf(spec), ...(profile ? { profile } : {}) };
    if (Object.keys(options).length > 0) return launchForRun(options);
    const spare = await this.#spare?.catch(() => undefined);
    this.#spare = undefined;
    if (spare && (await doesAnswer(spare, ANSWER_MS))) return spare;
    if (spare) {
      this.#say('a browser that was kept ready did not answer and is replaced');
      void discard(spare);
    }
    return launchForRun();
  }

  /** Does a Chromium with Abra start and answer? One is prepared for it where none is. */
  async isReady(): Promise<boolean> {
    this.warm();
    const spare = await this.#spare?.catch(() => undefined);
    return spare !== undefined && doesAnswer(spare, ANSWER_MS);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const spare = await this.#spare?.catch(() => undefined);
    if (spare) await discard(spare);
  }
}

/** A Chromium that may act nowhere yet. Signals are the process's to act on: its runs are stopped and written down before their browsers end. */
export const launchForRun = (options: LaunchOptions = {}): Promise<AbraBrowser> =>
  AbraBrowser.launch({ ...options, grant: [], handleSIGINT: false, handleSIGTERM: false });

async function launchPrepared(): Promise<AbraBrowser> {
  const abra = await launchForRun();
  await abra.prepare();
  return abra;
}

/** Ends a browser, also one that hangs. */
export async function discard(abra: AbraBrowser): Promise<void> {
  const closed = await within(CLOSE_MS, () =>
    abra.close().then(
      () => true,
      () => true,
    ),
  );
  // Nobody can do more about a folder of /tmp that cannot be removed.
  if (!closed) await abra.browser.kill().catch(() => undefined);
}
/** Chromium closes in less than 1 s; one that does not hangs. */
const CLOSE_MS = 5000;

/** A worker that sleeps answers within 300 ms on two cores. */
const ANSWER_MS = 5000;

function optionsOf(spec: WorkflowSpec): LaunchOptions {
  const { locale, timezone, user_agent: userAgent, proxy, headless } = spec;
  return {
    ...(locale ? { locale, args: [`--lang=${locale}`] } : {}),
    ...(timezone ? { timezoneId: timezone } : {}),
    ...(userAgent ? { userAgent } : {}),
    ...(proxy ? { proxy: proxyOf(proxy) } : {}),
    ...(headless ? {} : { headless }),
  };
}

function proxyOf(address: string): NonNullable<LaunchOptions['proxy']> {
  const { protocol, host, username, password } = new URL(address);
  return {
    server: `${protocol}//${host}`,
    ...(username ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : {}),
  };
}
/** What the worker says of itself, for logs: one line with its values. */
export type Say = (what: string, values?: Record<string, unknown>) => void;
