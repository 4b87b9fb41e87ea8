import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, test } from '@playwright/test';
import { build } from 'esbuild';
import { browserSwitches } from '../../src/runner/browser-switches';
import { findChromium } from '../../src/runner/chromium.mjs';
import type { Bed } from '../commands/command';
import { bedsNamed } from '../commands/named';
import { isSealed } from '../commands/tally';
import { installIn } from '../dependencies.mjs';
import type { Listed } from './list.entry';
import { publish } from './publish';

/** The five beds of pages: their possible commands, each by the first thing that a hand does for it. SEALED=1 the sealed pages, by their figures alone. ONLY=words those whose name holds them. */
const BEDS = ['pages', 'newest', 'latest', 'fresh', 'everyday'];
const sealed = process.env.SEALED !== undefined;
const only = process.env.ONLY ?? '';

const ABOUT =
  'The possible commands of the five beds of pages. What a hand does first for each (a press, a choice, a text) is to be among the first three of what the page offers, after at most twelve typed characters of its name, or of its name and its row or section; aim: 90 %. Not listed are fields of secrets (by intent), texts that only answer a double click, fields without any name, and boxes of which only the label is seen.';

interface Tried extends Listed {
  bed: string;
  says: string;
}

test('what a hand does first is among the first three of the list after twelve characters', async () => {
  test.setTimeout(3_600_000);
  installIn(path.resolve(import.meta.dirname, '../commands/pages'));
  const built = await build({
    entryPoints: [fileURLToPath(new URL('list.entry.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  const script = built.outputFiles[0]?.text ?? '';
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserSwitches() });
  const all: (Tried & { of: string })[] = [];
  try {
    const left = BEDS.flatMap((name) => bedsNamed(name).map((bed) => ({ name, bed })))
      .filter(({ bed }) => isSealed(bed) === sealed && bed.on.name.includes(only))
      .values();
    const work = async () => {
      for (const { name, bed } of left) {
        const tried = await tryBed(bed, script, browser);
        all.push(...tried.map((one) => ({ ...one, of: name })));
        if (!sealed) console.log(row(bed.on.name, tried).join(' | '));
      }
    };
    await Promise.all([work(), work(), work()]);
  } finally {
    await browser.close();
  }
  const rows = [
    ...BEDS.map((name) =>
      row(
        name,
        all.filter(({ of }) => of === name),
      ),
    ),
    row('all', all),
  ];
  if (!sealed)
    for (const one of all.filter(({ byPlace }) => !byPlace))
      console.log(`[${one.bed}] “${one.says}”: ${one.did} / ${one.name ?? 'not listed'}`);
  publish(browser.version(), {
    name: sealed ? 'list-sealed' : 'list',
    title: `The list under the goal box, on the ${sealed ? 'sealed' : 'open'} pages`,
    about: ABOUT,
    command: 'list',
    heads: ['bed', 'acts by hand', 'listed', 'by the name', 'by name, or name and row', 'share', 'characters, median'],
    rows,
    whole: !only,
    details: sealed ? rows : all,
  });
});

async function tryBed(bed: Bed, script: string, browser: Awaited<ReturnType<typeof chromium.launch>>): Promise<Tried[]> {
  const served = await bed.on.serve(0);
  const tried: Tried[] = [];
  try {
    for (const { says, kind = 'possible', hand } of bed.commands) {
      if (kind !== 'possible' || !hand) continue;
      await served.reset();
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
      try {
        const tab = await context.newPage();
        await tab.goto(served.url);
        await bed.on.ready(tab);
        tab.setDefaultTimeout(4000);
        await tab.addScriptTag({ content: script });
        await tab.evaluate(() => (globalThis as unknown as { watchHand(): void }).watchHand());
        // A hand that leaves the page takes what was seen with it: it is told before.
        let seen: Listed = {};
        await tab.exposeFunction('tellListed', (listed: Listed) => {
          seen = listed;
        });
        await tab.evaluate(() => {
          const world = globalThis as unknown as { listedHand(): unknown; tellListed(listed: unknown): void };
          for (const type of ['pointerdown', 'input', 'change', 'keydown', 'click'])
            addEventListener(type, () => world.tellListed(world.listedHand()), { capture: true, once: true });
        });
        await hand(tab).catch(() => undefined);
        if (seen.did) tried.push({ ...seen, bed: bed.on.name, says });
      } finally {
        await context.close();
      }
    }
  } finally {
    await served.close();
  }
  return tried;
}

function row(name: string, tried: readonly Tried[]): (string | number)[] {
  const found = tried.flatMap(({ byPlace }) => byPlace ?? []).sort((left, right) => left - right);
  const count = (has: (one: Tried) => unknown) => tried.filter(has).length;
  const share = tried.length ? `${((100 * found.length) / tried.length).toFixed(1)} %` : '–';
  return [
    name,
    tried.length,
    count((one) => one.name),
    count((one) => one.byName),
    found.length,
    share,
    found[Math.floor(found.length / 2)] ?? '–',
  ];
}
