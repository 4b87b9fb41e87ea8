import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from './test';

test('what was said before is read from the cache, call after call, and its price is told', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('shop'));
  model.script([
    (request) => plan([click(idOf(request, 'checkbox "Lenses"'))]),
    (request) => plan([click(idOf(request, 'checkbox "Lights"'))]),
    (request) => plan([click(idOf(request, 'checkbox "Film"'))]),
    complete('Three kinds are shown.'),
  ]);
  const run = await abra.run('show lenses, lights and film', { learn: false });
  expect(run.finished).toMatchObject({ outcome: 'success', summary: 'Three kinds are shown.' });
  const reads = model.calls.map(({ usage }) => usage?.cache_read_input_tokens ?? 0);
  expect(reads).toHaveLength(4);
  for (let call = 1; call < reads.length; call++) expect(reads[call]).toBeGreaterThan(reads[call - 1] ?? 0);
  expect(run.usage).toMatchObject({ calls: 4, cacheRead: reads.reduce((sum, read) => sum + read, 0) });
  expect(run.usage.dollars).toBeGreaterThan(0);
});

test('what only the person can know is asked of them, and the run goes on with their answer', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('shop'));
  model.script([
    { json: { ask: 'Which kind do you want to see?', choices: ['Lenses', 'Film'] } },
    (request) =>
      plan([click(idOf(request, request.text.includes('The person answered: "Film"') ? 'checkbox "Film"' : 'checkbox "Lenses"'))], {
        more: false,
      }),
    complete('Film is shown.'),
  ]);
  const asked: string[] = [];
  const run = await abra.run('show the kind that I want', {
    learn: false,
    answer: ({ kind, text, choices }) => {
      asked.push(`${kind}: ${text}`);
      return choices.find(({ label }) => label === 'Film')?.id;
    },
  });
  expect(asked).toEqual(['ask: Which kind do you want to see?']);
  expect(run.finished?.outcome).toBe('success');
  const checked = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ labels }) => labels?.[0]?.textContent?.trim());
  expect(tab.evaluate(checked)).toEqual([expect.stringContaining('Film')]);
});

test('a goal that points back is planned with the last one and what came of it', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('shop'));
  model.script([complete('Lenses are the best kind.'), complete('They are shown.'), complete('Film it is.')]);
  await abra.run('which kind is best?');
  await abra.run('show them');
  await abra.run('show the kind Film');
  const told = model.calls.map(({ text }) => text.includes('Lenses are the best kind.'));
  expect(told).toEqual([false, true, false]);
  expect(model.calls[1]?.text).toContain('Their goal before it, which ended (success): which kind is best?');
});

test('the settings try the endpoint with one tiny call, and say what came without the key', async ({ abra, model }) => {
  model.script([{ text: 'OK' }, { status: 401, message: 'Bad key sk-canary-0123456789' }, { status: 404 }]);
  await abra.settings({ key: 'sk-canary-0123456789' });
  const came = [];
  for (let at = 0; at < 3; at++) came.push(await abra.call('settings.try', {}));
  expect(came.map((one) => one.came)).toEqual(['works', 'key-refused', 'no-model']);
  expect(JSON.stringify(came)).not.toContain('canary');
  expect(model.calls.map(({ body }) => body.max_tokens)).toEqual([16, 16, 16]);
});
