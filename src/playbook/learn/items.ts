import type { Snapshot } from '../../model/page/snapshot';
import type { Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import { isWriting } from '../../model/plan/writing';
import type { Param, Playbook } from '../../model/playbook/playbook';
import { elementsOfItem, holds, nameOnElement, tellsItem } from '../../model/run/item';
import type { Outcome } from '../../model/run/leg';
import { givenValue } from '../recall/given-value';
import { type Token, tokenise } from '../recall/tokens';
import { placesInGoal } from './goal-pattern';
import { uniqueName } from './params';

/** A step of a run with the page as its planner saw it. */
export interface SeenStep {
  operation: Operation;
  snapshot: Snapshot | undefined;
}

/**
 * The param for the item that a goal names, where the steps act on one of several alike ("cancel the trip of Carla Reyes": her row among others). Its words
 * stand once in the goal, as they are written in the page, and a page of the run showed other items. Undefined where that is not so, where two items are
 * named, or where the words were typed too.
 */
export function itemParam(goal: string, steps: readonly SeenStep[], taken: readonly Param[]): Param | undefined {
  const tokens = tokenise(goal);
  const isOnly = !taken.some(({ default: value }) => value !== undefined && placesInGoal(tokens, value).length > 0);
  const named = steps.flatMap(({ operation, snapshot }) => {
    const print = printOf(operation);
    const words = print && snapshot ? wordsNaming(print, goal, isOnly).filter((one) => placesInGoal(tokens, one).length === 1) : [];
    return words.filter((one) => print && steps.some((other) => other.snapshot && hasOthers(print, one, other.snapshot)));
  });
  const [recorded, another] = [...new Set(named)];
  if (recorded === undefined || another !== undefined) return undefined;
  if (taken.some(({ default: value }) => value !== undefined && (holds(value, recorded) || holds(recorded, value)))) return undefined;
  if (steps.some(({ operation }) => isWriting(operation) && holds(operation.text, recorded))) return undefined;
  if (steps.some(({ operation }) => operation.type === 'navigate' || operation.type === 'drag')) return undefined;
  const name = uniqueName(
    'item',
    taken.map((one) => one.name),
  );
  const at = steps.flatMap(({ operation }, step) => {
    const print = printOf(operation);
    return print && tellsItem(print, recorded) ? [step] : [];
  });
  const param: Param = { name, kind: 'text', label: 'Which one', default: recorded, known: [recorded], item: { steps: at } };
  // What could not be read out of a goal again ("To do", where "to" may be a word of the goal) makes no blank in it.
  const isQuoted = tokens.some(({ kind, raw }) => kind === 'quoted' && raw === recorded);
  return isQuoted || givenValue(tokenise(recorded), recorded, param) !== undefined ? param : undefined;
}

const printOf = (operation: Operation): Fingerprint | undefined => ('fingerprint' in operation ? operation.fingerprint : undefined);

/**
 * The words of the goal that name its item: what its row is called, or the longest part of its own words that stands beside others there; or all of its own
 * words ("green-tea" in "show what the package green-tea needs"), where the goal says more than them and has no other value: "new note" in "make a new note
 * called Oslo" is what is to be done.
 */
function wordsNaming(print: Fingerprint, goal: string, isOnly: boolean): string[] {
  const rows = print.landmarks.flatMap(({ kind, name }) => (name !== undefined && ITEMS.has(kind) && holds(goal, name) ? [name] : []));
  const [row] = rows;
  if (row !== undefined) return [row];
  const own = nameOnElement(print);
  const words = own.split(/[\s(),;|·]+/).filter(Boolean);
  const runs = words.flatMap((_, from) => words.slice(from).map((__, to) => words.slice(from, from + to + 1)));
  const said = runs
    .map((run) => run.join(' '))
    .filter((run) => holds(own, run) && holds(goal, run) && (run === own ? isOnly && isNamedIn(goal, own) : /\p{Lu}|\p{Lo}/u.test(run)))
    .sort((left, right) => right.length - left.length);
  return said.slice(0, 1);
}

/**
 * Are these words a name in the goal, and not what is to be done ("like and share"), with others beside them that say what it is about? "Open Billing" is not known
 * for whatever else may be opened.
 */
function isNamedIn(goal: string, words: string): boolean {
  const isWord = ({ kind }: Token) => kind === 'word' || kind === 'quoted';
  const inGoal = tokenise(goal);
  const [place] = placesInGoal(inGoal, words);
  const rest = inGoal.filter(({ start, end }) => place && (end <= place.start || start >= place.end));
  return rest.length < inGoal.length && tokenise(words).every(isWord) && rest.some(isWord);
}

const ITEMS = new Set(['row', 'listitem', 'item', 'article', 'treeitem']);

/** Did a page of the run show others like it, so that the goal might as well have named one of those? */
function hasOthers(print: Fingerprint, recorded: string, snapshot: Snapshot): boolean {
  const values = new Set(
    snapshot.elements.flatMap(({ name, place }) => [
      ...otherWords(nameOnElement(print), name, recorded),
      ...place.flatMap((now) =>
        print.landmarks.filter(({ kind }) => kind === now.kind).flatMap((was) => otherWords(was.name, now.name, recorded)),
      ),
    ]),
  );
  values.delete(recorded);
  return [...values].some((value) => elementsOfItem(print, { recorded, value }, snapshot).length > 0);
}

/** The words that stand where the recorded ones do. */
function otherWords(was: string | undefined, now: string | undefined, recorded: string): string[] {
  if (was === undefined || now === undefined || !holds(was, recorded)) return [];
  const at = was.indexOf(recorded);
  const before = countWords(was.slice(0, at));
  const after = countWords(was.slice(at + recorded.length));
  const words = now.split(/[\s(),;|·]+/).filter(Boolean);
  return [words.slice(before, words.length - after).join(' ')].filter(Boolean);
}

const countWords = (text: string) => text.split(/[\s(),;|·]+/).filter(Boolean).length;

/** The other item that a reference means, with the steps that are about it. */
export interface BoundItem {
  recorded: string;
  value: string;
  steps: readonly number[];
}

/** Does a reference give another item than the recorded one? */
export function otherItem({ params }: Pick<Playbook, 'params'>, values: Readonly<Record<string, string>>): BoundItem | undefined {
  const param = params.find(({ item }) => item !== undefined);
  const value = param && values[param.name];
  if (!param?.item || param.default === undefined || value === undefined || value === param.default) return undefined;
  return { recorded: param.default, value, steps: param.item.steps };
}

/**
 * What a step promises for another item. What came before the first step that is about the item did not depend on which one it is, and is promised as it
 * was recorded, without what names the recorded item. From then on, of what appeared, went or changed only what is called as the item is, as the rest may be
 * the recorded item's own (its dates, its price); an address only where the item is named in it. Null where nothing is left that can be promised.
 */
export function outcomeForItem(outcome: Outcome, item: BoundItem, step: number): Outcome | null {
  const promised = step < Math.min(...item.steps) ? beforeItem(outcome, item) : onItem(outcome, item);
  return Object.values(promised).some((part) => part.length) ? promised : null;
}

function beforeItem({ navigatesTo, ...lists }: Outcome, { recorded }: BoundItem): Outcome {
  const unnamed = Object.entries(lists).map(([kind, entries]) => [kind, entries.filter((entry) => !holds(entry, recorded))] as const);
  return {
    ...(navigatesTo !== undefined && !holds(navigatesTo, recorded) ? { navigatesTo } : {}),
    ...Object.fromEntries(unnamed.filter(([, entries]) => entries.length)),
  };
}

function onItem(outcome: Outcome, { recorded, value }: BoundItem): Outcome {
  const entries = (list: string[] | undefined): string[] =>
    (list ?? []).filter((entry) => entry.split(' ').slice(1).join(' ') === recorded).map((entry) => `${entry.split(' ', 1)[0]} ${value}`);
  const [appeared, disappeared] = [entries(outcome.appeared), entries(outcome.disappeared)];
  const path = outcome.navigatesTo;
  return {
    ...(path !== undefined && holds(path, recorded) ? { navigatesTo: path.replace(recorded, () => value) } : {}),
    ...(appeared.length ? { appeared } : {}),
    ...(disappeared.length ? { disappeared } : {}),
    ...(outcome.effects ? { effects: outcome.effects.filter((effect) => !holds(effect, recorded)) } : {}),
  };
}

/** The operation for another item: called as that one is, without what only the recorded element has. Its element is looked up in the page. */
export function operationForItem<Kind extends Operation>(operation: Kind, { recorded, value }: BoundItem): Kind {
  const print = printOf(operation);
  if (!print) return operation;
  const renamed = (text: string | undefined) => text?.split(recorded).join(value);
  const { name, text, tag, role, landmarks, blocks = [], frame } = print;
  const dialogs = blocks.filter((one) => one.kind === 'dialog' && holds(one.name, recorded));
  const { selector: _selector, position: _position, ...rest } = operation as Kind & { selector?: string; position?: object };
  const fingerprint: Fingerprint = {
    selectors: [],
    tag,
    ...(role === undefined ? {} : { role }),
    ...(name === undefined ? {} : { name: renamed(name) as string }),
    ...(text === undefined ? {} : { text: renamed(text) as string }),
    attributes: {},
    landmarks: landmarks.map((one) => (one.name === undefined ? one : { ...one, name: renamed(one.name) as string })),
    ...(dialogs.length ? { blocks: dialogs.map(({ kind }) => ({ kind, name: value })) } : {}),
    neighbours: [],
    ...(frame ? { frame } : {}),
  };
  return { ...rest, fingerprint } as unknown as Kind;
}
