import { flatContains, flatParent } from '../dom/roots';
import { quote } from '../find/ways';
import type { Point } from './aim';

/** Closes what closes itself when a person presses beside it: automatic popovers and dialogs that say so. Untrusted presses do not. */
export function dismissLightly(target: Element, at: Point): void {
  for (const root of new Set([document, target.getRootNode() as Document | ShadowRoot])) {
    const open = [...root.querySelectorAll<HTMLElement>(':popover-open,dialog[open][closedby=any]')];
    const popovers = open.filter((one) => one.matches(':popover-open')).reverse();
    const keep = popovers.length ? kept(target) : undefined;
    for (const popover of popovers) if (popover.popover !== 'manual' && !keep?.has(popover)) popover.hidePopover();
    for (const dialog of open) {
      if (!dialog.matches('dialog[open][closedby=any]')) continue;
      if (!flatContains(dialog, target) || isBeside(dialog, target, at)) (dialog as HTMLDialogElement).requestClose();
    }
  }
}

/** The popovers that the press is in, or that a pressed button or the popover's own opener belongs to. */
function kept(target: Element): Set<Element> {
  const keep = new Set<Element>();
  const climb = (from: Element | null) => {
    for (let node = from; node; node = flatParent(node)) {
      const opens = (node as Partial<HTMLButtonElement>).popoverTargetElement ?? commanded(node);
      if (opens) keep.add(opens);
      if (!node.matches(':popover-open') || keep.has(node)) continue;
      keep.add(node);
      const id = CSS.escape(node.id);
      if (id) climb((node.getRootNode() as ParentNode).querySelector(`[popovertarget=${quote(id)}],[commandfor=${quote(id)}]`));
    }
  };
  climb(target);
  return keep;
}

const commanded = (node: Element) => (node as { commandForElement?: Element | null }).commandForElement;

/** A press on a backdrop hits its dialog, outside of its box. */
function isBeside(dialog: Element, target: Element, { x, y }: Point): boolean {
  if (target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
