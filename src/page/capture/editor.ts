import { drawnEditorOf } from '../dom/drawn-editor';
import * as dom from '../dom/native-accessors';
import { hostOfText } from './acting-element';

/**
 * The editor that a focused element writes into at a caret, piece by piece: the root of an editable content, or what draws itself around a hidden field that
 * only takes its keys. Undefined for an ordinary field, which has a value.
 */
export const editorOf = (focused: Element): Element | undefined =>
  dom.isContentEditable(focused as HTMLElement) ? hostOfText(focused) : drawnEditorOf(focused);
