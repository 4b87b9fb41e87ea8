import { items } from '../../src/model/run/run';
import { click, complete, fill, idOf, plan } from '../fixtures/scripted';
import { expect, test } from './test';

test('a plan that names an unknown playbook stops there with the nearest names', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  model.script([
    plan([
      { type: 'scroll', direction: 'down' },
      { playbook: 'Select Colour', variant: 'Red', params: [] },
    ]),
    complete('There is no such playbook, so nothing was chosen.', false, ['open the theme menu and choose Red']),
  ]);
  const run = await abra.run('make it red');
  expect(run.plans[0]?.bail).toMatchObject({ kind: 'playbook-unknown', playbook: 'Select Colour' });
  expect(model.calls[1]?.text).toContain('There is no playbook "Select Colour"');
  expect(run.finished).toMatchObject({ outcome: 'failed', suggestions: ['open the theme menu and choose Red'] });
});

test('an element gone at step 5 of 8 reaches the model with the evidence, and the goal ends well from there', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  // A button that goes as soon as the message is typed.
  tab.evaluate(() => {
    const draft = Object.assign(document.createElement('button'), { textContent: 'Save draft', id: 'save-draft' });
    document.querySelector('#message')?.after(draft);
    document.querySelector('#message')?.addEventListener('input', () => draft.remove());
  });
  model.script([
    (request) =>
      plan(
        [
          fill(request, 'textbox "Name', 'Ada Lovelace'),
          fill(request, 'textbox "City"', 'London'),
          fill(request, 'textbox "Subject"', 'An invoice'),
          fill(request, 'textbox "Message"', 'Hello'),
          click(idOf(request, 'button "Save draft"')),
          fill(request, 'textbox "City"', 'Turin'),
          fill(request, 'textbox "Subject"', 'Two invoices'),
          fill(request, 'textbox "Message"', 'Bye'),
        ],
        { more: false, sequenceName: 'Fill in the forms' },
      ),
    (request) => plan([fill(request, 'textbox "City"', 'Turin')], { more: false }),
  ]);
  const run = await abra.run('fill in the forms');
  expect(run.finished?.outcome).toBe('success');
  const [, again] = model.calls;
  expect(again?.text).toContain('Executed 4 of 8 operations. Stopped at step 5:');
  expect(again?.text).toContain('target-missing');
  expect(items(run).filter(({ status }) => status === 'done')).toHaveLength(5);
  expect(tab.one<HTMLInputElement>('#holder').value).toBe('Ada Lovelace');
  expect(tab.one<HTMLInputElement>('#city').value).toBe('Turin');
});
