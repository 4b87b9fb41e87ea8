import * as dom from '../dom/native-accessors';
import { flatContains, flatParent } from '../dom/roots';
import { revealedIn } from '../scan/style-rules';
import type { InputCauses } from './input-causes';

/** So many hovered elements are kept. */
const MAX_HOVERS = 12;

/** Remembers what was hovered, and tells which of it opened the thing that is used next. */
export interface Hovers {
  over(element: Element): void;
  /** The element whose hovering made this one appear. */
  openerOf(element: Element): Element | undefined;
  forget(): void;
}

/** Begins to watch; see `Hovers`. */
export function rememberHovers(causes: InputCauses): Hovers {
  let way: Element[] = [];
  return {
    over(element) {
      if (way.at(-1) === element) return;
      way = [...way.slice(1 - MAX_HOVERS), element];
      causes.did('hover', element);
    },
    openerOf(element) {
      const cause = causes.of(element);
      if (cause?.kind === 'hover') return dom.isConnected(cause.element) ? cause.element : undefined;
      const revealed = revealedByStyle(element);
      if (!revealed) return undefined;
      const over = way.findLast((one) => dom.isConnected(one) && one !== revealed && !flatContains(revealed, one) && near(one, revealed));
      // Where a step drew it anew under the pointer, it is shown by what it stands in now.
      return over ?? (cause ? (flatParent(revealed) ?? undefined) : undefined);
    },
    forget: () => {
      way = [];
    },
  };
}

/** The outermost element around it that only a `:hover` rule shows. */
function revealedByStyle(element: Element): Element | undefined {
  const revealed = revealedIn(dom.getRootNode(element) as Document | ShadowRoot);
  let found: Element | undefined;
  if (revealed.size) for (let node: Element | null = element; node; node = flatParent(node)) if (revealed.has(node)) found = node;
  return found;
}

/** `:hover` rules reach descendants and siblings only. */
function near(trigger: Element, revealed: Element): boolean {
  const around = flatParent(trigger);
  return flatContains(trigger, revealed) || (!!around && flatContains(around, revealed));
}
