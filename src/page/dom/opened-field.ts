import { editableAt } from './editable';
import { rootsInPage } from './known-roots';
import { withReadCache } from './labels';
import * as dom from './native-accessors';
import { deepActiveElement, flatContains } from './roots';
import { isVisible } from './visible';

/** Follows which field the page opened in answer to an input, and gave the focus: one that nobody saw before, and that the input did not go to itself. */
export interface OpenedField {
  /** An input begins at this element; undefined where it moves the focus itself, as Tab does. */
  begins(at: Element | undefined): void;
  /** The field that has the focus ever since an input opened it; undefined where there is none. */
  current(): Element | undefined;
}

/** Before any input. `look` is called when one begins, and returns how to tell of a field whether it came into sight since. */
export function followOpenedField(look: () => (field: Element) => boolean = lookAtFields): OpenedField {
  let opened: Element | undefined;
  let input: { at: Element; focused: Element | null; brought: (field: Element) => boolean } | undefined;
  const current = () => {
    const focused = deepActiveElement();
    if (!focused || focused === opened) return focused ?? undefined;
    if (!input || focused === input.focused || editableAt(focused) !== focused || !input.brought(focused)) return undefined;
    return flatContains(focused, input.at) || dom.closest(input.at, 'label')?.control === focused ? undefined : focused;
  };
  return {
    begins(at) {
      opened = current();
      input = at && { at, focused: deepActiveElement(), brought: look() };
    },
    current,
  };
}

function lookAtFields(): (field: Element) => boolean {
  // Together, as most of what has to be known for it is known of the boxes around them.
  const shown = withReadCache(() => rootsInPage().flatMap((root) => [...dom.querySelectorAll(root, FIELDS)].filter(isVisible)));
  const seen = new WeakSet(shown);
  return (field) => !seen.has(field);
}
const FIELDS = 'input,textarea,[contenteditable]';
