import { items } from '../../src/model/run';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

const GOAL = 'click "Radius Medium", then click Large';
/**
 * So much changed that no fingerprint may be sure of either step: ids, attributes, tags, the order, and everything in German. Of a radius there is nothing to
 * see but its word; a theme would be known by its colour.
 */
const BROKEN = { modal: 'never', drift: 'ids,testids,data,aria,text,tag,order', lang: 'de', seed: 5 };

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

test('where each plan is to be approved, each repair is: of a goal and of a playbook that is played; a no leaves what was done', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run(GOAL, { tab, planner: 'embedded' });
  const [playbook] = (await abra.playbooks(new URL(tab.url()).host)).playbooks.filter(({ partOf }) => !partOf);
  await abra.settings({ approvePlans: 'always' });
  await tab.goto(site.url('themes', BROKEN));
  model.script((request) => plan([click(idOf(request, 'menuitemradio "Groß') ?? idOf(request, 'button "Rundung'))], { more: false }));
  const asked: string[] = [];
  const answer = ({ id, kind }: { id: string; kind: string }) => {
    asked.push(`${kind} ${id}`);
    return asked.length < 2 ? 'go' : 'stop';
  };
  const refused = await abra.run(GOAL, { tab, planner: 'messages-api', answer });
  expect(asked).toEqual(['plan approve-plan-1', 'plan approve-plan-2']);
  expect(refused.finished).toMatchObject({
    outcome: 'stopped',
    summary: 'You said no to the new plan. What was done before it stays.',
  });
  await tab.goto(site.url('themes', BROKEN));
  const { runId } = await abra.call('run.play', { domain: new URL(tab.url()).host, id: playbook?.id ?? '', tabId: await abra.tabId(tab) });
  await expect.poll(async () => (await abra.load(runId)).question?.kind, { timeout: 30_000 }).toBe('plan');
  expect(items(await abra.load(runId)).filter(({ status }) => status === 'done')).toEqual([]);
});

test('a site that asks for a captcha is told as such, and repairs nothing', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run(GOAL, { tab, planner: 'embedded' });
  model.script([complete('Should not be asked.', false)]);
  await tab.goto(site.url('themes', { captcha: 1 }));
  const run = await abra.run(GOAL, { tab, planner: 'messages-api' });
  expect(run.question).toMatchObject({ kind: 'person', text: expect.stringMatching(/captcha|human/) });
  expect(model.calls).toHaveLength(0);
  expect(items(run).filter(({ status }) => status === 'done')).toEqual([]);
});
