import { expect, it } from 'vitest';
import { deskPlaybook, print } from '../playbook.fixture';
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
  expect(writePlaywright([deskPlaybook()]).notes).toMatchInlineSnapshot(`
    [
      "Log in and look: elements in closed shadow roots are out of Playwright's reach; those in open ones are found.",
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
