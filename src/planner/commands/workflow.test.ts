import { describe, expect, it } from 'vitest';
import { readWorkflow, workflowGoal, workflowSecrets } from '../../model/plan/workflow';
import { LOGIN_AND_SEARCH } from '../../model/plan/workflow.fixture';
import { page } from './corpus/build-snapshot';
import { dashboard, login, results } from './corpus/pages/desk';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const spec = { ...LOGIN_AND_SEARCH, url: 'https://example.com/login', browser: 'chromium', headless: true };

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

  it('runs by the planner of commands over its pages', () => {
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

  const archive = page('http://desk.localhost/desk/archive', 'Archive', [
    ['button', 'Archive', { key: 'archive', place: ['region Folder'] }],
    ['button', 'Archive all', { key: 'all', place: ['region Folder'] }],
    ['button', 'Delete', { key: 'ada', place: ['row Ada 12 open'] }],
    ['button', 'Delete', { key: 'bob', place: ['row Bob 7 open'] }],
    ['textbox', 'Note', { key: 'note', value: 'for Ada', place: ['region One'] }],
    ['textbox', 'Note', { key: 'other', value: 'for Bob', place: ['region Two'] }],
  ]);
  const planned = (step: object) => {
    const read = readWorkflow({ ...spec, steps: [step] });
    if (!read.ok) return read.failure.join();
    const plan = planGoal({ goal: workflowGoal(read.value), snapshot: archive.snapshot, history: [] });
    return plan.isComplete === true ? renderPlan(plan, archive) : plan.operations;
  };
  const pressed = (key: string) => ({ type: 'click', elementId: archive.ids.get(key) });

  it.each([
    ['the one of two alike that it means', { action: 'Click', target: 'Archive all' }, 'all'],
    ['exact: that name and no longer one', { action: 'Click', target: 'Archive', options: { exact: 'true' } }, 'archive'],
    ['exact: in its letters', { action: 'Click', target: 'archive', options: { exact: 'true' } }, undefined],
    ['exact: no part of a name', { action: 'Click', target: 'Arch', options: { exact: 'true' } }, undefined],
    ['exact: false is as without', { action: 'Click', target: 'archive all', options: { exact: 'false' } }, 'all'],
    ['containsText: in the row it stands in', { action: 'Click', target: 'Delete', options: { containsText: 'bob' } }, 'bob'],
    ['containsText: in its own words', { action: 'Click', target: 'Archive', options: { containsText: 'all' } }, 'all'],
    ['containsText: nowhere', { action: 'Click', target: 'Delete', options: { containsText: 'Cyd' } }, undefined],
    ['containsText: in several', { action: 'Click', target: 'Delete', options: { containsText: 'open' } }, undefined],
  ])('options of a step, %s', (_what, step, key) => {
    expect(planned(step)).toEqual(key ? [expect.objectContaining(pressed(key))] : 'abstain');
  });

  it.each([
    [
      'what a field holds',
      { action: 'Fill', target: 'Note', value: 'x', options: { containsText: 'for Bob' } },
      { type: 'type', text: 'x' },
    ],
    ['words on the page', { action: 'AssertText', target: 'Results' }, { type: 'assert', text: 'Results' }],
    [
      'words in the place that is called so',
      { action: 'AssertText', target: 'Results', options: { containsText: '12 found' } },
      { type: 'assert', selector: 'text=Results', text: '12 found' },
    ],
    [
      'words in the place of a selector',
      { action: 'AssertText', target: '#sum', options: { containsText: '12' } },
      { type: 'assert', selector: '#sum', text: '12' },
    ],
    ['containsText alone', { action: 'AssertText', options: { containsText: '12' } }, { type: 'assert', text: '12' }],
    [
      'all of the words of a place',
      { action: 'AssertText', target: 'Results', options: { exact: 'true' } },
      { type: 'assert', selector: ':text-is("Results")', visible: true },
    ],
    [
      'waiting for words in a place',
      { action: 'WaitFor', target: '#sum', options: { containsText: '12', timeout: '900' } },
      { type: 'wait', until: 'text', selector: '#sum', text: '12', timeout: 900 },
    ],
    [
      'waiting for all of the words',
      { action: 'WaitFor', target: 'Done', options: { exact: 'true' } },
      { type: 'wait', until: 'visible', selector: ':text-is("Done")' },
    ],
  ])('options of a step that looks: %s', (what, step, operation) => {
    const elementId = what === 'what a field holds' ? { elementId: archive.ids.get('other') } : {};
    expect(planned(step)).toMatchObject([{ ...operation, ...elementId }]);
  });
});
