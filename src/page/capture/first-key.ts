import * as dom from '../dom/native-accessors';
import { editedTextOf, isRecordedAsTyped } from './control';
import { editorOf } from './editor';
import { type RecordedTarget, recordExactTarget } from './record-target';
import type { RecorderState } from './recorder-state';
import { type TextRun, withoutPlace } from './text-run';

/** The first letter of a text may go down on an element that takes none: sheets then open a field over their cell, and the text goes on in it. */
export interface FirstKey {
  /** A key went down on an element that takes no text; `isStep`: it was recorded as one. */
  struck(element: Element, key: string, isStep: boolean): void;
  /** The focus moved to this element. */
  moved(field: Element): void;
  forget(): void;
}

/** Begins the run where such a field was opened. */
export function newFirstKey(run: TextRun, { later }: RecorderState): FirstKey {
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
