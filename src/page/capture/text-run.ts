import type { Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import * as dom from '../dom/native-accessors';
import { flatContains } from '../dom/roots';
import { recordedText } from './change';
import { editorOf } from './editor';
import { type RecordedTarget, recordExactTarget } from './record-target';
import type { RecorderState } from './recorder-state';
import { MAX_TEXT_CHARS } from './step-reporter';

/** Text that is entered into an editor without anything else between: one step, however many keys it took. */
export interface TextRun {
  /** The editor that the focused element belongs to; also where the page shows its hidden field by now, as sheets do over a cell. */
  editor(focused: Element): Element | undefined;
  /** The editor as a target: of keys, which go where the caret is. Undefined where they go to whatever has the focus. */
  target(editor: Element, focused: Element): RecordedTarget | undefined;
  /** A text begins that an element got which takes none: the page opened this field for it. `joins`: its first key was told as a step. */
  begin(field: Element, element: Element, aimed: RecordedTarget | undefined, text: string, joins: readonly ('type' | 'press')[]): void;
  /** Adds a text. `composing`: what an input method composes now, which may still become another text. */
  enter(focused: Element, editor: Element, text: string, composing?: string): void;
  /** What was composed stays. */
  composed(data: string): void;
  /** Takes back the last characters of the run, which are not told yet. */
  correct(count: number): void;
  /** Takes back the last letter; false where it is not that of a word that goes on. */
  erase(focused: Element): boolean;
  /** Something else is done in the editor: the run is over. */
  does(focused: Element, editor: Element, does: (fingerprint: Fingerprint | undefined) => Operation): void;
  end(): void;
}

interface Run {
  field: Element;
  /** What the step is about. */
  about: Element;
  aimed: RecordedTarget | undefined;
  text: string;
  composing: string;
}

/** Without any text yet. */
export function newTextRun(showing: RecorderState): TextRun {
  let run: Run | undefined;
  /** A field that was hidden when the first key came, and the editor that it belongs to, until something is pressed. */
  let helper: { field: Element; editor: Element } | undefined;
  const tell = ({ field, about, aimed, text, composing }: Run, joins: readonly ('type' | 'press')[]) => {
    const said = recordedText(field, aimed?.fingerprint, text + composing);
    report({ type: 'type', ...(aimed && { fingerprint: aimed.fingerprint }), text: said, mode: 'insert' }, about, aimed, joins);
  };
  const report = (operation: Operation, about: Element, aimed: RecordedTarget | undefined, joins: readonly Operation['type'][] = []) => {
    if (aimed) showing.step(operation, aimed, joins);
    else showing.show(operation, { element: about, label: '' }, joins);
  };
  const target = (editor: Element, focused: Element) => {
    if (editor !== focused && (editor === dom.body(document) || !flatContains(editor, focused))) return undefined;
    // What an editor draws itself reads otherwise after each text.
    const aimed = editor === focused ? showing.field(editor) : recordExactTarget(editor);
    return { ...aimed, fingerprint: withoutPlace(aimed.fingerprint) };
  };
  const goesOn = (focused: Element) =>
    run?.field === focused && run.text.length < MAX_TEXT_CHARS && showing.lastOn(run.about) === 'type' ? run : undefined;
  return {
    target,
    editor: (focused) => editorOf(focused) ?? (helper?.field === focused ? helper.editor : undefined),
    enter(focused, editor, text, composing = '') {
      const last = goesOn(focused);
      // What came of the step before is over when the page is about to show a text.
      if (!last) showing.tellWhatCame();
      helper = { field: focused, editor };
      const aimed = last ? last.aimed : target(editor, focused);
      run = last ?? { field: focused, about: aimed?.element ?? focused, aimed, text: '', composing: '' };
      run.text += text;
      run.composing = composing;
      tell(run, last ? ['type'] : []);
    },
    begin(field, element, aimed, text, joins) {
      helper = { field, editor: element };
      run = { field, about: element, aimed, text, composing: '' };
      tell(run, joins);
    },
    composed(data) {
      if (!run?.composing || run.composing !== data) return;
      run.text += data;
      run.composing = '';
    },
    correct(count) {
      if (run) run.text = run.text.slice(0, -count);
    },
    erase(focused) {
      const last = goesOn(focused);
      if (!last || last.composing || !/\p{L}[\p{L}\p{N}]$/u.test(last.text)) return false;
      last.text = last.text.slice(0, -1);
      tell(last, ['type']);
      return true;
    },
    does(focused, editor, does) {
      run = undefined;
      const aimed = target(editor, focused);
      report(does(aimed?.fingerprint), aimed?.element ?? focused, aimed);
    },
    end() {
      run = undefined;
      helper = undefined;
    },
  };
}

/** A fingerprint without where it was pressed. */
export function withoutPlace({ offset: _offset, caret: _caret, ...fingerprint }: Fingerprint): Fingerprint {
  return fingerprint;
}
