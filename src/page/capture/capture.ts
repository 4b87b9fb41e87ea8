import { timeNow } from '../../lib/time-now';
import type { DialogAnswer } from '../../model/operations/parts';
import type { Shown } from '../../model/page/shown';
import type { Gap } from '../../model/playbook/gap';
import { secretWord } from '../../model/secret/secret';
import { knownRoots } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { followOpenedField, type OpenedField } from '../dom/opened-field';
import { deepActiveElement, deepElementFromPoint } from '../dom/roots';
import { enableSecretWords } from '../dom/secret-signs';
import { frameChanges } from '../rest/frame-changes';
import { earlyListeners } from '../shim/early-listeners';
import { shimLink } from '../shim/link';
import { isRecordedAsTyped } from './control';
import { describeAhead } from './describe-ahead';
import { followGestures } from './follow-gestures';
import { rememberHovers } from './hovers';
import { showIndicator } from './indicator';
import { type InputCauses, watchInputCauses } from './input-causes';
import { type Ledger, newLedger } from './ledger';
import { pickMode } from './pick/pick-mode';
import { recordFields } from './record-fields';
import { recordKeys } from './record-keys';
import { recordPointer } from './record-pointer';
import { recordText } from './record-text';
import { type Listen, newRecorderState, type RecorderState } from './recorder-state';
import { hearInside } from './recorders-around';
import { followScrolls } from './scrolls';
import { followSelections } from './selections';
import { MAX_TEXT_CHARS, newStepReporter, type StepReporter } from './step-reporter';
import { followStopped } from './stopped-events';
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
  let last = 0;
  const told = newStepReporter((shown) => {
    tell(shown);
    // What came of a step is told later, with the same time.
    if (shown.at !== last) ledger.kept(shown);
    last = shown.at;
  }, causes);
  const opened = followOpenedField(broughtBy(causes));
  const showing = newRecorderState(causes, rememberHovers(causes), followScrolls(causes), told, opened);
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
  const unhear = followPage(showing, told, ledger, tellFrames);
  followStopped(listening, ledger.lost, watching.signal);
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
    unhear();
    removeMark?.();
    hearInside(undefined);
  };
}

/** Hears of what no event tells: dialogs that were answered, the page's own ways back, and fields for files that are in no document. */
function followPage(showing: RecorderState, told: StepReporter, ledger: Ledger, { went }: TellFrames): () => void {
  const dialog = (answered: DialogAnswer) => {
    showing.flush();
    showing.beforeDialog();
    told.dialog(withoutSecret(answered));
  };
  const files = () => ledger.lost('files', showing.pressed?.element ?? dom.body(document));
  const unhear = [shimLink().watchDialogs(dialog), shimLink().onWent(went), shimLink().onFiles(files)];
  return () => {
    for (const stop of unhear) stop();
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

const NO_FRAMES: TellFrames = { came: () => undefined, entered: () => undefined, went: () => undefined };

/**
 * Hears events at the window, before the page if it was there first. `document.open()`, with which scripts write the documents of their
 * frames, removes all listeners: they are added again, and `reopened` is called.
 */
function listenAgain(signal: AbortSignal, reopened: () => void): Listen {
  const early = earlyListeners(signal);
  const names = new Set<string>();
  const observer = new MutationObserver(() => {
    // A listener that is there is not added twice.
    for (const name of names) early.add(name);
    reopened();
  });
  observer.observe(document, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return (name, hear) => {
    names.add(name);
    early.hear(name, hear as (event: Event) => void, signal);
  };
}

/** What was typed into a `prompt()` that asks for a secret is not recorded: at a replay the person types it. */
function withoutSecret({ reply, ...answered }: DialogAnswer): DialogAnswer {
  return reply === undefined || secretWord(answered.text) ? answered : { ...answered, reply: reply.slice(0, MAX_TEXT_CHARS) };
}
