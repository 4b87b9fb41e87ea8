import { deadline } from '../../lib/deadline';
import { timeNow } from '../../lib/time-now';
import { pathOf } from '../../lib/url';
import type { Shown } from '../../model/page/shown';
import type { Gap } from '../../model/playbook/gap';
import { labelOf } from '../dom/label';
import { isOverlay } from '../dom/own-overlay';
import { type HeldText, newHeldText } from './held-text';
import { LATE, QUICK, RECENT } from './page-answers';
import type { UnseenAnswers } from './unseen-answers';

/** Holds what a person does against the steps that are reported, and tells of each gesture that the page answered and no step holds. */
export interface Ledger {
  /** What a person enters into fields. */
  text: HeldText;
  /** A gesture begins; the one before is judged, and what was entered. */
  begin(kind: Gap['kind'], element: Element, label?: string): Gesture;
  /** The gesture that is not judged yet. */
  open(): Gesture | undefined;
  /** The gesture is over: it is judged once the page had time to answer. */
  over(): void;
  kept(shown: Shown): void;
  changed(records: readonly MutationRecord[]): void;
  /** The page answered without a change. */
  unseen(): void;
  /** This can be kept by no step. */
  lost(kind: Gap['kind'], element: Element): void;
  /** Judges all that is open. */
  judge(): void;
}

/** A gesture of the person. */
export interface Gesture {
  kind: Gap['kind'];
  element: Element;
  label: string | undefined;
  /** When, ms of `Date.now()`. */
  at: number;
  /** The page reacted to it. */
  answered: boolean;
  /** Changes of the page are no answer to it. */
  deaf?: boolean;
  /** Which steps hold it; any does by default. */
  holds(shown: Shown): boolean;
  isKept: boolean;
  /** Tells the step that holds it, where the page answered. */
  keep?(): void;
}

/** Reports with `tell`; `unseen` is told of gestures, and what answers them is told to `Ledger.unseen`. */
export function newLedger(tell: (gap: Gap) => void, unseen: UnseenAnswers): Ledger {
  const [text, answers] = [newHeldText(), newAnswers()];
  let open: Gesture | undefined;
  let stopWaiting = (): void => undefined;
  const report = reporting(tell);
  const answer = () => {
    if (open) open.answered ||= !open.deaf;
  };
  const judgeGesture = () => {
    const gesture = open?.answered && !open.isKept ? open : undefined;
    open = undefined;
    if (gesture) (gesture.keep ?? (() => report(gesture.kind, gesture.element, gesture.at, gesture.label)))();
  };
  const judge = () => {
    stopWaiting();
    unseen.judge();
    const lost = text.take();
    if (lost) report('text', lost);
    judgeGesture();
  };
  const wait = () => {
    stopWaiting();
    const { signal, clear, expired } = deadline(LATE);
    stopWaiting = clear;
    signal.addEventListener('abort', () => expired() && judge());
  };
  /** Text goes on for as long as nothing else begins. */
  const typed =
    <Rest extends unknown[]>(note: (field: Element, ...rest: Rest) => void) =>
    (field: Element, ...rest: Rest) => {
      judgeGesture();
      answers.input();
      unseen.input();
      note(field, ...rest);
      wait();
    };
  return {
    text: { ...text, entered: typed(text.entered), deleted: typed(text.deleted), edited: typed(text.edited) },
    begin(kind, element, label) {
      judge();
      answers.input();
      unseen.begin(element);
      open = { kind, element, label, at: Date.now(), answered: false, isKept: false, holds: () => true };
      return open;
    },
    open: () => open,
    over() {
      answers.goesOn();
      unseen.goesOn();
      if (open) wait();
    },
    kept(shown) {
      text.kept(shown);
      if (open?.holds(shown)) open.isKept = true;
    },
    changed: (records) => void (answers.areIn(records) && answer()),
    unseen: answer,
    lost: report,
    judge,
  };
}

const reporting =
  (tell: (gap: Gap) => void) =>
  (kind: Gap['kind'], element: Element, at = Date.now(), label = labelOf(element)) => {
    // The address without its query, which may hold anything.
    const url = `${location.origin}${pathOf(location.href)}`.slice(0, 4000);
    tell({ kind, at, label: label.slice(0, 400), url });
  };

/** Tells which changes of the page answer the last input: those of what does not move by itself. */
function newAnswers() {
  let [inputAt, lastAt] = [NEVER, NEVER];
  /** Of each place: when it was last changed by no input, during the present input and before it, ms of `timeNow()`. */
  const movedItself = new WeakMap<Node, { at: number; input: number; before: number }>();
  const isAnswer = ({ target, attributeName }: MutationRecord): boolean => {
    if ((target instanceof Element && isOverlay(target)) || NO_ANSWER.test(attributeName ?? '')) return false;
    const now = timeNow();
    const moved = movedItself.get(target);
    const before = (moved?.input === inputAt ? moved.before : moved?.at) ?? NEVER;
    if (now - lastAt > QUICK) movedItself.set(target, { at: now, input: inputAt, before });
    return before < inputAt - RECENT;
  };
  return {
    /** There is an input. */
    input() {
      inputAt = timeNow();
      lastAt = inputAt;
    },
    /** It goes on, or ends. */
    goesOn() {
      lastAt = timeNow();
    },
    /** Is one of the changes an answer? Each tells what moves by itself. */
    areIn: (records: readonly MutationRecord[]): boolean => records.filter(isAnswer).length > 0,
  };
}

const NEVER = Number.NEGATIVE_INFINITY;
/** Attributes that follow the pointer and the focus, and say nothing of what the page did. */
const NO_ANSWER = /^(class|tabindex|data-|aria-(activedescendant|describedby|labelledby|owns|controls))/;
