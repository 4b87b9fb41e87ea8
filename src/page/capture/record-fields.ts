import type { Operation, OperationOf } from '../../model/plan/operation';
import { isTextField } from '../dom/editable';
import { deepActiveElement } from '../dom/roots';
import { quoteOf } from '../dom/text-quote';
import { eventFieldOf } from './acting-element';
import { changeOf, recordedText } from './change';
import { editedTextOf } from './control';
import { showsItsText } from './held-text';
import type { RecordedTarget } from './record-target';
import type { EnteredText } from './record-text';
import { heldBy } from './recorded-key';
import type { Listen, RecorderState } from './recorder-state';
import { MAX_TEXT_CHARS } from './step-reporter';

/** Steps on the same field that filling it includes. */
const PART_OF_FILLING = ['type', 'click', 'select', 'check', 'upload'] as const;

interface Written {
  aimed: RecordedTarget;
  operation: Operation;
  text: string;
  /** The step that says it. */
  step: Operation;
}

/**
 * Records how fields are filled: by keys, paste, an input method, picking. Listens to `input` because `change` does not leave shadow roots. The text of editors is
 * recorded as it is entered. Returns what is called when the recording ends: a field that was just written is then left.
 */
export function recordFields(listen: Listen, showing: RecorderState, entered: EnteredText): () => void {
  let written: Written | undefined;
  /** A field and the text that it held before it was edited; undefined if that was replaced as a whole. */
  let held: { field: Element; text: string } | undefined;
  const isWritten = ({ aimed, step }: Written) => step.type === 'type' && showing.lastOn(aimed.element) === 'type';
  const write = (aimed: RecordedTarget, operation: Operation) => {
    const text = editedTextOf(aimed.element);
    if (!text) held = undefined;
    const step = held?.field === aimed.element ? appended(operation, held.text, text) : operation;
    // What was put into a text before is done.
    const isOver = written?.aimed.element === aimed.element && written.step.type === 'type' && written.step.mode === 'insert';
    written = { aimed, operation, text, step };
    showing.step(step, aimed, isOver ? PART_OF_FILLING.filter((type) => type !== 'type') : PART_OF_FILLING);
  };
  // The page's own handlers come after this one, and some write the field anew: what it rests at is what was meant.
  const atRest = () => {
    if (!written || !isWritten(written)) return;
    const text = editedTextOf(written.aimed.element);
    const operation = text && text !== written.text ? changeOf(written.aimed) : undefined;
    if (operation?.type === 'type') write(written.aimed, operation);
  };
  /** What was put into a text is a step of its own kind, so that a replay keeps what the field holds besides. */
  const left = () => {
    atRest();
    if (!written || !isWritten(written) || held?.field !== written.aimed.element) return;
    const { aimed, operation, text } = written;
    const [first, ...others] = operation.type === 'type' && operation.text === text ? editsWithin(operation, held.text, text) : [];
    if (!first) return;
    held = { field: aimed.element, text };
    showing.step(first, aimed, PART_OF_FILLING);
    for (const other of others) showing.step(other, aimed);
    written = { ...written, step: others.at(-1) ?? first };
  };
  const changed = (event: Event) => {
    showing.flush();
    const element = eventFieldOf(event, showing.pressed?.element);
    if (element && entered.holds(element)) return;
    const aimed = element && showing.field(element);
    const operation = aimed && changeOf(aimed);
    if (!aimed || !operation) return;
    write(aimed, operation);
    showing.later(atRest);
  };
  listen('beforeinput', () => {
    const field = deepActiveElement();
    if (!field || !isTextField(field) || showing.lastOn(field) === 'type') return;
    held = isKept(field) ? { field, text: field.value } : undefined;
  });
  for (const name of ['pointerdown', 'focusout'] as const) listen(name, left);
  recordTaken(listen, showing, entered, () => written);
  // Enter submits what a field of one line holds.
  listen('keydown', ({ key }) => key === 'Enter' && written?.aimed.element instanceof HTMLInputElement && left());
  // While an input method composes, each `input` replaces the last one; `compositionend` is not trusted in Chromium.
  listen('input', changed);
  return () => {
    left();
    if (!written || !isWritten(written)) return;
    const { aimed, step } = written;
    // Nothing came after it, and the focus is still there.
    if (deepActiveElement() === aimed.element) showing.step({ ...step, leave: true } as Operation, aimed, ['type']);
  };
}

