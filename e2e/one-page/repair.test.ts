import { items } from '../../src/model/run/run';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from './test';

const GOAL = 'click "Radius Medium", then click Large';
/** So much changed that no fingerprint may be sure of either step, as in e2e/tests/repair.spec.ts. */
const BROKEN = { modal: 'never', drift: 'ids,testids,data,aria,text,tag,order', lang: 'de', seed: 5 };

test('where each plan is to be approved, each repair is: of a goal and of a playbook that is played; a no leaves what was done', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run(GOAL, { planner: 'embedded' });
  const [playbook] = (await abra.playbooks()).filter(({ partOf }) => !partOf);
  await abra.settings({ approvePlans: 'always' });
  await tab.goto(site.url('themes', BROKEN));
  model.script((request) => plan([click(idOf(request, 'menuitemradio "Groß') ?? idOf(request, 'button "Rundung'))], { more: false }));
  const asked: string[] = [];
  const refused = await abra.run(GOAL, {
    planner: 'messages-api',
    answer: ({ id, kind }) => {
      asked.push(`${kind} ${id}`);
      return asked.length < 2 ? 'go' : 'stop';
    },
  });
  expect(asked).toEqual(['plan approve-plan-1', 'plan approve-plan-2']);
  expect(refused.finished).toMatchObject({
    outcome: 'stopped',
    summary: 'You said no to the new plan. What was done before it stays.',
  });
  await tab.goto(site.url('themes', BROKEN));
  const played = await abra.play(playbook?.name ?? '');
  expect(played.question?.kind).toBe('plan');
  expect(items(played).filter(({ status }) => status === 'done')).toEqual([]);
});

test('a site that asks for a captcha is told as such, and repairs nothing', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run(GOAL, { planner: 'embedded' });
  model.script([complete('Should not be asked.', false)]);
  await tab.goto(site.url('themes', { captcha: 1 }));
  const run = await abra.run(GOAL, { planner: 'messages-api' });
  expect(run.question).toMatchObject({ kind: 'person', text: expect.stringMatching(/captcha|human/) });
  expect(model.calls).toHaveLength(0);
  expect(items(run).filter(({ status }) => status === 'done')).toEqual([]);
});
