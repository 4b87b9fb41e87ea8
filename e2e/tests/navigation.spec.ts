import type { Operation } from '../../src/model/plan/operation';
import { shownPlaybook } from '../fixtures/shown-playbook';
import { expect, test } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

const type = (selector: string, text: string): Operation => ({ type: 'type', selector, text });
const click = (selector: string): Operation => ({ type: 'click', selector });

const playbook = (domain: string, name: string, operations: Operation[], leads: (string | undefined)[]) =>
  shownPlaybook({ domain, pagePath: '/desk/login' }, name, operations, leads);

const LOG_IN = [type('#email', ACCOUNT.email), type('#password', '{{secret:password}}'), click('#login-button')];
const SEARCH = [type('#destination', 'Montreal'), click('#search-button')];
const WAY = [...LOG_IN, ...SEARCH];

// Over 5 s: three documents, shown and played.
test('a playbook goes on from login over the dashboard to the results, each in its own document', async ({ abra, tab, site }) => {
  const domain = new URL(site.origin).host;
  await abra.call('secrets.set', { name: 'password', origin: site.origin, value: ACCOUNT.password });
  const leads = [undefined, undefined, '/desk/dashboard', undefined, '/desk/results'];
  await abra.import(JSON.stringify({ domain, playbooks: [playbook(domain, 'Find a stay', WAY, leads)], optionMap: {} }));
  await tab.goto(site.url('/desk/login'));
  const first = await abra.play('Find a stay', { tab, answer: () => 'go' });
  expect(first.finished?.outcome).toBe('success');
  await expect(tab).toHaveURL(/\/desk\/results\?q=Montreal/);

  await tab.context().clearCookies();
  // From another page of the site it goes to its own first.
  await tab.goto(site.origin);
  const whole = await abra.play('Find a stay', { tab });
  expect(whole.finished?.outcome).toBe('success');
  expect(whole.usage.calls).toBe(0);
  await expect(tab).toHaveURL(/\/desk\/results\?q=Montreal/);
  expect(JSON.stringify(await abra.call('run.load', { runId: whole.id }))).not.toContain(ACCOUNT.password);
  expect(await abra.export(domain)).not.toContain(ACCOUNT.password);
});

test('a navigation that nobody expected stops the playbook', async ({ abra, tab, site }) => {
  const domain = new URL(site.origin).host;
  await abra.call('secrets.set', { name: 'password', origin: site.origin, value: ACCOUNT.password });
  await abra.import(
    JSON.stringify({ domain, playbooks: [playbook(domain, 'Stay here', [...LOG_IN, click('#login-button')], [])], optionMap: {} }),
  );
  await tab.goto(site.url('/desk/login'));
  const run = await abra.play('Stay here', { tab, planner: 'embedded', answer: ({ kind }) => (kind === 'step' ? 'go' : undefined) });
  expect(run.plans[0]?.bail).toMatchObject({ kind: 'page-left' });
  expect(run.plans[0]?.message).toContain("Executed 3 of 4 operations from playbook 'Stay here'. Stopped at step");
});
