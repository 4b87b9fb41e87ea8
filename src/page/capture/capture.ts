import { timeNow } from '../../lib/time-now';
import type { DialogAnswer } from '../../model/operations/parts';
import type { Shown } from '../../model/page/shown';
import type { Operation } from '../../model/plan/operation';
import type { Gap } from '../../model/playbook/gap';
import { secretWord } from '../../model/secret/secret';
import { knownRoots } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { followOpenedField, type OpenedField } from '../dom/opened-field';
import { deepActiveElement, deepElementFromPoint } from '../dom/roots';
import { enableSecretWords } from '../dom/secret-signs';
import { frameChanges } from '../rest/frame-changes';
import { shimLink } from '../shim/link';
import { eventFieldOf } from './acting-element';
import { changeOf } from './change';
import { isRecordedAsTyped } from './control';
import { describeAhead } from './describe-ahead';
import { followGestures } from './follow-gestures';
import { rememberHovers } from './hovers';
import { showIndicator } from './indicator';
import { type InputCauses, watchInputCauses } from './input-causes';
import { newLedger } from './ledger';
import { pickMode } from './pick/pick-mode';
import { recordKeys } from './record-keys';
import { recordPointer } from './record-pointer';
import type { RecordedTarget } from './record-target';
import { type EnteredText, recordText } from './record-text';
import { type Listen, newRecorderState, type RecorderState } from './recorder-state';
import { hearInside } from './recorders-around';
import { followScrolls } from './scrolls';
import { followSelections } from './selections';
import { MAX_TEXT_CHARS, newStepReporter } from './step-reporter';
import { followUnseenAnswers } from './unseen-answers';
import { type TellFrames, tellFocusedFrame } from './watch-frames';

/**
 * Records what a person does in this document and reports it as operations, as they were meant: typing is one step, a click into a field
 * that is then filled is part of it, hovering and scrolling count only where they brought what is used next. Only trusted events; targets
 * are described before the page handles the event; values of secret fields never leave the field. Returns the function that ends it.
 * `tellFrames`: hears of frames. `tellGap`: hears what no step holds.
 */
export function captureSteps(
  tell: (shown: Shown) => void,
  tellFrames: TellFrames = NO_FRAMES,
  tellGap: (gap: Gap) => void = () => undefined,
): () => void {
  enableSecretWords();
  const watching = new AbortController();
  knownRoots();
  const frames = frameChanges(tellFrames.came, watching.signal);
  const unseen = followUnseenAnswers(() => {
    ledger.unseen();
    causes.unseen();
  }, watching.signal);
  const ledger = newLedger(tellGap, unseen);
  const causes = watchInputCauses(frames, ledger.changed);
  const hovers = rememberHovers(causes);
  const scrolls = followScrolls(causes);
  let last = 0;
  const told = newStepReporter((shown) => {
    tell(shown);
    // What came of a step is told later, with the same time.
    if (shown.at !== last) ledger.kept(shown);
    last = shown.at;
  }, causes);
  const opened = followOpenedField(broughtBy(causes));
  const showing = newRecorderState(causes, hovers, scrolls, told, opened);
  const listening = listenAgain(watching.signal, () => frames.root(document));
  const listenAlways: Listen = (name, hear) => listening(name, (event) => !pickMode.on && hear(event));
  const listen: Listen = (name, hear) => listenAlways(name, (event) => event.isTrusted && hear(event));
  const ahead = describeAhead(told.ready);
  followInputs(listen, opened);
  const selections = followSelections(listen, showing);
  followGestures(listen, showing, ledger, selections);
  const entered = recordText(listen, listenAlways, showing);
  recordPointer(listen, showing, ahead, selections);
  const leaveField = recordFields(listen, showing, entered);
  recordKeys(listen, showing, ahead, entered);
  const unwatch = shimLink().watchDialogs((answered) => {
    showing.flush();
    showing.beforeDialog();
    told.dialog(withoutSecret(answered));
  });
  listening('pagehide', () => {
    told.tellWhatCame(true);
    tellFrames.came();
  });
  listening('blur', ({ target }) => target === window && void tellFocusedFrame(tellFrames));
  const removeMark = window === window.top ? showIndicator() : undefined;
  return () => {
    showing.flush();
    leaveField();
    ledger.judge();
    told.settle();
    told.tellWhatCame();
    watching.abort();
    causes.stop();
    ahead.stop();
    unwatch();
    removeMark?.();
    hearInside(undefined);
  };
}

/** What a step brought, told from when it began, without asking the whole page. */
const broughtBy = (causes: InputCauses) => () => {
  const at = timeNow();
  return (field: Element) => causes.of(field, at)?.kind === 'step';
};

/** Tells of each input before anything is described for it. A letter into a field opens nothing. */
function followInputs(listen: Listen, opened: OpenedField): void {
  listen('pointerdown', ({ clientX, clientY }) => opened.begins(deepElementFromPoint(clientX, clientY) ?? undefined));
  listen('keydown', ({ key }) => {
    const focused = deepActiveElement() ?? dom.body(document);
    if (key.length > 1 || !isRecordedAsTyped(focused)) opened.begins(key === 'Tab' ? undefined : focused);
  });
}

const NO_FRAMES: TellFrames = { came: () => undefined, entered: () => undefined };

/**
 * Adds capturing listeners on the window, which run before those of the page. `document.open()`, with which scripts write the documents of their
 * frames, removes all listeners: they are added again, and `reopened` is called.
 */
function listenAgain(signal: AbortSignal, reopened: () => void): Listen {
  const kept: (() => void)[] = [reopened];
  const observer = new MutationObserver(() => {
    // A listener that is there is not added twice.
    for (const add of kept) add();
  });
  observer.observe(document, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return (name, hear) => {
    const add = () => window.addEventListener(name, hear, { capture: true, passive: true, signal });
    kept.push(add);
    add();
  };
}

/** What was typed into a `prompt()` that asks for a secret is not recorded: at a replay the person types it. */
function withoutSecret({ reply, ...answered }: DialogAnswer): DialogAnswer {
  return reply === undefined || secretWord(answered.text) ? answered : { ...answered, reply: reply.slice(0, MAX_TEXT_CHARS) };
}

/** Steps on the same field that filling it includes. */
const PART_OF_FILLING = ['type', 'click', 'select', 'check', 'upload'] as const;

/**
 * Records how fields are filled: by keys, paste, an input method, picking. Listens to `input` because `change` does not leave shadow roots. The text of editors is
 * recorded as it is entered. Returns what is called when the recording ends: a field that was just written is then left.
 */
function recordFields(listen: Listen, showing: RecorderState, entered: EnteredText): () => void {
  let written: { aimed: RecordedTarget; operation: Operation } | undefined;
  const changed = (event: Event) => {
    showing.flush();
    const element = eventFieldOf(event, showing.pressed?.element);
    if (element && entered.holds(element)) return;
    const aimed = element && showing.field(element);
    const operation = aimed && changeOf(aimed);
    if (!aimed || !operation) return;
    written = { aimed, operation };
    showing.step(operation, aimed, PART_OF_FILLING);
  };
  // While an input method composes, each `input` replaces the last one; `compositionend` is not trusted in Chromium.
  listen('input', changed);
  return () => {
    if (written?.operation.type !== 'type') return;
    const { aimed, operation } = written;
    // Nothing came after it, and the focus is still there.
    if (showing.lastOn(aimed.element) === 'type' && deepActiveElement() === aimed.element)
      showing.step({ ...operation, leave: true }, aimed, ['type']);
  };
}
