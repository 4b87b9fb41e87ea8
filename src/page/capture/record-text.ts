import { maskKnownValues } from '../dom/known-values';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { recordedText } from './change';
import { editedTextOf, isRecordedAsTyped } from './control';
import { editorOf } from './editor';
import { type RecordedTarget, recordExactTarget } from './record-target';
import { editingKeyOf, heldBy, keyToRecord } from './recorded-key';
import type { Listen, RecorderState } from './recorder-state';
import { MAX_TEXT_CHARS } from './step-reporter';
import { newTextRun, type TextRun, withoutPlace } from './text-run';

/** What is entered into editors. */
export interface EnteredText {
  /** The editor that this element, or hidden field, belongs to, as the target of a key; undefined where it belongs to none. */
  target(focused: Element): RecordedTarget | undefined;
  /** Is what is written there recorded as it is entered? */
  holds(focused: Element): boolean;
  /** A key went down on this element. False where it is no key of an editor: then it is recorded as keys are anywhere. */
  key(event: KeyboardEvent, focused: Element): boolean;
}

/** The key that is down, as far as `beforeinput` tells the same again. */
interface Stroke {
  wrote?: string | undefined;
  broke?: boolean;
}

/**
 * Records what is entered into editors, in the order in which it came: text at the caret, from keys, paste and input methods, joined where nothing came between;
 * and the keys that break lines, delete, move the caret and select. `listenAlways` hears events that are not trusted, too.
 */
export function recordText(listen: Listen, listenAlways: Listen, showing: RecorderState): EnteredText {
  const run = newTextRun(showing);
  const first = newFirstKey(run, showing);
  let stroke: Stroke = {};
  const inEditor = (hear: (focused: Element, editor: Element) => void) => {
    const focused = deepActiveElement();
    const editor = focused && run.editor(focused);
    if (focused && editor) hear(focused, editor);
  };
  listen('pointerdown', () => {
    first.forget();
    run.end();
  });
  listen('focusin', () => first.moved(deepActiveElement() ?? dom.body(document)));
  listen('keyup', () => {
    stroke = {};
  });
  listen('paste', (event) =>
    inEditor((focused, editor) => {
      showing.flush();
      tellPaste(event, focused, editor, run);
    }),
  );
  listen('beforeinput', (event) =>
    inEditor((focused, editor) => {
      tellInput(event, stroke, focused, editor, run);
      delete stroke.wrote;
    }),
  );
  // Not trusted in Chromium: it only ends what `beforeinput` told.
  listenAlways('compositionend', ({ data }) => run.composed(data));
  return {
    target: (focused) => {
      const editor = run.editor(focused);
      return editor && run.target(editor, focused);
    },
    holds: (focused) => run.editor(focused) !== undefined,
    key(event, focused) {
      first.forget();
      const editor = run.editor(focused);
      const { key } = event;
      const command = heldBy(event).length > 0 && !event.getModifierState('AltGraph');
      const isCharacter = [...key].length === 1 && !command && !event.isComposing;
      if (!editor) {
        if (isCharacter && !isRecordedAsTyped(focused)) first.struck(focused, key, keyToRecord(event, focused) !== undefined);
        return false;
      }
      stroke = {};
      if (event.isComposing || key === 'Process') return true;
      if (isCharacter) {
        run.enter(focused, editor, key);
        stroke.wrote = key;
        return true;
      }
      if (key === 'Backspace' && !command && !event.shiftKey && run.erase(focused)) return true;
      const chord = editingKeyOf(event);
      if (!chord) return false;
      stroke.broke = key === 'Enter';
      run.does(focused, editor, (fingerprint) => ({ type: 'press', ...(fingerprint && { fingerprint }), key: chord }));
      return true;
    },
  };
}

function tellPaste({ clipboardData }: ClipboardEvent, focused: Element, editor: Element, run: TextRun): void {
  const text = clipboardData?.getData('text/plain').slice(0, MAX_TEXT_CHARS) ?? '';
  const html = clipboardData?.getData('text/html') ?? '';
  if (!text.trim()) return;
  run.does(focused, editor, (fingerprint) => {
    const pasted = recordedText(focused, fingerprint, text);
    const rich = html && html.length <= MAX_TEXT_CHARS && pasted === text && maskKnownValues(html) === html;
    return { type: 'paste', ...(fingerprint && { fingerprint }), text: pasted, ...(rich ? { html } : {}) };
  });
}

/** Text that no key wrote: of an input method, of a list of signs, dictated; or another one than its key is called. */
function tellInput({ inputType, data }: InputEvent, { wrote, broke }: Stroke, focused: Element, editor: Element, run: TextRun): void {
  if (inputType === 'insertCompositionText') run.enter(focused, editor, '', data ?? '');
  if (inputType === 'insertText' && data && wrote !== data) {
    if (wrote) run.correct(wrote.length);
    run.enter(focused, editor, data);
  }
  const breaks = inputType === 'insertParagraph' ? 'Enter' : inputType === 'insertLineBreak' ? 'Shift+Enter' : undefined;
  if (breaks && !broke) run.does(focused, editor, (fingerprint) => ({ type: 'press', ...(fingerprint && { fingerprint }), key: breaks }));
}

/** The first letter of a text may go down on an element that takes none: sheets then open a field over their cell, and the text goes on in it. */
interface FirstKey {
  /** A key went down on an element that takes no text; `isStep`: it was recorded as one. */
  struck(element: Element, key: string, isStep: boolean): void;
  /** The focus moved to this element. */
  moved(field: Element): void;
  forget(): void;
}

/** Begins the run where such a field was opened. */
function newFirstKey(run: TextRun, { later }: RecorderState): FirstKey {
  let last: { element: Element; aimed: RecordedTarget | undefined; key: string; isStep: boolean } | undefined;
  return {
    struck(element, key, isStep) {
      const aimed = element === dom.body(document) ? undefined : recordExactTarget(element);
      last = { element, aimed: aimed && { ...aimed, fingerprint: withoutPlace(aimed.fingerprint) }, key, isStep };
    },
    moved(field) {
      if (!last || field === last.element || !isRecordedAsTyped(field) || editorOf(field)) return;
      const { element, aimed, key, isStep } = last;
      last = undefined;
      later(() => {
        // A shortcut moves the focus, too, and writes nothing.
        if (editedTextOf(field).includes(key)) run.begin(field, element, aimed, key, isStep ? ['press'] : []);
      });
    },
    forget() {
      last = undefined;
    },
  };
}
