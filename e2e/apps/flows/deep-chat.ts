import { type Application, step } from '../flow';
import { bundled } from '../serve';

export const deepChat: Application = {
  name: 'Deep Chat',
  kind: 'chat',
  serve: bundled('deep-chat'),
  ready: (tab) => tab.locator('#text-input').waitFor(),
  steps: [
    step('a subject', 'type:Tea for two', async ({ click, type, tab }) => {
      await click(tab.locator('input[name=subject]'));
      await type('Tea for two');
    }),
    step('say something', 'type:Green tea', async ({ click, type, tab }) => {
      await click(tab.locator('#text-input'));
      await type('Green tea');
    }),
    step('send it by Enter', 'press:Enter', ({ press }) => press('Enter')),
    step('take a suggestion', 'click', ({ click, tab }) => click(tab.getByRole('button', { name: 'Without milk' }).last())),
    step('say more', 'type:Two cups', async ({ click, type, tab }) => {
      await click(tab.locator('#text-input'));
      await type('Two cups');
    }),
    step('send it by the button', 'click', ({ click, tab }) =>
      click(tab.locator('#submit-icon, .input-button-svg, .input-button').first()),
    ),
  ],
  state: (tab) =>
    tab.evaluate(() => [
      ...(globalThis as unknown as { told: string[] }).told,
      document.querySelector<HTMLInputElement>('input[name=subject]')?.value,
    ]),
  right: ['Green tea', 'Without milk', 'Two cups', 'Tea for two'],
  otherwise: { what: 'with German words', address: '?de' },
};
