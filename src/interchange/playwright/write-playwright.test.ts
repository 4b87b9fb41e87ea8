import { expect, it } from 'vitest';
import type { Playbook } from '../../model/playbook/playbook';
import { sayInEnglish } from '../../model/say-in-english';
import { deskPlaybook, print } from '../playbook.fixture';
import { readPlaywright } from './read-playwright';
import { writePlaywright } from './write-playwright';

it('writes a test that a person would write', () => {
  expect(writePlaywright([deskPlaybook()]).text).toMatchInlineSnapshot(`
    "import { expect, type Locator, type Page, test } from '@playwright/test';

    // Exported by Abra from desk.example.com.

    test('Log in and look', async ({ page }) => {
      const start = 'https://desk.example.com/desk/login';
      const email = 'ada@example.com';
      const password = secret('ABRA_SECRET_PASSWORD');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(start);
      await optional(() => page.getByRole('button', { name: 'Got it', exact: true }).click({ timeout: 3000 }));
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
      await page.getByRole('checkbox', { name: 'Remember me', exact: true }).setChecked(true);
      await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === '/desk/dashboard');
      await page.getByRole('combobox', { name: 'Guests', exact: true }).selectOption({ label: '3' });
      await page.getByRole('button', { name: 'More', exact: true }).hover();
      await page.getByRole('button', { name: 'Add', exact: true }).click({ modifiers: ['Shift'] });
      await page.locator('iframe').nth(0).contentFrame().getByRole('button', { name: 'Pay', exact: true }).dblclick();
      await page.mouse.wheel(0, 400);
      await page.getByRole('button', { name: 'Card', exact: true }).hover();
      await page.mouse.down();
      await dragBy(page, page.getByRole('button', { name: 'Card', exact: true }), 10, 0);
      await page.mouse.up();
      await expect(page.getByRole('heading', { name: 'Done', exact: true })).toContainText('Thank you');
    });

    /** Secrets are not part of a file: they come from the environment. */
    function secret(name: string): string {
      const value = process.env[name];
      if (!value) throw new Error(\`Set \${name} to run this test.\`);
      return value;
    }

    /** A step whose element may be absent, such as a banner. */
    async function optional(step: () => Promise<unknown>): Promise<void> {
      await step().catch((error: Error) => {
        if (error.name !== 'TimeoutError') throw error;
      });
    }

    /** Moves the pressed pointer by so many pixels from the middle of an element. */
    async function dragBy(page: Page, held: Locator, x: number, y: number): Promise<void> {
      const box = await held.boundingBox();
      if (box) await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y, { steps: 8 });
    }
    "
  `);
});

it('names what it cannot say', () => {
  expect(writePlaywright([deskPlaybook()]).notes.map(sayInEnglish)).toMatchInlineSnapshot(`
    [
      "“Log in and look”: elements in closed shadow roots are out of Playwright’s reach. Those in open ones are found.",
    ]
  `);
});

it('goes by test id or CSS where role and name are not alone', () => {
  const twin = { ordinal: { index: 1, of: 2 } };
  const operations = [
    { type: 'click' as const, fingerprint: print('button', 'Add', { ...twin, attributes: { 'data-testid': 'add-7' } }) },
    { type: 'click' as const, fingerprint: print('button', 'Add', { ...twin, attributes: {}, selectors: ['li:nth-of-type(2) > button'] }) },
  ];
  const { text } = writePlaywright([deskPlaybook({ operations, outcomes: [null, null] })]);
  expect(text).toContain("page.getByTestId('add-7').click()");
  expect(text).toContain("page.locator('li:nth-of-type(2) > button').click()");
  expect(text).not.toContain('getByRole');
});

it('lets no text out of its quotes', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text that would be code in a template
  const hostile = "'); process.exit(); ('${x}`\\";
  const operations = [{ type: 'type' as const, fingerprint: print('textbox', hostile), text: `{{email}}${hostile}` }];
  const { text } = writePlaywright([deskPlaybook({ name: hostile, operations, outcomes: [null] })]);
  expect(text).toContain(`test('\\'); process.exit(); (\\'\${x}\`\\\\', async`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text that would be code in a template
  expect(text).toContain("`${email}'); process.exit(); ('\\${x}\\`\\\\`");
});

it('selects a text between what stands around it, and says where that is not enough', () => {
  const quote = { text: "Bob's", before: 'Dear ', after: ' friends' };
  const target = { fingerprint: print('textbox', 'Letter') };
  const file = (operations: Playbook['operations']) =>
    writePlaywright([deskPlaybook({ operations, outcomes: operations.map(() => null) })]);
  const once = file([{ type: 'select-text', ...target, quote }]);
  expect(once.text).toContain(
    `await selectText(page.getByRole('textbox', { name: 'Letter', exact: true }), 'Dear ', 'Bob\\'s', ' friends');`,
  );
  expect(once.text).toContain('async function selectText(held: Locator');
  expect(once.notes).toEqual([]);
  const read = readPlaywright(once.text, { now: '2026-11-23T00:00:00.000Z' });
  expect(read.ok && read.value.files[0]?.playbooks[0]?.operations.at(-1)).toMatchObject({ type: 'select-text', quote });
  expect(file([{ type: 'select-text', ...target, quote: { ...quote, nth: { index: 1, of: 2 } } }]).notes.map(sayInEnglish)).toEqual([
    expect.stringContaining('are there several times'),
  ]);
});

it('draws a path by its points', () => {
  const offset = { x: 0.1, y: 0.2 };
  const operations = [
    {
      type: 'drag' as const,
      fingerprint: print('img', 'Sheet', { offset }),
      path: [
        { x: 0.5, y: 0.2 },
        { x: 0.5, y: 0.94 },
      ],
    },
  ];
  const { text } = writePlaywright([deskPlaybook({ operations, outcomes: [null] })]);
  expect(text).toContain(
    "await dragAlong(page, page.getByRole('img', { name: 'Sheet', exact: true }), [[0.1, 0.2], [0.5, 0.2], [0.5, 0.94]]);",
  );
  expect(text).toContain('async function dragAlong(page: Page, surface: Locator');
});

it('drops an item on the side of another one that it was put on, and says what it does not check', () => {
  const at = (relX: number, relY: number) => ({
    size: { width: 200, height: 40 },
    position: { relX, relY, viewportWidth: 1000, viewportHeight: 1000, scrollX: 0, scrollY: 0 },
  });
  const drag = (side: 'before' | 'after', relX: number, relY: number) => ({
    type: 'drag' as const,
    fingerprint: print('button', 'Tea', at(0.1, 0.1)),
    to: { fingerprint: print('button', 'Milk', at(relX, relY)) },
    side,
  });
  const operations = [drag('before', 0.1, 0.5), drag('after', 0.1, 0.5), drag('after', 0.6, 0.12)];
  const { text, notes } = writePlaywright([deskPlaybook({ operations, outcomes: [null, null, null] })]);
  const places = [...text.matchAll(/dragTo\(.*, \{ targetPosition: \{ (.*) \} \}\);/g)].map(([, place]) => place);
  expect(places).toEqual(['x: 100, y: 10', 'x: 100, y: 30', 'x: 150, y: 20']);
  expect(notes.map(sayInEnglish)).toEqual(Array(3).fill(expect.stringContaining('does not check in which place')));
});
