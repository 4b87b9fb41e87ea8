import { pathOf } from '../../lib/url';
import type { DialogAnswer } from '../../model/operations/parts';
import type { Delta } from '../../model/page/delta';
import type { Shown } from '../../model/page/shown';
import type { Operation } from '../../model/plan/operation';
import type { SeenOption } from '../../model/run/record';
import { drawnEditorOf } from '../dom/drawn-editor';
import { walkFlatTree } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { deepActiveElement, flatContains } from '../dom/roots';
import { isVisible } from '../dom/visible';
import { describe } from '../find/describe';
import { hasVisibleChange } from '../observe/effects';
import { isPlainClick, ledTo, type TogglesSeen } from '../observe/led-to';
import { type Notable, notable } from '../observe/notable';
import { describeOptions, optionsAmong } from '../observe/options';
import { optionsOfSelect } from '../observe/options-of-select';
import { isTooltip } from '../observe/step-delta';
import { isBusyMark } from '../rest/busy-markers';
import { turn } from '../rest/turn';
import { editorOf } from './editor';
import { followStep, type StepWatch } from './follow-step';
import { type InputCause, type InputCauses, REACH } from './input-causes';
import { onlyMovesCaret } from './recorded-key';

/** Longest text of one operation, as in its schema. */
export const MAX_TEXT_CHARS = 20_000;

/** Most options of one list, as in its schema. */
export const MAX_OPTIONS = 1000;

/** Most native dialogs of one step, as in its schema. */
const MAX_DIALOGS = 10;

/** What a step is about, in the page. */
interface About {
  element: Element;
  label: string;
  toggles?: TogglesSeen;
}

/** Reports the steps of a recording, joins those that belong together, and adds to a step what it caused. */
export interface StepReporter {
  /** `joins`: a last step of one of these types on the same element was part of this one. */
  show(operation: Operation, about: About, joins?: readonly Operation['type'][]): void;
  /** See `StepWatch`. */
  ready: StepWatch['ready'];
  /** A press began on this element: changes from now on belong to the step that it may become. */
  press(element: Element): void;
  /** The type of the last step, where it was about this element. */
  lastOn(element: Element): Operation['type'] | undefined;
  /** A native dialog was answered: the last step opened it. */
  dialog(answered: DialogAnswer): void;
  /** Adds to the last step the options that appeared, and the state that its target is in now. */
  settle(): void;
  /** Reports the delta of the last step so far. `leaving`: the page is being unloaded, so nothing more can come. */
  tellWhatCame(leaving?: boolean): void;
  /** The person scrolls: that is no promise of the last step. */
  scrolledByHand(): void;
}

/** The step that was reported last. */
interface Last {
  shown: Shown;
  element: Element;
  cause: InputCause;
  settled: boolean;
  toggles: TogglesSeen | undefined;
  isKeyInEditor: boolean;
}

/** What it promises of what came; undefined for nothing. An editor draws its caret and what it marks after each key, and saves its text when it likes. */
function promiseOf({ isKeyInEditor, shown: { operation } }: Last, { effects = [], ...delta }: Delta): Delta | undefined {
  const isCommand = operation.type === 'press' && operation.key.includes('+');
  const own = isKeyInEditor
    ? effects.filter((words) => !words.startsWith('look of ') && (isCommand || !words.startsWith('storage ')))
    : effects;
  if (own.length) return { ...delta, effects: own };
  return hasVisibleChange(delta) ? delta : undefined;
}

/** The options that a step made visible, and the state that it led to. */
function consequencesOf({ shown: { operation }, cause, toggles, element }: Last): Partial<Shown> | undefined {
  if (operation.type === 'check')
    return isUnheeded(operation, element) ? { operation: { type: 'click', fingerprint: operation.fingerprint } } : undefined;
  if (!/^(click|press|hover|select)$/.test(operation.type)) return undefined;
  const options = optionsBroughtBy(cause);
  const led = toggles && isPlainClick(operation) ? ledTo(toggles, element) : undefined;
  if (options.length < 2 && !led) return undefined;
  return { ...(led && { operation: { ...operation, led } as Operation }), ...(options.length > 1 && { options }) };
}

/** What calls itself a checkbox and did not take the state was pressed for something else, as the pictures of a gallery are that open. */
const isUnheeded = ({ checked }: Operation & { type: 'check' }, element: Element) =>
  dom.isConnected(element) &&
  /^(true|false)$/.test(dom.getAttribute(element, 'aria-checked') ?? '') &&
  dom.getAttribute(element, 'aria-checked') !== String(checked);

const withDialog = ({ operation }: Shown, answered: DialogAnswer): Partial<Shown> => {
  const dialogs = [...(operation.dialogs ?? []), answered].slice(0, MAX_DIALOGS);
  return { operation: { ...operation, dialogs } };
};

/** Operations whose effect does not show in a field. */
const WATCHED = /^(click|press|drag|wheel|upload)$/;

