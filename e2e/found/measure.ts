import type { BrowserContext, Frame, Page } from 'playwright';
import type { Outcome, Recorded } from '../../src/page/find/fixtures/round-trip';
import { bundled } from '../fixtures/bundled';
import type { FoundHarness } from './found.entry';

/** Elements looked for on one page, and the seed by which they are chosen where there are more. */
const LIMIT = Number(process.env.FOUND_LIMIT ?? 60);
const SEED = Number(process.env.FOUND_SEED ?? 1);

/** Gives every page of a context the page layer and the questions of the property. */
export async function bringHarness(context: BrowserContext): Promise<void> {
  await context.addInitScript(await bundled(new URL('found.entry.ts', import.meta.url)));
}

/** A page of which every element is to be found. `again` shows it anew, as it was. */
export interface FoundPage {
  name: string;
  show: (page: Page) => Promise<void>;
}

export const WHENS = ['at once', 'after a reload', 'drawn again', 'refilled'] as const;
type When = (typeof WHENS)[number];
export type Measured = { name: string } & Record<When, Outcome>;

/** The property on one page and all of its frames. */
export async function measure(page: Page, { name, show }: FoundPage): Promise<Measured> {
  await show(page);
  const written = new Map<string, Recorded[]>();
  const measured: Measured = { name, 'at once': nothing(), 'after a reload': nothing(), 'drawn again': nothing(), refilled: nothing() };
  for (const frame of page.frames()) {
    const recorded = await ask(frame, 'record', [LIMIT, SEED]).catch(() => undefined);
    if (!recorded) continue;
    written.set(placeOf(frame), recorded as Recorded[]);
    add(measured['at once'], (await ask(frame, 'atOnce', [recorded])) as Outcome);
  }
  await show(page);
  for (const frame of page.frames()) {
    const recorded = written.get(placeOf(frame));
    if (!recorded) continue;
    add(measured['after a reload'], (await ask(frame, 'reloaded', [recorded])) as Outcome);
    add(measured['drawn again'], (await ask(frame, 'redrawn', [recorded])) as Outcome);
    add(measured.refilled, (await ask(frame, 'refilled', [recorded])) as Outcome);
  }
  return measured;
}

interface Held {
  foundHarness: Record<keyof FoundHarness, (...given: unknown[]) => unknown>;
}
const ask = (frame: Frame, what: keyof FoundHarness, given: unknown[]): Promise<unknown> =>
  frame.evaluate(([name, values]) => (globalThis as unknown as Held).foundHarness[name as keyof FoundHarness](...values), [
    what,
    given,
  ] as const);

/** Child indexes from the top down. */
const placeOf = (frame: Frame): string => {
  const parent = frame.parentFrame();
  return parent ? `${placeOf(parent)} ${parent.childFrames().indexOf(frame)}` : '';
};

const nothing = (): Outcome => ({ elements: 0, found: 0, wrong: [], abstained: [] });

function add(sum: Outcome, one: Outcome): void {
  sum.elements += one.elements;
  sum.found += one.found;
  sum.wrong.push(...one.wrong);
  sum.abstained.push(...one.abstained);
}

/** One line a page: elements, found, wrong, abstained. */
export function line(measured: Measured): string {
  const parts = WHENS.map((when) => {
    const { elements, found, wrong, abstained } = measured[when];
    return `${when} ${elements}: ${found} found, ${wrong.length} wrong, ${abstained.length} abstained`;
  });
  return `${measured.name.padEnd(36)} ${parts.join(' · ')}`;
}
