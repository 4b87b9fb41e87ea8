import type { Page } from '@playwright/test';
import { readWorkflow, workflowGoal } from '../../src/model/plan/workflow';
import { items, type Run } from '../../src/model/run/run';
import type { Abra } from '../fixtures/abra';
import { expect, test } from '../fixtures/test';

// Chrome gives a picture of the tab in front only to who may see all sites, or was called there by the toolbar button.
test.use({ allSites: 'a picture is taken' });

/** Pictures that a step takes: Chrome draws them, so no page of a test can stand in. */

async function runSteps(abra: Abra, tab: Page, url: string, steps: object[]): Promise<Run> {
  const read = readWorkflow({ workflow_id: 'pictures', url, steps });
  const goal = read.ok ? workflowGoal(read.value) : read.failure.join('\n');
  return abra.run(goal, { tab, workflow: { name: 'Take pictures', url } });
}

test('a step that takes a picture keeps it with the run, without what is secret', async ({ abra, tab, site }) => {
  const run = await runSteps(abra, tab, site.url('/pages/expenses'), [{ action: 'Navigate' }, { action: 'Screenshot' }]);
  expect(run.finished).toMatchObject({ outcome: 'success' });
  const picture = items(run).at(-1)?.record?.picture ?? '';
  const kept = await abra.call('run.picture', { id: picture });
  expect(kept.fileName).toMatch(/^localhost .*\.png$/);
  // The field that hides a PIN is all magenta: not a point of it is left, and the rest of the page is there.
  const colours = await tab.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let magenta = 0;
    let masked = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) magenta++;
      if (data[at] === 0x44 && data[at + 1] === 0x44 && data[at + 2] === 0x44) masked++;
    }
    return { magenta, masked, width: bitmap.width };
  }, kept.base64);
  expect(colours).toMatchObject({ magenta: 0 });
  expect(colours.masked).toBeGreaterThan(7000);
  expect(colours.width).toBeGreaterThan(600);
});

test('where a page shows a secret in plain text, the picture is painted over', async ({ abra, tab, site }) => {
  const screenshot = [{ action: 'Navigate' }, { action: 'Screenshot' }];
  const plain = await runSteps(abra, tab, site.url('/pages/expenses'), screenshot);
  await abra.call('secrets.set', { name: 'door', origin: site.origin, value: 'A new expense' });
  const hidden = await runSteps(abra, tab, site.url('/pages/expenses'), screenshot);
  const masked = async (run: typeof plain) =>
    maskedIn(tab, (await abra.call('run.picture', { id: items(run).at(-1)?.record?.picture ?? '' })).base64);
  expect((await masked(hidden)) - (await masked(plain))).toBeGreaterThan(1000);
});

test('Abra’s own overlay is in no picture, be it taken right after a step', async ({ abra, tab, site }) => {
  await abra.settings({ overlay: true });
  const url = site.url('/grey');
  const html =
    '<!doctype html><body style="background:#fff"><button style="all:unset;margin:90px;padding:40px;background:#ddd">Go on</button>';
  await tab.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const clicked = { action: 'Click', target: 'Go on' };
  const run = await runSteps(abra, tab, url, [{ action: 'Navigate' }, clicked, { action: 'Screenshot' }]);
  const { base64 } = await abra.call('run.picture', { id: items(run).at(-1)?.record?.picture ?? '' });
  const coloured = await tab.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // Ring and bubble have colours, and the bubble is dark; the page is light grey.
    return data.filter((_part, at) => at % 4 === 0 && (data[at] !== data[at + 1] || data[at] !== data[at + 2])).length;
  }, base64);
  expect(coloured).toBe(0);
});

/** How many pixels of a PNG have the colour that secrets are painted over with. */
const maskedIn = (tab: Page, base64: string) =>
  tab.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let masked = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] === 0x44 && data[at + 1] === 0x44 && data[at + 2] === 0x44) masked++;
    return masked;
  }, base64);
