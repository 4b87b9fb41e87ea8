import * as dom from '../dom/native-accessors';
import { allRoots } from '../dom/roots';

/**
 * Would a selector of a plan, playbook or file keep the page for long? A selector that only names children is matched once an element. One that climbs
 * (descendants, siblings before, XPath axes and texts) is matched once for each pair of an element and what it stands in; inside of brackets it climbs
 * again at each step.
 */
export function isCostly(selector: string, isXPath = false): boolean {
  let inside = '';
  let outside = selector
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '_')
    .replace(/\s*([>+~,=<|()])\s*/g, '$1')
    .replace(/^[(\s.]*(?:\/\/)?/, '');
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/[([]([^()[\]]*)[)\]]/g, (_, held) => {
      inside += `[${held}`;
      return '';
    });
  }
  const climbs = isXPath ? /\/\/|::|\.\.|\[\.(?![\w./])/g : /[\s~]/g;
  const count = (text: string, sought = climbs) => text.match(sought)?.length ?? 0;
  // From the root, or from an element through all of the document, for each element.
  if (isXPath && (/(?:preceding|following)::/.test(selector) || /[^\w\])*.]\/\//.test(inside))) return true;
  const nested = count(inside) + count(inside + outside, /:has/g);
  const weight = AGAIN ** nested * (1 + count(outside.trim()) * (isXPath ? AGAIN : 1)) - 1;
  return weight > 0 && weight * pairs(/~|sibling/.test(selector)) > MOST;
}
/** How much more a step costs that climbs again, and XPath's, measured in Chromium 156: some µs, where a step of CSS takes 50 ns. */
const AGAIN = 20;
/** Steps of CSS: half a second. 10,000 elements in 20 levels are 200,000 pairs. */
const MOST = 10_000_000;

/** Of each element and what it stands in, and with `siblings` each and what stands before it. */
function pairs(siblings: boolean): number {
  const known = new Map<Element | null, { depth: number; children: number }>();
  let sum = 0;
  for (const root of allRoots()) {
    for (const element of dom.querySelectorAll(root, '*')) {
      const above = known.get(dom.parentElement(element));
      const depth = (above?.depth ?? 0) + 1;
      known.set(element, { depth, children: 0 });
      sum += depth + (siblings && above ? above.children++ : 0);
    }
  }
  return sum;
}
