import { textLines } from '../answer/labelled';
import { conceptOf } from '../concepts';
import { grammarFor, grammars } from '../grammars';
import { hasCapability } from '../kinds';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { wordsFor } from '../words-for';
import { act } from './click';
import type { Resolution } from './resolution';

/** What the pages of a document are turned by: the field that holds the number of the one that is shown. */
interface Turner {
  field: Entry;
  /** How many there are, where the page says so. */
  of: number;
}

/** "Go to page 3", "jump to the last page": the number is written in the field that holds it, if there is such a page. Undefined without such a field. */
export function toPage(scene: Scene, said: string, language: string): Resolution | undefined {
  const { words } = comparable(said);
  const at = words.findIndex(isPage);
  if (at < 0) return undefined;
  const [number, other] = words.flatMap((word) => (/^\d+$/.test(word) ? Number(word) : (ordinalOf(word) ?? [])));
  if (number === undefined || other !== undefined) return undefined;
  const turner = turnerOf(scene);
  if (!turner) return pagerTo(scene, words, number, language);
  const page = number < 0 ? turner.of : number;
  if (page > turner.of) return undefined;
  return act(scene, turner.field.element, 'type', `page ${page} of ${turner.of}`, { text: String(page), submit: 'true' });
}

/** "Page 3", "the last page", where pages are turned by numbers in a line: the control that is called so, else the highest number. */
function pagerTo(scene: Scene, words: readonly string[], number: number, language: string): Resolution | undefined {
  const { small, does, things } = wordsFor(language);
  const isPlain = (word: string) => isPage(word) || ordinalOf(word) !== undefined || [small, does, things].some((plain) => plain.has(word));
  const usable = scene.entries.filter((entry) => hasCapability(entry.element, 'clickable') && !entry.element.states.includes('disabled'));
  const numbers = usable.filter(({ element }) => /^\d{1,5}$/.test(element.name) && !isEditable(element));
  const [first] = numbers;
  const isLine = numbers.length > 1 && numbers.every(({ element }) => Math.abs(element.box.y - (first?.element.box.y ?? 0)) < ONE_LINE);
  // Between a number and a page Chinese and Japanese have short words that no list of ours has ("第", "目"); a deed is a concept.
  const isShort = (word: string) => !grammarFor(language).spaced && word.length <= 2 && conceptOf(word) === undefined;
  const isSaid = words.every((word) => isPlain(word) || isShort(word) || /^\d+$/.test(word));
  if (!isLine || !isSaid) return undefined;
  const called = numbers.filter(({ element }) => Number(element.name) === number);
  if (number >= 0) return called[0] && called.length === 1 ? act(scene, called[0].element, 'click', `page ${number}`) : undefined;
  const isCalled = ({ element }: Entry) => comparable(element.name).words.every((word) => ordinalOf(word) === number || isPage(word));
  const [last, other] = usable.filter(
    (entry) => comparable(entry.element.name).words.length > 0 && isCalled(entry) && !isPage(comparable(entry.element.name).normal),
  );
  const highest = numbers.toSorted((left, right) => Number(right.element.name) - Number(left.element.name))[0];
  const entry = last && !other ? last : highest;
  return entry && act(scene, entry.element, 'click', `page ${entry.element.name}`);
}
/** Numbers in one line differ by less, CSS px; by judgement. */
const ONE_LINE = 8;

/** "How many pages does it have?", where the page says it beside the field. */
export function pagesTold(scene: Scene, words: readonly string[]): { text: string; from: Entry } | undefined {
  const turner = words.length > 0 && words.every(isPage) ? turnerOf(scene) : undefined;
  return turner && { text: String(turner.of), from: turner.field };
}

/** In any language: who says no verb does not tell which it is. */
const ordinalOf = (word: string): number | undefined => grammars().flatMap(({ ordinals }) => ordinals.get(word) ?? [])[0];

const isPage = (word: string) => conceptOf(word) === 'page';

function turnerOf(scene: Scene): Turner | undefined {
  const [field, other] = scene.entries.filter(
    ({ element, texts }) => isEditable(element) && /^\d+$/.test(element.value ?? '') && texts.some(({ text }) => text.words.some(isPage)),
  );
  const told = new Set(
    textLines(scene).flatMap((line) => /(?:^|\d\s*|\s)\/\s*(\d+)$/u.exec(line)?.[1] ?? /^\p{L}+\s+(\d+)$/u.exec(line)?.[1] ?? []),
  );
  const [of, another] = told;
  return field && !other && of && !another && Number(of) >= Number(field.element.value) ? { field, of: Number(of) } : undefined;
}
