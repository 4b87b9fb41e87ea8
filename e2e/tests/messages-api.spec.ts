import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

test('what was said before is read from the cache, call after call, and its price is told', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('shop'));
  model.script([
    (request) => plan([click(idOf(request, 'checkbox "Lenses"'))]),
    (request) => plan([click(idOf(request, 'checkbox "Lights"'))]),
    (request) => plan([click(idOf(request, 'checkbox "Film"'))]),
    complete('Three kinds are shown.'),
  ]);
  const run = await abra.run('show lenses, lights and film', { tab, learn: false });
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
    tab,
    learn: false,
    answer: ({ kind, text, choices }) => {
      asked.push(`${kind}: ${text}`);
      return choices.find(({ label }) => label === 'Film')?.id;
    },
  });
  expect(asked).toEqual(['ask: Which kind do you want to see?']);
  expect(run.finished?.outcome).toBe('success');
  await expect(tab.getByRole('checkbox', { name: 'Film' })).toBeChecked();
});

test('a goal that points back is planned with the last one and what came of it', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('shop'));
  model.script([complete('Lenses are the best kind.'), complete('They are shown.'), complete('Film it is.')]);
  await abra.run('which kind is best?', { tab });
  await abra.run('show them', { tab });
  await abra.run('show the kind Film', { tab });
  const told = model.calls.map(({ text }) => text.includes('Lenses are the best kind.'));
  expect(told).toEqual([false, true, false]);
  expect(model.calls[1]?.text).toContain('Their goal before it, which ended (success): which kind is best?');
});

test('a picture with numbered marks goes along where it is wanted, and no secret leaves in text', async ({ abra, tab, site, model }) => {
  const canary = 'c4nary-pass';
  await abra.settings({ pictures: 'always' });
  await tab.goto(site.url('/desk/login', { from: 'x' }));
  await tab.getByLabel('Password').fill(canary);
  await tab.bringToFront();
  model.script([complete('A login.')]);
  const run = await abra.run('what is on this page?', { tab, learn: false });
  expect(run.finished?.outcome).toBe('success');
  const [call] = model.calls;
  const images = call?.body.messages.at(-1).content.filter(({ type }: { type: string }) => type === 'image');
  expect(images).toHaveLength(1);
  expect(images[0].source).toMatchObject({ type: 'base64', media_type: 'image/jpeg' });
  // A JPEG with something on it.
  expect(images[0].source.data).toMatch(/^\/9j\//);
  expect(images[0].source.data.length).toBeGreaterThan(10_000);
  expect(model.mentions(canary)).toBe(false);
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
