import { describe, expect, it } from 'vitest';
import { readWorkflow, workflowGoal } from './workflow';
import { writeWorkflow } from './write-workflow';

const URL = 'https://example.com/login';
const lines = [
  'Navigate("https://example.com/login")',
  'Login("{{secret:SECRET_USER}}", "{{secret:SECRET_PASS}}")',
  'Fill("Destination", "Montreal, Canada")',
  'Fill("PIN", "{{secret:pin}}")',
  'Fill("Password again", "{{secret:SECRET_PASS}}")',
  'Click(`Say "hi"`, index: "2")',
  'WaitFor("Results", timeout: "5000")',
  'Select("Country", "Canada")',
  'Upload("Receipt", "a.pdf")',
  'Screenshot()',
  'AssertText("Results")',
];

describe('a workflow as a file', () => {
  it('says the same as its lines, and comes back as them', () => {
    const written = writeWorkflow('login_and_search', URL, lines);
    expect(written).toMatchObject({
      ok: true,
      value: {
        workflow_id: 'login_and_search',
        credentials: { username: '{{SECRET_USER}}', password: '{{SECRET_PASS}}', pin: '{{pin}}' },
        steps: expect.arrayContaining([{ action: 'Navigate' }, { action: 'Login', target: 'default' }]),
      },
    });
    const read = readWorkflow(JSON.parse(JSON.stringify(written.ok && written.value)));
    expect(read.ok && workflowGoal(read.value).split('\n')).toEqual(lines);
  });

  it('has no place for steps in words, for a second account, or for the value of a secret', () => {
    expect(writeWorkflow('x', URL, ['click the first result', 'Click("Go")'])).toEqual({
      ok: false,
      failure: ['Line 1: is no call like Click("Search"); a file has calls alone.'],
    });
    expect(writeWorkflow('x', URL, ['Login({{secret:a}}, {{secret:b}})', 'Login({{secret:c}}, {{secret:b}})'])).toMatchObject({
      ok: false,
      failure: [expect.stringContaining('somebody else')],
    });
    expect(writeWorkflow('x', URL, ['Login("ada", "hunter2")'])).toMatchObject({
      ok: false,
      failure: [expect.stringContaining('holds a value')],
    });
    expect(writeWorkflow('x', 'nowhere', ['Click("Go")'])).toMatchObject({ ok: false, failure: [expect.stringMatching(/^url/)] });
  });
});
