import { hashId } from '../lib/ids';
import { parseUrl } from '../lib/url';
import type { Act } from './act';
import type { Operation } from './operation';
import { isGraveAddress } from './risk-address';
import { asksGravely, isFinalLabel, isGenericLabel, isPage, namesBin, speaksOfDeed } from './risk-label';
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
  if (act.carries) return { ask: 'This tells one site what another one shows' };
  return act.marked || act.answers?.some(speaksOfDeed) || isFinalDeed(act) ? FINAL : ALLOW;
}

function isFinalDeed({ deed, role, words, icons, blocks, link, scripted, opens, form }: Act): boolean {
  if (ONLY_SETS.has(deed)) return false;
  // What sends a form is no choice and opens nothing, whatever it says of itself.
  if ((CHOSEN.has(role) || opens) && !form) return false;
  // A browser only goes there, unless the address says what comes of that.
  if (link !== undefined && !scripted && role === 'link') return leadsToDeed(link, words);
  const labels = role === '' ? words.filter((word) => word.length <= BARE) : words;
  if (labels.some((word) => isFinalLabel(word)) || (!words.some(HAS_LETTERS) && [...icons, ...words].some(namesBin))) return true;
  const generic = ACTIVATED.has(role) && words.some(isGenericLabel);
  return (generic || deed === 'submit') && asksGravely(blocks);
}

function leadsToDeed(link: string, labels: readonly string[]): boolean {
  const url = parseUrl(link);
  if (!url || !isGraveAddress(url)) return false;
  const namesNothing = !url.search && !/\d/.test(url.pathname);
  return !(namesNothing && isPage(url.pathname) && labels.some((label) => isFinalLabel(label) || isPage(label)));
}

/** Does the judgement, or the question, depend on what the element stands in? */
export const needsBlocks = (act: Act): boolean => act.deed === 'submit' || act.words.some(isGenericLabel) || 'ask' in judgeAct(act);

/** Deeds that only bring a control into a state: nothing is sent by them, whatever the control is called. */
export const ONLY_SETS: ReadonlySet<Act['deed']> = new Set(['choose', 'fill', 'upload'] as const);
/** A choice is only a choice, whatever it is called. */
const CHOSEN = new Set(['radio', 'checkbox', 'switch', 'option', 'tab', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'slider']);
/** A link leads on; what is done is done by a button. */
const ACTIVATED = new Set(['button', 'menuitem', '']);
/** A box without a role that is pressed may be a whole paragraph. */
const BARE = 60;
const HAS_LETTERS = (word: string) => /\p{L}/u.test(word);

/** What a person's yes is bound to: the deed, what is read on the element, where it leads and what goes along. Another key is another act. */
export function keyOfAct({ deed, role, words, icons, link, form, key, answers, carries }: Act): string {
  return hashId(JSON.stringify([deed, role, words, icons, link, form, key, answers, carries]));
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
