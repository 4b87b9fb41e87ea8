import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import type { Page } from 'playwright';
import { Abra } from '../../fixtures/abra';
import { listen } from '../../fixtures/listen';
import { playbookOf } from '../../fixtures/playbook-of';
import { openHeaps, type Sample } from './heaps';

const PLAYS = Number(process.env.PLAYS ?? 600);
/** Caches, compiled code and the playbook's own health fill up first; of a short run the first half. */
const WARM = Math.min(100, Math.floor(PLAYS / 2));
/** A play may keep this much, kB. */
const MAX_GROWTH = 1;
const NAME = 'Fill the shelf';

/** A page that makes its rows anew at each press, each with a listener of its own, as many frameworks do. */
const PAGE = `<!doctype html><meta charset="utf-8"><title>Shelf</title><main><h1>Shelf</h1>
<button id="add">Add</button><button id="clear">Clear</button><label>Note <input id="note"></label><ul id="rows"></ul></main>
<script>
let rows = 0;
const show = () => {
  document.querySelector('#rows').replaceChildren(...Array.from({ length: 30 + rows }, (_, at) => {
    const row = document.createElement('li');
    row.innerHTML = '<span>Box ' + at + '</span> <b>Open</b>';
    row.querySelector('b').addEventListener('click', () => row.classList.toggle('open'));
    return row;
  }));
};
document.querySelector('#add').addEventListener('click', () => { rows = 3; show(); });
document.querySelector('#clear').addEventListener('click', () => { rows = 0; document.querySelector('#note').value = ''; show(); });
show();
</script>`;

test(`${PLAYS} plays of a playbook in one document keep nothing`, async () => {
  test.setTimeout(60_000 + PLAYS * 6_000);
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  const port = await listen(server);
  // Compiled code grows for hundreds of plays and is nobody's memory of them.
  const abra = await Abra.launch({ args: ['--js-flags=--no-opt --no-maglev --no-sparkplug'] });
  try {
    const tab = await abra.browser.context.newPage();
    await tab.goto(`http://127.0.0.1:${port}/`);
    const samples = await soak(abra, tab);
    const [before, after] = [samples.find(({ plays }) => plays === WARM), samples.at(-1)];
    if (!before || !after) throw new Error('Nothing was measured.');
    const aPlay = (place: 'page' | 'panel' | 'worker' | 'disk') => (after[place] - before[place]) / 1000 / (after.plays - before.plays);
    const kept = (['page', 'panel', 'worker', 'disk'] as const).map((place) => [place, aPlay(place)] as const);
    console.log(`${after.runs} runs kept, ${(after.disk / 1000).toFixed(0)} kB on disk.`);
    console.log(`${PLAYS} plays, ${kept.map(([place, kB]) => `${kB.toFixed(2)} kB a play in ${place}`).join(', ')}`);
    expect(kept.filter(([place, kB]) => place !== 'disk' && kB >= MAX_GROWTH)).toEqual([]);
    expect(after.runs).toBeLessThanOrEqual(200);
  } finally {
    await abra.close();
    server.close();
  }
});

async function soak(abra: Abra, tab: Page): Promise<Sample[]> {
  const shown = await abra.run('click "Add", then type "camera" in the note field, then click "Clear"', {
    tab,
    planner: 'embedded',
    learn: false,
  });
  expect(shown.finished?.outcome).toBe('success');
  await abra.import(playbookOf(shown, NAME));
  // Step by step, as it was imported; from then on without a question.
  const proof = await abra.play(NAME, { tab, answer: ({ choices }) => choices[0]?.id });
  expect(proof.finished?.outcome).toBe('success');
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  const tabId = await abra.tabId(tab);
  const { domain } = await abra.call('site.state', { tabId });
  const { playbooks } = await abra.playbooks(domain);
  const id = playbooks.find(({ name }) => name === NAME)?.id ?? '';
  const ended = new Map<string, (outcome: string) => void>();
  const early = new Map<string, string>();
  abra.onEvent((event, runId) => {
    const outcome = event.kind === 'finished' ? event.outcome : event.kind === 'questioned' ? event.question.text : undefined;
    if (outcome === undefined) return;
    early.set(runId, outcome);
    ended.get(runId)?.(outcome);
  });
  const measure = await openHeaps(abra, tab, panel);
  const samples: Sample[] = [];
  for (let plays = 0; plays <= PLAYS; plays++) {
    if (plays === WARM || plays === PLAYS || plays % 100 === 0) {
      const sample = await measure(plays);
      samples.push(sample);
      const { page, panel: ofPanel, worker, disk, runs } = sample;
      const [a, b, c, d] = [page, ofPanel, worker, disk].map((bytes) => (bytes / 1000).toFixed(0));
      console.log(`after ${plays} plays: page ${a} kB, panel ${b} kB, worker ${c} kB, disk ${d} kB in ${runs} runs`);
    }
    if (plays === PLAYS) break;
    const { runId } = await abra.call('run.play', { domain, id, tabId });
    const outcome = early.get(runId) ?? (await new Promise<string>((resolve) => ended.set(runId, resolve)));
    early.delete(runId);
    ended.delete(runId);
    expect(outcome).toBe('success');
  }
  return samples;
}
