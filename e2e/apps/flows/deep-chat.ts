import { type Application, clicks, step, writes } from '../flow';
import { bundled } from '../serve';

export const deepChat: Application = {
  name: 'Deep Chat',
  kind: 'chat',
  serve: bundled('deep-chat'),
  ready: (tab) => tab.locator('#text-input').waitFor(),
  steps: [
    writes('a subject', 'type:Tea for two', 'input[name=subject]', 'Tea for two'),
    writes('say something', 'type:Green tea', '#text-input', 'Green tea'),
    step('send it by Enter', 'press:Enter', ({ press }) => press('Enter')),
    step('take a suggestion', 'click', ({ click, tab }) => click(tab.getByRole('button', { name: 'Without milk' }).last())),
    writes('say more', 'type:Two cups', '#text-input', 'Two cups'),
    clicks('send it by the button', 'click', '#submit-icon, .input-button-svg, .input-button >> nth=0'),
  ],
  state: (tab) =>
    tab.evaluate(() => [
      ...(globalThis as unknown as { told: string[] }).told,
      document.querySelector<HTMLInputElement>('input[name=subject]')?.value,
    ]),
  right: ['Green tea', 'Without milk', 'Two cups', 'Tea for two'],
  otherwise: { what: 'with German words', address: '?de' },
};
