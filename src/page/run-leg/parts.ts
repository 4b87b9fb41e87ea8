import { aborted } from '../../lib/deadline';
import { wordSet } from '../../lib/word-set';
import type { Bail } from '../../model/bail';
import type { LegOperation } from '../../model/leg';
import { needsWholePage } from '../../model/needs-target';
import type { Target } from '../../model/target';
import { keyActs } from '../act/later-acts';
import * as dom from '../dom/native-accessors';
import { turn } from '../rest/turn';
import type { LegContext } from './leg-context';
import { pickerOf } from './native-picker';
import { rareSteps } from './rare-steps';

/** A script that comes when it is first needed: what keys do; and all else that few operations need, which comes with the keys. */
export type Part = 'keys' | 'reserve';

let ask: (part: Part) => Promise<unknown> = async () => undefined;

/** Who injects a part into this document when it is asked to. */
export function askForParts(by: (part: Part) => Promise<unknown>): void {
  ask = by;
}

const isHere = (part: Part): boolean => !!(part === 'keys' ? keyActs : rareSteps).now();

/** A worker that died meanwhile is asked once more, which starts the next one. */
const TRIES = 3;

/** Waits until the part is here. False where it does not come, which only happens to a document that is left, or when the leg is stopped. */
export async function bringPart(part: Part, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; !isHere(part) && !signal.aborted && tries < TRIES; tries++) await Promise.race([ask(part), aborted(signal)]);
  // A document that was left meanwhile has no further turn: it tells nothing of what it could not do, and its worker looks at what came of it.
  if (signal.aborted) await turn();
  return isHere(part);
}

/** Why an operation cannot begin, where the part that it needs does not come. Nothing is looked for before, so that what is found is acted on at once. */
export async function whyNoPart(step: LegOperation, world: LegContext): Promise<Bail | undefined> {
  const part = partFor(step, world);
  if (!part || isHere(part) || (await bringPart(part, world.signal))) return undefined;
  return world.signal.aborted ? { kind: 'stopped' } : { kind: 'out-of-time', waitedFor: 'a part of the script', ms: 0 };
}

function partFor(step: LegOperation, { leg, stroke }: LegContext): Part | undefined {
  const { operation, replaces, open } = step;
  const { type } = operation;
  if (leg.dryRun || stroke || replaces || open?.length || !PLAIN.has(type) || needsMore(step)) return 'reserve';
  return KEYS.has(type) || (type === 'click' && operation.modifiers?.length) ? 'keys' : undefined;
}
const PLAIN = wordSet('click check hover scroll type press');
const KEYS = wordSet('type press');

/**
 * Does its target ask for the whole page: because its fingerprint alone does not tell it, so that it is described before it is acted on, because it is a
 * place in a text or a drawing, or because it may have the name of its other state?
 */
function needsMore(step: LegOperation): boolean {
  const { operation } = step;
  const { fingerprint } = operation as Target;
  const placed = !!fingerprint?.caret || !!fingerprint?.drawn;
  const toggled = operation.type === 'click' && operation.led?.name !== undefined;
  return needsWholePage(step) || placed || toggled;
}

/**
 * Does acting on this element need the reserve: because it is chosen or typed by other acts, or because what is done depends on whether the target of the
 * operation after it is there? Then that has to come first, and the element is looked for again.
 */
export function needsReserve({ operation: { type }, expects }: LegOperation, element: Element): boolean {
  if (isHere('reserve')) return false;
  const control = dom.as<HTMLLabelElement>(element).control ?? element;
  if (type === 'type') return dom.localName(control) === 'select';
  if (type !== 'click') return false;
  const isOpen = dom.getAttribute(element, 'aria-expanded') === 'true';
  return isChosenByPress(element) || !!pickerOf(element) || (isOpen && !!expects?.changed?.length);
}

/** May the press be on something that is chosen or moved by the press itself: an option of a list box, a slider? What is hit may lie in what was meant. */
const isChosenByPress = (element: Element) => dom.matches(element, CHOSEN) || dom.querySelector(element, CHOSEN) !== null;
const CHOSEN = 'option,input[type=range]';