/** What comes and goes while a caret moves in an editor came by itself, or is the editor drawing its lines anew. */
const mayPromise = (operation: Operation, on: Element) => WATCHED.test(operation.type) && !(movesCaret(operation, on) && isInEditor());

/** By a key, or by a press into the text of an editor that draws itself, which draws only the lines that are in sight. */
function movesCaret(operation: Operation, on: Element): boolean {
  if (operation.type === 'press') return onlyMovesCaret(operation.key);
  const focused = operation.type === 'click' && deepActiveElement();
  const editor = focused && drawnEditorOf(focused);
  return !!editor && flatContains(editor, on);
}

function isInEditor(): boolean {
  const focused = deepActiveElement();
  return !!focused && editorOf(focused) !== undefined;
}

/**
 * A step is followed while the pointer goes on: did pointing at something make this appear, which then is no promise of the step? Nor is what only shows that
 * something is under way.
 */
const isNoPromise = (element: Element, causes: InputCauses) =>
  isBusyMark(element) || isTooltip(element) || causes.of(element)?.kind === 'hover' || causes.cameByPointing(element);

/** What editors and forms save by themselves, a while after a text, is no promise of what was done since: that is stored by what answers it at once. */
function newEndOfStoring({ endStored }: StepWatch): (step: Operation) => void {
  let hasText = false;
  let last: Operation | undefined;
  return (step) => {
    last = step;
    if (/^(type|paste)$/.test(step.type)) hasText = true;
    else if (hasText) void turn().then(() => last === step && endStored());
  };
}

/** Reports with `tell`; `causes` tells what made something appear. */
export function newStepReporter(tell: (shown: Shown) => void, causes: InputCauses): StepReporter {
  let last: Last | undefined;
  let begun: InputCause | undefined;
  /** Has the press that is followed become a step? */
  let isStep = false;
  const tellMore = (of: Last, more: Partial<Shown>) => {
    of.shown = { ...of.shown, ...more, replaces: true };
    tell(of.shown);
  };
  const tellDelta = (came: Delta) => {
    const of = isStep ? last : undefined;
    const delta = of && promiseOf(of, came);
    if (delta) tellMore(of, { delta });
    return delta && ((again: Delta) => tellMore(of, { delta: promiseOf(of, again) ?? again }));
  };
  const followed = followStep(REACH, tellDelta, (element) => isNoPromise(element, causes));
  const endStoring = newEndOfStoring(followed);

  const settle = () => {
    if (!last || last.settled) return;
    last.settled = true;
    const came = consequencesOf(last);
    if (came) tellMore(last, came);
  };
  return {
    settle,
    ready: followed.ready,
    tellWhatCame: followed.finish,
    scrolledByHand: followed.scrolledByHand,
    press(element) {
      settle();
      followed.begin(element);
      isStep = false;
      begun = causes.did('step', element);
    },
    dialog(answered) {
      if (last) tellMore(last, withDialog(last.shown, answered));
    },
    lastOn: (element) => (last?.element === element ? last.shown.operation.type : undefined),
    show(operation, { element, label, toggles }, joins = []) {
      const replaces = last?.element === element && joins.includes(last.shown.operation.type);
      const cause = replaces ? undefined : causes.of(element);
      const caused = cause !== undefined && cause === last?.cause;
      const pressed = begun?.element === element;
      if (!replaces) settle();
      if (!replaces && !pressed) followed.end();
      // The URL without its query, which may hold anything.
      const url = `${location.origin}${pathOf(location.href)}`.slice(0, 4000);
      // Steps are told apart by when they were.
      const at = Math.max(Date.now(), (last?.shown.at ?? 0) + 1);
      const shown: Shown = { at, operation, label, url, ...(replaces ? { replaces } : {}), ...(caused ? { caused } : {}) };
      const isKeyInEditor = operation.type === 'press' && isInEditor();
      last = { shown, element, cause: pressed && begun ? begun : causes.did('step', element), settled: false, toggles, isKeyInEditor };
      begun = undefined;
      if (operation.type === 'select') last.shown = { ...shown, options: optionsBroughtBy(last.cause) };
      tell(last.shown);
      isStep = true;
      followed.acts(mayPromise(operation, element) ? element : undefined);
      endStoring(operation);
    },
  };
}

/** If more elements than this appeared it is a page, not a menu. */
const MAX_ELEMENTS = 3000;

/** The options that a step made visible, or those of the native select it is about. */
function optionsBroughtBy(cause: InputCause): SeenOption[] {
  if (cause.element instanceof HTMLSelectElement) return optionsOfSelect(cause.element, describe(cause.element));
  const found: Notable[] = [];
  const seen = new Set<Element>();
  for (const top of cause.came) {
    if (!dom.isConnected(top) || !isVisible(top)) continue;
    walkFlatTree(top, (element) => {
      if (seen.has(element) || seen.size > MAX_ELEMENTS) return false;
      seen.add(element);
      const one = notable(element, false);
      if (one) found.push(one);
      return true;
    });
  }
  return seen.size > MAX_ELEMENTS ? [] : describeOptions(optionsAmong(found), describe);
}
