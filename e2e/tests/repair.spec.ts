import { click, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

const GOAL = 'click "Radius Medium", then click Large';
/**
 * So much changed that no fingerprint may be sure of either step: ids, attributes, tags, the order, and everything in German. Of a radius there is nothing to
 * see but its word; a theme would be known by its colour.
 */
const BROKEN = { modal: 'never', drift: 'ids,testids,data,aria,text,tag,order', lang: 'de', seed: 5 };

// Over 5 s: three visits, each with a break.
test('each break costs one model call, is spliced into the playbook as a new version, and never happens again', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run(GOAL, { tab, planner: 'embedded' });
  const domain = new URL(tab.url()).host;

  await tab.goto(site.url('themes', BROKEN));
  model.script((request) => plan([click(idOf(request, 'menuitemradio "Groß') ?? idOf(request, 'button "Rundung'))], { more: false }));
  const broken = await abra.run(GOAL, { tab, planner: 'messages-api' });
  expect(broken.plans.map(({ by }) => by)).toEqual(['recall', 'messages-api', 'messages-api']);
  expect(broken.finished?.outcome).toBe('success');
  expect(model.calls).toHaveLength(2);
  expect(model.calls[0]?.text).toContain('Playbook "Click "Radius Medium", then click …" broke at step 1 of 2');
  expect(model.calls[1]?.text).toContain('Playbook "Click "Radius Medium", then click …" broke at step 2 of 2');
  expect(await tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}').radius)).toBe('Large');

  const [mended] = (await abra.playbooks(domain)).playbooks;
  expect(mended?.versions.map(({ cause, status }) => `${cause} ${status}`)).toContain('repaired active');

  model.forget();
  await tab.goto(site.url('themes', BROKEN));
  const after = await abra.run(GOAL, { tab, planner: 'messages-api' });
  expect(after.plans.map(({ by }) => by)).toEqual(['recall']);
  expect(after.finished?.outcome).toBe('success');
  expect(model.calls).toHaveLength(0);
});
