import { items, type Run } from '../../src/model/run/run';
import { click, complete, fill, idOf, plan } from '../fixtures/scripted';
import type { Tab } from './tab';
import { expect, test } from './test';

/** "Done" is a claim with a proof: a goal is reached when each of its clauses is accounted for by what was seen. */
const PAGE = `<!doctype html><title>Lens</title><body>
  <h1>Prime Lens</h1><p>Price: $519.00</p>
  <label>User name <input id="user"></label> <label>Password <input id="password" type="password"></label>
  <button id="login" onclick="document.querySelector('[role=status]').textContent = user.value + ':' + password.value">Log in</button>
  <label>Note <textarea id="note"></textarea></label> <label>Gender <input id="gender" value="x"></label>
  <button id="add" onclick="document.title = 'Added'; this.insertAdjacentHTML('afterend', '<a href=#cart>Cart (1)</a>')">Add to cart</button>
  <button id="dead">Subscribe</button> <div role="status"></div>`;

const typed = (run: Run) => [run.finished?.outcome, ...items(run).map(({ operation }) => operation.type)];
const setPrice = (tab: Tab, price: string) => {
  tab.one('p').textContent = `Price: ${price}`;
};

test('a goal that asks to be told something is played the second time, and the page is read anew for it', async ({
  abra,
  tab,
  site,
  model,
}) => {
  const goal = 'log in as bob, add the lens to the cart and tell me the price';
  model.script([
    (request) =>
      plan([
        fill(request, 'textbox "User name"', 'bob'),
        click(idOf(request, 'button "Log in"')),
        click(idOf(request, 'button "Add to cart"')),
      ]),
    complete('It costs $519.00.'),
  ]);
  await tab.goto(await site.serve({ lens: PAGE }));
  const first = await abra.run(goal, { learn: true });
  expect(first.finished).toMatchObject({ outcome: 'success', summary: 'It costs $519.00.' });

  await tab.reload();
  model.forget();
  setPrice(tab, '$499.00');
  model.script([complete('It costs $499.00.')]);
  const again = await abra.run(goal);
  expect(again.recalled?.hit).toBe(true);
  // Its reading is a step since (issue 15): no model is asked, and what was answered before is no answer now.
  expect(typed(again)).toEqual(['success', 'type', 'click', 'click', 'extract']);
  expect(model.calls).toHaveLength(0);
  expect(again.finished?.summary).toBe('Price: $499.00');

  // Where it stands elsewhere the model looks.
  await tab.reload();
  tab.one('p').replaceWith(Object.assign(tab.window.document.createElement('b'), { textContent: 'Price: $489.00' }));
  model.script([complete('It costs $489.00.')]);
  expect((await abra.run(goal)).finished?.summary).toBe('It costs $489.00.');
  expect(model.calls).toHaveLength(1);
});

test('what is left of a goal that is known in part is planned in one call, which is told what is known', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.goto(await site.serve({ lens: PAGE }));
  model.script([
    (request) => plan([fill(request, 'textbox "User name"', 'bob'), click(idOf(request, 'button "Log in"'))], { more: false }),
  ]);
  expect((await abra.run('log in as bob', { learn: true })).finished?.outcome).toBe('success');

  await tab.reload();
  model.forget();
  // A model that leaves the blank open does not type what was typed the last time.
  model.script([
    (request) =>
      plan([{ playbook: 'Fill in User name, then Log in', params: [] }, click(idOf(request, 'button "Add to cart"'))], { more: false }),
  ]);
  const run = await abra.run('log in as ada and add the lens to the cart');
  expect(typed(run)).toEqual(['success', 'type', 'click', 'click']);
  expect(model.calls).toHaveLength(1);
  expect(model.calls[0]?.prompt).toContain(
    '“log in as ada”: {"playbook":"Fill in User name, then Log in","params":[{"name":"user-name","value":"ada"}]}',
  );
  expect(model.calls[0]?.prompt).toContain('Left: “add the lens to the cart”.');
  expect(run.recalled?.why).toBe('Known here is “log in as ada”. What is left has to be planned: “add the lens to the cart”.');
  expect(tab.one('[role=status]').textContent).toBe('ada:');
  expect(tab.window.document.title).toBe('Added');
});

for (const [command, wanted] of [
  ['type the text "hello" into Note', { note: 'hello' }],
  ['enter the value of Gender', undefined],
  // A value that begins with an article is asked about: it may be words to type, or what the page shows (issue 40).
  ['enter the value of Gender in Note', undefined],
  ['type tomsmith with my password into User name', undefined],
  ['log in as tomsmith with password SuperSecretPassword!', { user: 'tomsmith', password: 'SuperSecretPassword!' }],
] as const)
  test(`${command}: ${wanted ? 'types what was meant' : 'types nothing and asks'}`, async ({ abra, tab, site }) => {
    await tab.goto(await site.serve({ lens: PAGE }));
    const run = await abra.run(command, { planner: 'embedded' });
    const shown = tab.evaluate(() =>
      Object.fromEntries([...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ id, value }) => [id, value])),
    );
    expect(shown).toEqual({ user: '', password: '', note: '', gender: 'x', ...wanted });
    expect(run.finished?.outcome).toBe(wanted ? 'success' : 'failed');
    if (!wanted) expect(run.finished?.suggestions.length).toBeGreaterThanOrEqual(1);
  });

test('a button that does nothing is no success, and one that does is', async ({ abra, tab, site }) => {
  await tab.goto(await site.serve({ lens: PAGE }));
  const dead = await abra.run('click Subscribe', { planner: 'embedded' });
  expect(typed(dead)).toEqual(['failed', 'click']);
  expect(dead.finished?.summary).toMatch(/^Not known to be done: What came of step 1 .* cannot be seen\./);
  const alive = await abra.run('click Add to cart', { planner: 'embedded' });
  expect(alive.finished?.outcome).toBe('success');
});
