import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { flatContains, flatParent } from '../dom/roots';
import { quote } from '../selectors/selector-kinds';

/**
 * Closes what a press outside of it closes: auto popovers, and dialogs with `closedby="any"`. Untrusted presses do not
 * (https://html.spec.whatwg.org/#light-dismiss-activities).
 */
export function lightDismiss(target: Element, at: Point): void {
  for (const root of new Set([document, dom.getRootNode(target) as Document | ShadowRoot])) {
    const open = [...dom.querySelectorAll<HTMLElement>(root, ':popover-open,dialog[open][closedby=any]')];
    const popovers = open.filter((one) => dom.matches(one, ':popover-open')).reverse();
    const keep = popovers.length ? kept(target) : undefined;
    for (const popover of popovers) if (dom.popover(popover) !== 'manual' && !keep?.has(popover)) dom.hidePopover(popover);
    for (const dialog of open) {
      if (!dom.matches(dialog, 'dialog[open][closedby=any]')) continue;
      if (!flatContains(dialog, target) || isBeside(dialog, target, at)) (dialog as HTMLDialogElement).requestClose();
    }
  }
}

/** The popovers that the press is in, or whose invoker is pressed. */
function kept(target: Element): Set<Element> {
  const keep = new Set<Element>();
  const climb = (from: Element | null) => {
    for (let node = from; node; node = flatParent(node)) {
      const opens = dom.as<HTMLButtonElement>(node).popoverTargetElement ?? commanded(node);
      if (opens) keep.add(opens);
      if (!dom.matches(node, ':popover-open') || keep.has(node)) continue;
      keep.add(node);
      const id = CSS.escape(dom.id(node));
      if (id) climb(dom.querySelector(dom.getRootNode(node) as ParentNode, `[popovertarget=${quote(id)}],[commandfor=${quote(id)}]`));
    }
  };
  climb(target);
  return keep;
}

const commanded = (node: Element) => (node as { commandForElement?: Element | null }).commandForElement;

/** A press on a backdrop hits its dialog, outside of its box. */
function isBeside(dialog: Element, target: Element, { x, y }: Point): boolean {
  if (target !== dialog) return false;
  const box = dom.getBoundingClientRect(dialog);
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
