import type { CDPSession, Page } from '@playwright/test';

/** What a person sees of a page and could press, by the page alone: no code of Abra takes part. Boxes are in CSS px of the top viewport. */
export interface Shown {
  pressable: Pressable[];
  /** Visible texts in the view, one a text node. */
  texts: string[];
  /** All text of the page, hidden too, and each attribute that holds words: how often something stands there. */
  all: string;
}

export interface Pressable {
  box: Box;
  /** Its text, and else what its attributes call it; never empty. */
  words: string;
  /** How a person or a program knows that it reacts. */
  by: 'role' | 'cursor' | 'listener';
  /** Its tag and class, for people. */
  what: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So many elements of the view are asked for their listeners; each is a question to the browser. */
const MOST_ASKED = 1200;

export async function shownOf(tab: Page): Promise<Shown> {
  const line = await tab.context().newCDPSession(tab);
  try {
    await tab.evaluate(collect, MOST_ASKED);
    const listening = await listeningIn(line);
    return await tab.evaluate(read, listening);
  } finally {
    await line.detach();
  }
}

/** For each collected element whether a listener for presses is on it. */
async function listeningIn(line: CDPSession): Promise<boolean[]> {
  const { result } = await line.send('Runtime.evaluate', { expression: 'globalThis.toldOracle.elements', objectGroup: 'told' });
  const { result: entries } = await line.send('Runtime.getProperties', { objectId: result.objectId ?? '', ownProperties: true });
  const listening: boolean[] = [];
  for (const { name, value } of entries) {
    if (!/^\d+$/.test(name) || !value?.objectId) continue;
    const { listeners } = await line.send('DOMDebugger.getEventListeners', { objectId: value.objectId });
    listening[Number(name)] = listeners.some(({ type }) =>
      /^(click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart)$/.test(type),
    );
  }
  await line.send('Runtime.releaseObjectGroup', { objectGroup: 'told' });
  return listening;
}

/** Runs in the page: what a person sees in the view, frames of the same origin and open shadow trees too. */
function collect(most: number): void {
  interface Place {
    element: Element;
    box: DOMRect;
  }
  const places: Place[] = [];
  const texts: string[] = [];
  const all: string[] = [];
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const deepest = (root: Document | ShadowRoot, x: number, y: number): Element | null => {
    const hit = root.elementFromPoint(x, y);
    return hit?.shadowRoot ? (deepest(hit.shadowRoot, x, y) ?? hit) : hit;
  };
  const up = (node: Node): Node | null => node.parentNode ?? (node as ShadowRoot).host ?? null;
  const isWithin = (node: Node | null, around: Node): boolean => {
    for (let one = node; one; one = up(one)) if (one === around) return true;
    return false;
  };
  /** Is the middle of this box the element's own? */
  const isHit = (element: Element, box: DOMRect, view: Window): boolean => {
    const x = (Math.max(0, box.left) + Math.min(view.innerWidth, box.right)) / 2;
    const y = (Math.max(0, box.top) + Math.min(view.innerHeight, box.bottom)) / 2;
    if (box.width < 3 || box.height < 3 || x < 0 || y < 0 || x > view.innerWidth || y > view.innerHeight) return false;
    const hit = deepest(element.ownerDocument, x, y);
    if (!hit) return false;
    return isWithin(hit, element) || isWithin(element, hit);
  };
  const pieceOf = (node: Text, view: Window): void => {
    const parent = node.parentElement;
    const text = node.data.replace(/\s+/g, ' ').trim();
    if (!parent || !/[\p{L}\p{N}]/u.test(text) || !seen(parent)) return;
    const style = getComputedStyle(parent);
    if (/^rgba.*, 0\)$/.test(style.webkitTextFillColor) || Number.parseFloat(style.fontSize) < 4) return;
    const range = parent.ownerDocument.createRange();
    range.selectNodeContents(node);
    const box = [...range.getClientRects()].find(({ width, height }) => width >= 3 && height >= 3);
    if (box && isHit(parent, box, view)) texts.push(text);
  };
  const walk = (root: Node, dx: number, dy: number, view: Window): void => {
    for (const node of root.childNodes) {
      if (node.nodeType === 3) {
        const { localName = '' } = (node.parentElement ?? {}) as Element;
        if (/^(script|style|noscript|template|title|option)$/.test(localName)) continue;
        all.push((node as Text).data);
        pieceOf(node as Text, view);
        continue;
      }
      if (node.nodeType !== 1) continue;
      const element = node as HTMLElement;
      for (const { name, value } of element.attributes)
        if (
          /^(aria-label|aria-description|aria-valuetext|title|alt|placeholder|label|value|summary)$|-(title|tip|label|content|text|tooltip)$/.test(
            name,
          )
        )
          all.push(value);
      const box = element.getBoundingClientRect();
      if (seen(element) && isHit(element, box, view))
        places.push({ element, box: new DOMRect(box.x + dx, box.y + dy, box.width, box.height) });
      const inner = (element as HTMLIFrameElement).contentDocument;
      if (inner?.body) {
        const { clientLeft, clientTop } = element;
        walk(inner.documentElement, dx + box.x + clientLeft, dy + box.y + clientTop, inner.defaultView as Window);
      }
      if (element.shadowRoot) walk(element.shadowRoot, dx, dy, view);
      walk(element, dx, dy, view);
    }
  };
  walk(document.documentElement, 0, 0, window);
  const chosen = places.slice(0, most);
  Object.assign(globalThis, {
    toldOracle: { elements: chosen.map(({ element }) => element), boxes: chosen.map(({ box }) => box), texts, all },
  });
}

