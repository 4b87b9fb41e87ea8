import { onlyPlaceholder } from '../../lib/placeholder';
import { pathOf } from '../../lib/url';
import type { Operation } from '../../model/plan/operation';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { secretIn } from '../secret-in';
import { ABRA_OPERATION, type RecorderStep, type RecorderStepOf } from './flow';
import { heldBefore, keyPress } from './key-press';
import { recorderTargetOf, sameTarget, targetWordsIn } from './target-of';

/** Recorder steps as operations, in their order, with notes of what was left out and reasons for refusal. */
export interface Meant {
  operations: { operation: Operation; source: RecorderStep; navigatesTo?: string }[];
  /** Reasons to refuse the whole flow; `at` is the index of the step. */
  refused: { at: number; why: Saying }[];
  notes: Saying[];
}

/** Adds a step. It may change the operations before it: a click into a field that is then filled is dropped. */
export function addStep(meant: Meant, steps: readonly RecorderStep[], at: number): void {
  const given = steps[at];
  if (!given) return;
  const before = meant.operations.length;
  const tab = tabOf(given, steps);
  const step = tab ? { ...given, target: 'main' } : given;
  const read = READERS[step.type] as (step: RecorderStep, meant: Meant, steps: readonly RecorderStep[], at: number) => void;
  read(step, meant, steps, at);
  if (meant.operations.length >= before) expectPage(meant, step);
  if (tab) for (const one of meant.operations.slice(before)) one.operation = { ...one.operation, tab };
}

/**
 * The number of the pop-up that a step is in; 0 for the page where the flow began. The Recorder names cross-site frames and pop-ups alike, by
 * address, but only pop-ups have `close` and `setViewport` steps.
 */
function tabOf({ target }: RecorderStep, steps: readonly RecorderStep[]): number {
  const opened = steps.flatMap((step, index) =>
    (step.type === 'close' || (step.type === 'setViewport' && index > 0)) && step.target && step.target !== 'main' ? [step.target] : [],
  );
  const inOrder = [...new Set(steps.map((step) => step.target).filter((url) => url !== undefined && opened.includes(url)))];
  return inOrder.indexOf(target) + 1;
}

type Reader<Kind extends RecorderStep['type']> = (
  step: RecorderStepOf<Kind>,
  meant: Meant,
  steps: readonly RecorderStep[],
  at: number,
) => void;

const READERS: { [Kind in RecorderStep['type']]: Reader<Kind> } = {
  setViewport: () => undefined,
  navigate: (step, meant) => put(meant, step, { type: 'navigate', to: 'url', url: step.url }),
  click: (step, meant, steps, at) => readClick(step, meant, steps, at),
  doubleClick: (step, meant, steps, at) => {
    while (meant.operations.at(-1)?.operation.type === 'click' && isOn(meant, step)) meant.operations.pop();
    readClick(step, meant, steps, at, { count: 2 });
  },
  change: readChange,
  hover: (step, meant) => put(meant, step, { type: 'hover', ...recorderTargetOf(step) }),
  keyDown: (step, meant, steps, at) => {
    const key = keyPress(steps, at);
    if (!key) return;
    const last = meant.operations.at(-1)?.operation;
    const target =
      last?.type === 'type'
        ? { ...(last.selector ? { selector: last.selector } : {}), ...(last.fingerprint ? { fingerprint: last.fingerprint } : {}) }
        : {};
    put(meant, step, { type: 'press', ...target, key });
  },
  keyUp: () => undefined,
  scroll: (step, meant, steps, at) => {
    const last = steps
      .slice(0, at)
      .findLast(
        (other): other is RecorderStepOf<'scroll'> =>
          other.type === 'scroll' && (other.selectors ?? []).join() === (step.selectors ?? []).join(),
      );
    const [x, y] = [(step.x ?? 0) - (last?.x ?? 0), (step.y ?? 0) - (last?.y ?? 0)];
    const target = step.selectors ? recorderTargetOf(step) : {};
    if (y) put(meant, step, { type: 'scroll', ...target, direction: y > 0 ? 'down' : 'up', amount: Math.abs(y) });
    if (x) put(meant, step, { type: 'scroll', ...target, direction: x > 0 ? 'right' : 'left', amount: Math.abs(x) });
  },
  waitForElement: readWait,
  waitForURL: (step, meant) => {
    if (step.exact) note(meant, saying('noteAddress', { url: step.url }));
    put(meant, step, { type: 'wait', until: 'url', text: pathOf(step.url) || step.url });
  },
  waitForExpression: (step, meant, _steps, at) => {
    const operation = meaningOf(step.expression);
    if (operation) put(meant, step, operation);
    else meant.refused.push({ at, why: saying('whyScript') });
  },
  close: (_step, meant) => void meant.notes.push(saying('noteTabStays')),
  emulateNetworkConditions: (_step, meant) => void meant.notes.push(saying('noteSlowNetworks')),
  customStep: (step, meant, _steps, at) => {
    const kept =
      step.name === ABRA_OPERATION && typeof step.parameters === 'object' && step.parameters !== null && 'operation' in step.parameters;
    // Its content is validated later with the whole playbook, like that of an Abra file.
    if (kept) put(meant, step, (step.parameters as { operation: Operation }).operation);
    else meant.refused.push({ at, why: saying('whyCustomStep', { name: step.name }) });
  },
};

