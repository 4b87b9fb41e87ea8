import { complete } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

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
