import { describe, expect, it } from 'vitest';
import { shorten } from '../../lib/text';
import type { Operation } from '../../model/plan/operation';
import { sayOperation } from '../../model/plan/operation-words';
import { sayInEnglish } from '../../model/say-in-english';
import { deskPlaybook, NOW } from '../playbook.fixture';
import { isPlaywrightTest } from './is-playwright-test';
import { readPlaywright } from './read-playwright';
import { writePlaywright } from './write-playwright';

const read = (source: string, domain?: string) => {
  const result = readPlaywright(source, { now: NOW, ...(domain ? { domain } : {}) });
  if (!result.ok) expect.fail(result.failure.map(sayInEnglish).join('\n'));
  return result.value.files.flatMap(({ playbooks }) => playbooks);
};
const refused = (source: string) => {
  const result = readPlaywright(source, { now: NOW });
  return result.ok ? [] : result.failure.map(sayInEnglish);
};
const HEAD = `import { test, expect } from '@playwright/test';\n`;
const inTest = (body: string) =>
  `${HEAD}test('buys tea', async ({ page }) => {\nawait page.goto('https://shop.example.com/cart');\n${body}\n});`;
const said = (operation: Operation) =>
  `${sayOperation(operation)}${'selector' in operation && operation.selector ? ` [${operation.selector}]` : ''}`;
const operationsOf = (body: string) => read(inTest(body)).flatMap(({ operations }) => operations.map(said));
const notesOf = (source: string) => {
  const result = readPlaywright(source, { now: NOW });
  return result.ok ? [...result.value.notes.values()].flat().map(sayInEnglish) : [];
};

describe('locators', () => {
  it.each([
    [`page.getByRole('button', { name: 'Add', exact: true })`, 'role=button[name="Add"]'],
    [`page.getByRole('button', { name: 'add' })`, 'role=button[name="add" i]'],
    [`page.getByRole('button', { name: /^Add to cart$/ })`, 'role=button[name="Add to cart"]'],
    [`page.getByRole('button', { name: 'Say "hi"' })`, 'role=button[name="Say \\"hi\\"" i]'],
    [`page.getByText('Terms')`, 'text=Terms'],
    [`page.getByText('Terms', { exact: true })`, 'text="Terms"'],
    [`page.getByLabel('Email')`, 'label=Email'],
    [`page.getByPlaceholder('you@example.com')`, 'placeholder=you@example.com'],
    [`page.getByTestId('buy')`, 'testid=buy'],
    [`page.locator('#buy')`, ''],
    [`page.locator('css=.card >> text=Add')`, '.card >> text=Add'],
    [
      `page.getByRole('row', { name: 'Bob' }).getByRole('button', { name: 'Delete' })`,
      'role=row[name="Bob" i] >> role=button[name="Delete" i]',
    ],
    [
      `page.getByRole('listitem').filter({ hasText: 'Tea' }).getByRole('button')`,
      'li:has-text("Tea"), [role="listitem"]:has-text("Tea") >> role=button',
    ],
    [`page.locator('.card', { hasText: 'Tea' }).locator('button')`, '.card:has-text("Tea") >> button'],
    [`page.locator('div').filter({ hasText: /^Tea \\(loose\\)$/ })`, 'div:text-is("Tea (loose)")'],
    [`page.getByRole('link').first()`, 'role=link >> nth=0'],
    [`page.getByRole('link').nth(2)`, 'role=link >> nth=2'],
    [`page.getByRole('link').last()`, 'role=link >> nth=-1'],
  ])('%s', (locator, selector) => {
    const [playbook] = read(inTest(`await ${locator}.click();`));
    const [click] = playbook?.operations ?? [];
    expect(click?.type === 'click' ? (click.selector ?? '') : undefined).toBe(selector || '#buy');
  });

  it('in frames keep the frame', () => {
    const [playbook] = read(inTest(`await page.frameLocator('iframe').nth(1).getByLabel('Card').fill('4');`));
    expect(playbook?.operations[0]).toMatchObject({ selector: 'label=Card', fingerprint: { frame: { path: [1] } } });
  });
});

