import { tidyStart } from '../../lib/text';
import type { DrawnShape, Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import type { Bail, TargetBail } from '../../model/run/bail';
import type { Leg, LegOperation } from '../../model/run/leg';
import { saying } from '../../model/saying-of';
import { actingOf } from '../act/act';
import type { ActionContext } from '../act/action-context';
import { aim, aimWithCover } from '../act/aim';
import { hitAt } from '../act/hit';
import { newInputState } from '../act/input-state';
import { whyNoQuote } from '../act/select-text';
import type { TrustedInput } from '../act/trusted-input';
import { covered, isPointedAt, whyDead, whyNotHit, whyNotUsable } from '../act/why-not-actionable';
import { shapeOf } from '../dom/drawn-shape';
import { labelOf, roleOrTagOf } from '../dom/label';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { ratioIn } from '../dom/ratio';
import { deepActiveElement, deepElementFromPoint, flatContains } from '../dom/roots';
import { pointOfTextPlace } from '../dom/text-place';
import { isField } from '../find/field';
import type { Found } from '../find/found';
import { hasSurfaceSize } from '../find/surface';
import type { PageChange } from '../observe/page-change';
import { turn } from '../rest/turn';
import { shimLink } from '../shim/link';
import type { IntendedInput } from '../sink/act-of';
import { whyNotAllowed } from '../sink/why-not-allowed';
import type { LegContext } from './leg-context';
import { fillSecrets } from './secret-fields';
import { whyNotIntoField } from './secrets';

/** One input state per document: the pointer stays where the last operation left it. */
const inputState = newInputState();

/** What an operation acts on, found and checked. */
export interface ActionTarget {
  element: Element;
  point: Point;
  /** Its text when it was found. */
  words?: string;
  /** Where a drag ends; in another document with what changed there since it was found. */
  second?: { element: Element; place(): Point; change?(): PageChange; close?(): void };
}

/** What an operation without a target acts on. */
export function untargeted(operation: Operation): ActionTarget {
  const element = operation.type === 'scroll' ? dom.documentElement(document) : (deepActiveElement() ?? dom.body(document));
  return { element, point: aim(element) };
}

/** Where to hit what was found, or why it cannot be acted on now. Scrolls it into view, away from sticky bars. */
export function aimAt(found: Found, operation: Operation): { point: Point } | { bail: TargetBail } {
  const { element, fingerprint } = found;
  const { type } = operation;
  const isPointed = isPointedAt(element, type) && !keepsCaret(element, operation);
  const offset = isPointed ? placeIn(element, fingerprint) : fingerprint.offset;
  if (offset === null) return { bail: noSuchPlace(fingerprint) };
  const { point, by, hit } =
    found.point && !offset ? { point: found.point, ...hitAt(element, found.point) } : aimWithCover(element, offset);
  const unusable = whyNotUsable(element, type) ?? (type === 'select-text' ? whyNoQuote(element, operation) : undefined);
  if (unusable) return { bail: unusable };
  if (!isPointed) return { point };
  const bail = by ? whyNotHit(element, undefined, type) : whyDead(element, hit ?? deepElementFromPoint(point.x, point.y), type);
  if (bail) return { bail };
  const at = by ? aim(element, offset) : point;
  const over = fingerprint.drawn && overShape(element, fingerprint.drawn, at);
  return over ? { bail: covered(element, over) } : { point: at };
}

/** Text at the caret goes where the focus is, whatever lies over the editor: it is not pressed first. */
const keepsCaret = (element: Element, operation: Operation) =>
  operation.type === 'type' && operation.mode === 'insert' && flatContains(element, deepActiveElement());

/** Where in its box it is pressed, as ratios. Null if that place is not there. */
const placeIn = (element: Element, fingerprint: Fingerprint): Point | undefined | null =>
  fingerprint.caret || fingerprint.drawn ? ratioOfPlace(element, fingerprint) : fingerprint.offset;

const noSuchPlace = ({ caret, drawn, name, role, tag }: Fingerprint): TargetBail => ({
  kind: 'target-missing',
  wanted: drawn
    ? `the shape${drawn.text ? ` "${drawn.text}"` : ''} in ${name ?? role ?? tag}`
    : `the place ${caret?.before.trim() ? `after "${tidyStart(caret.before, 80)}"` : `before "${tidyStart(caret?.after ?? '', 80)}"`} in ${name ?? role ?? tag}`,
  nearest: [],
});

/** Is it visible and enabled? Without a hit test, and without scrolling. */
export const isUsable = (found: Found): boolean => !found.hidden && !whyNotUsable(found.element, 'press');

/**
 * Performs the operation, in this very task up to the first event. While actions wait, work of the page is not counted as caused by us.
 * `dispatching` is called right before the first event that cannot be taken back.
 */
export async function performOperation(
  step: LegOperation,
  aimed: ActionTarget,
  world: LegContext,
  dispatching: () => void,
  settled?: () => Promise<unknown>,
  real?: TrustedInput,
): Promise<Bail | undefined> {
  const link = shimLink();
  const acting = actingOf(step.operation.type) as ((act: ActionContext, operation: Operation) => Promise<Bail | undefined>) | undefined;
  if (!acting) return { kind: 'not-allowed', rule: `"${step.operation.type}" is not done by the page.` };
  const unfit = whyNotIntoField(step.operation, aimed.element);
  if (unfit) return unfit;
  const secrets = fillSecrets(aimed.element, world.leg.secrets);
  // The first refusal is the result, whatever the action returns. When stopped between two events, the one that acts is not dispatched.
  let refused: Bail | undefined;
  const judge = (touch: IntendedInput, isAsJudged = false) => {
    if (world.signal.aborted) refused ??= { kind: 'stopped' };
    else if (!isAsJudged) refused ??= whyNotIntoField(step.operation, aimed.element) ?? whyNotAllowed(step, touch);
    return refused;
  };
  link.enter();
  try {
    const bail = await acting(
      {
        ...aimed,
        secrets,
        files: (world.leg.files ?? []).map(fileOf),
        inputState,
        turn: async (until) => {
          link.leave();
          await (until ?? turn());
          link.enter();
        },
        dispatching: (touch) => {
          const bail = judge(touch);
          if (!bail) dispatching();
          return bail;
        },
        judge,
        ...(settled && { settled }),
        ...(real && { real }),
        changed: (element) => (element === aimed.element ? whyChanged(aimed) : undefined),
        last: step.last,
        signal: world.signal,
      },
      step.operation,
    );
    return refused ?? bail;
  } finally {
    link.leave();
  }
}

/** Frameworks reuse an element for something else: then what was found is not there any more. */
function whyChanged({ element, words }: ActionTarget): Bail | undefined {
  if (words === undefined || words === wordsAsFound(element).words) return undefined;
  return {
    kind: 'target-missing',
    wanted: words,
    nearest: [{ label: labelOf(element), score: 0.5, differs: [saying('nearBecameElse')] }],
  };
}

/** How an element reads: its label, and what identifies it by reading, role, name and its own text; of a drawing that one works on only the first two, as a press may draw on it. */
export function wordsAsFound(element: Element): { label: string; words: string } {
  const label = labelOf(element);
  if (dom.localName(element) === 'svg' && hasSurfaceSize(element)) return { label, words: `${roleOrTagOf(element)} ${nameOf(element)}` };
  return { label, words: isField(element) ? label : `${label} ${tidyStart(dom.textContent(element) ?? '', 200)}` };
}

function fileOf({ name, type, base64, lastModified }: NonNullable<Leg['files']>[number]): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type, ...(lastModified !== undefined && { lastModified }) });
}

/** Where in its box it is pressed, as ratios: at the recorded place of its text, or the shape, which may stand elsewhere by now. Null where that is gone. */
function ratioOfPlace(element: Element, { caret, drawn, offset }: Fingerprint): Point | undefined | null {
  const place = caret ? pointOfTextPlace(element, caret) : drawn && pointOfShape(element, drawn);
  if (!(caret || drawn) || place === 'anywhere') return offset;
  return (place && ratioIn(element, place)) ?? null;
}

/** Scrolled into view, as it may lie in a part of its drawing that is not shown. */
function pointOfShape(element: Element, drawn: DrawnShape): Point | undefined {
  const shape = shapeOf(element, drawn);
  return shape && aim(shape, drawn.offset);
}

/** What lies over the shape that is meant, in words: in a smaller window, shapes may lie on each other. */
function overShape(element: Element, drawn: DrawnShape, { x, y }: Point): string | undefined {
  const shape = shapeOf(element, drawn);
  const hit = deepElementFromPoint(x, y);
  return shape && flatContains(shape, hit) ? undefined : `another ${hit ? dom.localName(hit) : 'shape'}`;
}
