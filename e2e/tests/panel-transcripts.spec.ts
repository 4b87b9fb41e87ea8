import type { FeedMessage } from '../../src/wire/calls';
import { callsOf, expect, goalBox, ok, type PanelPage, tell, test } from '../panel/panel';
import { finished } from '../panel/scene-runs';
import { withoutModel, world } from '../panel/scene-world';
import { recording, scenes } from '../panel/scenes';

/** What a screen reader would say of the panel on the whole of a way, gone by the keyboard alone: the tree of accessibility as text. */

/** Tabs to the control of this name, as many times as a person would bear, and returns how it is said. */
async function tabTo(page: PanelPage, name: RegExp, key = 'Tab'): Promise<string> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    const [said = ''] = (await focused.count()) > 0 ? (await focused.ariaSnapshot()).split('\n') : [];
    if (name.test(said)) return said;
  }
  return `not reached: ${name}`;
}

const lines = async (page: PanelPage, name: string) =>
  (await page.getByRole('region', { name, exact: true }).first().ariaSnapshot()).split('\n').map((line) => line.trim());

test('record, edit, try, save', async ({ page, open }) => {
  const live = recording('recording') as FeedMessage & { kind: 'recording' };
  const steps = live.recording?.steps.filter((_, at) => at !== 2);
  const answers = {
    'record.steps': ok({ ...live.recording, steps }),
    'record.save': ok({ id: 'p-new', domain: 'themes.example' }),
    'record.try': ok({ runId: 'run-1' }),
    'run.load': ok({ events: finished }),
  };
  await open(world({ answers }));
  await tell(page, recording('recording'));
  const said: string[] = [];
  said.push(await tabTo(page, /Delete step 3/));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => callsOf(page, 'record.steps'))
    .toMatchObject([{ steps: [{ label: 'textbox "User"' }, { label: 'textbox "Password"' }, { label: 'link "Theme editor"' }] }]);
  said.push(...(await lines(page, 'Steps so far')));
  await tell(page, recording('stopped'));
  said.push(await tabTo(page, /textbox "Name"/));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Log in as ada');
  said.push(await tabTo(page, /"Try it"/));
  await page.keyboard.press('Enter');
  await expect(page.getByText('A try acts for real on the page')).toBeVisible();
  expect(await callsOf(page, 'record.try')).toEqual([]);
  said.push(await tabTo(page, /"Try it for real"/));
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'record.try')).toEqual([{ name: 'Log in as ada' }]);
  await tell(page, recording('stopped', { trial: { runId: 'run-1' } }));
  await expect(page.getByRole('region', { name: 'Result of the try' })).toBeVisible();
  said.push(...(await lines(page, 'Result of the try')));
  said.push(await tabTo(page, /^- button "Save"/));
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'record.save')).toEqual([{ name: 'Log in as ada' }]);
  expect(said).toEqual([
    '- button "Delete step 3"',
    '- region "Steps so far":',
    '- list "Steps":',
    '- listitem:',
    '- button "1 Type “ada” into “User”"',
    '- text: asks each time',
    '- button "Delete step 1"',
    '- listitem:',
    '- button "2 Type “[password]” into “Password” and press Enter"',
    '- text: secret',
    '- button "Delete step 2"',
    '- listitem:',
    '- button "3 Click “Theme editor”"',
    '- button "Delete step 3"',
    '- textbox "Name": Log in and open the theme editor',
    '- button "Try it"',
    '- button "Try it for real"',
    '- region "Result of the try":',
    '- heading "It works" [level=2]',
    '- paragraph: 6 steps · 8.8 s · 1 found anyway · 1 skipped',
    '- paragraph: Nothing is saved yet.',
    '- button "Save"',
  ]);
});

