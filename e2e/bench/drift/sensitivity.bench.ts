import { expect, test } from '@playwright/test';
import { bundled } from '../../fixtures/bundled';
import { launchChromium } from '../../fixtures/launch-chromium';
import { serveSites } from '../../sites/serve.mjs';
import { publish } from '../publish';
import { movableThresholds } from './movable-thresholds';
import { MUTATIONS, removedOf } from './mutations';
import type { Move, SensitivityBench } from './sensitivity.entry';
import { showState } from './show-state';
import { STATES } from './states';
import type { Answer } from './ways-compared';

/** Every third target of a page, which takes 13 minutes at load 12; SHARE=n takes every n-th, ONLY=words the thresholds whose name holds them, and both write nothing. */
const share = Number(process.env.SHARE ?? 3);
const only = process.env.ONLY ?? '';
const SEED = 1;
/** A page of each kind (fields, a list of choices, cards, rows), and the drifts after which `find` has to vote. */
const PAGES = ['themes', 'theme menu', 'login', 'results', 'product', 'cart'];
const DRIFTS = [
  'order changed',
  'text reworded',
  'a third removed',
  'keys gone, tags, wrappers',
  'keys gone, twin, order, wrappers',
  'keys gone, text reworded',
  'translated, order',
  'keys gone, text reworded, order',
  'all but the words',
  'keys gone, order, a third removed',
  'keys gone, text reworded, a third removed',
];

interface Held {
  sensitivityBench: SensitivityBench;
}

test('which verdicts each threshold of find decides', async () => {
  test.setTimeout(3_600_000);
  const sites = await serveSites();
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'desk', value: 'open', url: `${sites.origin}/desk` }]);
    const script = await bundled(new URL('sensitivity.entry.ts', import.meta.url), { plugins: [movableThresholds] });
    const page = await context.newPage();
    await page.addInitScript(script);
    await page.goto(sites.origin);
    const values = await page.evaluate(() => (globalThis as unknown as Held).sensitivityBench.values());
    const moves = movesOf(values).filter(({ name }) => name.includes(only));
    const answers: Answer[][] = [[], ...moves.map((): Answer[] => [])];
    for (const state of STATES.filter(({ name }) => PAGES.includes(name))) {
      await showState(page, sites, state, { name: '', drift: [] }, SEED, []);
      const targets = await page.evaluate(
        ([list, every, start]) => (globalThis as unknown as Held).sensitivityBench.record(list, every, start),
        [moves, share, state.only] as const,
      );
      for (const mutation of MUTATIONS.filter(({ name }) => DRIFTS.includes(name))) {
        const gone = mutation.removed
          ? removedOf(
              targets.map(({ part }) => part),
              SEED,
            )
          : [];
        await showState(page, sites, state, mutation, SEED, gone);
        const replayed = await page.evaluate(([list, some]) => (globalThis as unknown as Held).sensitivityBench.replay(list, some), [
          moves,
          targets,
        ] as const);
        for (const [at, some] of replayed.entries()) answers[at]?.push(...some);
      }
    }
    write(values, moves, answers, browser.version());
    expect(answers[0]?.length).toBeGreaterThan(100);
  } finally {
    await browser.close();
    await sites.close();
  }
});

/** A fifth down and up; a count by one at least, a share to 1 at most. */
function movesOf(values: Record<string, number>): Move[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const [down, up] = [value * 0.8, value * 1.2];
    const to = value < 1 ? [down, Math.min(1, up)] : [Math.floor(down), Math.ceil(up)];
    return [...new Set(to)].filter((one) => one !== value).map((one) => ({ name, to: one }));
  });
}

function write(values: Record<string, number>, moves: Move[], answers: Answer[][], version: string): void {
  const [usual = [], ...others] = answers;
  const count = (some: Answer[], what: Answer) => some.filter((one) => one === what).length;
  const say = (difference: number) => (difference > 0 ? `+${difference}` : String(difference).replace('-', '−'));
  const short = (value: number) => String(Math.round(value * 1000) / 1000);
  const rows = moves.map(({ name, to }, at) => {
    const some = others[at] ?? [];
    const changed = some.filter((one, index) => one !== usual[index]).length;
    const differences = (['wrong', 'correct', 'abstained'] as const).map((what) => count(some, what) - count(usual, what));
    return { name, to, changed, cells: [`\`${name}\``, short(values[name] ?? 0), short(to), changed, ...differences.map(say)] };
  });
  const still = [...new Set(moves.map(({ name }) => name))].filter((name) => rows.every((row) => row.name !== name || row.changed === 0));
  const byWeight = rows.filter(({ changed }) => changed > 0).sort((one, other) => other.changed - one.changed);
  publish(version, {
    name: 'sensitivity',
    title: 'What each threshold of find decides',
    about: `Each number of \`src/page/find/thresholds.ts\` is moved by a fifth, down and up, by itself: ${usual.length} targets on ${PAGES.length} pages after ${DRIFTS.length} drifts, of which ${count(usual, 'correct')} are correct, ${count(usual, 'abstained')} abstained from and ${count(usual, 'wrong')} wrong as they are. No verdict changes with the other ${still.length} thresholds.`,
    heads: ['threshold', 'is', 'moved to', 'verdicts changed', 'wrong', 'correct', 'abstained'],
    rows: byWeight.map(({ cells }) => cells),
    details: { still },
    whole: !process.env.SHARE && !only,
  });
}
