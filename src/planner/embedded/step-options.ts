import { tidy } from '../../lib/text';
import type { Command } from './command';
import { ITEM_ROLES } from './inside';
import type { Phrase } from './phrase';
import type { Entry } from './scene';
import { comparable } from './text-fit';

/** Is an element what the options of a workflow's step ask for? Undefined: they ask for nothing of it. */
export function optionsFit({ slots }: Command, { spoken }: Phrase): ((entry: Entry) => boolean) | undefined {
  const role = slots.role?.text.trim().toLowerCase();
  const holds = comparable(slots.contains?.text ?? '').normal;
  const exact = isExact(slots) ? tidy(spoken) : undefined;
  if (!role && !holds && exact === undefined) return undefined;
  return (entry) =>
    (!role || entry.element.role === role) &&
    (exact === undefined || isCalled(entry, exact)) &&
    (!holds || wordsOf(entry).some((words) => comparable(words).normal.includes(holds)));
}

const isExact = (slots: Command['slots']): boolean => slots.exact?.text.trim().toLowerCase() === 'true';

/** In the same letters, by its selector or by what a person sees as its name. */
const isCalled = ({ element: { name, placeholder = '', selector } }: Entry, wanted: string): boolean =>
  selector === wanted || [name, placeholder].some((one) => tidy(one) === wanted);

/** Its own words, and those of the row or entry that it stands in. */
function wordsOf({ element: { name, value = '', placeholder = '', description = '', place } }: Entry): string[] {
  const item = place.find(({ kind }) => ITEM_ROLES.has(kind));
  return [name, value, placeholder, description, item?.name ?? ''];
}

/**
 * Where a step that waits or checks looks: for words anywhere on the page, or, by its options, for a place. Its target is a CSS selector or the words of that
 * place; with `exact` all of them.
 */
export function placeSought(target: string, { slots }: Command): { text?: string; selector?: string } {
  const text = slots.contains?.text;
  if (target === '') return { text: text ?? '' };
  if (text === undefined && !isExact(slots)) return { text: target };
  const selector = /^[#.[]/.test(target) ? target : isExact(slots) ? `:text-is(${JSON.stringify(target)})` : `text=${target}`;
  return { selector, ...(text === undefined ? {} : { text }) };
}
