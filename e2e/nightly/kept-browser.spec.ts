import { everythingStored } from '../fixtures/everything-stored';
import { expect, test } from '../fixtures/test';

test('a browser that is renewed holds nothing of the test before, though its run is not over', async ({ abra, tab, site, model, kept }) => {
  const { context, worker } = abra.browser;
  const before = await everythingStored(await kept.renew());
  const own = await kept.renew();
  const page = await context.newPage();
  await page.goto(site.url('desk'));
  await context.addCookies([{ name: 'desk', value: 'open', url: site.origin }]);
  await context.route('**/*', (route) => route.continue());
  await worker.evaluate(() => Object.assign(globalThis, { left: true }));
  await own.call('secrets.set', { name: 'password', origin: site.origin, value: 'swordfish' });
  await own.settings({ planner: 'messages-api', endpoint: model.origin, key: 'test-key', consent: true });
  let begun: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  model.script(() => {
    begun();
    return new Promise<never>(() => undefined);
  });
  await own.allowSites(`${site.origin}/*`);
  void own.run('wait for ever', { tab: page }).catch(() => undefined);
  await asked;
  expect(await everythingStored(own)).toContain('wait for ever');

  const again = await kept.renew();
  expect(tab.isClosed()).toBe(true);
  expect(context.pages()).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  expect(await worker.evaluate(() => 'left' in globalThis)).toBe(false);
  expect(await everythingStored(again)).toBe(before);
  expect((await again.call('run.list', {})).runs).toEqual([]);
});
