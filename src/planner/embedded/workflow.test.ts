import { describe, expect, it } from 'vitest';
import { readWorkflow, workflowGoal, workflowSecrets } from '../../model/workflow';
import { dashboard, login, results } from './corpus/pages/desk';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

/** A workflow with a call on each line (docs/workflows.md). */
const spec = {
  workflow_id: 'login_and_search',
  url: 'https://example.com/login',
  steps: [
    { action: 'Navigate' },
    { action: 'Login', target: 'default', value: null },
    { action: 'Fill', target: 'Destination', value: 'Montreal' },
    { action: 'Click', target: 'Search' },
    { action: 'AssertText', target: 'Results' },
  ],
  credentials: { username: '{{SECRET_USER}}', password: '{{SECRET_PASS}}' },
  browser: 'chromium',
  headless: true,
};

describe('a workflow of calls', () => {
  it('becomes one call a line, with secrets by name', () => {
    const read = readWorkflow(spec);
    expect(read.ok && workflowGoal(read.value)).toMatchInlineSnapshot(`
      "Navigate("https://example.com/login")
      Login("{{secret:SECRET_USER}}", "{{secret:SECRET_PASS}}")
      Fill("Destination", "Montreal")
      Click("Search")
      AssertText("Results")"
    `);
    expect(read.ok && workflowSecrets(read.value)).toEqual(['SECRET_USER', 'SECRET_PASS']);
  });

  it('runs by the embedded planner over its pages', () => {
    const read = readWorkflow(spec);
    if (!read.ok) return expect(read).toHaveProperty('ok', true);
    const goal = workflowGoal(read.value);
    const history: Parameters<typeof planGoal>[0]['history'] = [];
    const seen = [login, login, dashboard, results].map((page) => {
      const plan = planGoal({ goal, snapshot: page.snapshot, history });
      if (plan.isComplete !== true) history.push({ thought: plan.thought, operations: plan.operations.map(() => 'done'), outcome: '' });
      return renderPlan(plan, page);
    });
    expect(seen).toEqual([
      'navigate https://example.com/login …',
      'type email = {{secret:SECRET_USER}}; type password = {{secret:SECRET_PASS}}; click login …',
      'type Destination = Montreal; click Search …',
      'assert Results',
    ]);
    expect(planGoal({ goal, snapshot: results.snapshot, history })).toMatchObject({ isComplete: true, success: true });
  });

  it('is refused with the value of a secret in it, and tells what is no step', () => {
    expect(readWorkflow({ ...spec, credentials: { password: 'hunter2' } })).toEqual({
      ok: false,
      failure: ['credentials.password: holds a value; keep it under Secrets and write {{secret:password}} here.'],
    });
    const read = readWorkflow({ ...spec, steps: [{ action: 'RunScript', target: 'x' }], url: 'javascript:alert(1)' });
    expect(read.ok ? [] : read.failure.map((issue) => issue.split(':')[0])).toEqual(['url', 'steps.0.action']);
  });

  it('keeps quotes, selectors and options of a step', () => {
    const read = readWorkflow({
      ...spec,
      steps: [
        { action: 'Click', target: 'Say "hi"', options: { index: '2' } },
        { action: 'Fill', target: '#password', value: '{password}' },
        { action: 'WaitFor', target: 'Results', options: { timeout: '5000' } },
        { action: 'Select', target: 'Country', value: 'Canada' },
        { action: 'Upload', target: 'Receipt', value: 'a.pdf' },
        { action: 'Screenshot' },
      ],
    });
    expect(read.ok && workflowGoal(read.value).split('\n')).toEqual([
      'Click(`Say "hi"`, index: "2")',
      'Fill("#password", "{{secret:SECRET_PASS}}")',
      'WaitFor("Results", timeout: "5000")',
      'Select("Country", "Canada")',
      'Upload("Receipt", "a.pdf")',
      'Screenshot()',
    ]);
  });
});
