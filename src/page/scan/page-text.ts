import { tidy } from '../../lib/text';
import { flatParent } from '../dom/roots';
import type { Clipper } from './clip';

/** Collects what a person reads on the page, in reading order, up to a number of characters. */
export interface PageText {
  /** Still room. */
  open: boolean;
  add: (text: string, parent: Element) => void;
  read: () => string;
}

export function pageText(limit: number, clip: Clipper): PageText {
  const lines: string[] = [];
  let block: Element | undefined;
  let length = 0;
  const self: PageText = {
    open: true,
    add: (raw, parent) => {
      const text = tidy(raw);
      if (!text || !isReadable(parent, clip)) return;
      const own = blockOf(parent);
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

const isHeading = (element: Element) => /^h[1-6]$/.test(element.localName) || element.getAttribute('role') === 'heading';

function blockOf(element: Element): Element {
  let node = element;
  while (getComputedStyle(node).display.startsWith('inline')) {
    const parent = flatParent(node);
    if (!parent) break;
    node = parent;
  }
  return node;
}

/** Visible, within reach, large enough, and not in the colour of what it stands on. */
function isReadable(parent: Element, clip: Clipper): boolean {
  if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(parent).display !== 'contents')
    return false;
  const style = getComputedStyle(parent);
  if (Number.parseFloat(style.fontSize) < 4 || Number.parseFloat(style.textIndent) < -500) return false;
  if (style.display !== 'contents') {
    const box = parent.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 ? style.overflow !== 'visible' : clip(parent, box).away) return false;
  }
  const color = style.color;
  return !/^rgba.*, 0\)$|\/ 0\)$/.test(color) && color !== groundOf(parent);
}

/** The colour that a text stands on; '' where an image or nothing known lies under it. */
function groundOf(element: Element): string {
  for (let node: Element | null = element; node; node = flatParent(node)) {
    const style = getComputedStyle(node);
    if (style.backgroundImage !== 'none') return '';
    if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') return style.backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}
