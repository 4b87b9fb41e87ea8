import { graveBlock, isGenericName, isGraveName, speaksOfGrave } from '../lib/grave';
import { hashId } from '../lib/ids';
import type { Act } from './act';
import type { Operation } from './operation';
import type { Target } from './target';

/** `ask`: why, as the beginning of the question. */
export type Judgement = { allow: true } | { ask: string };

const ALLOW: Judgement = { allow: true };
const FINAL: Judgement = { ask: 'This cannot be undone' };

/**
 * The one model of risk: may this act happen unasked? By what the element is called, drawn with and stands in, and where it leads. Pure, and called by the
 * page layer at the moment of the act.
 */
export function judgeAct(act: Act): Judgement {
  if (act.marked || act.answers?.some(speaksOfGrave)) return FINAL;
  if (act.deed === 'choose' || act.deed === 'fill' || act.deed === 'upload' || act.opens) return ALLOW;
  if (CHOSEN.has(act.role)) return ALLOW;
  if (act.words.some(isGraveName)) return FINAL;
  const generic = ACTIVATED.has(act.role) && act.words.some(isGenericName);
  return (generic || act.deed === 'submit') && graveBlock(act.blocks) !== undefined ? FINAL : ALLOW;
}

/** A choice is only a choice, whatever it is called. */
const CHOSEN = new Set(['radio', 'checkbox', 'switch', 'option', 'tab', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'slider']);
/** A link leads on; what is done is done by a button. */
const ACTIVATED = new Set(['button', 'menuitem', '']);

/** What a person's yes is bound to: the deed, what is read on the element, where it leads and what goes along. Another key is another act. */
export function keyOfAct({ deed, role, words, icons, link, form, key, answers }: Act): string {
  return hashId(JSON.stringify([deed, role, words, icons, link, form, key, answers]));
}

/** Would it need a yes by what was recorded of its target? Then only that very element will do: nothing healed, no coordinates. */
export function isFinal(operation: Operation): boolean {
  const { fingerprint } = operation as Target;
  const key = operation.type === 'press' ? operation.key : operation.type === 'type' && operation.submit ? 'Enter' : undefined;
  if (!fingerprint || !(operation.type === 'click' || key === 'Enter')) return false;
  const { role = '', name = '', text = '', icon, blocks, landmarks, attributes } = fingerprint;
  const deed = key !== undefined && WRITTEN.has(role) ? 'submit' : operation.type === 'type' || WRITTEN.has(role) ? 'fill' : 'press';
  const words = deed === 'press' ? [name, text].filter(Boolean) : [];
  const opens = attributes['aria-haspopup'] !== undefined;
  return 'ask' in judgeAct({ deed, role, words, icons: icon ? [icon] : [], blocks: blocks ?? landmarks, ...(opens && { opens }) });
}
const WRITTEN = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);
