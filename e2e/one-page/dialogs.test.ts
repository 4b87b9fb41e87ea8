import { click, idOf, plan } from '../fixtures/scripted';
import { expect, test } from './test';

test('a question that an operation brings is answered with no, and the run waits for the person', async ({ abra, tab, site, model }) => {
  const asks = `<button onclick="document.title = confirm('Delete?') ? 'Deleted' : 'Kept'">A</button>`;
  await tab.goto(await site.serve({ asks: `<!doctype html><title>Page</title><body>${asks}` }));
  model.script([(request) => plan([click(idOf(request, 'button "A"'))], { more: false })]);
  const run = await abra.run('delete it');
  expect(run.question?.text).toContain('the page asked: "Delete?"');
  expect(tab.window.document.title).toBe('Kept');
});
