import { observe } from '../../../src/page/observe/observe';
import { turn } from '../../../src/page/rest/turn';
import { baseline } from '../../../src/page/settle/baseline';
import { settle } from '../../../src/page/settle/settle';
import { shimLink } from '../../../src/page/shim/link';

/** How one rule did in one case: when it said "settled", and what the page said at that moment. */
export interface Settling {
  ms: number;
  said: string;
}

/** Longest wait of every rule, ms. */
const LIMIT = 5000;

/** Clicks the button in the same way for all rules, then waits as the rule has it. */
async function clickAndWait(rule: 'abra' | 'fixed 500' | 'quiet 100' | 'quiet 500' | 'none'): Promise<Settling> {
  const button = document.querySelector('button') as HTMLButtonElement;
  const observation = observe();
  observation.mark();
  const before = baseline(observation);
  const link = shimLink();
  const began = performance.now();
  link.begin();
  link.enter();
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  link.leave();
  if (rule === 'abra') await settle(before, { limit: LIMIT, signal: new AbortController().signal });
  else if (rule === 'fixed 500') await new Promise((resolve) => setTimeout(resolve, 500));
  else if (rule !== 'none') await quiet(Number(rule.slice(6)));
  else await turn();
  const settled = { ms: performance.now() - began, said: document.querySelector('#out')?.textContent ?? '' };
  link.finish();
  before.end();
  observation.stop();
  return settled;
}

/** No mutation for so long, as most tools have it. */
function quiet(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, ms);
    const limit = setTimeout(end, LIMIT);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    void limit;
  });
}

Object.assign(globalThis, { clickAndWait, said: () => document.querySelector('#out')?.textContent });