it.each([
  [`page.locator('#a').filter({ hasNotText: 'x' })`, 'a filter without a counterpart'],
  [`page.getByRole('button', { name: /a|b/ })`, 'a pattern that is no text'],
  [`page.getByRole('checkbox', { checked: true })`, 'a state'],
  [`page.locator('div').filter({ hasText: 'Tea' }).nth(1)`, 'one of nested matches'],
  [`page.locator('iframe[name="pay"]').contentFrame().getByRole('button')`, 'a frame that has no index'],
  [`page.locator('button:visible')`, 'a pseudo-class of Playwright'],
  [`page.getByText('a >> b')`, 'a text that reads as two parts'],
  [`page.getByText('a').constructor('b')`, 'a method of every object'],
])('%s is not found by another element: %s', (locator) => {
  expect(operationsOf(`await page.locator('#first').click(); await ${locator}.click();`)).toEqual(['Click #first [#first]']);
});

/** Recorded by `playwright codegen` 1.65 (target "Playwright Test") on a page of ours, comments and `test.use` added. */
const RECORDED = `import { test, expect } from '@playwright/test';

test.use({
  viewport: { height: 600, width: 800 }
});

test('test', async ({ page }) => {
  await page.goto('http://localhost:8123/');
  await page.getByRole('textbox', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Password' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('hunter2');
  await page.getByRole('textbox', { name: 'Password' }).press('ControlOrMeta+a');
  await page.getByLabel('Country NorwayGermany').selectOption('de');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Photo' }).setInputFiles('fixtures/cat.png');
  await page.getByRole('listitem').filter({ hasText: 'Milk Add' }).getByRole('button').click();
  await page.getByText('Soup').nth(1).click();
  await page.getByRole('button', { name: 'Twice' }).dblclick();
  await page.getByRole('button', { name: 'Log in' }).click({
    modifiers: ['Shift']
  });
  await page.getByRole('button', { name: 'Log in' }).click({
    button: 'right'
  });
  await page.locator('canvas').click({
    position: {
      x: 3,
      y: 4
    }
  });
  await page.locator('iframe').nth(1).contentFrame().getByRole('textbox', { name: 'Card' }).fill('43');
  page.once('dialog', dialog => {
    console.log(\`Dialog message: \${dialog.message()}\`);
    dialog.dismiss().catch(() => {});
  });
  await page.getByRole('button', { name: 'Clear' }).click();
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const download = await downloadPromise;
  const page1Promise = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Help' }).click();
  const page1 = await page1Promise;
  await page1.getByRole('button', { name: 'Topics' }).click();
  await expect(page.getByRole('heading', { name: 'Tea & co' })).toBeVisible();
  await expect(page.locator('h1')).toContainText('Tea');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('list')).toMatchAriaSnapshot(\`
    - listitem:
      - text: Tea
    \`);
});
`;

