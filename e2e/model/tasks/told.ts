import { unfold } from '../../../src/planner/prompt/unfold.fixture';
import type { ModelRequest } from '../serve-model.mjs';

/** An element as a request tells it. `called`: role and name; `beside`: what it stands in, and the line of text above it. */
export interface Told {
  id: number;
  called: string;
  beside: string;
}

/** An element as a kept answer names it: by what it is called, and where several are called so, by what it stands beside, else by its place among them. */
export interface Named {
  element: string;
  beside?: string;
  nth?: number;
  of?: number;
}

/** The elements of the page as the model knows them now: those of the last whole page, with what later turns say is different. */
export function toldElements(body: ModelRequest['body']): Told[] {
  const told = new Map<number, Told>();
  for (const page of pagesOf(body)) {
    if (!page.includes('Since the last look:')) told.clear();
    readPage(unfold(page), told);
  }
  return [...told.values()];
}

/** The texts of the conversation that tell a page, oldest first. */
function pagesOf(body: ModelRequest['body']): string[] {
  type Said = { role: string; content: string | { type: string; text?: string }[] };
  return (body.messages as Said[])
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => (typeof content === 'string' ? [content] : content.map(({ text = '' }) => text)))
    .filter((text) => /^ ?\[\d+[\] ]/m.test(text));
}

function readPage(page: string, told: Map<number, Told>): void {
  let heading = '';
  let above = '';
  for (const line of page.split('\n')) {
    const [, number, said = ''] = /^\[(\d+)\] (.*)$/.exec(line) ?? [];
    if (number === undefined) {
      if (line.startsWith('In: ')) heading = line;
      else if (line.startsWith('Elsewhere:')) heading = '';
      else if (line.startsWith('Gone: ')) for (const id of gone(line)) told.delete(id);
      else above = line;
      continue;
    }
    const id = Number(number);
    const [, place = ''] = / — (.*)$/.exec(said) ?? [];
    told.delete(id);
    told.set(id, { id, called: calledIn(said), beside: words(`${place} ${heading} ${above}`) });
  }
}

/** Role and name: `button "Theme"`. */
const calledIn = (said: string) => /^\S+(?: "[^"]*"(?:[^"\s][^"]*")*)?/.exec(said)?.[0] ?? said;

/** Words alone, so that signs and marks of a listing may change. */
const words = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

function gone(line: string): number[] {
  return [...line.matchAll(/\[(\d+)\](?:–\[(\d+)\])?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  );
}

export function nameOf(id: number, told: readonly Told[]): Named {
  const one = told.find((known) => known.id === id);
  if (!one) throw new Error(`The request tells no element [${id}].`);
  const alike = told.filter(({ called }) => called === one.called);
  if (alike.length === 1) return { element: one.called };
  const nth = alike.indexOf(one) + 1;
  const isAlone = alike.filter(({ beside }) => beside === one.beside).length === 1;
  return { element: one.called, ...(isAlone ? { beside: one.beside } : {}), nth, of: alike.length };
}

/** The number that an element has now; undefined where it is not told any more, or not known from its like. Times and ports may differ. */
export function numberOf({ element, beside, nth, of }: Named, told: readonly Told[]): number | undefined {
  const exact = told.filter(({ called }) => called === element);
  const alike = exact.length ? exact : told.filter(({ called }) => withoutNumbers(called) === withoutNumbers(element));
  const [only, another] = beside === undefined ? alike : alike.filter((one) => one.beside === beside);
  if (only && !another) return only.id;
  return nth !== undefined && alike.length === of ? alike[nth - 1]?.id : undefined;
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, '#');
