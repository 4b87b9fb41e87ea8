import { foldLetters } from '../../../lib/text';
import type { SnapshotElement } from '../../../model/snapshot';
import type { Command } from '../command';
import { grammarFor, grammars } from '../grammars';
import { opensMenu } from '../kinds';
import { bareText } from '../parse-command';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { wordsFor } from '../words-for';
import { choose, setFound } from './option';
import type { Resolution } from './resolution';

/**
 * "25 rows per page", "show 50 entries a page": the list whose options are numbers, or the one control that opens a list and says a number now. Undefined where the
 * sentence says more than that, and where no such control or more than one is there.
 */
export function pageSize(scene: Scene, said: string, language: string, opened: boolean): Resolution | undefined {
  const grammar = grammarFor(language);
  const bare = bareText(said, language);
  const at = grammar.perPage.exec(foldLetters(bare));
  if (!at) return undefined;
  const rest = `${bare.slice(0, at.index)} ${bare.slice(at.index + at[0].length)}`;
  const [size, another] = rest.match(/\d+/g) ?? [];
  if (size === undefined || another !== undefined) return undefined;
  const { small, does, things, contents } = wordsFor(language);
  const isPlain = (word: string) =>
    /^\d+$/.test(word) || [small, does, things, contents, grammar.only].some((plain) => plain.has(word)) || grammar.kinds.has(word);
  const { words } = comparable(rest);
  // What the rows are called nobody knows: "50 orders".
  const others = words.filter((word) => !isPlain(word));
  if (others.length > 1) return undefined;
  const [list, otherList] = scene.entries.filter(
    ({ element: { options = [], tag } }) => tag === 'select' && isOfSizes(options.map(({ label }) => label)),
  );
  const label = list?.element.options?.find((option) => numberIn(option.label) === size)?.label;
  if (list) return label !== undefined && !otherList ? choose(scene, list.element, label, `shows ${size} of them`) : undefined;
  const isShown = saysPerPage(scene.snapshot.text);
  const [menu, otherMenu] = scene.entries.filter(
    ({ element }) => (opensMenu(element) || (isShown && element.role === 'button')) && saysSize(element),
  );
  if (!menu || otherMenu) return undefined;
  const command: Command = { intent: 'set', slots: {}, language, source: said, start: 0, end: 0 };
  const trigger = { ok: true as const, element: menu.element, text: 1, why: 'says how many are shown' };
  return setFound(scene, command, trigger, { text: menu.element.name, quoted: true }, { text: size, quoted: true }, opened);
}

/** The one number that a label begins or ends with: "10", "10 rows", "10 / page". */
const numberIn = (label: string): string | undefined => {
  const [number, other] = label.match(/\d+/g) ?? [];
  return other === undefined && comparable(label).words.length <= SHORT ? number : undefined;
};
/** A number and what it counts; by judgement. */
const SHORT = 3;

/** A number alone, or one and "per page": "Messages 3" tells of something else. */
const saysSize = ({ name, value = '' }: SnapshotElement) =>
  [name, value].some((text) => /^\d+$/.test(text) || (numberIn(text) !== undefined && saysPerPage(text)));

function saysPerPage(text: string): boolean {
  const folded = foldLetters(text);
  return grammars().some(({ perPage }) => perPage.test(folded));
}

/** Numbers, all but one of them, which may say "all". */
const isOfSizes = (labels: readonly string[]): boolean => {
  const numbers = labels.filter((label) => numberIn(label) !== undefined);
  return (
    numbers.length > 1 &&
    labels.length - numbers.length <= 1 &&
    numbers.every((label, index) => index === 0 || Number(numberIn(label)) > Number(numberIn(numbers[index - 1] ?? '')))
  );
};
