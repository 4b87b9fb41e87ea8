import type { Page } from '@playwright/test';
import type { Abra } from '../fixtures/abra';
import { click, fill, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest } from '../model/serve-model.mjs';

/** A repair may not overrule identity: what the step's fingerprint speaks against is taken with new evidence or the person's yes, and never else. */

const PICK = 'pick Item 2 for Ada';

async function learnPick(abra: Abra, tab: Page, url: string, script: (replies: never) => void): Promise<void> {
  const pick = (request: ModelRequest) => [
    fill(request, 'textbox "Name"', 'Ada'),
    { type: 'select', elementId: idOf(request, 'combobox'), options: ['Item 2'] },
  ];
  script([(request: ModelRequest) => plan(pick(request), { more: false, sequenceName: 'Pick item' })] as never);
  await tab.goto(url);
  const run = await abra.run(PICK, { tab, planner: 'messages-api' });
  expect(run.finished?.outcome).toBe('success');
}

const versions = async (abra: Abra, tab: Page) =>
  (await abra.playbooks(new URL(tab.url()).host)).playbooks.flatMap((one) => one.versions.map(({ cause, status }) => `${cause} ${status}`));

for (const [where, query, list, option] of [
  ['in another frame', { gone: 1 }, '#iframe_select_item', 'iframe Item 2'],
  ['with other options', { other: 1 }, '#choose', 'Article 2'],
] as const)
  test(`a list ${where} is not taken for the one that was recorded`, async ({ abra, tab, site, model }) => {
    await learnPick(abra, tab, site.url('/pages/two-frames'), model.script);
    model.script((request) => plan([{ type: 'select', elementId: idOf(request, 'combobox') ?? -2, options: [option] }], { more: false }));
    await tab.goto(site.url('/pages/two-frames', query));
    const run = await abra.run(PICK, { tab, planner: 'messages-api' });
    expect(run.plans.map(({ by }) => by)).toEqual(['recall', 'messages-api']);
    expect(run.plans.at(-1)?.bail?.kind).toBe('target-refused');
    expect(run.question).toMatchObject({ kind: 'person', choices: [{ id: 'use' }, { id: 'stop' }] });
    const frame = list === '#choose' ? tab.mainFrame() : tab.frames()[1];
    expect(await frame?.locator(list).evaluate((one: HTMLSelectElement) => one.selectedIndex)).toBe(0);
    await abra.call('run.answer', { runId: run.id, questionId: run.question?.id ?? '', choice: 'stop' });
    await expect.poll(async () => (await abra.load(run.id)).finished?.outcome).toBe('stopped');
    expect(await versions(abra, tab)).toEqual(['learned active']);
  });

test('the candidate that identity had refused is taken on the person’s yes alone, and kept once its promise was seen', async ({
  abra,
  tab,
  site,
  model,
}) => {
  const GOAL = 'type "Ada" into Guest, then click "Add guest"';
  await tab.route('**/added?*', (route) => route.fulfill({ json: {} }));
  await tab.goto(site.url('/pages/guests'));
  await abra.run(GOAL, { tab, planner: 'embedded' });
  model.script((request) => plan([click(idOf(request, 'button "Put on the list"'))], { more: false }));
  // The button is another one by name and id, and stands elsewhere.
  await tab.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const button = document.querySelector('#add') as HTMLElement;
      button.outerHTML = '<p><span><button type="submit" id="enlist">Put on the list</button></span></p>';
    }),
  );
  const repaired = async (choice: 'use' | 'stop') => {
    await tab.goto(site.url('/pages/guests'));
    const asked: string[] = [];
    const run = await abra.run(GOAL, {
      tab,
      planner: 'messages-api',
      answer: ({ text }) => {
        asked.push(text);
        return choice;
      },
    });
    return { run, asked };
  };
  const no = await repaired('stop');
  expect(no.asked).toHaveLength(1);
  expect(no.asked[0]).toContain('Add guest');
  expect(no.asked[0]).toContain('Put on the list');
  expect(await tab.evaluate(() => (window as unknown as { pressed: { add: number } }).pressed.add)).toBe(0);
  expect(await versions(abra, tab)).toEqual(['learned active']);

  const yes = await repaired('use');
  expect(yes.run.finished?.outcome).toBe('success');
  expect(yes.asked).toHaveLength(1);
  expect(await tab.evaluate(() => (window as unknown as { pressed: { add: number } }).pressed.add)).toBe(1);
  expect(await versions(abra, tab)).toEqual(['learned superseded', 'repaired active']);
  const [playbook] = (await abra.playbooks(new URL(tab.url()).host)).playbooks;
  expect(playbook?.outcomes.at(-1)).not.toBeNull();

  model.forget();
  const third = await repaired('stop');
  expect(third.asked).toEqual([]);
  expect(third.run.finished?.outcome).toBe('success');
  expect(model.calls).toHaveLength(0);
});
