import type { Operation } from '../../model/plan/operation';
import * as dom from '../dom/native-accessors';
import type { OpenedField } from '../dom/opened-field';
import { hasKey } from '../find/element-keys';
import { isNameless } from '../find/rules/nameless-facts';
import { turn } from '../rest/turn';
import type { Hovers } from './hovers';
import type { InputCauses } from './input-causes';
import { type PointerPath, pathFrom } from './pointer-path';
import { type RecordedTarget, recordExactTarget, recordTarget } from './record-target';
import type { Scrolls } from './scrolls';
import type { StepReporter } from './step-reporter';

/** Adds a capturing listener on the window, which runs before those of the page. */
export type Listen = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) => void;

/** What the listeners of a recording share. */
export interface RecorderState {
  causes: InputCauses;
  hovers: Hovers;
  scrolls: Scrolls;
  /** What was last pressed. */
  pressed: RecordedTarget | undefined;
  /** Where the pointer was while the button was held that was pressed last. */
  path: PointerPath;
  /** A key is down, or its release is still being handled: a click without a pointer is of that key, however long the page takes. */
  isKeyDown: boolean;
  /** What a person is about to use, as described; with the fact that the step before opened this field, where nothing else tells which one it is. */
  meant(aimed: RecordedTarget): RecordedTarget;
  /** The description of a field; made once while the person stays in it. */
  field(element: Element): RecordedTarget;
  /** Reports a step, after the hovers and scrolls that led to it. `joins`: types of last steps on the same element that were part of it. */
  step(operation: Operation, aimed: RecordedTarget, joins?: readonly Operation['type'][]): void;
  show: StepReporter['show'];
  press: StepReporter['press'];
  lastOn: StepReporter['lastOn'];
  tellWhatCame: StepReporter['tellWhatCame'];
  scrolledByHand: StepReporter['scrolledByHand'];
  /** Calls `tell` once the page has handled the event; at the latest before the next one. */
  later(tell: () => void): void;
  /** Calls `tell` when the page reacts to the event, if it does so before the next one. */
  onAnswer(tell: () => void): void;
  /** A drag that ended in this document was told in the one where it began. */
  keptElsewhere(): void;
  /** A native dialog came: a press that is not reported yet brought it. */
  beforeDialog(): void;
  /** Calls now what waits in `later`. */
  flush(): void;
}

/** The shared state of a new recording. */
export function newRecorderState(
  causes: InputCauses,
  hovers: Hovers,
  scrolls: Scrolls,
  { show, press, lastOn, tellWhatCame, scrolledByHand }: StepReporter,
  opened: OpenedField,
): RecorderState {
  let field: RecordedTarget | undefined;
  let waiting: (() => void) | undefined;
  const tellWayTo = (element: Element) => {
    for (const { operation, aimed } of scrolls.bringing(element))
      show(operation, aimed ?? { element: dom.documentElement(document), label: '' });
    const opener = hovers.openerOf(element);
    const hovered = opener && opener !== element && !lastOn(opener) ? recordTarget(opener) : undefined;
    if (hovered) show({ type: 'hover', fingerprint: hovered.fingerprint }, hovered);
    scrolls.forget();
    hovers.forget();
  };
  const showing: RecorderState = {
    causes,
    hovers,
    scrolls,
    pressed: undefined,
    path: pathFrom({ x: 0, y: 0 }),
    isKeyDown: false,
    show,
    press,
    lastOn,
    tellWhatCame,
    scrolledByHand,
    later(tell) {
      showing.flush();
      waiting = tell;
      void turn().then(() => waiting === tell && showing.flush());
    },
    onAnswer(tell) {
      showing.flush();
      causes.awaitAnswer(tell);
    },
    keptElsewhere: () => undefined,
    beforeDialog: () => undefined,
    flush() {
      causes.awaitAnswer(undefined);
      const tell = waiting;
      waiting = undefined;
      tell?.();
    },
    meant(aimed) {
      const { element, fingerprint } = aimed;
      if (element !== opened.current() || !isNameless(fingerprint) || hasKey(fingerprint)) return aimed;
      return { ...aimed, fingerprint: { ...fingerprint, opened: true } };
    },
    field(element) {
      if (field?.element !== element)
        field = showing.pressed?.element === element ? showing.pressed : showing.meant(recordExactTarget(element));
      return field;
    },
    step(operation, aimed, joins = []) {
      if (!joins.includes(lastOn(aimed.element) ?? 'wait')) tellWayTo(aimed.element);
      show(operation, aimed, joins);
    },
  };
  return showing;
}
