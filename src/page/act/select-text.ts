import { shorten } from '../../lib/text';
import type { OperationOf } from '../../model/plan/operation';
import type { Bail, TargetBail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import { isTextField } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { boxAt } from '../dom/placed-text';
import type { Point } from '../dom/point';
import { deepElementFromPoint, flatContains } from '../dom/roots';
import { quoteOf, selectedSpan, selectSpan, spanOfQuote, type TextSpan } from '../dom/text-quote';
import { activationTargetOf } from '../sink/activation-target';
import type { ActionContext } from './action-context';
import { aim } from './aim';
import { valueRejected } from './bails';
import { commonAncestor } from './click-at';
import { fire, pointerEvent } from './events';
import { hitAt, reaches } from './hit';
import { moveTo, pressAt, releaseAt } from './pointer';
import { untilStable } from './steady-deadline';
import { covered } from './why-not-actionable';

type SelectText = OperationOf<'select-text'>;

/** Why the quotation does not say which text of the element is meant; undefined where it does. */
export function whyNoQuote(element: Element, { quote }: SelectText): TargetBail | undefined {
  const span = spanOfQuote(element, quote);
  if (span === 'none') return { kind: 'target-missing', wanted: wantedText(element, quote.text), nearest: [] };
  return span === 'several' ? { kind: 'target-ambiguous', wanted: wantedText(element, quote.text), nearest: [] } : undefined;
}

/** Drags from the beginning of the text to its end, and reads back what is selected. */
export async function selectText(act: ActionContext, operation: SelectText): Promise<Bail | undefined> {
  await untilStable(act);
  const { element } = act;
  const { quote } = operation;
  const ends = endsOf(element, operation);
  if ('kind' in ends) return ends;
  await moveTo(act, ends.start);
  const { hit, by } = hitAt(element, ends.start);
  if (!hit || by) return covered(element, by ?? saying('edgeOfWindow'));
  const over = ends.holder && !reaches(ends.holder, hit) && !flatContains(hit, ends.holder) ? labelOf(hit) : undefined;
  if (over) return covered(element, over);
  // In the text of a page nothing is done by a drag; on a link or a button it is a press.
  const touch = { deed: activationTargetOf(hit) && !isEdited(element) ? ('press' as const) : ('look' as const), element: hit };
  const refused = act.dispatching(touch);
  if (refused) return refused;
  const pressed = await pressAt(act, hit);
  for (const point of path(ends.start, ends.end)) {
    await moveTo(act, point);
    await act.turn();
  }
  // An editor may have drawn its text anew when it got the focus.
  const span = spanOfQuote(element, quote);
  if (typeof span === 'object') {
    if (isTextField(element)) dom.focus(element, { preventScroll: true });
    selectSpan(element, span);
  }
  await untilHeard(act);
  const isSelected = typeof span === 'object' && isSame(element, quote.text, span);
  const under = deepElementFromPoint(act.inputState.at.x, act.inputState.at.y) ?? hit;
  await releaseAt(act, pressed, under);
  const clicked = dom.isConnected(hit) && dom.isConnected(under) ? commonAncestor(hit, under) : undefined;
  const late = clicked && act.judge({ ...touch, element: clicked });
  if (late) return late;
  if (clicked) fire(clicked, pointerEvent('click', act.inputState, { button: 0, detail: 1 }));
  await untilHeard(act);
  // A page may answer by doing something to the text that was selected; in an editor it has to stay selected.
  return isSelected && (!isEdited(element) || isSame(element, quote.text, span)) ? undefined : notSelected(element, quote.text);
}

/** Where a drag over the text begins and ends, in view; fields do not tell where their characters are. `holder`: what the first one stands in. */
function endsOf(element: Element, operation: SelectText): { start: Point; end: Point; holder?: Element } | TargetBail {
  const lost = whyNoQuote(element, operation);
  const span = spanOfQuote(element, operation.quote);
  if (lost || typeof span === 'string') return lost ?? { kind: 'target-missing', wanted: labelOf(element), nearest: [] };
  const { placed, from, to } = span;
  if (!placed) {
    const start = aim(element);
    return { start, end: { x: start.x + MOVED, y: start.y } };
  }
  const drawn = Array.from({ length: to - from }, (_, index) => from + index).filter((index) => boxAt(placed, index));
  const [last, first] = [drawn.at(-1), drawn[0]].map((index) => (index === undefined ? undefined : boxAt(placed, index)));
  if (!first || !last) return { kind: 'target-missing', wanted: wantedText(element, operation.quote.text), nearest: [] };
  if (!reaches(first.holder, deepElementFromPoint(...beginning(first.box())) ?? dom.body(document)))
    dom.scrollIntoView(first.holder, { block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const [x, y] = beginning(first.box());
  const { right, top, height } = last.box();
  return { start: { x, y }, end: { x: within(right - 1, innerWidth), y: within(top + height / 2, innerHeight) }, holder: first.holder };
}

const beginning = ({ left, top, height }: DOMRect): [number, number] => [left + 1, top + height / 2];
/** A text that goes beyond the window is dragged to its edge. */
const within = (at: number, size: number) => Math.max(2, Math.min(size - 2, at));

/** Some steps, and so far from the beginning that it is a drag and no press. */
function path(from: Point, to: Point): Point[] {
  const between = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  return [{ x: from.x, y: from.y + MOVED }, between(1 / 2), to];
}
/** Editors take a movement of up to 4 px for a press, CSS px. */
const MOVED = 6;

/** `selectionchange` comes in a task of its own. */
async function untilHeard({ turn }: ActionContext): Promise<void> {
  await turn();
  await turn();
}

const isEdited = (element: Element) => isTextField(element) || dom.isContentEditable(element as HTMLElement);

/** Is exactly this selected now? An editor that was drawn anew has it elsewhere in its tree. */
function isSame(element: Element, text: string, { from }: TextSpan): boolean {
  const now = selectedSpan(element);
  return !!now && now.from === from && quoteOf(now)?.text === text;
}

function notSelected(element: Element, text: string): Bail {
  const now = selectedSpan(element);
  const shown = now?.text.slice(now.from, now.to);
  return valueRejected(`selecting ${wantedText(element, text)}`, shown ? shorten(shown, 200) : 'nothing selected');
}

const wantedText = (element: Element, text: string) => `the text "${shorten(text, 80)}" in ${labelOf(element)}`;
