import { click, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest } from '../model/serve-model.mjs';

/** What cannot be undone is judged at the element, at the moment of the act: nothing of it is dispatched before a person's yes to just that. */

const PAGE = `<!doctype html><title>Account</title>
  <button id=pay type=button onclick="log.textContent = this.textContent">Pay 5 €</button><p id=log>nothing</p>`;

test('a yes is to what was shown: what has become another act is asked about anew, and then done once', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.route('**/account', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }));
  await tab.goto(site.url('/account'));
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
