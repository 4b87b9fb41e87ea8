import { items } from '../../src/model/run/run';
import { complete, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { Reply } from '../model/serve-model.mjs';

const GOAL = 'set the theme to Fuchsia';

const CASES: [title: string, replies: Reply[], says: RegExp][] = [
  ['a wrong key', [{ status: 401, times: 9 }], /did not accept the key.*settings/],
  ['an overloaded model', [{ status: 529, times: 9 }], /overloaded.*run the goal again/],
  ['a stream that is cut', [{ ...plan([{ type: 'hover', elementId: 1 }]), cut: 2, times: 9 }], /broke off|again/],
  ['a refusal', [{ refusal: true }], /refused this goal.*differently/],
  ['a plan that is no JSON', [{ text: 'Let me think.' }, { text: 'Still thinking.' }], /twice.*no plan/],
];

for (const [title, replies, says] of CASES) {
  test(`${title} is a sentence that says what to do`, { tag: title === 'a wrong key' ? [] : '@nightly' }, async ({
    abra,
    tab,
    site,
    model,
  }) => {
    await tab.goto(site.url('themes', { modal: 'never' }));
    model.script(replies);
    const run = await abra.run(GOAL, { tab });
    expect(run.finished?.outcome).toBe('failed');
    expect(run.finished?.summary).toMatch(says);
  });
}

test('no key: the model is not asked, and the sentence names both ways out', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const run = await abra.run(GOAL, { tab, planner: 'messages-api' });
  expect(run.finished?.summary).toMatch(/no key.*Settings.*simple commands/);
});

test('without consent no page leaves the machine, also when the model is asked for', async ({ abra, tab, site }) => {
  // An endpoint on this machine needs no consent; this one does not exist, so that a request would end in another sentence.
  await abra.settings({ endpoint: 'https://model.invalid', key: 'test-key', consent: false });
  await tab.goto(site.url('themes', { modal: 'never' }));
  const run = await abra.run(GOAL, { tab, planner: 'messages-api' });
  expect(run.finished?.summary).toMatch(/Nothing was sent.*Agree.*Settings/);
});

test('without a key a goal is planned by the embedded planner', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const run = await abra.run('scroll to the middle', { tab });
  expect(run.started.planner).toBe('embedded');
  expect(run.finished?.outcome).toBe('success');
});

test('an element that is not on the page is told the model with its number, and nothing is touched', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  model.script([plan([{ type: 'click', elementId: 4711, button: 'left', count: 1 }]), complete('Gone.', false)]);
  const run = await abra.run(GOAL, { tab });
  expect(model.calls[1]?.text).toContain('4711');
  expect(items(run)).toEqual([]);
  expect(run.finished?.outcome).toBe('failed');
});

test("Chrome's own pages are refused with what to do", async ({ abra, tab }) => {
  await tab.goto('chrome://version');
  const run = await abra.run(GOAL, { tab, planner: 'embedded' });
  expect(run.finished?.summary).toMatch(/doesn’t allow extensions on this page.*Open a website/);
});

test('a tab that is closed in the middle ends the run with a sentence', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  model.script(async () => {
    await tab.close();
    return plan([{ type: 'scroll', direction: 'down' }]);
  });
  const run = await abra.run(GOAL, { tab });
  expect(run.finished?.outcome).toBe('failed');
  expect(run.finished?.summary).toMatch(/tab was closed/);
});
