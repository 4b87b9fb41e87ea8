import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../../src/lib/result';
import type { Fault } from '../../../../src/model/run/fault';
import { fold } from '../../../../src/model/run/fold';
import { faultOf } from '../../../../src/model/say-in-english';
import type { Saying } from '../../../../src/model/saying';
import { saying } from '../../../../src/model/saying-of';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/model/settings';
import { started } from '../../store/panel.fixture';
import { useSettings } from '../../store/use-settings';
import { useSite } from '../../store/use-site';
import { useView } from '../../store/use-view';
import { FailureCard } from './FailureCard';

/** What the worker was asked, in its order. */
let asked: string[];
let root: Root;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('chrome', {
    runtime: {
      sendMessage: async ({ abra, params }: { abra: string; params: { patch?: Partial<Settings> } }) => {
        asked.push(`${abra} ${JSON.stringify(params)}`);
        if (abra === 'settings.set') return ok({ settings: { ...DEFAULT_SETTINGS, ...params.patch } });
        return abra.startsWith('run.') ? ok({ runId: 'r' }) : fail(faultOf('wire', saying('noAnswer')));
      },
    },
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** The card of a run that ended by the fault before anything was planned. */
async function show(kind: Fault['kind'], said: Saying): Promise<HTMLElement> {
  const fault = faultOf(kind, said);
  const run = [
    started(),
    { kind: 'plan-failed', at: 1, fault, usage: { calls: 0, input: 0, output: 0, cacheRead: 0, cacheWrite: 0 } } as const,
  ].reduce(fold, undefined);
  if (!run) throw new Error('There is no run.');
  useSettings.setState({ answer: { status: 'ready', value: { settings: DEFAULT_SETTINGS, hasKey: true } } });
  useView.setState({ view: 'run', goal: '', setting: undefined });
  const site = { tabId: 1, url: 'https://a.example/x', domain: 'a.example', path: '/x', access: 'granted' } as const;
  useSite.setState({ tabId: 1, site: { status: 'ready', value: site } });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<FailureCard run={run} ending={{ fault }} title="Not done" summary={fault.message} />));
  return place;
}

const SETTINGS_AT = (setting: string) => ({ view: 'settings', setting });
const AGAIN = ['run.resume {"runId":"r","way":"again"}'];

for (const [what, kind, said, primary, then] of [
  ['a wrong key', 'model-auth', saying('keyNotAccepted', { endpoint: 'https://api.anthropic.com' }), 'Check the key', SETTINGS_AT('key')],
  [
    'a key that may not use the model',
    'model-auth',
    saying('keyMayNot', { model: 'm', said: '' }),
    'Choose another model',
    SETTINGS_AT('model'),
  ],
  ['no credit', 'model-auth', saying('noCredit', { said: '' }), 'Use another key', SETTINGS_AT('key')],
  ['a rate limit', 'model-limit', saying('rateLimitSeconds', { seconds: 40 }), 'Try again', AGAIN],
  ['a busy model', 'model-overloaded', saying('overloaded'), 'Try again', AGAIN],
  ['a refusal', 'model-refused', saying('modelRefused'), 'Edit the goal', { view: 'run', goal: 'log in' }],
  ['a run that is too long', 'model-invalid', saying('runTooLong'), 'Edit the goal', { goal: 'log in' }],
  ['a page that is too long', 'model-invalid', saying('pageTooMuch'), 'Edit the goal', { goal: 'log in' }],
  ['a plan that is too long', 'model-cut', saying('planTooLong'), 'Edit the goal', { goal: 'log in' }],
  ['an answer that broke off', 'model-cut', saying('answerBroke'), 'Try again', AGAIN],
  [
    'a model that is gone',
    'model-invalid',
    saying('modelUnknown', { endpoint: 'e', model: 'm' }),
    'Choose another model',
    SETTINGS_AT('model'),
  ],
  ['an answer that is no JSON', 'model-invalid', saying('twiceNoPlan', { issue: 'no JSON' }), 'Choose another model', SETTINGS_AT('model')],
  ['an endpoint that is not reached', 'model-unreachable', saying('endpointUnreached', { endpoint: 'e' }), 'Try again', AGAIN],
  ['an endpoint that is silent', 'model-unreachable', saying('endpointSilent', { endpoint: 'e' }), 'Try again', AGAIN],
  ['no key', 'no-key', saying('keyMissing'), 'Check the key', SETTINGS_AT('key')],
  [
    'no consent',
    'no-consent',
    saying('consentMissing'),
    'I agree',
    ['settings.set {"patch":{"consent":true,"approvePlans":"first"}}', ...AGAIN],
  ],
] as const)
  test(`after ${what} one sentence stands there, and one button that leads on: “${primary}”`, async () => {
    const card = await show(kind, said);
    expect(card.querySelectorAll('p')).toHaveLength(1);
    expect(card.querySelector('p')?.textContent).toMatch(/^\S.{10,}\.$/);
    const [button, ...others] = card.querySelectorAll<HTMLButtonElement>('.button.primary');
    expect([button?.textContent, others]).toEqual([primary, []]);
    await act(async () => button?.click());
    if (Array.isArray(then)) expect(asked.filter((one) => /^(run|settings.set)/.test(one))).toEqual(then);
    else expect(useView.getState()).toMatchObject(then);
  });

test('a model that is gone is no answer without sense', async () => {
  const card = await show('model-invalid', saying('modelUnknown', { endpoint: 'e', model: 'm' }));
  expect(card.querySelector('h2')?.textContent).toBe('There is no such model');
});

test('who does not agree gets the same goal by simple commands', async () => {
  const card = await show('no-consent', saying('consentMissing'));
  expect(card.textContent).toContain('go to api.anthropic.com');
  const commands = [...card.querySelectorAll('button')].find(({ textContent }) => textContent === 'Use simple commands');
  await act(async () => commands?.click());
  expect(asked).toEqual([
    'settings.set {"patch":{"planner":"embedded"}}',
    'run.start {"goal":"log in","tabId":1,"usePlaybooks":true,"learn":true}',
  ]);
});