/** The back and forward mouse buttons become navigations. What Abra's click cannot express is noted. */
function readClick(
  step: RecorderStepOf<'click' | 'doubleClick'>,
  meant: Meant,
  steps: readonly RecorderStep[],
  at: number,
  more: { count?: number } = {},
): void {
  const { button, duration = 0, selectors } = step;
  if (button === 'back' || button === 'forward') return put(meant, step, { type: 'navigate', to: button });
  const modifiers = heldBefore(steps, at);
  if (duration >= LONG_PRESS_MS) note(meant, saying('noteLongPress'));
  const surface = selectors.flat().find((one) => SURFACE.test(one));
  if (surface) note(meant, saying('notePlaceInside', { text: surface }));
  put(meant, step, { type: 'click', ...recorderTargetOf(step), ...buttonOf(step), ...(modifiers.length ? { modifiers } : {}), ...more });
}
/** From this duration on, browsers treat a touch as a long press, which opens a context menu. */
const LONG_PRESS_MS = 500;
/** Elements such as canvas, map and video, in which the position of a click matters. */
const SURFACE = /(^|[\s>])(canvas|svg|map|video|embed|object)([.#:[][^\s>]*)?$/;

function readChange(step: RecorderStepOf<'change'>, meant: Meant): void {
  const last = meant.operations.at(-1);
  if (last?.operation.type === 'click' && isOn(meant, step)) meant.operations.pop();
  const target = recorderTargetOf(step);
  const words = targetWordsIn(step);
  const secret = secretIn(words);
  if (secret) {
    const named = onlyPlaceholder(step.value)?.name ?? secret;
    return put(meant, step, { type: 'type', ...target, text: `{{secret:${named}}}` });
  }
  const chooses = target.fingerprint ? target.fingerprint.tag === 'select' : /(^|[\s>])select\b[^\s>]*$/.test(target.selector ?? '');
  put(meant, step, chooses ? { type: 'select', ...target, options: [step.value] } : { type: 'type', ...target, text: step.value });
}

function readWait(step: RecorderStepOf<'waitForElement'>, meant: Meant): void {
  const target = recorderTargetOf(step);
  const { count = 1, operator = '==', properties = {} } = step;
  const gone = step.visible === false || step.hidden === true || (count === 0 && operator !== '>=');
  if (count > 1 || (operator === '<=' && count > 0)) note(meant, saying('noteHowMany', { text: `${operator} ${count}` }));
  const lost = [...Object.keys(step.attributes ?? {}), ...Object.keys(properties).filter((name) => !COMPARED.has(name))];
  if (lost.length) note(meant, saying('noteNotCompared', { names: lost.join(', ') }));
  const { checked, value } = properties;
  const last = meant.operations.at(-1);
  if (typeof checked === 'boolean' && last?.operation.type === 'click' && isOn(meant, step)) {
    meant.operations.pop();
    return put(meant, step, { type: 'check', ...target, checked });
  }
  // biome-ignore lint/performance/useDomNodeTextContent: a field of the flow's JSON, not of an element
  const text = properties['textContent'] ?? properties['innerText'];
  if (typeof value === 'string') return put(meant, step, { type: 'assert', ...target, value });
  if (typeof text === 'string') return put(meant, step, { type: 'assert', ...target, text });
  put(meant, step, { type: 'wait', ...target, until: gone ? 'gone' : 'visible', ...(step.timeout ? { timeout: step.timeout } : {}) });
}

const COMPARED = new Set(['checked', 'value', 'textContent', 'innerText']);

/** The operation for a script that Abra's own export writes; undefined for other scripts. */
function meaningOf(script: string): Operation | undefined {
  const [, subject, quoted] = /^\s*(location\.href|document\.body\.innerText)\.includes\(("(?:[^"\\]|\\.)*")\)\s*;?\s*$/.exec(script) ?? [];
  if (quoted !== undefined) {
    const said = JSON.parse(quoted) as string;
    return subject === 'location.href' ? { type: 'assert', url: said } : { type: 'assert', text: said };
  }
  const [, ms] =
    /^\s*new Promise\(\(?(\w+)\)?\s*=>\s*setTimeout\(\(\)\s*=>\s*\1\(true\),\s*(\d{1,5})\)\)\s*;?\s*$/.exec(script)?.slice(1) ?? [];
  return ms === undefined ? undefined : { type: 'wait', duration: Number(ms) };
}

/** If the flow asserts a navigation, an assertion of the address is added after the step. */
function expectPage(meant: Meant, step: RecorderStep): void {
  const url = step.assertedEvents?.find((event) => event.url)?.url;
  if (step.assertedEvents?.some(({ title }) => title)) note(meant, saying('noteTitles'));
  const last = meant.operations.at(-1);
  if (!url || !URL.canParse(url) || !last || last.source !== step || step.type === 'navigate') return;
  const path = pathOf(url);
  last.navigatesTo = path;
  put(meant, step, { type: 'assert', url: path });
}

function buttonOf({ button }: RecorderStepOf<'click' | 'doubleClick'>): { button?: 'right' | 'middle' } {
  return button === 'secondary' ? { button: 'right' } : button === 'auxiliary' ? { button: 'middle' } : {};
}

const isOn = (meant: Meant, step: RecorderStep & { selectors?: unknown }) => {
  const last = meant.operations.at(-1)?.source;
  return !!last && 'selectors' in last && sameTarget(last, step as RecorderStepOf<'click'>);
};

const note = (meant: Meant, said: Saying) =>
  void (meant.notes.some((one) => JSON.stringify(one) === JSON.stringify(said)) || meant.notes.push(said));

function put(meant: Meant, source: RecorderStep, operation: Operation): void {
  meant.operations.push({ operation, source });
}
