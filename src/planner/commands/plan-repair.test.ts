import { expect, it } from 'vitest';
import type { PlanRequest } from '../planner';
import { commandPlanner } from './command-planner';
import { dashboard, login, loginAgain } from './corpus/pages/desk';

const request = (wanted: string, { snapshot } = loginAgain): PlanRequest => ({
  goal: 'log in',
  snapshot,
  playbookSummary: '',
  history: [],
  purpose: 'repair',
  repair: { playbook: 'Log in', step: 3, of: 3, wanted, evidence: 'It is not on the page.' },
});

async function repair(wanted: string, on = loginAgain) {
  const { result, usage } = await commandPlanner.plan(request(wanted, on), {}, new AbortController().signal);
  expect(usage.calls).toBe(0);
  return result.ok ? result.value : undefined;
}

it('mends a step whose button is called by another word now', async () => {
  expect(await repair('Click button "Login"')).toMatchObject({ operations: [{ type: 'click', elementId: loginAgain.ids.get('login') }] });
  expect(await repair('Type "ada@example.com" into textbox "Email"')).toMatchObject({
    operations: [{ type: 'type', elementId: loginAgain.ids.get('email'), text: 'ada@example.com' }],
  });
});

it('leaves to others what it does not know for sure', async () => {
  expect(await repair('Click button "Frobnicate"')).toMatchObject({ isComplete: true, success: false });
  expect(await repair('Click button "Cancel"', dashboard)).toMatchObject({ isComplete: true, success: false });
});

it('says what stopped the step, not what its words were read as', async () => {
  expect(await repair('Click link "Granite Camera"')).toMatchObject({
    isComplete: true,
    success: false,
    summary: 'Step 3 of 3 of “Log in” could not be done. It is not on the page.',
  });
});

it('is stopped by an abort', async () => {
  const stop = new AbortController();
  stop.abort();
  const { result } = await commandPlanner.plan({ ...request('Click button "Login"', login), purpose: 'plan' }, {}, stop.signal);
  expect(result).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
});
