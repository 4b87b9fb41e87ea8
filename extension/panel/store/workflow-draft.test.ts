import { expect, test } from 'vitest';
import { goalOf, readDrafts, secretsOf } from './workflow-draft';
import { draftFromJson } from './workflow-json';

const written = { name: 'Book', url: 'https://desk.example/login', steps: 'Login({user},{password})\n\n  Click("Search")  ' };

test('a written workflow is a goal of one step a line, secrets by name', () => {
  expect(goalOf(written)).toBe('Navigate("https://desk.example/login")\nLogin({{secret:user}},{{secret:password}})\nClick("Search")');
  expect(secretsOf(written)).toEqual(['user', 'password']);
});

test('one that begins somewhere by itself begins there', () => {
  expect(goalOf({ ...written, steps: 'Navigate("https://a.example")' })).toBe('Navigate("https://a.example")');
});

test('the JSON of seed 004 becomes the same text that is written by hand', () => {
  const json = {
    workflow_id: 'book',
    url: 'https://desk.example/',
    steps: [{ action: 'Login' }, { action: 'Fill', target: 'Destination', value: 'Oslo' }],
    credentials: { user: 'ada', password: '{{SECRET_PASS}}' },
  };
  expect(draftFromJson(JSON.stringify(json))).toEqual({
    ok: true,
    value: { name: 'book', url: 'https://desk.example/', steps: 'Login("ada", "{{secret:SECRET_PASS}}")\nFill("Destination", "Oslo")' },
  });
});

test('JSON that is none, or holds the value of a secret, is refused with reasons', () => {
  expect(draftFromJson('{')).toEqual({ ok: false, failure: ['This is not JSON.'] });
  const leaking = draftFromJson(
    JSON.stringify({ workflow_id: 'x', url: 'https://a.example', steps: [{ action: 'Login' }], credentials: { password: 'hunter2' } }),
  );
  expect(leaking.ok ? '' : leaking.failure.join()).toContain('credentials.password');
});

test('what was stored by something else is forgotten', () => {
  expect(readDrafts([written, { name: 1 }, null, 'x'])).toEqual([written]);
  expect(readDrafts('x')).toEqual([]);
});
