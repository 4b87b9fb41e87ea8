import { shorten } from '../../lib/text';
import { sayElement } from '../../model/page/element-words';
import type { SnapshotElement } from '../../model/page/snapshot';
import type { Action, Method } from './action';
import type { Command, Said } from './command';
import { sayElementIn } from './say-element-in';
import { isEditable, type Scene } from './scene';
import type { Voice } from './voice';

/** One action of a command. */
export interface OneAct {
  kind: 'act';
  action: Action;
  /** Why this element. */
  reason: string;
  /** The command needs another look after this action: a menu had to be opened first. */
  unfinished?: boolean;
  /** The page is another one afterwards; what follows needs a fresh snapshot. */
  changes: boolean;
}

/** What is made of one command on one page. */
export type Resolution =
  | OneAct
  /** Nothing to do: it is so already. */
  | { kind: 'done'; why: string }
  | { kind: 'abstain'; summary: string; suggestions: readonly string[] };

/** What a resolver may look at. */
export interface CommandContext {
  command: Command;
  scene: Scene;
  /** An earlier look already opened something for this command. */
  opened: boolean;
  /** What the command before it was done to, on the same page: "it". */
  previous?: SnapshotElement | undefined;
}
export type Resolve = (context: CommandContext) => Resolution;

/** The words of a slot, or nothing. */
export const slotText = (said: Said | undefined): string => said?.text.trim() ?? '';

/** It cannot be done, or it is not known what is meant: what would work is suggested, as much of it as is shown. */
export const abstain = (summary: string, suggestions: readonly string[] = []): Resolution & { kind: 'abstain' } => ({
  kind: 'abstain',
  summary,
  suggestions: [...new Set(suggestions)].slice(0, 3),
});

const argumentsOf = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }));

/** What concerns no element of the page. */
export const withoutElement = (changes: boolean, method: Method, description: string, values: Record<string, string> = {}): OneAct => ({
  kind: 'act',
  action: { description, method, arguments: argumentsOf(values) },
  reason: 'needs no element',
  changes,
});

const CHANGING = new Set<Method>(['click', 'doubleClick', 'rightClick', 'dragAndDrop', 'selectOption', 'press']);

/** The action on an element. */
export const act = (
  { locatorOf }: Scene,
  element: SnapshotElement,
  method: Method,
  reason: string,
  values: Record<string, string> = {},
): OneAct => ({
  kind: 'act',
  action: { locator: locatorOf(element), description: labelOf(element), method, arguments: argumentsOf(values) },
  reason,
  changes: (CHANGING.has(method) && (method === 'press' || !isEditable(element))) || values.submit !== undefined,
});

/** The name of an element as it can be said again. */
export const spokenName = ({ name, placeholder, value }: SnapshotElement): string =>
  shorten(name || placeholder || value || '', 80).replace(/["“”]/g, '');

/** The command that presses it. */
export const sayClick = (say: Voice, element: SnapshotElement): string =>
  say('click', { target: say('named', { name: spokenName(element) }) });

const calledOf = ({ name, placeholder, description }: SnapshotElement): string => name || placeholder || description || '';

/** "button “Save”", for the journal. */
const labelOf = (element: SnapshotElement): string => sayElement(element, calledOf(element) || element.selector, 60, '“”');

/** The same for a person, in the language of the command. */
export const labelIn = (say: Voice, element: SnapshotElement): string => sayElementIn(say, element.role, calledOf(element));
