import { NAMING } from '../../languages/joined/goal-words';
import { same, sameKey, shorten, tidy } from '../../lib/text';
import { ROWS } from '../../model/operations/rows';
import { asLabel, placeAmongLike } from '../../model/page/called-by';
import type { Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import { isReadBack } from '../../model/plan/writing';
import { isPause } from '../merge/identity';
import { targetLabelOf } from './label';

/**
 * A generated name (GAP 4): click Theme, click Fuchsia is "Select Theme Fuchsia"; typing and pressing Enter in Search is "Search"; typing
 * into Email and Password and clicking Log in is "Fill in Email and Password, then Log in". What it is for comes first: what a press that began or ended it is
 * about, "Edit History", "Delete Dinner", "Save changes in Settings".
 */
export function generateName(operations: readonly Operation[]): string {
  const told = operations.filter((operation) => !isPause(operation));
  return shorten(tidy(deedName(told) ?? formName(told) ?? choiceName(told) ?? listName(told)), 120) || 'Untitled steps';
}

/** The planner's name if it says something, else a generated one. */
export function nameFor(sequenceName: string | undefined, operations: readonly Operation[]): { name: string; given: boolean } {
  const given = tidy(sequenceName ?? '');
  const bare = given.replace(/\{\{[^}]*\}\}/g, ' ').replace(/["'“”«»]\s*["'“”«»]/g, ' ');
  const name = shorten(tidy(bare === given ? given : bare.trim().replace(LEADS_ON, '')), 200);
  return sameKey(name) && !EMPTY_NAMES.has(sameKey(name)) ? { name, given: true } : { name: generateName(operations), given: false };
}

/** What leads on to a value that was taken out. */
const LEADS_ON = new RegExp(`[\\s:,-]+(${NAMING.leadsOn})?$`, 'iu');
const SEARCHES = new RegExp(NAMING.searches, 'iu');

const EMPTY_NAMES = new Set(['sequence', 'untitled', 'steps', 'plan', 'operations', 'none', 'n/a', 'null', 'undefined', 'playbook']);

/** What is done to one thing among others: to the one that a press stands in, or to the one that was chosen before. */
function deedName(operations: readonly Operation[]): string | undefined {
  const last = operations.at(-1);
  if (last?.type === 'drag' && last.to) return moved(thingOf(last), targetLabelOf(last.to));
  const searched = operations[0] && isReadBack(operations[0]) && SEARCHES.test(targetLabelOf(operations[0])) ? 1 : 0;
  const field = operations.findIndex((operation, index) => index >= searched && isReadBack(operation) && operation.type !== 'check');
  const pressed = (field < 0 ? operations : operations.slice(0, field)).filter(isPress);
  // A dialog asks about the press before it.
  const opener = pressed.findLast((operation) => !printOf(operation)?.landmarks.some(({ kind }) => /dialog$/.test(kind)));
  const place = opener && placeOf(opener);
  if (opener && place) return `${asLabel(targetLabelOf(opener))} ${place}`;
  const chosen = operations.findIndex(isChosen);
  const [deed, to, ...more] = operations.slice(chosen + 1);
  const thing = operations[chosen];
  if (!thing || !deed || more.length || !isPress(deed)) return undefined;
  return to ? moved(thingOf(thing), targetLabelOf(to), targetLabelOf(deed)) : tidy(`${asLabel(targetLabelOf(deed))} ${thingOf(thing)}`);
}

const moved = (thing: string, to: string, how = 'Move'): string | undefined =>
  thing && to ? `${asLabel(how)} ${thing} to ${to}` : undefined;
const printOf = (operation: Operation): Fingerprint | undefined => ('fingerprint' in operation ? operation.fingerprint : undefined);
const placeOf = (operation: Operation): string | undefined => {
  const print = printOf(operation);
  return print && placeAmongLike(print);
};
const isPress = (operation: Operation): boolean =>
  operation.type === 'click' && /^(button|link|menuitem)$/.test(printOf(operation)?.role ?? '');
const isChosen = (operation: Operation): boolean =>
  (operation.type === 'check' && !!placeOf(operation)) || (operation.type === 'click' && CHOSEN.test(printOf(operation)?.role ?? ''));
const CHOSEN = /^(row|(grid)?cell|listitem|treeitem|article|checkbox)$/;
/** A box to tick is the one of its row. */
const thingOf = (operation: Operation): string =>
  (printOf(operation)?.role === 'checkbox' && placeOf(operation)) || targetLabelOf(operation);

/** What a press that sends a form is about: its dialog or form, else its page. */
function aboutOf(operation: Operation): string | undefined {
  const around = printOf(operation)?.landmarks ?? [];
  return (around.find(({ kind, name }) => name && /^(dialog|form)$/.test(kind)) ?? around.findLast(({ kind }) => kind === 'heading'))?.name;
}

function formName(operations: readonly Operation[]): string | undefined {
  const fields = operations.filter(isReadBack).map(targetLabelOf).filter(Boolean);
  if (!fields.length) return undefined;
  const last = operations.at(-1);
  const sent = last?.type === 'click' ? targetLabelOf(last) : '';
  const searched = fields.length === 1 && SEARCHES.test(`${fields[0]} ${sent}`);
  if (searched) return /search/i.test(fields[0] ?? '') ? fields[0] : `Search ${fields[0]}`;
  const about = sent && last && isPress(last) && aboutOf(last);
  if (about && same(about, sent)) return sent;
  if (about && !/ in$/i.test(sent)) return `${sent} in ${about}`;
  const unique = [...new Set(fields)].slice(0, 3);
  return `Fill in ${and(unique)}${sent ? `, then ${sent}` : ''}`;
}

/** The name of consecutive clicks of which the first opens something and the last chooses in it. */
function choiceName(operations: readonly Operation[]): string | undefined {
  if (!operations.every(({ type }) => type === 'click' || type === 'hover' || type === 'press')) return undefined;
  const labels = operations
    .filter(({ type }) => type !== 'press')
    .map(targetLabelOf)
    .filter(Boolean);
  const unique = labels.filter((label, index) => !same(label, labels[index - 1] ?? ''));
  return unique.length > 1 && unique.length <= 4 ? `Select ${unique.join(' ')}` : undefined;
}

/** The first three operations in a line, and how many more there are: "Click Cart, Press Enter and 2 more". Without what they type. */
export function listName(operations: readonly Operation[]): string {
  const told = operations.slice(0, 3).map(sayShortly);
  const rest = operations.length - told.length;
  return `${told.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** A step in a few words; of an address the part that tells it from others of its site, as it is written. */
function sayShortly(operation: Operation): string {
  if (operation.type !== 'navigate') return tidy(`${ROWS[operation.type].verb} ${targetLabelOf(operation)}`);
  if ((operation.to ?? 'url') !== 'url') return ROWS.navigate.say(operation, '');
  const [, host = '', path = ''] = ADDRESS.exec((operation.url ?? '').replace(/\{\{[^}]*\}\}/g, '…')) ?? [];
  return tidy(`Go to ${shorten(path.length > 1 ? path : host, MAX_ADDRESS)}`);
}
const ADDRESS = /^\w+:\/\/([^/?#]*)([^?#]*)/;
/** Characters; chosen so that three addresses are still one line of a prompt. */
const MAX_ADDRESS = 30;

const and = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);
