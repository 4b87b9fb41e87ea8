import { hashId } from '../../lib/ids';
import { parseUrl } from '../../lib/url';
import { wordSet } from '../../lib/word-set';
import type { Target } from '../page/target';
import type { Operation } from '../plan/operation';
import type { Act } from './act';
import { isGraveAddress } from './risk-address';
import { asksGravely, isFinalLabel, isGenericLabel, isPage, namesBin, speaksOfDeed } from './risk-label';

/** `ask`: why, as the beginning of the question. */
export type Judgement = { allow: true } | { ask: string };

const ALLOW: Judgement = { allow: true };
const FINAL: Judgement = { ask: 'This cannot be undone' };

/**
 * The one model of risk: may this act happen without a question? Judged by the label, icon and landmarks of the element, and its
 * destination. Pure, and called by the page layer at the moment of the act.
 */
export function judgeAct(act: Act): Judgement {
  if (act.carries) return { ask: 'This tells one site what another one shows' };
  return act.marked || act.answers?.some(speaksOfDeed) || isFinalDeed(act) ? FINAL : ALLOW;
}

function isFinalDeed({ deed, role, words, icons, blocks, link, scripted, opens, form }: Act): boolean {
  if (ONLY_SETS.has(deed) || isOnlyChoice({ role, opens, form })) return false;
  // Following a link is a GET, unless its URL says that it does more.
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

/** Does the judgement, or the question, depend on the landmarks around the element? */
export const needsBlocks = (act: Act): boolean => act.deed === 'submit' || act.words.some(isGenericLabel) || 'ask' in judgeAct(act);

/** Does it only choose or open something, whatever its words are? An element that submits a form does more, whatever its role. */
export const isOnlyChoice = ({ role, opens, form }: { [Part in 'role' | 'opens' | 'form']: Act[Part] }): boolean =>
  (CHOSEN.has(role) || opens === true) && !form;

/** Deeds that only set a control: they send nothing, whatever its label. */
export const ONLY_SETS: ReadonlySet<Act['deed']> = new Set(['choose', 'fill', 'upload'] as const);
/** Choosing one of these is only a choice, whatever its label. */
const CHOSEN = wordSet('radio checkbox switch option tab menuitemradio menuitemcheckbox treeitem slider');
/** A link navigates; these do something. */
const ACTIVATED = new Set(['button', 'menuitem', '']);
/** A pressed box without a role may be a whole paragraph, characters. */
const BARE = 60;
const HAS_LETTERS = (word: string) => /\p{L}/u.test(word);

/** What a confirmation is bound to: the deed, the texts of the element, its destination and what is sent along. Another key is another act. */
export function keyOfAct({ deed, role, words, icons, link, form, key, answers, carries }: Act): string {
  return hashId(JSON.stringify([deed, role, words, icons, link, form, key, answers, carries]));
}

/** Would the recorded target need a confirmation? Then only that very element will do: no heal, no coordinates. */
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
const WRITTEN = wordSet('textbox searchbox combobox spinbutton');
