import { shorten } from '../../lib/text';
import type { Act } from '../../model/act';
import type { Bail } from '../../model/bail';
import type { LegOperation } from '../../model/leg';
import { judgeAct, keyOfAct } from '../../model/risk';
import { actsOf, type Touch } from './act-of';

/**
 * Why a touch may not happen now: what it would do needs a person's yes, and the yes that came with the operation is for something else or missing. Asked
 * right before the first event, and again before each later one that acts: the page may have become another meanwhile.
 */
export function whyNotAllowed({ operation, allowed }: LegOperation, touch: Touch): Bail | undefined {
  const answers = (operation.dialogs ?? []).filter(({ kind, accept }) => kind !== 'alert' && accept).map(({ text }) => shorten(text, 300));
  const special = { ...(operation.irreversible && { marked: true }), ...(answers.length && { answers }) };
  for (const act of actsOf(touch)) {
    const judged: Act = { ...act, ...special };
    const judgement = judgeAct(judged);
    if ('allow' in judgement) continue;
    const key = keyOfAct(judged);
    if (key !== allowed) return { kind: 'needs-yes', act: judged, key, why: judgement.ask };
  }
  return undefined;
}
