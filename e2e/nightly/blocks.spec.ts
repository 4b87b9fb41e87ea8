import type { Page } from '@playwright/test';
import { items } from '../../src/model/run/run';
import type { Abra } from '../fixtures/abra';
import { type ApiConsole, block, open, serveApiConsole } from '../fixtures/api-console';
import { begin, recording, save } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';

const GET = 'Find a pet by its number';
const DELETE = 'Delete a pet';

/** Shows how the pet is asked for, on a page where nothing is open. */
async function show(abra: Abra, tab: Page, api: ApiConsole): Promise<void> {
  await fresh(tab, api);
  await begin(abra, tab);
  const get = block(tab, GET);
  await get.locator('.opblock-summary').click();
  await get.getByRole('button', { name: 'Try it out' }).click();
  await get.locator('.parameters input').click();
  await tab.keyboard.type('7');
  await get.getByRole('button', { name: 'Execute' }).click();
  await expect.poll(() => api.asked).toEqual(['GET /pet/7']);
  await expect.poll(async () => (await recording(abra))?.steps.length).toBe(4);
  await save(abra, 'Ask for the pet');
}

async function fresh(tab: Page, api: ApiConsole): Promise<void> {
  await tab.goto(api.url);
  await expect(block(tab, DELETE)).toBeVisible();
  api.asked.length = 0;
}

async function replay(abra: Abra, tab: Page, api: ApiConsole) {
  const run = await abra.play('Ask for the pet', { tab });
  return {
    asked: [...new Set(api.asked)],
    outcome: run.finished?.outcome,
    notes: items(run).flatMap(({ record }) => record?.notes ?? []),
    open: await block(tab, GET).locator('.opblock-body').count(),
  };
}

/** What is open when the replay begins, and what has to come of it. `asked`: what reached the server. */
const VISITS = [
  { when: 'nothing is open', asked: ['GET /pet/7'], outcome: 'success' },
  { when: 'the other one is open', left: [DELETE], asked: ['GET /pet/7'], outcome: 'success' },
  { when: 'it is open', untried: [GET], asked: ['GET /pet/7'], outcome: 'success', already: true },
  { when: 'both are open', untried: [GET], left: [DELETE], asked: ['GET /pet/7'], outcome: 'success', already: true },
  // "Try it out" is called "Cancel" now. That says nothing of what it led to, so nobody presses it, and nothing else is pressed for it.
  { when: 'both are open and ready to be tried', left: [GET, DELETE], asked: [], outcome: 'failed', already: true },
  { when: 'it is gone and the other one is open', gone: true, left: [DELETE], asked: [], outcome: 'failed' },
];

for (const version of ['5.35.0', '3.52.5', '3.0.7']) {
  test(`API console ${version}: blocks that were left open are not closed, and no other block's button is pressed`, async ({
    abra,
    tab,
  }) => {
    const api = await serveApiConsole(version);
    try {
      await show(abra, tab, api);
      const came: unknown[] = [];
      for (const { when, untried = [], left = [], gone = false } of VISITS) {
        api.offers.getPet = !gone;
        await fresh(tab, api);
        for (const summary of untried) await open(tab, summary, { tried: false });
        for (const summary of left) await open(tab, summary);
        const { asked, outcome, notes, open: shown } = await replay(abra, tab, api);
        came.push({
          when,
          asked,
          outcome,
          already: notes.some((note) => typeof note !== 'string' && note.kind.startsWith('already')),
          open: gone ? 0 : shown,
        });
      }
      const wanted = VISITS.map(({ when, asked, outcome, already = false, gone }) => ({
        when,
        asked,
        outcome,
        already,
        open: gone ? 0 : 1,
      }));
      expect(came).toEqual(wanted);
    } finally {
      await api.close();
    }
  });
}
