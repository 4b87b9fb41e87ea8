/**
 * What is used of the packages in the package.json beside this: their own types are there only once a bench has been run, and the types are checked without them.
 */
declare module '@aipexstudio/dom-snapshot' {
  interface Look {
    readonly kind: unique symbol;
  }
  export function collectDomSnapshotInPage(): Look;
  export function buildTextSnapshot(look: Look): Look;
  export function formatSnapshot(look: Look): string;
}

declare module '@medv/finder' {
  export function finder(element: Element): string;
}

declare module '@midscene/shared/extractor' {
  export function webExtractNodeTreeAsString(document: Document, isVisibleOnly: boolean): unknown;
}

declare module '@page-agent/page-controller' {
  export class PageController {
    constructor(options: { viewportExpansion: number });
    getBrowserState(): Promise<Record<'header' | 'content' | 'footer', string>>;
  }
}

declare module 'ivya/aria' {
  interface Tree {
    readonly kind: unique symbol;
  }
  export function generateAriaTree(root: Element): Tree;
  export function renderAriaTree(tree: Tree): string;
}

declare module 'puppeteer-core' {
  interface Evaluating {
    evaluate<Given extends unknown[], Answer>(script: string | ((...given: Given) => Answer), ...given: Given): Promise<Awaited<Answer>>;
  }
  interface Handle<Value> {
    evaluate<Answer>(script: (value: Value) => Answer): Promise<Awaited<Answer>>;
  }
  interface Request {
    respond(answer: { contentType: string; body: string }): Promise<void>;
  }
  interface Target {
    type(): string;
    url(): string;
    asPage(): Promise<Page>;
    worker(): Promise<Evaluating | null>;
  }
  interface Context {
    newPage(): Promise<Page>;
    setCookie(cookie: { name: string; value: string; domain: string; path: string }): Promise<void>;
    close(): Promise<void>;
  }
  export interface Page extends Evaluating {
    readonly keyboard: { press(key: string): Promise<void> };
    browser(): Browser;
    bringToFront(): Promise<void>;
    createCDPSession(): Promise<Pick<import('@playwright/test').CDPSession, 'send'>>;
    emulateMediaFeatures(features: { name: string; value: string }[]): Promise<void>;
    evaluateHandle<Value>(script: () => Value): Promise<Handle<Value>>;
    evaluateOnNewDocument(script: string): Promise<unknown>;
    focus(selector: string): Promise<void>;
    goto(url: string): Promise<unknown>;
    on(event: 'request', heard: (request: Request) => void): void;
    setRequestInterception(on: boolean): Promise<void>;
    setViewport(viewport: { width: number; height: number }): Promise<void>;
    url(): string;
    waitForFunction(script: string, options?: { timeout: number }): Promise<unknown>;
    waitForSelector(selector: string): Promise<Handle<Element> | null>;
  }
  export interface Browser {
    newPage(): Promise<Page>;
    createBrowserContext(): Promise<Context>;
    waitForTarget(is: (target: Target) => boolean): Promise<Target>;
    close(): Promise<void>;
  }
  export interface LaunchOptions {
    executablePath?: string;
    args?: string[];
    ignoreDefaultArgs?: string[];
    enableExtensions?: string[];
    pipe?: boolean;
    targetFilter?: (target: Target) => boolean;
  }
  const puppeteer: { launch(options: LaunchOptions): Promise<Browser> };
  export default puppeteer;
}
