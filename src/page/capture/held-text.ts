import { hasInOrder } from '../../lib/text';
import type { Shown } from '../../model/page/shown';
import { isTextField, onlyCatchesKeys } from '../dom/editable';
import { editedTextOf } from './control';

/** What a person enters into fields by keys and paste, held against the steps that are reported meanwhile. */
export interface HeldText {
  /** This is about to be entered into the field. */
  entered(field: Element, text: string): void;
  /** One character before the caret is about to be deleted. */
  deleted(field: Element): void;
  /** The text of the field changed. */
  edited(field: Element): void;
  kept(shown: Shown): void;
  /** The field of what the steps do not hold; undefined where they hold all. Then it begins anew. */
  take(): Element | undefined;
}

/** Nothing is entered yet. */
export function newHeldText(): HeldText {
  let field: Element | undefined;
  let text = '';
  let steps: Shown[] = [];
  /** Of a field that shows its text: what it held before what no step says yet. */
  let before: string | undefined;
  let isOpen = false;
  const enter = (element: Element, write: () => void) => {
    field = element;
    if (!showsItsText(element)) return write();
    if (!isOpen) before = editedTextOf(element);
    isOpen = true;
  };
  return {
    entered: (element, more) =>
      enter(element, () => {
        text += more;
      }),
    deleted: (element) =>
      enter(element, () => {
        text = text.slice(0, -1);
      }),
    edited(element) {
      field = element;
      isOpen = true;
      before = undefined;
    },
    kept(shown) {
      if (!field || !/^(type|press|paste)$/.test(shown.operation.type)) return;
      isOpen = false;
      // A field that shows its text and was written anew by the page says all that became of the keys.
      if (shown.operation.type === 'type' && showsItsText(field) && shown.operation.text === editedTextOf(field)) text = '';
      steps = shown.replaces ? [...steps.slice(0, -1), shown] : [...steps, shown];
    },
    take() {
      const isLost = field && ((isOpen && editedTextOf(field) !== before) || !holdsAll(steps.map(textOf).join(''), text));
      const lost = isLost ? field : undefined;
      field = undefined;
      text = '';
      steps = [];
      isOpen = false;
      return lost;
    },
  };
}

const textOf = ({ operation }: Shown): string =>
  operation.type === 'type' || operation.type === 'paste'
    ? operation.text
    : operation.type === 'press' && operation.key.length === 1
      ? operation.key
      : '';

const holdsAll = (text: string, wanted: string): boolean => text.includes('{{secret:') || hasInOrder(text, wanted);

/** Is it a native field whose value is what was entered? Editors also take keys through a hidden one. */
export const showsItsText = (element: Element): boolean => isTextField(element) && !onlyCatchesKeys(element);