it('reads what the recorder of Playwright writes, each statement whole or told by its line', () => {
  expect(read(RECORDED)[0]?.operations.map((operation) => `${operation.tab ?? 0} ${said(operation)}`)).toMatchInlineSnapshot(`
    [
      "0 Type "ada@example.com" into textbox "Email" [role=textbox[name="Email" i]]",
      "0 Type "{{secret:password}}" into textbox "Password" [role=textbox[name="Password" i]]",
      "0 Press Control+A in textbox "Password" [role=textbox[name="Password" i]]",
      "0 Select "de" in "Country NorwayGermany" [label=Country NorwayGermany]",
      "0 Check checkbox "Remember me" [role=checkbox[name="Remember me" i]]",
      "0 Upload cat.png to button "Photo" [role=button[name="Photo" i]]",
      "0 Click button [li:has-text("Milk Add"), [role="listitem"]:has-text("Milk Add") >> role=button]",
      "0 Click text=Soup >> nth=1 [text=Soup >> nth=1]",
      "0 Double-click button "Twice" [role=button[name="Twice" i]]",
      "0 Click with Shift button "Log in" [role=button[name="Log in" i]]",
      "0 Right-click button "Log in" [role=button[name="Log in" i]]",
      "0 Type "43" into role=textbox[name="Card" i] [role=textbox[name="Card" i]]",
      "0 Click button "Clear" [role=button[name="Clear" i]]",
      "0 Click link "Download" [role=link[name="Download" i]]",
      "0 Click link "Help" [role=link[name="Help" i]]",
      "1 Click button "Topics" [role=button[name="Topics" i]]",
      "0 Expect heading "Tea & co" to be visible [role=heading[name="Tea & co" i]]",
      "0 Expect h1 to show "Tea" [h1]",
      "0 Expect textbox "Email" to hold "ada@example.com" [role=textbox[name="Email" i]]",
    ]
  `);
  expect(notesOf(RECORDED)).toMatchInlineSnapshot(`
    [
      "Line 12: the secret “password” is not kept: Abra will ask for it, or take it from Settings.",
      "Line 16: files are not kept, only their names: Abra will ask for cat.png.",
      "Line 26: “await page.locator('canvas').click({” is not kept.",
      "Line 33: the answer to a dialog is not kept: Abra asks when it comes.",
      "Line 38: “const downloadPromise = page.waitForEvent('download')” is not kept.",
      "Line 40: “const download = await downloadPromise” is not kept.",
      "Line 48: “await expect(page.getByRole('checkbox')).toBeChecked()” is not kept.",
      "Line 49: “await expect(page.getByRole('list')).toMatchAriaSnapshot(\`” is not kept.",
      "Line 3: “test.use({” is not kept.",
    ]
  `);
});

it('reads what else our own export and a person who follows it write', () => {
  expect(
    operationsOf(`
      const card = page.locator('.card', { hasText: 'Tea' });
      const email = 'ada@example.com';
      await card.getByRole('button', { name: 'Add' }).click();
      await page.getByLabel('Email').fill(\`\${email}, "x"\\u00e9\\n\`); // a comment
      await page.getByLabel('Search').pressSequentially('oolong');
      await page.getByLabel('Search').blur();
      await page.keyboard.press('ControlOrMeta+a');
      await page.getByText('More').hover();
      await page.getByTestId('a').dragTo(page.getByTestId('b'));
      await page.getByLabel('Country').selectOption([{ label: 'Norway' }, 'Chad']);
      await page.goto('/done?x=1');
      await page.goBack();
      await page.mouse.wheel(0, -300);
      await expect(page).toHaveURL(/.*\\/thanks$/);
      await expect(page).toHaveURL('https://shop.example.com/thanks');
      await expect(page.locator('.busy')).not.toBeVisible();
      await expect(page.locator('.field')).toBeEmpty();
      await page.locator('#without-semicolon').click()
      await page.locator('#nor-here').click()`),
  ).toMatchInlineSnapshot(`
    [
      "Click button "Add" [.card:has-text("Tea") >> role=button[name="Add" i]]",
      "Type "ada@example.com, "x"é
    " into "Email" [label=Email]",
      "Append "oolong" into "Search" [label=Search]",
      "Press Control+A",
      "Point at "More" [text=More]",
      "Drag testid=a to testid=b [testid=a]",
      "Select "Norway", "Chad" in "Country" [label=Country]",
      "Go to https://shop.example.com/done?x=1",
      "Go back",
      "Scroll up 300 px",
      "Expect the page at /thanks",
      "Expect the page at /thanks",
      "Expect .busy to be gone [.busy]",
      "Expect .field to hold "" [.field]",
      "Click #without-semicolon [#without-semicolon]",
      "Click #nor-here [#nor-here]",
    ]
  `);
});

