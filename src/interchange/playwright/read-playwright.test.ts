import { describe, expect, it } from 'vitest';
import type { Operation } from '../../model/operation';
import { sayOperation } from '../../model/operation-words';
import { deskPlaybook, NOW } from '../playbook.fixture';
import { isPlaywrightTest } from './is-playwright-test';
import { readPlaywright } from './read-playwright';
import { writePlaywright } from './write-playwright';

const read = (source: string, domain?: string) => {
  const result = readPlaywright(source, { now: NOW, ...(domain ? { domain } : {}) });
  if (!result.ok) expect.fail(result.failure.join('\n'));
  return result.value.files.flatMap(({ playbooks }) => playbooks);
};
const refused = (source: string) => {
  const result = readPlaywright(source, { now: NOW });
  return result.ok ? [] : result.failure;
};
const HEAD = `import { test, expect } from '@playwright/test';\n`;
const inTest = (body: string) =>
  `${HEAD}test('buys tea', async ({ page }) => {\nawait page.goto('https://shop.example.com/cart');\n${body}\n});`;
const said = (operation: Operation) =>
  `${sayOperation(operation)}${'selector' in operation && operation.selector ? ` [${operation.selector}]` : ''}`;
const operationsOf = (body: string) => read(inTest(body)).flatMap(({ operations }) => operations.map(said));
const notesOf = (source: string) => {
  const result = readPlaywright(source, { now: NOW });
  return result.ok ? [...result.value.notes.values()].flat() : [];
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
    [`page.locator('.card').filter({ has: page.getByText('Tea') })`, '.card:has-text("Tea")'],
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

it('reads what tests do', () => {
  expect(
    operationsOf(`
      const email: string = 'ada@example.com';
      const card = page.locator('.card', { hasText: 'Tea' });
      await card.getByRole('button', { name: 'Add' }).click({ modifiers: ['Shift'] });
      await page.getByLabel('Email').click();
      await page.getByLabel('Email').fill(\`\${email}\`);
      await page.getByLabel('Password').fill('hunter2');
      await page.getByLabel('Remember').check();
      await page.getByLabel('Country').selectOption({ label: 'Norway' });
      await page.getByLabel('Search').pressSequentially('oolong');
      await page.keyboard.press('ControlOrMeta+a');
      await page.getByText('More').hover();
      await page.getByTestId('a').dragTo(page.getByTestId('b'));
      await page.getByLabel('Photo').setInputFiles('fixtures/cat.png');
      await page.mouse.wheel(0, 300);
      await page.goto('/done?x=1');
      await page.goBack();
      for (const n of ['One', 'Two']) await page.getByRole('button', { name: n }).click();
      for (let i = 0; i < 2; i++) await page.locator('#more').click();
      await test.step('pays', async () => { await page.locator('#pay').click(); });
      await expect(page).toHaveURL(/.*\\/thanks$/);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await expect(page.locator('#total')).toHaveText('3 €');
      await expect(page.locator('.busy')).not.toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      expect(await page.locator('h1').textContent()).toContain('Thank');`),
  ).toMatchInlineSnapshot(`
    [
      "Click with Shift button "Add" [.card:has-text("Tea") >> role=button[name="Add" i]]",
      "Type "ada@example.com" into "Email" [label=Email]",
      "Type "{{secret:password}}" into "Password" [label=Password]",
      "Check "Remember" [label=Remember]",
      "Select "Norway" in "Country" [label=Country]",
      "Append "oolong" into "Search" [label=Search]",
      "Press Control+A",
      "Point at "More" [text=More]",
      "Drag testid=a to testid=b [testid=a]",
      "Upload cat.png to "Photo" [label=Photo]",
      "Scroll down 300 px",
      "Go to https://shop.example.com/done?x=1",
      "Go back",
      "Click button "One" [role=button[name="One" i]]",
      "Click button "Two" [role=button[name="Two" i]]",
      "Click #more [#more]",
      "Click #more [#more]",
      "Click #pay [#pay]",
      "Expect the page at /thanks",
      "Expect heading "Thank you" to be visible [role=heading[name="Thank you" i]]",
      "Expect #total to show "3 €" [#total]",
      "Expect .busy to be gone [.busy]",
      "Expect "Email" to hold "ada@example.com" [label=Email]",
      "Expect h1 to show "Thank" [h1]",
    ]
  `);
});

it('takes tests of groups with what is done before them', () => {
  const [one, two] = read(`${HEAD}
    const ITEMS = ['tea', 'milk'] as const;
    test.use({ baseURL: 'https://todo.example.com', viewport: { width: 900, height: 700 } });
    test.beforeEach(async ({ page }) => { await page.goto('/app'); });
    test.describe('List', () => {
      test('adds', async ({ page }) => { await add(page, ITEMS); });
      test.skip('later', async ({ page }) => {});
      test('clears', { tag: '@slow' }, async ({ page }) => { await page.getByRole('button', { name: 'Clear' }).click(); });
    });
    async function add(page: Page, items: readonly string[]) {
      const field = page.getByPlaceholder('What?');
      for (const item of items) { await field.fill(item); await field.press('Enter'); }
    }`);
  expect([one?.name, one?.domain, one?.pagePath, one?.recordedViewport.width, one?.operations.map(said)]).toMatchInlineSnapshot(`
    [
      "adds",
      "todo.example.com",
      "/app",
      900,
      [
        "Type "tea" into "What?" [placeholder=What?]",
        "Press Enter in "What?" [placeholder=What?]",
        "Type "milk" into "What?" [placeholder=What?]",
        "Press Enter in "What?" [placeholder=What?]",
      ],
    ]
  `);
  expect([two?.name, two?.operations.map(said)]).toEqual(['clears', ['Click button "Clear" [role=button[name="Clear" i]]']]);
});

it('follows pop-ups into their tab', () => {
  const [playbook] = read(
    inTest(`const opens = page.waitForEvent('popup'); await page.getByText('Help').click(); const help = await opens; await help.getByText('Topics').click();
      const [other] = await Promise.all([page.waitForEvent('popup'), page.getByText('Chat').click()]); await other.locator('#hi').click();`),
  );
  expect(playbook?.operations.map(({ tab }) => tab ?? 0)).toEqual([0, 1, 0, 2]);
});

it('keeps no secret', () => {
  const source = inTest(
    `await page.locator('input[type=password]').fill('hunter2'); await page.getByLabel('Name').fill(process.env.USER_NAME!); await page.getByLabel('PIN').fill(process.env.SHOP_PIN ?? '');`,
  );
  expect(JSON.stringify(read(source))).not.toContain('hunter2');
  expect(read(source)[0]?.operations.map((one) => one.type === 'type' && one.text)).toEqual([
    '{{secret:password}}',
    '{{user-name}}',
    '{{secret:shop-pin}}',
  ]);
  expect(notesOf(source)).toEqual(['Line 4: the password is not kept: it is asked for, or taken from the settings.']);
});

it('names what it does not keep', () => {
  expect(
    notesOf(
      inTest(`await expect(page).toHaveTitle(/Shop/); await expect(page.locator('#a')).toHaveClass('x'); page.on('dialog', (d) => d.accept());
        await page.locator('#b').click({ position: { x: 1, y: 2 } });`),
    ),
  ).toMatchInlineSnapshot(`
    [
      "Line 4: the expectation "toHaveTitle" is not kept.",
      "Line 4: the expectation "toHaveClass" is not kept.",
      "Line 4: what is answered to a dialog is not kept: Abra asks when it comes.",
      "Line 5: the place inside of the element is not kept: its middle is clicked.",
    ]
  `);
});

it.each([
  [`if (await page.locator('#a').isVisible()) await page.locator('#b').click();`],
  [`await page.evaluate(() => localStorage.clear());`],
  [`await login(page);`],
  [`await page.locator('#a').filter({ hasNotText: 'x' }).click();`],
  [`await page.getByRole('button', { name: /a|b/ }).click();`],
  [`await page.getByLabel('Name').fill(faker.person.fullName());`],
  [`const again = async () => { await again(); }; await again(); await page.locator('#a').click();`],
  [`while (true) await page.locator('#a').click();`],
  [`for (let i = 0; i < 1e9; i++) console.log(i); await page.locator('#a').click();`],
  [`await page.goto(process.env.NOWHERE);`],
  [`await request.post('/api/reset');`],
])('refuses by line: %s', (body) => {
  expect(refused(inTest(body))).toMatchSnapshot();
});

it.each([
  [`test('x', async ({ page }) => {`],
  [`${HEAD}export const nothing = 1; // test(`],
  [`${HEAD}test('x', async ({ page }) => { await page.goto('/cart'); });`],
  [`${HEAD}test('x', async ({ page }) => { await page.goto('https://a.example/'); });`],
])('says what is wrong with a file: %s', (source) => {
  expect(refused(source)).toMatchSnapshot();
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

it('leaves out a test that only expects what Abra has no operation for', () => {
  const source = `${HEAD}test('has a title', async ({ page }) => { await page.goto('https://a.example/'); await expect(page).toHaveTitle(/A/); });
    test('goes on', async ({ page }) => { await page.goto('https://a.example/'); await page.locator('#on').click(); });`;
  expect(read(source).map(({ name }) => name)).toEqual(['goes on']);
  expect(notesOf(source)).toEqual(['The test "has a title" is left out: it does nothing that Abra could do.']);
});

it('leaves out the test that it cannot read, and takes the others', () => {
  const source = `${HEAD}const run = nobodyKnows();
    test('cleans up', async ({ page }) => { await page.goto('https://a.example/'); await page.evaluate(() => localStorage.clear()); });
    test('goes on', async ({ page }) => { await page.goto('https://a.example/'); await page.locator('#on').click(); });
    test('needs the run', async ({ page }) => { await page.goto('https://a.example/'); await page.locator('#on').fill(run.name); });`;
  expect(read(source).map(({ name }) => name)).toEqual(['goes on']);
  expect(notesOf(source)).toMatchSnapshot();
});

it('finds tests that loops and conditions of the file declare', () => {
  const source = `${HEAD}
    for (const plan of ['Free', 'Team'])
      test(\`chooses \${plan}\`, async ({ page }) => { await page.goto('https://a.example/'); await choose(page, plan); });
    if (!process.env.CI) test('by hand', async ({ page }) => {});
    function choose(page, plan) { return page.getByLabel(plan).check(); }`;
  expect(read(source).map(({ name, operations }) => [name, operations.map(said)])).toEqual([
    ['chooses Free', ['Check "Free" [label=Free]']],
    ['chooses Team', ['Check "Team" [label=Team]']],
  ]);
});

it('expects each text of a list in its order, and no more', () => {
  expect(operationsOf(`const ITEMS = ['Tea', 'Milk', 'Salt']; await expect(page.locator('li')).toHaveText(ITEMS.slice(0, 2));`)).toEqual([
    'Expect li >> nth=0 to show "Tea" [li >> nth=0]',
    'Expect li >> nth=1 to show "Milk" [li >> nth=1]',
    'Expect li >> nth=2 to be gone [li >> nth=2]',
  ]);
});

it('takes events of fields for what a hand brings by itself, and what is only in the document for nothing seen', () => {
  const source =
    inTest(`await page.locator('#a').fill('x'); await page.locator('#a').dispatchEvent('blur'); await page.locator('#b').dispatchEvent('click');
    await expect(page.locator('#c')).toBeAttached(); await expect.poll(() => page.title()).toBe('x');`);
  expect(read(source)[0]?.operations.map(said)).toEqual(['Type "x" into #a [#a]', 'Click #b [#b]']);
  expect(notesOf(source)).toEqual([
    'Line 5: the expectation "toBeAttached" is not kept.',
    'Line 5: the expectation "toBe" of something that is no page and no element is not kept.',
  ]);
});

it('tells tests from JSON', () => {
  expect([isPlaywrightTest(inTest('')), isPlaywrightTest('{"steps": "test("}'), isPlaywrightTest('hello')]).toEqual([true, false, false]);
});
