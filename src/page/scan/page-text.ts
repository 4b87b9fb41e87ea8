import { tidyStart } from '../../lib/text';
import type { Clipper } from '../dom/clip';
import * as dom from '../dom/native-accessors';
import { isHeading } from '../dom/place';
import { flatParent } from '../dom/roots';

/** Collects the visible text of a page in reading order, up to a number of characters; a row of a table is one line, `| Bob | | Sales`. */
export interface PageText {
  /** Is there room for more? */
  open: boolean;
  /** Lines so far. */
  count: () => number;
  /** A row of a table begins, or a cell of the row that began last. */
  row: (element: Element) => void;
  cell: (element: Element) => void;
  /** A control stands between the texts before and after it: they are no one line. */
  part: () => void;
  /** `shown`: no ancestor is hidden or transparent. */
  add: (text: string, parent: Element, shown: boolean) => void;
  read: () => string;
}

/** A collector of at most `limit` characters; `clip` tells what ancestors cut off. */
export function pageText(limit: number, clip: Clipper): PageText {
  const lines: string[] = [];
  const grounds = new Map<Element, string>();
  let block: Element | undefined;
  let row: Element | null = null;
  let length = 0;
  const inRow = (element: Element) => block === row && dom.contains(row, element) && (lines.at(-1) ?? '').length < MAX_ROW;
  const self: PageText = {
    open: true,
    count: () => lines.length,
    row: (element) => {
      lines.push('');
      block = row = element;
    },
    cell: (element) => {
      if (inRow(element)) lines[lines.length - 1] += ' |';
    },
    part: () => {
      if (block !== row) block = undefined;
    },
    add: (raw, parent, shown) => {
      const text = tidyStart(raw, limit + 1);
      if (!text) return;
      const style = getComputedStyle(parent);
      const { display } = style;
      if (!isReadable(parent, style, display, shown, clip, grounds)) return;
      const around = display.startsWith('inline') ? blockOf(flatParent(parent) ?? parent) : parent;
      const own = (lines.at(-1) && inRow(parent) && !isHeading(around) && row) || around;
      if (own === block && lines.length) lines[lines.length - 1] += ` ${text}`;
      else lines.push(isHeading(own) ? `# ${text}` : text);
      block = own;
      length += text.length + 1;
      self.open = length < limit;
    },
    read: () => lines.join('\n').slice(0, limit),
  };
  return self;
}

/** A table that only lays a page out has rows of any length: past this many characters each block is a line again. */
const MAX_ROW = 400;

function blockOf(element: Element): Element {
  let node = element;
  while (getComputedStyle(node).display.startsWith('inline')) {
    const parent = flatParent(node);
    if (!parent) break;
    node = parent;
  }
  return node;
}

/** Visible, reachable by scrolling, large enough, and of another colour than its background. */
function isReadable(
  parent: Element,
  style: CSSStyleDeclaration,
  display: string,
  shown: boolean,
  clip: Clipper,
  grounds: Map<Element, string>,
): boolean {
  if (!shown && display !== 'contents') return false;
  if (Number.parseFloat(style.fontSize) < 4 || Number.parseFloat(style.textIndent) < -500) return false;
  if (display !== 'contents') {
    const box = dom.getBoundingClientRect(parent);
    if (box.width < 2 || box.height < 2 ? !overflows(parent, style) : clip(parent, box).away) return false;
  }
  const ink = style.webkitTextFillColor;
  // `background-clip: text` paints letters with the background image.
  if (alphaOf(ink) < FAINT) return style.backgroundClip === 'text' && style.backgroundImage !== 'none';
  return !isLike(ink, groundOf(parent, grounds));
}

/** Opacity below this share is invisible. */
export const FAINT = 0.06;

/** A box without size still shows its text where `overflow` is visible. */
function overflows(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.overflow !== 'visible') return false;
  const range = dom.createRange(document);
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  return text.width >= 2 && text.height >= 2;
}

const alphaOf = (color: string) =>
  color.startsWith('rgb(') ? 1 : Number(/^rgba.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(color)?.slice(1).find(Boolean) ?? 1);

/** Are two CSS colours indistinguishable? '' is like none. */
function isLike(ink: string, ground: string): boolean {
  if (ink === ground) return true;
  if (!ink.startsWith('rgb') || !ground.startsWith('rgb')) return false;
  const [one, other] = [partsOf(ink), partsOf(ground)];
  return one.every((part, at) => Math.abs(part - (other[at] ?? part)) <= NEAR);
}
const NEAR = 6;
const partsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** The background colour that a text stands on; '' where that is an image or unknown. */
function groundOf(element: Element | null, grounds: Map<Element, string>): string {
  if (!element) return 'rgb(255, 255, 255)';
  const known = grounds.get(element);
  if (known !== undefined) return known;
  const style = getComputedStyle(element);
  let ground = '';
  if (style.backgroundImage === 'none') {
    const own = style.backgroundColor;
    ground = own === 'rgba(0, 0, 0, 0)' ? groundOf(flatParent(element), grounds) : own;
  }
  grounds.set(element, ground);
  return ground;
}