it.each([
  [`if (await page.locator('#a').isVisible()) await page.locator('#b').click();`],
  [`if (true)\nawait page.locator('#b').click()`],
  [`for (const n of ['One', 'Two']) { await page.getByRole('button', { name: n }).click(); }`],
  [`{ const other = 1; await page.locator('#b').click(); }`],
  [`await test.step('pays', async () => { await page.locator('#pay').click(); });`],
  [`await page.evaluate(() => localStorage.clear());`],
  [`await login(page);`],
  [`await page.locator('#a').click({ trial: true });`],
  [`page.locator('#a').click();`],
  [`await Promise.all([page.waitForEvent('popup'), page.getByText('Chat').click()]);`],
  [`await page.getByLabel('Name').fill(faker.person.fullName());`],
  [`await page.getByLabel('Name').fill('a' + 'b');`],
  [`await page.getByLabel('Name').fill(process.env.USER_NAME!);`],
  [`let card = page.locator('#a');`],
  [`await expect(page).toHaveTitle(/Shop/);`],
  [`await expect(page.locator('#a')).toHaveText('x', { ignoreCase: true });`],
  [`await request.post('/api/reset');`],
  [`await helper('x');`],
])('tells as not kept, by its line, and goes on: %s', (body) => {
  const source = inTest(`await page.locator('#before').click();\n${body}\nawait page.locator('#after').click();`);
  expect(read(source)[0]?.operations.map(said)).toEqual(['Click #before [#before]', 'Click #after [#after]']);
  const [note, ...more] = notesOf(source);
  expect(note).toBe(`Line 5: “${shorten(body.split('\n')[0] ?? '', 80)}” is not kept.`.replace(/;” is/, '” is'));
  expect(more).toEqual([]);
});

it('reads nothing by a name that it does not know any more', () => {
  const source = inTest(`await page.locator('#a').click(); page = await context.newPage(); await page.locator('#b').click();`);
  expect(read(source)[0]?.operations.map(said)).toEqual(['Click #a [#a]']);
  expect(notesOf(source)).toHaveLength(2);
});

it('knows a tab only if the step that opens it is kept', () => {
  const opens = (step: string) =>
    inTest(`await page.locator('#a').click(); const p = page.waitForEvent('popup'); await page.locator('#b').${step}; const tab = await p;
      await tab.locator('#c').click();`);
  expect(read(opens('click()'))[0]?.operations.map(({ tab }) => tab ?? 0)).toEqual([0, 0, 1]);
  expect(read(opens('evaluate(open)'))[0]?.operations.map(said)).toEqual(['Click #a [#a]']);
  expect(notesOf(opens('evaluate(open)'))).toHaveLength(3);
});

it('reads nothing while a key or button is held that is not kept', () => {
  const source = inTest(`await page.keyboard.down('Control'); await page.mouse.wheel(0, 3); await page.locator('#a').click();
    await page.keyboard.up('Control'); await page.locator('#b').click();`);
  expect(read(source)[0]?.operations.map(said)).toEqual(['Click #b [#b]']);
  expect(notesOf(source)).toHaveLength(4);
});

it('keeps no secret, and says none', () => {
  const source = inTest(
    `await page.locator('input[type=password]').fill('hunter2'); await page.getByLabel('Password').evaluate('hunter2');`,
  );
  expect(JSON.stringify(read(source))).not.toContain('hunter2');
  expect(read(source)[0]?.operations.map((one) => one.type === 'type' && one.text)).toEqual(['{{secret:password}}']);
  expect(notesOf(source)).toEqual([
    'Line 4: the secret “password” is not kept: Abra will ask for it, or take it from Settings.',
    'Line 4: “await page.getByLabel(…” is not kept.',
  ]);
});

it.each([
  ['no test', `${HEAD}export const nothing = 1; // test(`],
  [
    'a site that only the configuration names',
    `${HEAD}test('x', async ({ page }) => { await page.goto('/cart'); await page.locator('#a').click(); });`,
  ],
  ['no step', `${HEAD}test('x', async ({ page }) => { await page.goto('https://a.example/'); });`],
  [
    'groups and hooks',
    `${HEAD}test.describe('List', () => { test.beforeEach(async ({ page }) => {}); test('adds', async ({ page }) => {}); });`,
  ],
  ['a bracket without end', `test('x', async ({ page }) => {`],
  ['a text without end', `${HEAD}test('x, async ({ page }) => {});`],
])('refuses a file with %s', (_what, source) => {
  expect(refused(source)).toMatchSnapshot();
});

