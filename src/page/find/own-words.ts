import { digest } from '../../lib/digest';
import { alikeKey } from '../../lib/text';
import * as dom from '../dom/native-accessors';

/**
 * What the page itself says, as digests, in reading order: buttons, labels, the first heading, and the links of navigation, header and footer. What
 * stands in a list, a table's cell or an article is content, which changes every day; what counts something changes too.
 */
export function ownWords(): [Element, string][] {
  const words: [Element, string][] = [];
  const own = ownPlaces();
  for (const element of dom.querySelectorAll(document, SPEAKING)) {
    const said = (dom.textContent(element) ?? '').trim();
    if (said.length < 2 || said.length > 40 || /\d/.test(said) || !own(element)) continue;
    words.push([element, digestOf(said)]);
    if (words.length >= 400) break;
  }
  return words;
}

/** Does it stand in the frame of the page, or in nothing that is content? Asked once for all that have the same parent. */
function ownPlaces(): (element: Element) => boolean {
  const known = new Map<Element | null, boolean>();
  return (element) => {
    const parent = dom.parentElement(element);
    let own = known.get(parent);
    if (own === undefined) {
      own = !dom.closest(parent, CONTENT) || dom.closest(parent, FRAME) !== null;
      known.set(parent, own);
    }
    return own;
  };
}

const FRAME = ':is(nav,header,footer,[role=navigation],[role=banner],[role=contentinfo])';
const CONTENT = ':is(li,td,article,[role=row],[role=listitem],[role=option],[role=gridcell],[role=article])';
// One selector with all of these conditions costs the browser four times as much as asking the few that say something.
const SPEAKING = `h1,button,[role=button],label,legend,th,${FRAME} a`;

/** Pages say the same at each look. */
function digestOf(said: string): string {
  let known = digests.get(said);
  if (known === undefined) {
    known = digest(alikeKey(said));
    if (digests.size < 2000) digests.set(said, known);
  }
  return known;
}
const digests = new Map<string, string>();
