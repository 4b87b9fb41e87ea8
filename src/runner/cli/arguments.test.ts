import { expect, test } from 'vitest';
import { modelIn } from '../model-variables';
import { readArguments, readPairs, readPlanner, readSecrets, readTimeout, readUrl } from './arguments';

/** What is said of a wrong call, or what was read. */
const said = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return String(error).replace(/^Error: /, '');
  }
};

test('words are no options, and options come in any order', () => {
  expect(readArguments(['run', '--json', 'add tea', '--set', 'a=1', '--set', 'b=2'])).toEqual({
    words: ['run', 'add tea'],
    options: { json: true, set: ['a=1', 'b=2'] },
  });
  expect(said(() => readArguments(['run', '--uri', 'x']))).toMatch(/--uri.*abra --help/);
});

test('a value is all after the first "=", and a line without one is named', () => {
  expect(readPairs(['query=a=b', 'empty='], 'set')).toEqual({ query: 'a=b', empty: '' });
  expect(said(() => readPairs(['query'], 'set'))).toBe('--set takes name=value, not "query".');
  expect(said(() => readPairs(['=x'], 'set'))).toBe('--set takes name=value, not "=x".');
});

test('a secret comes from the environment and from nowhere else', () => {
  expect(readSecrets(['desk=env:DESK'], { DESK: 's3cret' })).toEqual({ desk: 's3cret' });
  expect(said(() => readSecrets(['desk=s3cret'], {}))).toMatch(/^(?!.*s3cret).*env:VARIABLE/);
  expect(said(() => readSecrets(['desk=env:DESK'], {}))).toBe('--secret desk: the environment has no DESK.');
});

test('the planner is the model where there is a key, unless it is said otherwise', () => {
  expect(readPlanner({}, {})).toBe('embedded');
  expect(readPlanner({}, { ANTHROPIC_API_KEY: 'k' })).toBe('messages-api');
  expect(readPlanner({}, { OPENAI_API_KEY: 'k' })).toBe('chat-completions');
  expect(readPlanner({ planner: 'simple' }, { ANTHROPIC_API_KEY: 'k' })).toBe('embedded');
  expect(said(() => readPlanner({ planner: 'model' }, {}))).toMatch(/ANTHROPIC_API_KEY.*OPENAI_API_KEY/);
  expect(said(() => readPlanner({ planner: 'magic' }, {}))).toContain('"magic"');
});

test.each([
  [
    { ANTHROPIC_API_KEY: 'k', OPENAI_API_KEY: 'o' },
    'k',
    { planner: 'messages-api', keyAs: 'x-api-key', endpoint: 'https://api.anthropic.com' },
  ],
  [{ ANTHROPIC_AUTH_TOKEN: 't', ANTHROPIC_BASE_URL: 'https://a.test' }, 't', { keyAs: 'bearer', endpoint: 'https://a.test' }],
  [{ OPENAI_API_KEY: 'o' }, 'o', { planner: 'chat-completions', endpoint: 'https://api.openai.com/v1', model: 'gpt-5.4' }],
  [
    { OPENAI_API_KEY: 'o', OPENAI_BASE_URL: 'http://localhost:1/v1', OPENAI_MODEL: 'm' },
    'o',
    { endpoint: 'http://localhost:1/v1', model: 'm' },
  ],
])('the environment names a model: %j', (environment, key, settings) => {
  expect(modelIn(environment)).toMatchObject({ key, settings });
});

test.each([undefined, 'themes', 'javascript:alert(1)', 'file:///etc/passwd', 'about:blank'])('%s is no page to go to', (url) => {
  expect(said(() => readUrl(url === undefined ? {} : { url }))).toContain('--url');
});

test('seconds are seconds', () => {
  expect(readTimeout({ timeout: '1.5' })).toBe(1500);
  expect(readTimeout({})).toBeUndefined();
  for (const timeout of ['0', '-1', 'soon', '1e9']) expect(said(() => readTimeout({ timeout }))).toContain('takes seconds');
});
