import { finder } from '@medv/finder';
import { recorderSelectorsOf } from '../../../src/interchange/recorder/selectors-of';
import type { Fingerprint } from '../../../src/model/page/target';
import { describe } from '../../../src/page/find/describe';
import { find } from '../../../src/page/find/find';
import type { Answer, Answered } from './ways-compared';

/** An element as each way writes it down. */
export interface Written {
  fingerprint: Fingerprint;
  playwright?: string;
  /** What is exported for the DevTools Recorder: alternatives, each maybe a chain through shadow roots. */
  recorder: (string | string[])[];
  finder?: string;
  xpath?: string;
}

interface Told {
  /** Playwright's own injected script. */
  playwright: {
    generateSelectorSimple(element: Element): string;
    parseSelector(selector: string): unknown;
    querySelectorAll(selector: unknown, root: Document): Element[];
  };
}
const told = globalThis as unknown as Told;

export function write(element: Element): Written {
  const light = element.getRootNode() === document;
  const xpath = light ? xpathOf(element) : undefined;
  const css = light ? finder(element) : undefined;
  const fingerprint = describe(element);
  return {
    fingerprint,
    recorder: recorderSelectorsOf({ fingerprint }),
    playwright: told.playwright.generateSelectorSimple(element),
    ...(css && { finder: css }),
    ...(xpath && { xpath }),
  };
}

/** What each way finds now, beside the element that is meant (undefined: it is gone). */
export function answer(target: Written, truth: Element | undefined): Answered {
  const found = find({ fingerprint: target.fingerprint });
  const ours = 'element' in found ? found.element : undefined;
  const answers = {
    Abra: judge(truth, ours),
    Playwright: judge(truth, byPlaywright(target.playwright)),
    Recorder: judge(truth, byRecorder(target.recorder)),
    finder: judge(truth, target.finder ? (document.querySelector(target.finder) ?? undefined) : undefined),
    XPath: judge(truth, target.xpath ? byXpath(target.xpath) : undefined),
  };
  const took =
    answers.Abra === 'correct' ? undefined : JSON.stringify('element' in found ? { ...found, element: say(found.element) } : found);
  return { answers, ...(took && { took }) };
}

/** Right is the element itself or what lies in it: a click there is a click on it. */
function judge(truth: Element | undefined, found: Element | undefined): Answer {
  if (!found) return 'abstained';
  return truth?.contains(found) ? 'correct' : 'wrong';
}

/** As a strict locator: one hit, or none is taken. */
function byPlaywright(selector: string | undefined): Element | undefined {
  if (!selector) return undefined;
  const hits = told.playwright.querySelectorAll(told.playwright.parseSelector(selector), document);
  return hits.length === 1 ? hits[0] : undefined;
}

/** As @puppeteer/replay races them: the first alternative whose first hit is to be seen. `aria/` by Playwright's role engine. */
function byRecorder(alternatives: (string | string[])[]): Element | undefined {
  for (const one of alternatives) {
    const found = (Array.isArray(one) ? one : [one]).reduce<Element | undefined>(
      (host, selector, depth) => (depth && !host ? undefined : firstHit(selector, depth ? host?.shadowRoot : document)),
      undefined,
    );
    if (found?.checkVisibility()) return found;
  }
  return undefined;
}

function firstHit(selector: string, root: ParentNode | null | undefined): Element | undefined {
  const [, name = '', role = ''] = /^aria\/(.*?)(?:\[role="([^"]*)"\])?$/s.exec(selector) ?? [];
  if (!name) return root?.querySelector(selector) ?? undefined;
  const engine = role ? `internal:role=${role}[name=${JSON.stringify(name)}s]` : `internal:label=${JSON.stringify(name)}s`;
  return told.playwright.querySelectorAll(told.playwright.parseSelector(engine), document)[0];
}

const byXpath = (path: string) =>
  (document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as Element | null) ?? undefined;

function xpathOf(element: Element): string {
  const parent = element.parentElement;
  const alike = parent ? [...parent.children].filter((other) => other.localName === element.localName) : [element];
  return `${parent ? xpathOf(parent) : ''}/${element.localName}[${alike.indexOf(element) + 1}]`;
}

const say = (element: Element) => `${element.outerHTML.slice(0, 160)} in ${element.parentElement?.outerHTML.slice(0, 120) ?? ''}`;
