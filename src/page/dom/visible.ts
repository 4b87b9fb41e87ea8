import { flatChildren, flatParent } from './roots';

/**
 * Can a person see the element, now or by scrolling? False for display, visibility, opacity 0, clipped away, collapsed, off the page,
 * tiny. A box without size counts as what it holds. What covers it is another question. Reads layout, writes nothing.
 */
export function isVisible(element: Element): boolean {
  if (element.localName === 'option' || element.localName === 'optgroup') return optionIsVisible(element);
  const style = getComputedStyle(element);
  if (style.display === 'contents') return holdsVisible(element);
  if (
    !element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    })
  )
    return false;
  const box = element.getBoundingClientRect();
  if (isTiny(box)) return style.overflow === 'visible' && !clipsAll(style) && holdsVisible(element);
  return !isClippedAway(element, box);
}

/** Too small to see or hit. */
export const isTiny = (box: { width: number; height: number }) => box.width < 2 || box.height < 2;

/** Hides everything but a dot (the usual "only for screen readers" styles). */
export function clipsAll(style: CSSStyleDeclaration): boolean {
  return (
    (style.position === 'absolute' && /^rect\((0|1)(px)?,? (0|1)(px)?,? (0|1)(px)?,? (0|1)(px)?\)$/.test(style.clip)) ||
    /^inset\((50|100)%|^circle\(0|^polygon\(0(px|%)? 0(px|%)?(, 0(px|%)? 0(px|%)?)+\)/.test(style.clipPath)
  );
}

function holdsVisible(element: Element): boolean {
  const range = document.createRange();
  for (const child of Array.from(flatChildren(element))) {
    if (child.nodeType === 1 && isVisible(child as Element)) return true;
    if (child.nodeType !== 3 || !child.nodeValue?.trim()) continue;
    range.selectNodeContents(child);
    const box = range.getBoundingClientRect();
    if (!isTiny(box) && !isClippedAway(element, box)) return true;
  }
  return false;
}

/** Options of a closed native select have no box; they are there when their select is. */
function optionIsVisible(option: Element): boolean {
  const owner = option.closest('select');
  return owner ? isVisible(owner) : false;
}

/** Nothing of the box is left by the ancestors that clip without scrolling, or it lies where no scrolling leads. */
export function isClippedAway(element: Element, box: DOMRectReadOnly): boolean {
  let { left, top, right, bottom } = box;
  let position = '';
  for (let node: Element | null = element; node; node = flatParent(node)) {
    const style = getComputedStyle(node);
    if (node !== element || clipsAll(style)) {
      if (clipsAll(style)) return true;
      const skips = position === 'fixed' || (position === 'absolute' && style.position === 'static');
      const clipsX = !skips && CLIPS.test(style.overflowX);
      const clipsY = !skips && CLIPS.test(style.overflowY);
      if ((clipsX || clipsY) && node !== document.documentElement && node !== document.body) {
        const edge = node.getBoundingClientRect();
        if (clipsX) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (clipsY) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (right - left < 1 || bottom - top < 1) return true;
      } else if (!skips && SCROLLS.test(style.overflowX + style.overflowY) && node !== element) {
        // What a scroller holds can be brought to where the scroller is.
        ({ left, top, right, bottom } = node.getBoundingClientRect());
      }
    }
    if (position !== 'fixed' && (style.position === 'fixed' || style.position === 'absolute')) position = style.position;
    else if (position === 'absolute' && style.position !== 'static') position = style.position;
  }
  if (position === 'fixed') return right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
  return right + scrollX <= 0 || bottom + scrollY <= 0;
}
const CLIPS = /^(hidden|clip)$/;
const SCROLLS = /auto|scroll/;
