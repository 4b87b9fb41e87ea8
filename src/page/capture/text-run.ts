import type { Operation } from '../../model/operation';
import type { Fingerprint } from '../../model/target';
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
  /** The editor as a target: of keys, which go where the caret is. */
  target(editor: Element, focused: Element): RecordedTarget;
  /** Adds a text. `composing`: what an input method composes now, which may still become another text. */
  enter(focused: Element, editor: Element, text: string, composing?: string): void;
  /** What was composed stays. */
  composed(data: string): void;
  /** Takes back the last characters of the run, which are not told yet. */
  correct(count: number): void;
  /** Takes back the last letter; false where it is not that of a word that goes on. */
  erase(focused: Element): boolean;
  /** Something else is done in the editor: the run is over. */
  does(focused: Element, editor: Element, does: (aimed: RecordedTarget) => Operation): void;
  end(): void;
}

interface Run {
  field: Element;
  aimed: RecordedTarget;
  text: string;
  composing: string;
}

/** Without any text yet. */
export function newTextRun(showing: RecorderState): TextRun {
  let run: Run | undefined;
  /** Of an editor when the first key came, until something is pressed. */
  let helper: { field: Element; editor: Element } | undefined;
  const tell = (now: Run, joins: readonly 'type'[]) => {
    const { fingerprint } = now.aimed;
    const text = recordedText(now.field, fingerprint, now.text + now.composing);
    showing.step({ type: 'type', fingerprint, text, mode: 'insert' }, now.aimed, joins);
  };
  const target = (editor: Element, focused: Element) => {
    // What an editor draws itself reads otherwise after each text.
    const isDrawn = editor !== focused && flatContains(editor, focused);
    const aimed = isDrawn ? recordExactTarget(editor) : showing.field(editor);
    return { ...aimed, fingerprint: withoutPlace(aimed.fingerprint) };
  };
  const goesOn = (focused: Element) =>
    run?.field === focused && run.text.length < MAX_TEXT_CHARS && showing.lastOn(run.aimed.element) === 'type' ? run : undefined;
  return {
    target,
    editor: (focused) => editorOf(focused) ?? (helper?.field === focused ? helper.editor : undefined),
    enter(focused, editor, text, composing = '') {
      const last = goesOn(focused);
      // What came of the step before is over when the page is about to show a text.
      if (!last) showing.tellWhatCame();
      helper = { field: focused, editor };
      run = last ?? { field: focused, aimed: target(editor, focused), text: '', composing: '' };
      run.text += text;
      run.composing = composing;
      tell(run, last ? ['type'] : []);
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
      showing.step(does(aimed), aimed);
    },
    end() {
      run = undefined;
      helper = undefined;
    },
  };
}

/** Without where it was pressed. */
function withoutPlace({ offset: _offset, caret: _caret, ...fingerprint }: Fingerprint): Fingerprint {
  return fingerprint;
}
