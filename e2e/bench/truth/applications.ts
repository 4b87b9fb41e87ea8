import type { Page } from '@playwright/test';
import { type Application, SHOP, TODO } from '../../same-app/applications';
import { implementation } from '../../same-app/implementation';
import type { Case, Outcome } from './case';
import { again, hostOf } from './pages';
import type { Claim, Stage } from './stage';

/** One application in several frameworks or themes. What the application itself knows is the judge. */
type Flow = readonly ((tab: Page) => Promise<unknown>)[];

const field = (tab: Page) => tab.getByPlaceholder('What needs to be done?');
const add = (title: string) => async (tab: Page) => {
  await field(tab).click();
  await tab.keyboard.type(title);
  await tab.keyboard.press('Enter');
};
const press =
  (role: 'link' | 'button', name: string, nth = 0) =>
  (tab: Page) =>
    tab.getByRole(role, { name }).nth(nth).click();

/** As a person shows it, by mouse and keyboard. */
const FLOWS: readonly (readonly [name: string, application: Application, flow: Flow])[] = [
  [
    'tick one and clear it away',
    TODO,
    [
      add('Buy milk'),
      add('Call Ann'),
      (tab) => tab.locator('li', { hasText: 'Call Ann' }).locator('input[type=checkbox]').click(),
      press('link', 'Completed'),
      press('link', 'All'),
      press('button', 'Clear completed'),
    ],
  ],
  [
    'buy tea',
    SHOP,
    [
      press('button', 'Add to cart', 1),
      (tab) =>
        tab
          .getByRole('textbox', { name: 'Name' })
          .click()
          .then(() => tab.keyboard.type('Ann')),
      (tab) => tab.getByRole('checkbox', { name: 'Wrap as a gift' }).click(),
      press('button', 'Place order'),
    ],
  ],
];

async function open(stage: Stage, host: string, application: Application, name: string): Promise<void> {
  const html = await page(application, name);
  stage.serve(host, { answer: () => html });
  await again(stage, `http://${host}/`);
}

const pages = new Map<string, Promise<string>>();
function page(application: Application, name: string): Promise<string> {
  const key = `${application.folder} ${name}`;
  const made = pages.get(key) ?? implementation(application, name);
  pages.set(key, made);
  return made;
}

const state = (stage: Stage): Promise<string[]> => stage.tab().evaluate('window.state');
/** The order in which a page hears of a field that is left is its own. */
const key = (known: readonly string[]) => JSON.stringify([...known].sort());
const NAME = 'What was shown';

/** Shown in one, played in it and in every other. */
const shown = ([what, application, flow]: (typeof FLOWS)[number], from: string): Case => ({
  kind: 'other implementations',
  name: `${application.folder} in ${from}: ${what}`,
  play: async (stage) => {
    const host = hostOf(`${application.folder} in ${from}: ${what}`);
    const { abra } = stage;
    await open(stage, host, application, from);
    await abra.call('record.start', { tabId: await abra.tabId(stage.tab()) });
    const known = [key(await state(stage))];
    for (const step of flow) {
      await step(stage.tab());
      known.push(key(await state(stage)));
    }
    await abra.call('record.set', { status: 'stopped' });
    await abra.call('record.save', { name: NAME });
    const outcomes: Outcome[] = [];
    for (const to of application.implementations) {
      await open(stage, host, application, to);
      outcomes.push(await judged(stage, `${application.folder}, ${what}: ${from} → ${to}`, await stage.play(NAME), known.at(-1), known));
    }
    return outcomes;
  },
});

async function judged(stage: Stage, what: string, claim: Claim, wanted: string | undefined, known: readonly string[]): Promise<Outcome> {
  const now = key(await state(stage));
  const others = known.includes(now) ? [] : [`the state is ${now}`];
  return { what, done: claim.done, reached: now === wanted, possible: wanted !== undefined, others, said: claim.said };
}

/** What people want there, and what the application knows then; undefined: nothing there fits. */
const WANTED: readonly (readonly [application: Application, goal: string, known: readonly string[] | undefined])[] = [
  [TODO, 'type "C++" into What needs to be done? and press Enter', ['· C++']],
  [TODO, 'type "ゼロ" into "What needs to be done?" and press Enter', ['· ゼロ']],
  [TODO, 'type "Call Ann" into "What needs to be done?" and press Enter and then tick "Call Ann"', ['✓ Call Ann']],
  [TODO, 'type "Call Ann" into "What needs to be done?" and press Enter and then click "Archive"', undefined],
  [SHOP, 'choose Price in Sort by', ['sort Price']],
  [SHOP, 'choose Spain in Country', ['land Spain']],
  [SHOP, 'choose Portugal in Country', undefined],
  [SHOP, 'tick Wrap as a gift', ['gift true']],
  [SHOP, 'click Basket', ['cart']],
  [SHOP, 'click "Add to cart" of Rooibos', ['add Rooibos']],
  [SHOP, 'click "Add to cart" of Oolong', undefined],
];

const goal = ([application, words, wanted]: (typeof WANTED)[number], name: string): Case => ({
  kind: wanted ? 'goals' : 'goals that nothing fits',
  name: `${application.folder} in ${name}: ${words}`,
  play: async (stage) => {
    const what = `${application.folder} in ${name}: ${words}`;
    await open(stage, hostOf(what), application, name);
    // Of what two ask for, the first may have been done.
    const first = words.includes('Call Ann') ? [key(['· Call Ann'])] : [];
    const known = [key([]), ...first, ...(wanted ? [key(wanted)] : [])];
    return [await judged(stage, what, await stage.goal(words), wanted && key(wanted), known)];
  },
});

export const APPLICATIONS: readonly Case[] = [
  ...FLOWS.flatMap((flow) => flow[1].implementations.map((from) => shown(flow, from))),
  ...WANTED.flatMap((row) => row[0].implementations.map((name) => goal(row, name))),
];
