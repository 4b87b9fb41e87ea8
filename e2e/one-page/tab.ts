import { fakeEvent, nextTask } from './fake-event';
import { injectInto, type MessageEvent, type PageWindow, type PageWorld, worldOf } from './page-worlds';

export interface TabChange {
  status?: 'loading' | 'complete';
  url?: string;
}

/** A tab of the browser: a frame of the test's document that takes itself for the top. */
export class Tab {
  readonly id: number;
  readonly updated = fakeEvent<[change: TabChange]>();
  readonly #frame: HTMLIFrameElement;
  readonly #script: string;
  readonly #toWorker: MessageEvent;
  readonly #frameIds = new WeakMap<Window, number>();
  #frames = 0;
  #status: 'loading' | 'complete' = 'complete';

  constructor(id: number, script: string, toWorker: MessageEvent) {
    this.id = id;
    this.#script = script;
    this.#toWorker = toWorker;
    this.#frame = document.createElement('iframe');
    this.#frame.style.cssText = 'position:fixed;inset:0;width:1280px;height:800px;border:0';
    this.#frame.addEventListener('load', () => this.#become('complete'));
    document.body.append(this.#frame);
  }

  get window(): PageWindow {
    return this.#frame.contentWindow as PageWindow;
  }

  get url(): string {
    return this.window.location.href;
  }

  /** What `chrome.tabs.get` answers. */
  state() {
    return { id: this.id, windowId: 1, active: true, status: this.#status, url: this.url, title: this.window.document.title };
  }

  /** The first element of the page for a selector. */
  one<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.window.document.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${this.url}.`);
    return found;
  }

  /** Runs a function in the page, with its globals and no variable of ours. */
  evaluate<Value, Given = undefined>(run: (given: Given) => Value, given?: Given): Value {
    return this.window.eval(`(${run})`)(given);
  }

  /** Navigates as an address typed by the person does, and resolves when the page has loaded. */
  async goto(url: string): Promise<void> {
    const loaded = this.#loaded();
    this.window.location.href = url;
    await loaded;
  }

  async reload(): Promise<void> {
    const loaded = this.#loaded();
    this.window.location.reload();
    await loaded;
  }

  /** A script at the start of each document of this tab calls this: the page scripts are there before the page's own. */
  begin(window: PageWindow): void {
    if (window !== this.window) return void this.inject(window);
    // For the page layer the tab's frame is the top.
    Object.defineProperty(window, 'parent', { configurable: true, get: () => window });
    Object.defineProperty(window, 'frameElement', { configurable: true, get: () => null });
    window.addEventListener('pagehide', () => {
      this.#status = 'loading';
    });
    // Not in every type library yet: https://developer.mozilla.org/docs/Web/API/Navigation
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('currententrychange', () => this.updated.fire({ url: window.location.href }));
    this.inject(window);
    this.#become('loading');
  }

  inject(window: PageWindow): PageWorld {
    const frameId = this.frameId(window);
    return injectInto(window, this.#script, { tabId: this.id, frameId, toWorker: this.#toWorker });
  }

  /** 0 for the page itself. */
  frameId(window: Window): number {
    const known = window === this.window ? 0 : (this.#frameIds.get(window) ?? ++this.#frames);
    this.#frameIds.set(window, known);
    return known;
  }

  /** Resolves once the document that Chrome has just put in place has its page scripts, if it is of the web. */
  async begun(): Promise<void> {
    if (!this.url.startsWith('http') || worldOf(this.window)) return;
    await new Promise<void>((resolve) => {
      const hear = () => {
        this.updated.removeListener(hear);
        resolve();
      };
      this.updated.addListener(hear);
    });
  }

  /** The windows of the page and its frames that Abra may see; none while it shows an empty page. */
  windows(): PageWindow[] {
    return worldOf(this.window) ? [this.window, ...framesIn(this.window)] : [];
  }

  close(): void {
    this.#frame.remove();
  }

  #become(status: 'loading' | 'complete'): void {
    this.#status = status;
    this.updated.fire(status === 'loading' ? { status, url: this.url } : { status });
  }

  /** Resolves after the `load` event: a navigation in it would replace the page in the history. */
  async #loaded(): Promise<void> {
    await new Promise((resolve) => this.#frame.addEventListener('load', resolve, { once: true }));
    await nextTask();
  }
}

function framesIn(window: PageWindow): PageWindow[] {
  const frames = Array.from({ length: window.length }, (_, index) => window[index] as PageWindow).filter(isOfOurOrigin);
  return frames.flatMap((frame) => [frame, ...framesIn(frame)]);
}

function isOfOurOrigin(window: Window): boolean {
  try {
    return Boolean(window.document);
  } catch {
    return false;
  }
}