it.each([
  ['brackets', '('.repeat(300_000)],
  ['comments', '/*'.repeat(150_000)],
  ['closed comments', '/**/'.repeat(80_000)],
  ['patterns without end', '=/[\\]'.repeat(60_000)],
  ['texts', `'${'\\a'.repeat(150_000)}'`],
  ['blanks', ' '.repeat(330_000)],
  ['templates', `\`${`$${'{a}'}`.repeat(80_000)}\``],
  ['a chain', `test('x', async ({ page }) => { await page${".locator('a')".repeat(23_000)}.click(); });`],
  ['statements', `test('x', async ({ page }) => { ${'a;'.repeat(160_000)} });`],
  ['steps', `test('x', async ({ page }) => { await page.goto('http://a.example'); ${'await page.goBack();'.repeat(16_000)} });`],
  [
    'texts that double',
    `test('x', async ({ page }) => { const a0 = 'aaaa'; ${Array.from({ length: 3000 }, (_, at) => `const a${at + 1} = \`\${a${at}}\${a${at}}\`; await page.locator('#a').fill(a${at});`).join('\n')} });`,
  ],
])('refuses a hostile file of %s in linear time', (_what, source) => {
  const begun = performance.now();
  expect(readPlaywright(source, { now: NOW }).ok).toBe(false);
  expect(performance.now() - begun).toBeLessThan(3000);
});

it('refuses a test with more to tell than an import takes', () => {
  const notes = (count: number) => `await page.locator('#a').click(); ${'await other();'.repeat(count)}`;
  expect(notesOf(inTest(notes(400)))).toHaveLength(400);
  expect(refused(inTest(notes(401)))).toHaveLength(20);
});

it('takes a relative address from the site that is open', () => {
  const [playbook] = read(
    `${HEAD}test('x', async ({ page }) => { await page.goto('/cart'); await page.locator('#a').click(); });`,
    'shop.example.com',
  );
  expect([playbook?.domain, playbook?.pagePath]).toEqual(['shop.example.com', '/cart']);
});

it('reads what Abra wrote as it was', () => {
  const written = deskPlaybook();
  const [playbook] = read(writePlaywright([written]).text);
  expect(playbook?.operations.map((operation) => sayOperation(operation))).toMatchInlineSnapshot(`
    [
      "Click button "Got it"",
      "Type "ada@example.com" into textbox "Email"",
      "Type "{{secret:password}}" into textbox "Password"",
      "Check checkbox "Remember me"",
      "Press Enter in textbox "Password"",
      "Expect the page at /desk/dashboard",
      "Select "3" in combobox "Guests"",
      "Point at button "More"",
      "Click with Shift button "Add"",
      "Double-click button "Pay"",
      "Scroll down 400 px",
      "Drag button "Card" by 10, 0 px",
      "Expect heading "Done" to show "Thank you"",
    ]
  `);
});

it('leaves out the test that it cannot use, and takes the others', () => {
  const source = `${HEAD}const run = nobodyKnows();
    test('has a title', async ({ page }) => { await page.goto('https://a.example/'); await expect(page).toHaveTitle(/A/); });
    test.skip('later', async ({ page }) => {});
    test('goes on', async ({ page }) => { await page.goto('https://a.example/'); await page.locator('#on').fill(run.name); await page.locator('#on').click(); });`;
  expect(read(source).map(({ name, operations }) => [name, operations.map(said)])).toEqual([['goes on', ['Click #on [#on]']]]);
  expect(notesOf(source)).toMatchSnapshot();
});

it('tells tests from JSON', () => {
  expect([isPlaywrightTest(inTest('')), isPlaywrightTest('{"steps": "test("}'), isPlaywrightTest('hello')]).toEqual([true, false, false]);
});