test('first run, goal, question', async ({ page, open }) => {
  await open(world({ ...scenes['welcome'], answers: { ...scenes['welcome']?.answers, 'settings.set': ok({ settings: withoutModel }) } }));
  const said = (await page.locator('main').ariaSnapshot()).split('\n').map((line) => line.trim());
  said.push(await tabTo(page, /private mode/));
  await page.keyboard.press('Enter');
  await expect(goalBox(page)).toBeVisible();
  said.push(await tabTo(page, /textbox "Goal"/));
  await page.keyboard.type('pay');
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.start')).toHaveLength(1);
  await open(scenes['run-paying'] ?? world());
  const question = page.getByRole('region', { name: 'Question: May Abra do this?' });
  await expect(question).toBeFocused();
  said.push(...(await question.ariaSnapshot()).split('\n').map((line) => line.trim()));
  said.push(await tabTo(page, /Click “/), await tabTo(page, /button "No"/));
  expect(said).toEqual([
    '- main:',
    '- text: Abra',
    '- heading "Tell Abra what to do on a page. It remembers how." [level=1]',
    '- button "Start in private mode"',
    '- paragraph: Simple commands, and what you show it. Free, and nothing leaves your computer.',
    '- button "Use an AI model (needs a key)"',
    '- paragraph: Any goal in your own words. Your goal and the visible text of the page go to the provider of your key, once you have agreed, and nowhere else.',
    '- group: What is sent, and what never is',
    '- paragraph: You can change this at any time in Settings.',
    '- heading "On this page, for example" [level=2]',
    '- list:',
    '- listitem:',
    '- button "Click “Theme Neutral” · the form “Preferences”"',
    '- listitem:',
    '- button "Choose “Rose” in “Accent” · the form “Preferences”"',
    '- button "Start in private mode"',
    '- textbox "Goal":',
    '- \'region "Question: May Abra do this?"\':',
    '- heading "May Abra do this?" [level=2]',
    '- paragraph: Click “Pay now $429”',
    '- term: Where',
    '- definition: “Check out” on themes.example',
    '- term: Goes to',
    '- definition: pay.example',
    '- term: With',
    '- definition: "“Name”: “Autumn”"',
    '- paragraph: This can’t be undone.',
    '- button "Click “Pay now $429”"',
    '- button "No"',
    '- button "Click “Pay now $429”"',
    '- button "No"',
  ]);
});

test('import: a good file with a conflict of versions, then a broken one', async ({ page, open }) => {
  await open(world());
  const said: string[] = [];
  said.push(await tabTo(page, /^- button "Playbooks"/, 'Shift+Tab'));
  await page.keyboard.press('Enter');
  said.push(await tabTo(page, /^- button "Import"/));
  await page.keyboard.press('Enter');
  said.push(await tabTo(page, /textbox "Or pasted text"/));
  await page.keyboard.insertText('{"domain":"themes.example"}');
  await page.getByRole('button', { name: /^Import [0-9]/ }).waitFor();
  said.push(...(await lines(page, 'Import')));
  said.push(await tabTo(page, /checkbox "Log in/));
  await page.keyboard.press('Space');
  said.push(await tabTo(page, /button "Import 3 playbooks"/));
  await page.evaluate(() =>
    globalThis.world.answer('playbooks.import', {
      ok: true,
      value: { lines: [], refused: [[{ kind: 'verbatim', values: { text: 'This isn’t a playbook file.' } }]], origins: [] },
    }),
  );
  said.push(await tabTo(page, /textbox "Or pasted text"/, 'Shift+Tab'));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('{ broken');
  await page.getByRole('alert').waitFor();
  said.push(...(await page.getByRole('alert').ariaSnapshot()).split('\n').map((line) => line.trim()));
  expect(said).toEqual([
    '- button "Playbooks"',
    '- button "Import"',
    '- textbox "Or pasted text"',
    '- region "Import":',
    '- button "Playbooks"',
    '- heading "Import playbooks" [level=1]',
    '- text: A file',
    '- button "A file"',
    '- paragraph: Abra JSON, a flow of the DevTools Recorder, or a Playwright test.',
    '- text: Or pasted text',
    '- textbox "Or pasted text": "{\\"domain\\":\\"themes.example\\"}"',
    '- alert:',
    '- heading "Refused" [level=2]',
    '- list:',
    '- listitem: "Playbook 5, step 2, “type”: Abra does not support what stands here"',
    '- group "In this file":',
    '- text: In this file',
    '- list:',
    '- listitem:',
    '- checkbox "Select style themes.example · 3 steps new" [checked]',
    '- text: Select style themes.example · 3 steps new',
    '- listitem:',
    '- checkbox "Select theme color themes.example · one step more, 5 runs more changed" [checked]',
    '- text: Select theme color themes.example · one step more, 5 runs more changed',
    '- listitem:',
    '- checkbox "Log in themes.example · edited here since it was exported conflicting"',
    '- text: Log in themes.example · edited here since it was exported conflicting',
    '- listitem:',
    '- checkbox "Search the shop shop.example same" [disabled]',
    '- text: Search the shop shop.example same',
    '- paragraph: They act on https://themes.example, https://shop.example, and run step by step the first time.',
    '- button "Import 2 playbooks"',
    '- checkbox "Log in themes.example · edited here since it was exported conflicting"',
    '- button "Import 3 playbooks"',
    '- textbox "Or pasted text": "{\\"domain\\":\\"themes.example\\"}"',
    '- alert:',
    '- heading "Nothing was taken in" [level=2]',
    '- list:',
    '- listitem: This isn’t a playbook file.',
  ]);
});
