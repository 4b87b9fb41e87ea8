import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { partName, rankByWords } from '../../src/lib/rank-words';
import type { PageOffer } from '../../src/model/page/page-offer';
import { pageOffers } from '../../src/model/page/page-offers';
import type { Snapshot } from '../../src/model/page/snapshot';
import { publish } from './publish';

/**
 * First looks at 57 published pages, as the scanner had them on 29 November 2026, of what `pageOffers` reads of an element; and for each of their possible commands what
 * a hand did first. A line is a page.
 */
interface Page {
  bed: string;
  page: string;
  /** Not looked at while the list was worked on. */
  sealed?: true;
  elements: Snapshot['elements'];
  acts: Act[];
}
interface Act {
  says: string;
  /** Of the element acted on, or of the one around it that is offered; undefined where none is. */
  ref?: number;
  option?: string;
}
interface Tried extends Pick<Page, 'bed' | 'page' | 'sealed'>, Act {
  /** After so many characters of its name, or of its name and row, it is among the first three. */
  byName?: number | undefined;
  byPlace?: number | undefined;
}

const MOST = 12;
const AMONG = 3;
const ABOUT =
  'The possible commands of five beds of pages, by the first looks that were kept of them. What a hand did first for each (a press, a choice, a text) is to be among the first three of what the page offers, after at most twelve typed characters of its name, or of its name and its row or section; aim: 90 %. Not listed are fields of secrets (by intent), texts that only answer a double click, fields without any name, and boxes of which only the label is seen. Sealed: not looked at while the list was worked on.';

test('what a hand does first is among the first three of the list after twelve characters', () => {
  const text = readFileSync(new URL('list/first-looks.jsonl', import.meta.url), 'utf8');
  const pages = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Page);
  const tried = pages.flatMap(tryPage);
  const open = tried.filter(({ sealed }) => !sealed);
  const sealed = tried.filter((one) => one.sealed);
  const beds = [...new Set(pages.map(({ bed }) => bed))];
  publish('', {
    name: 'list',
    title: 'The list under the goal box',
    about: ABOUT,
    heads: ['bed', 'acts by hand', 'listed', 'by the name', 'by name, or name and row', 'share', 'characters, median'],
    rows: [...beds.map((bed) => row(bed, inBed(open, bed))), row('all', open), row('sealed pages', sealed)],
    details: open,
  });
  expect(share(open)).toBeGreaterThan(0.9);
});

const inBed = (tried: readonly Tried[], name: string) => tried.filter(({ bed }) => bed === name);

function tryPage({ elements, acts, ...of }: Page): Tried[] {
  const snapshot = { elements: elements.map((one) => ({ ...one, frame: 0 })), frames: [{ documentId: 'page' }] } as Snapshot;
  const offers = pageOffers(snapshot);
  const all = offers.map((one) => {
    const around = [one.option === undefined ? '' : one.name, ...one.place.map((landmark) => landmark.name ?? '')];
    return partName(one, one.option ?? one.name, around.join(' '));
  });
  return acts.map((act) => {
    const offer = offers.find(({ ref, option }) => ref === act.ref && option === act.option);
    const isAmong = (typed: string) =>
      rankByWords(typed, all)
        .slice(0, AMONG)
        .includes(offer as PageOffer);
    return { ...of, ...act, ...(offer ? typedUntil(offer, isAmong) : { ref: undefined }) };
  });
}

function typedUntil({ option, name: called, place }: PageOffer, isAmong: (typed: string) => boolean): Pick<Tried, 'byName' | 'byPlace'> {
  const name = option ?? called;
  const around = place.find((one) => one.name && one.name !== called)?.name ?? '';
  const counts = Array.from({ length: MOST }, (_, at) => at + 1);
  const byName = counts.find((count) => count <= [...name].length && isAmong([...name].slice(0, count).join('')));
  const both = (count: number) =>
    counts.some((some) => some < count && isAmong(`${name.slice(0, some)} ${around.slice(0, count - some - 1)}`));
  return { byName, byPlace: byName ?? (around ? counts.find((count) => count > 2 && both(count)) : undefined) };
}

const found = (tried: readonly Tried[]) => tried.flatMap(({ byPlace }) => byPlace ?? []).sort((left, right) => left - right);
const share = (tried: readonly Tried[]) => found(tried).length / tried.length;

function row(name: string, tried: readonly Tried[]): (string | number)[] {
  const typed = found(tried);
  const listed = tried.filter(({ ref }) => ref !== undefined).length;
  const byName = tried.filter((one) => one.byName).length;
  const percent = `${(100 * share(tried)).toFixed(1)} %`;
  return [name, tried.length, listed, byName, typed.length, percent, typed[Math.floor(typed.length / 2)] ?? '–'];
}
