import type { Page } from '@playwright/test';
import { click, fill, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest } from '../model/serve-model.mjs';
import { casesOf } from '../redteam/labels/cases';
import { tryLabels } from '../redteam/labels/try-labels';

/** What cannot be undone is judged at the element, at the moment of the act: nothing of it is dispatched before a person's yes to just that. */

const PAGE = `<!doctype html><title>Account</title><input aria-label=Name><button type=button onclick="did('space')">Delete account</button>
  <form onsubmit="did('form'); return false"><input aria-label=Reason><button>Close account</button></form>
  <iframe srcdoc="<button onclick=&quot;parent.did('frame')&quot;>Buy now</button>"></iframe>
  <button id=pay type=button onclick="did(this.textContent)">Pay 5 €</button><p id=log>nothing</p>
  <script>function did(what) { log.textContent = what; }</script>`;

async function open(tab: Page, url: string): Promise<void> {
  await tab.route('**/account', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }));
  await tab.goto(url);
}

const WAYS: [how: string, steps: (request: ModelRequest) => object[], question: string][] = [
  [
    'Space after Tab',
    (request) => [click(idOf(request, 'textbox "Name"')), { type: 'press', key: 'Tab' }, { type: 'press', key: 'Space' }],
    'click "Delete account"',
  ],
  ['Enter in the field of a form', (request) => [fill(request, 'textbox "Reason"', 'Enough', true)], 'send with "Close account"'],
  ['a press in a frame', (request) => [click(idOf(request, 'button "Buy now"'))], 'click "Buy now"'],
];

test('by keys, by a form and in a frame nothing happens without a yes', async ({ abra, tab, site, model }) => {
  for (const [how, steps, question] of WAYS) {
    await open(tab, site.url('/account'));
    model.script([(request: ModelRequest) => plan(steps(request), { more: false })]);
    const run = await abra.run(how, { tab });
    expect(run.question, how).toMatchObject({ kind: 'confirm', safe: 'deny' });
    expect(run.question?.text, how).toContain(`This cannot be undone: ${question}`);
    await expect(tab.locator('#log'), how).toHaveText('nothing');
    await abra.call('run.stop', { runId: run.id });
  }
});

test('a yes is to what was shown: what has become another act is asked about anew, and then done once', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await open(tab, site.url('/account'));
  model.script([(request: ModelRequest) => plan([click(idOf(request, 'button "Pay 5 €"'))], { more: false })]);
  const amounts = ['Pay 500 €', 'Pay 50 €'];
  const run = await abra.run('pay 5 €', { tab });
  for (const amount of [...amounts, '']) {
    if (amount) await tab.locator('#pay').evaluate((button, text) => (button.textContent = text), amount);
    await expect(tab.locator('#log')).toHaveText('nothing');
    const questionId = (await abra.load(run.id)).question?.id ?? '';
    await abra.call('run.answer', { runId: run.id, questionId, choice: 'allow' });
    if (amount) await expect.poll(async () => (await abra.load(run.id)).question?.text ?? '').toContain(`"${amount}"`);
  }
  await expect(tab.locator('#log')).toHaveText('Pay 50 €');
});

test('labels in many languages and shapes: a sample', async () => {
  const sample = casesOf(Number(process.env.SEED ?? 7), false).filter((_case, at) => at % 24 === 0);
  const { unasked, inVain } = await tryLabels(sample);
  expect({ unasked, inVain }).toEqual({ unasked: [], inVain: [] });
});
