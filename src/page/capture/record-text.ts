import { maskKnownValues } from '../dom/known-values';
import { deepActiveElement } from '../dom/roots';
import { recordedText } from './change';
import { editingKeyOf, heldBy } from './key';
import type { RecordedTarget } from './record-target';
import type { Listen, RecorderState } from './recorder-state';
import { MAX_TEXT_CHARS } from './step-reporter';
import { newTextRun, type TextRun } from './text-run';

/** What is entered into editors. */
export interface EnteredText {
  /** The editor that this element, or hidden field, belongs to, as the target of a key; undefined where it belongs to none. */
  target(focused: Element): RecordedTarget | undefined;
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
  let stroke: Stroke = {};
  const inEditor = (hear: (focused: Element, editor: Element) => void) => {
    const focused = deepActiveElement();
    const editor = focused && run.editor(focused);
    if (focused && editor) hear(focused, editor);
  };
  listen('pointerdown', run.end);
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
    key(event, focused) {
      const editor = run.editor(focused);
      if (!editor) return false;
      stroke = {};
      const { key } = event;
      if (event.isComposing || key === 'Process') return true;
      const command = heldBy(event).length > 0 && !event.getModifierState('AltGraph');
      if ([...key].length === 1 && !command) {
        run.enter(focused, editor, key);
        stroke.wrote = key;
        return true;
      }
      if (key === 'Backspace' && !command && !event.shiftKey && run.erase(focused)) return true;
      const chord = editingKeyOf(event);
      if (!chord) return false;
      stroke.broke = key === 'Enter';
      run.does(focused, editor, ({ fingerprint }) => ({ type: 'press', fingerprint, key: chord }));
      return true;
    },
  };
}

function tellPaste({ clipboardData }: ClipboardEvent, focused: Element, editor: Element, run: TextRun): void {
  const text = clipboardData?.getData('text/plain').slice(0, MAX_TEXT_CHARS) ?? '';
  const html = clipboardData?.getData('text/html') ?? '';
  if (!text.trim()) return;
  run.does(focused, editor, ({ fingerprint }) => {
    const pasted = recordedText(focused, fingerprint, text);
    const rich = html && html.length <= MAX_TEXT_CHARS && pasted === text && maskKnownValues(html) === html;
    return { type: 'paste', fingerprint, text: pasted, ...(rich ? { html } : {}) };
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
  if (breaks && !broke) run.does(focused, editor, ({ fingerprint }) => ({ type: 'press', fingerprint, key: breaks }));
}
