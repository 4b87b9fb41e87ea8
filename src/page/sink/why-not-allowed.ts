import { shorten } from '../../lib/text';
import type { Operation } from '../../model/plan/operation';
import { isWriting } from '../../model/plan/writing';
import type { Act } from '../../model/risk/act';
import { judgeAct, keyOfAct } from '../../model/risk/risk';
import type { Bail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import { editableAt } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { actsOf, formOf, type IntendedInput } from './act-of';
import { controlsOf } from './activation-target';

/**
 * Why a touch may not happen now: what it would do needs a person's confirmation, and the one that came with the operation is missing or
 * for another act. Called right before the first event and again before each later one that acts, as the page may have changed meanwhile.
 * Undefined when it may happen.
 */
export function whyNotAllowed({ operation, allowed, textFrom }: LegOperation, touch: IntendedInput): Bail | undefined {
  const answers = (operation.dialogs ?? []).filter(({ kind, accept }) => kind !== 'alert' && accept).map(({ text }) => shorten(text, 300));
  const special = { ...(operation.irreversible && { marked: true }), ...(answers.length && { answers }) };
  // Checked once per operation, as only one confirmation is sent along; Enter after typing is judged before the text is written.
  const enters = operation.type === 'type' && operation.submit === true;
  const first = textFrom && enters === (touch.deed === 'key' && operation.type === 'type');
  const byWords = !textFrom && Object.keys(special).length === 0;
  for (const [at, act] of actsOf(touch, byWords).entries()) {
    const carries = first && at === 0 && carriedTo(touch.element, operation, textFrom);
    const judged: Act = { ...act, ...special, ...(carries && { carries }) };
    const judgement = judgeAct(judged);
    if ('allow' in judgement) continue;
    const key = keyOfAct(judged);
    if (!allowed?.includes(key)) return { kind: 'needs-yes', act: judged, key, why: judgement.ask };
  }
  return undefined;
}

/**
 * Where a text that a model composed would be sent although it did not come from there: this document's real origin, and wherever its form
 * may be sent.
 */
function carriedTo(element: Element, operation: Operation, from: string[]): Act['carries'] {
  const text = isWriting(operation) ? operation.text : operation.type === 'press' ? operation.key : '';
  const field = editableAt(element) ?? element;
  const { form } = dom.as<HTMLInputElement>(field);
  const sent = form ? [form, ...controlsOf(form)].flatMap((sender) => formOf(form, sender).form?.action ?? []) : [];
  const to = [...new Set([window.origin, ...sent.filter((action) => /^https?:/.test(action)).map((action) => new URL(action).origin)])];
  const foreign = from.filter((origin) => to.some((one) => one !== origin));
  return text && foreign.length ? { text: shorten(text, 300), from: foreign, to: to.slice(0, 20) } : undefined;
}
