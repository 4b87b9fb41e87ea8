import { click, complete, fill, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

test('a model is told of the tab that its click opened, acts there, and closes it; the run is learned with its tabs', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await tab.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/desk/login', target: '_blank', textContent: 'The desk' });
    document.body.prepend(link);
  });
  model.script([
    (request) => plan([click(idOf(request, 'link "The desk"'))]),
    plan([{ type: 'navigate', to: 'tab', tab: 2 }]),
    (request) => plan([fill(request, 'textbox:email "Email"', 'ada@example.com'), { type: 'navigate', to: 'close-tab' }]),
    complete('The desk has the address.'),
  ]);
  const run = await abra.run('type ada@example.com into Email of the desk', { tab });
  const [first, second, third, last] = model.calls.map(({ text }) => text);
  expect(first).toMatch(/Asked on \w+, \d+ \w+ \d{4} at \d\d:\d\d \(.+\); the browser's language is /);
  expect(first).not.toContain('Open tabs:');
  expect(second).toMatch(/It opened tab 2: ".+" http:\/\/\S+\/desk\/login/);
  expect(second).toMatch(/tab 1: .* \(this one\)\ntab 2:/);
  expect(third).toMatch(/tab 2: .* \(this one\)/);
  expect(last).toMatch(/tab 1: .* \(this one\)\n<\/report/);
  expect(last).toContain('You were on this page before');
  expect(run.finished?.outcome).toBe('success');
  expect(
    tab
      .context()
      .pages()
      .filter((page) => page.url().includes('/desk/login')),
  ).toEqual([]);
  const { playbooks } = await abra.playbooks(new URL(tab.url()).host);
  const steps = playbooks.find(({ operations }) => operations.length === 3)?.operations;
  expect(steps?.map(({ type, tab: number }) => `${type} ${number ?? 0}`)).toEqual(['click 0', 'type 1', 'navigate 1']);
});

test('a pop-up that closes itself leads back to the page that opened it, and nobody is asked', { tag: '@nightly' }, async ({
  abra,
  tab,
  site,
  model,
}) => {
  const url = `${site.origin}/pop-up`;
  await tab
    .context()
    .route('**/pop-up', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Terms</title><button onclick="close()">Agree</button>' }),
    );
  await tab.goto(site.url('themes', { modal: 'never' }));
  await tab.evaluate((href) => {
    const button = Object.assign(document.createElement('button'), { textContent: 'Read the terms', onclick: () => window.open(href) });
    document.body.prepend(button);
  }, url);
  model.script([
    (request) => plan([click(idOf(request, 'button "Read the terms"'))]),
    plan([{ type: 'navigate', to: 'tab', tab: 2 }]),
    (request) => plan([click(idOf(request, 'button "Agree"'))]),
    complete('The terms are agreed to.'),
  ]);
  const questions: string[] = [];
  const run = await abra.run('agree to the terms', { tab, learn: false, answer: ({ text }) => void questions.push(text) });
  expect(questions).toEqual([]);
  expect(run.finished?.outcome).toBe('success');
  expect(model.calls.at(-1)?.text).toContain('Read the terms');
});
