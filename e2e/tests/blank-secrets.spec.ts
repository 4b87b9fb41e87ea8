import { shownPlaybook } from '../fixtures/shown-playbook';
import { expect, test } from '../fixtures/test';

const PAGE = `<!doctype html><title>Log in</title><form method=post action="/in" onsubmit="event.preventDefault()">
<label>User <input id=user></label><label>Password <input id=password type=password></label><button type=button>Next</button></form>`;

test('a secret that is given for a blank is typed, and stands in no journal', async ({ abra, tab, site }) => {
  const url = site.url('/log-in');
  await tab.route(url, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await tab.goto(url);
  const { host } = new URL(url);
  const playbook = shownPlaybook({ domain: host, pagePath: '/log-in' }, 'Log in', [
    { type: 'type', selector: '#user', text: '{{user}}' },
    { type: 'type', selector: '#password', text: '{{password}}' },
  ]);
  const params = [
    { name: 'user', kind: 'text', label: 'User' },
    { name: 'password', kind: 'text', label: 'Password' },
  ];
  await abra.import(JSON.stringify({ domain: host, playbooks: [{ ...playbook, params }], optionMap: {} }));
  const run = await abra.play('Log in', {
    tab,
    planner: 'embedded',
    params: { user: 'Ada', password: 'swordfish' },
    answer: ({ kind }) => (kind === 'step' ? 'go' : undefined),
  });
  expect([await tab.locator('#user').inputValue(), await tab.locator('#password').inputValue()]).toEqual(['Ada', 'swordfish']);
  const journal = JSON.stringify(await abra.call('run.load', { runId: run.id }));
  expect(journal).toContain('Ada');
  expect(journal).not.toContain('swordfish');
});