/** Records what a page takes itself, key by key or by a paste, and writes into a field as it likes: the keys or the paste are the step, not what it wrote. */
function recordTaken(listen: Listen, showing: RecorderState, entered: EnteredText, written: () => Written | undefined): void {
  let run: { field: Element; text: string } | undefined;
  let waiting: (() => void) | undefined;
  /** With the next frame, and at the latest before the next input. */
  const settle = () => {
    const judge = waiting;
    waiting = undefined;
    judge?.();
  };
  listen('pointerdown', settle);
  const whenTaken = (event: Event, tell: (aimed: RecordedTarget) => void) => {
    settle();
    const field = deepActiveElement();
    if (!field || !showsItsText(field) || entered.holds(field)) return;
    const [before, text] = [written(), editedTextOf(field)];
    // An edit has its own `input`, and a key that changes nothing was refused.
    const isTaken = () => event.defaultPrevented && written() === before && editedTextOf(field) !== text;
    const judge = () => void (isTaken() && tell(showing.field(field)));
    waiting = judge;
    requestAnimationFrame(() => waiting === judge && settle());
  };
  listen('keydown', (event) => {
    const { key } = event;
    if (key !== 'Backspace' && ([...key].length > 1 || heldBy(event).length)) return;
    whenTaken(event, ({ element, fingerprint }) => {
      const typed = run?.field === element && showing.lastOn(element) === 'type' ? run.text : '';
      run = { field: element, text: key === 'Backspace' ? typed.slice(0, -1) : typed + key };
      const text = recordedText(element, fingerprint, run.text);
      showing.step({ type: 'type', fingerprint, text, how: 'keys' }, showing.field(element), typed ? ['type'] : ['click']);
    });
  });
  listen('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain').slice(0, MAX_TEXT_CHARS) ?? '';
    if (pasted.trim())
      whenTaken(event, (aimed) => {
        const text = recordedText(aimed.element, aimed.fingerprint, pasted);
        showing.step({ type: 'paste', fingerprint: aimed.fingerprint, text }, aimed, ['click']);
      });
  });
}

/** Is what the field holds a text of which the rest stays when a person writes into it? A number, an address or a search is replaced by another one. */
function isKept(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { value, selectionStart, selectionEnd } = field;
  const isText = field instanceof HTMLTextAreaElement || (field.type === 'text' && !field.matches(SEARCHES));
  return isText && /\p{L}/u.test(value) && !(selectionStart === 0 && selectionEnd === value.length);
}
const SEARCHES = '[role=combobox],[role=searchbox],[aria-autocomplete],[list],[name=q]';

/** The operation as one that appends, if nothing else was done. */
function appended(operation: Operation, before: string, after: string): Operation {
  const isAdded = operation.type === 'type' && operation.text === after && after.startsWith(before) && after !== before;
  const added = after.slice(before.length);
  return isAdded && isApart(before, added) ? { ...operation, text: added, mode: 'append' } : operation;
}

/** What was put before a text, or in place of some of its words; nothing where the text became another one, or grew at its end. */
function editsWithin(operation: OperationOf<'type'>, before: string, after: string): Operation[] {
  if (after === before || appended(operation, before, after) !== operation) return [];
  const { fingerprint } = operation;
  const put = (text: string): Operation =>
    text ? { ...operation, text, mode: 'insert' } : { type: 'press', ...(fingerprint && { fingerprint }), key: 'Delete' };
  const first = after.slice(0, -before.length);
  if (after.endsWith(before) && isApart(first, before))
    return [{ type: 'press', ...(fingerprint && { fingerprint }), key: 'Control+Home' }, put(first)];
  const span = changedWords(before, after);
  const quote = span && quoteOf({ text: before, ...span });
  if (!fingerprint || !quote || quote.text.length * 2 > before.length) return [];
  return [{ type: 'select-text', fingerprint, quote }, put(after.slice(span.from, after.length - (before.length - span.to)))];
}

/** The words of a text that an edit touched: from what both have in common at their beginnings up to that at their ends, extended to whole words. */
function changedWords(before: string, after: string): { from: number; to: number } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  let to = before.length - same;
  // What is put in is found again by the word before it; before a sign that closes a text ("|}") by that, however the text has grown.
  if (from === to && /^[^\p{L}\p{N}]*[^\p{L}\p{N}\s][^\p{L}\p{N}]*$/u.test(before.slice(to))) to = before.length;
  else if (from === to) {
    while (from > 0 && !ENDS_IN_WORD.test(before.slice(0, from))) from--;
    while (ENDS_IN_WORD.test(before.slice(0, from))) from--;
  }
  while (from > 0 && !isApart(before.slice(0, from), before.slice(from))) from--;
  while (to < before.length && !isApart(before.slice(0, to), before.slice(to))) to++;
  return { from, to };
}

/** Is there no word that goes from the one text over into the other? */
const isApart = (left: string, right: string) => !ENDS_IN_WORD.test(left) || !/^[\p{L}\p{M}\p{N}]/u.test(right);
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;