/** Runs in the page after `collect`: those that react to a press, with their words. */
function read(listening: readonly boolean[]): Shown {
  const kept = globalThis as unknown as { toldOracle: { elements: HTMLElement[]; boxes: DOMRect[]; texts: string[]; all: string[] } };
  const { elements, boxes, texts, all } = kept.toldOracle;
  const ROLES =
    /^(button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|treeitem|textbox|searchbox|combobox|slider|spinbutton)$/;
  const clean = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/\p{Co}/gu, '')
      .replace(/\s+/g, ' ')
      .trim();
  // Texts of a drawing stand at places of their own.
  const drawnText = (element: Element) => Array.from(element.querySelectorAll('text'), (text) => text.textContent).join(' ');
  const wordsOf = (element: HTMLElement): string => {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is none that a person reads
    const own = clean(element.innerText ?? drawnText(element));
    if (/[\p{L}\p{N}]/u.test(own)) return own;
    for (const one of [element, ...element.querySelectorAll('*')])
      for (const name of [
        'aria-label',
        'title',
        'alt',
        'placeholder',
        'data-tooltip',
        'data-title',
        'data-original-title',
        'data-tip',
        'value',
      ]) {
        const said = clean(one.getAttribute(name));
        if (/[\p{L}\p{N}]/u.test(said)) return said;
      }
    return clean(element.querySelector('title')?.textContent);
  };
  const pressable = elements.flatMap((element, at): Shown['pressable'] => {
    const box = boxes[at] as DOMRect;
    const role = element.getAttribute('role') ?? '';
    const native = element.matches('a[href],button,input:not([type=hidden]),select,textarea,summary');
    const style = getComputedStyle(element);
    // A label is pressed for its field, and stands beside it as text.
    if (element.localName === 'label' && !role) return [];
    const around = element.parentElement;
    const pointer = style.cursor === 'pointer' && !(around && getComputedStyle(around).cursor === 'pointer');
    const by = native || ROLES.test(role) ? 'role' : pointer ? 'cursor' : listening[at] ? 'listener' : undefined;
    // What is as large as the page listens for all that stands in it.
    if (!by || (by !== 'role' && box.width * box.height > innerWidth * innerHeight * 0.25)) return [];
    const words = wordsOf(element);
    if (!words || (by !== 'role' && words.length > 200)) return [];
    const { x, y, width, height } = box;
    const name = `${element.localName}.${(element.getAttribute('class') ?? '').split(/\s+/).slice(0, 2).join('.')}`;
    return [{ box: { x, y, width, height }, words, by, what: name }];
  });
  return { pressable, texts, all: all.join(' ') };
}
