import { finder } from '@medv/finder';
import { selectorsOf } from '../../../src/interchange/recorder/selectors-of';
import type { Fingerprint } from '../../../src/model/target';
import { describe } from '../../../src/page/find/describe';
import { find } from '../../../src/page/find/find';
import { isToldBySight, lookAround, type Sight } from './sight';

export const WAYS = ['Abra', 'Playwright', 'Recorder', 'finder', 'XPath'] as const;
export type Way = (typeof WAYS)[number];

/** A target as each way writes it down. */
export interface Recorded {
  part: string;
  fingerprint: Fingerprint;
  /** What a person sees it by. */
  sight: Sight;
  playwright?: string;
  /** What is exported for the DevTools Recorder: alternatives, each maybe a chain through shadow roots. */
  recorder: (string | string[])[];
  finder?: string;
  xpath?: string;
}

export type Answer = 'correct' | 'wrong' | 'abstained';
export interface Replayed {
  part: string;
  /** It is in the page. */
  there: boolean;
  /** Something that a person sees tells it from its like, as it did, without a dictionary. */
  seen: boolean;
  answers: Record<Way, Answer>;
  /** What Abra took instead, and why. */
  took?: string;
}

/** What the bench calls in the page's own world, where the demo sites tell the truth. */
export interface DriftBench {
  record(only: string | undefined): Recorded[];
  replay(recorded: Recorded[]): Replayed[];
}

interface Told {
  site: { element(part: string): Element | undefined; parts(): string[] };
  /** Playwright's own injected script. */
  playwright: {
    generateSelectorSimple(element: Element): string;
    parseSelector(selector: string): unknown;
    querySelectorAll(selector: unknown, root: Document): Element[];
  };
}
const told = globalThis as unknown as Told;

const ACTED_ON =
  'a[href],button,input,select,textarea,summary,[role=button],[role=option],[role^=menuitem],[role=switch],[role=slider],[role=checkbox],[role=tab],[contenteditable]';

const driftBench: DriftBench = {
  record: (only) => {
    const sightOf = lookAround();
    return told.site
      .parts()
      .filter((part) => !part.startsWith('twin:') && (!only || part.startsWith(only)))
      .flatMap((part) => {
        const element = told.site.element(part);
        if (!element?.isConnected || !element.matches(ACTED_ON) || !element.getClientRects().length) return [];
        const light = element.getRootNode() === document;
        const xpath = light ? xpathOf(element) : undefined;
        const css = light ? finder(element) : undefined;
        const fingerprint = describe(element);
        return [
          {
            part,
            fingerprint,
            sight: sightOf(element),
            recorder: selectorsOf({ fingerprint }),
            playwright: told.playwright.generateSelectorSimple(element),
            ...(css && { finder: css }),
            ...(xpath && { xpath }),
          },
        ];
      });
  },
  replay: (recorded) => {
    const sightOf = lookAround();
    return recorded.map((target) => {
      const element = told.site.element(target.part);
      const truth = element?.isConnected ? element : undefined;
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
      const seen = !!truth && isToldBySight(target.sight, sightOf(truth));
      return { part: target.part, there: !!truth, seen, answers, ...(took && { took }) };
    });
  },
};
Object.assign(globalThis, { driftBench });

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
