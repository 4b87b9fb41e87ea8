import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { Served } from '../apps/flow';
import type { Abra } from '../fixtures/abra';
import type { Bed, Command } from './command';

/** What came of one command, by the page's own state and by what Abra said. */
export interface Played {
  bed: string;
  command: Command;
  verdict: 'right' | 'asked' | 'wrong' | 'false success';
  /** Abra said that it is done, and it is not. */
  falsely: boolean;
  /** Abra's words, and what of the page is otherwise. */
  said: string;
}

/** Where the first look at each application is kept, for planning without a browser. */
const LOOKS = path.resolve(import.meta.dirname, '../../node_modules/.cache/abra-commands');

/** Words by which a run that ended well says that it does not know whether all of it happened. */
const DOUBT = /not known|cannot be (known|seen)|could not be seen|nobody knows|not sure/i;
/** A run that takes longer is not waited for, ms. */
const MAX_RUN_MS = 60_000;
/** What the application does after it was done (drawing, saving) is waited for so long, ms. */
const AFTER = 1500;

/** Suggestions that fit every page, and so none. */
const IDLE = /^(scroll|go back|reload)/;

/** Counts what the page hears of a hand: where nothing can be done, nothing may be touched. */
function hear(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { commandsHeard: heard });
  for (const type of ['click', 'dblclick', 'input', 'keydown', 'drop'])
    addEventListener(type, (event) => heard.push(`${type} ${(event.target as Element).localName ?? ''}`), true);
}

/** Plays all commands of a bed, each on the page as nobody has used it. */
export async function playBed(abra: Abra, bed: Bed, only: (command: Command) => boolean): Promise<Played[]> {
  const served = await bed.on.serve(0);
  const played: Played[] = [];
  try {
    for (const command of bed.commands.filter(only)) {
      await served.reset();
      const tab = await abra.browser.context.newPage();
      await tab.addInitScript(hear);
      try {
        played.push(await play(abra, bed, command, tab, served));
      } catch (error) {
        played.push({ bed: bed.on.name, command, verdict: 'asked', falsely: false, said: `BED: ${String(error).slice(0, 300)}` });
      } finally {
        await tab.close();
      }
    }
  } finally {
    await served.close();
  }
  return played;
}

async function play(abra: Abra, bed: Bed, command: Command, tab: Page, served: Served): Promise<Played> {
  const { origin } = new URL(served.url);
  const session = await abra.browser.context.newCDPSession(tab);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await tab.goto(served.url);
  await bed.on.ready(tab);
  // Two frames: what the page does right after it is ready is its own.
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const before = await bed.state(tab, served);
  const kind = command.kind ?? 'possible';
  const wanted = kind === 'possible' ? { ...before, ...command.right } : before;
  // What the page did while it was loaded is its own.
  await tab.evaluate(() => (globalThis as unknown as { commandsHeard: string[] }).commandsHeard.splice(0));
  const run = await abra.run(command.says, {
    tab,
    planner: 'embedded',
    usePlaybooks: false,
    learn: false,
    timeout: MAX_RUN_MS,
    answer: ({ kind: asked }) => (asked === 'confirm' ? 'allow' : undefined),
  });
  if (!run.finished) await abra.call('run.stop', { runId: run.id });
  await keepLook(abra, run.id, bed);
  const { outcome = 'asks', summary = run.question?.text ?? '', suggestions = [] } = run.finished ?? {};
  const done = outcome === 'success' && !DOUBT.test(summary);
  const look = (): Promise<Record<string, unknown>> => bed.state(tab, served).catch(() => ({}));
  let after = await look();
  const end = Date.now() + AFTER;
  while (!isSo(after, wanted) && Date.now() < end) after = await look();
  const heard = await tab.evaluate(() => (globalThis as unknown as { commandsHeard?: string[] }).commandsHeard ?? []).catch(() => ['left']);
  const told = command.tells?.test(summary) ?? true;
  const touched = !isSo(after, before) || (kind !== 'possible' && heard.length > 0);
  const there = isSo(after, wanted) && told;
  const useful = command.suggests ? command.suggests.test(suggestions[0] ?? '') : !IDLE.test(suggestions[0] ?? '');
  const reached = kind === 'possible' && there && (command.tells !== undefined || touched || heard.length > 0);
  const falsely = done && !reached;
  const onTheWay = !done && command.via !== undefined && isSo(after, { ...before, ...command.via });
  const wrong = kind === 'possible' ? touched && !isSo(after, wanted) && !onTheWay : touched;
  const right = kind === 'possible' ? reached && done : useful;
  const verdict = wrong ? 'wrong' : falsely ? 'false success' : right ? 'right' : 'asked';
  const otherwise = Object.entries(after).filter(([key]) => !isSo({ [key]: after[key] }, { [key]: wanted[key] }));
  const page = otherwise.length ? ` | the page: ${JSON.stringify(Object.fromEntries(otherwise)).slice(0, 300)}` : '';
  const offers = suggestions.length ? ` | offers: ${suggestions.join(' / ')}` : '';
  return { bed: bed.on.name, command, verdict, falsely, said: `${outcome}: ${summary}${offers}${page}` };
}

/** A pattern is tried on the JSON of a field. */
export function isSo(state: Record<string, unknown>, wanted: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([key, value]) =>
    value instanceof RegExp ? value.test(JSON.stringify(state[key]) ?? '') : isDeepStrictEqual(state[key], value),
  );
}

export const lookFile = ({ on }: Bed): string => path.join(LOOKS, `${on.name.replace(/\W+/g, '-')}.json`);

async function keepLook(abra: Abra, runId: string, bed: Bed): Promise<void> {
  const { events } = await abra.call('run.load', { runId });
  const look = events.find((event) => event.kind === 'looked');
  if (look?.kind !== 'looked') return;
  mkdirSync(LOOKS, { recursive: true });
  writeFileSync(lookFile(bed), JSON.stringify(look.snapshot));
}
