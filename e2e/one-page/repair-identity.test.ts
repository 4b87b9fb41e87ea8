import { click, fill, idOf, plan } from '../fixtures/scripted';
import type { ModelRequest } from '../model/serve-model.mjs';
import { GUESTS } from './guests.fixture';
import type { Fixtures } from './test';
import { expect, test } from './test';

/** A repair may not overrule identity: what the step's fingerprint speaks against is taken with new evidence or the person's yes, and never else. */

const PICK = 'pick Item 2 for Ada';

async function learnPick({ abra, tab, model }: Pick<Fixtures, 'abra' | 'tab' | 'model'>, url: string): Promise<void> {
  const pick = (request: ModelRequest) => [
    fill(request, 'textbox "Name"', 'Ada'),
    { type: 'select', elementId: idOf(request, 'combobox'), options: ['Item 2'] },
  ];
  model.script([(request: ModelRequest) => plan(pick(request), { more: false, sequenceName: 'Pick item' })]);
  await tab.goto(url);
  expect((await abra.run(PICK)).finished?.outcome).toBe('success');
}

const versions = async ({ abra }: Pick<Fixtures, 'abra'>) =>
  (await abra.playbooks()).flatMap((one) => one.versions.map(({ cause, status }) => `${cause} ${status}`));

for (const [where, query, list, option] of [
  ['in another frame', { gone: 1 }, '#iframe_select_item', 'iframe Item 2'],
  ['with other options', { other: 1 }, '#choose', 'Article 2'],
] as const)
  test(`a list ${where} is not taken for the one that was recorded`, async ({ abra, tab, site, model }) => {
    await learnPick({ abra, tab, model }, site.url('/pages/two-frames'));
    model.script((request) => plan([{ type: 'select', elementId: idOf(request, 'combobox') ?? -2, options: [option] }], { more: false }));
    await tab.goto(site.url('/pages/two-frames', query));
    const run = await abra.run(PICK);
    expect(run.plans.map(({ by }) => by)).toEqual(['recall', 'messages-api']);
    expect(run.plans.at(-1)?.bail?.kind).toBe('target-refused');
    expect(run.question).toMatchObject({ kind: 'person', choices: [{ id: 'use' }, { id: 'stop' }] });
    const inPage = tab.window.document;
    const inFrame = tab.one<HTMLIFrameElement>('iframe').contentDocument;
    expect((inPage.querySelector<HTMLSelectElement>(list) ?? inFrame?.querySelector<HTMLSelectElement>(list))?.selectedIndex).toBe(0);
    expect((await abra.settled(run.id, () => 'stop')).finished?.outcome).toBe('stopped');
    expect(await versions({ abra })).toEqual(['learned active']);
  });

test('the candidate that identity had refused is taken on the person’s yes alone, and kept once its promise was seen', async ({
  abra,
  tab,
  site,
  model,
}) => {
  const GOAL = 'type "Ada" into Guest, then click "Add guest"';
  const url = await site.serve({ guests: GUESTS, 'added.json': '{}' });
  await tab.goto(url);
  await abra.run(GOAL, { planner: 'embedded' });
  model.script((request) => plan([click(idOf(request, 'button "Put on the list"'))], { more: false }));
  // The button is another one by name and id, and stands elsewhere.
  const enlist = '<p><span><button type="submit" id="enlist">Put on the list</button></span></p>';
  await site.serve({ guests: GUESTS.replace(/<button type="submit".*<\/button>/, enlist) });
  const repaired = async (choice: 'use' | 'stop') => {
    await tab.goto(url);
    const asked: string[] = [];
    const run = await abra.run(GOAL, {
      answer: ({ text }) => {
        asked.push(text);
        return choice;
      },
    });
    return { run, asked };
  };
  const pressed = () => tab.evaluate(() => (window as unknown as { pressed: { add: number } }).pressed.add);
  const no = await repaired('stop');
  expect(no.asked).toHaveLength(1);
  expect(no.asked[0]).toContain('Add guest');
  expect(no.asked[0]).toContain('Put on the list');
  expect(pressed()).toBe(0);
  expect(await versions({ abra })).toEqual(['learned active']);

  const yes = await repaired('use');
  expect(yes.run.finished?.outcome).toBe('success');
  expect(yes.asked).toHaveLength(1);
  expect(pressed()).toBe(1);
  expect(await versions({ abra })).toEqual(['learned superseded', 'repaired active']);
  const [playbook] = await abra.playbooks();
  expect(playbook?.outcomes.at(-1)).not.toBeNull();

  model.forget();
  const third = await repaired('stop');
  expect(third.asked).toEqual([]);
  expect(third.run.finished?.outcome).toBe('success');
  expect(model.calls).toHaveLength(0);
});
