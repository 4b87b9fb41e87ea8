import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../../../src/lib/result';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/model/settings';
import { LOADING } from '../../store/loaded';
import { NO_RUNS } from '../../store/runs';
import { useRuns } from '../../store/use-runs';
import { loadSettings, useSettings } from '../../store/use-settings';
import { useSite } from '../../store/use-site';
import { showView, typeGoal, useView } from '../../store/use-view';
import { Panel } from '../Panel';

/** What the worker keeps, and what it was asked to run. */
let settings: Settings;
let key: string | undefined;
let runs: unknown[];
let clicks: number;
let root: Root;
const count = () => clicks++;

beforeEach(() => {
  [settings, key, runs, clicks] = [DEFAULT_SETTINGS, undefined, [], 0];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const listens = { addListener: () => undefined, removeListener: () => undefined };
  vi.stubGlobal('chrome', {
    permissions: { contains: async () => false, getAll: async () => ({}), onAdded: listens, onRemoved: listens },
    commands: { getAll: async () => [] },
    runtime: { sendMessage: async ({ abra, params }: { abra: keyof typeof worker; params: never }) => worker[abra]?.(params) ?? NOTHING },
  });
  document.addEventListener('click', count, true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.removeEventListener('click', count, true);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const NOTHING = { ok: false, failure: { kind: 'wire', message: 'not now' } };
const worker = {
  'settings.get': () => ok({ settings, hasKey: key !== undefined }),
  'settings.set': ({ patch }: { patch: Partial<Settings> }) => {
    const isMoved = patch.endpoint !== undefined && patch.endpoint !== settings.endpoint;
    if (isMoved) key = undefined;
    settings = { ...settings, ...(isMoved && { consent: false }), ...patch };
    return ok({ settings });
  },
  'settings.setKey': ({ key: given }: { key: string }) => {
    key = given;
    return ok({ hasKey: true });
  },
  'settings.models': () => ok({ models: ['claude-haiku-5-5', 'claude-sonnet-5-5'].map((id) => ({ id, label: id })) }),
  'run.start': (params: unknown) => {
    runs.push(params);
    return ok({ runId: 'r' });
  },
};

/** Opens the panel beside a page where Abra may act. */
async function open({ welcomed = true }): Promise<void> {
  useRuns.setState({ ...NO_RUNS, starting: undefined, fault: undefined });
  useSettings.setState({ answer: LOADING, models: LOADING, welcomed, fault: undefined });
  showView('run');
  typeGoal('');
  const site = { tabId: 1, url: 'https://a.example/x', domain: 'a.example', path: '/x', access: 'granted' } as const;
  useSite.setState({ tabId: 1, site: { status: 'ready', value: site } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Panel />));
  await act(async () => loadSettings());
}

const one = <Element extends HTMLElement>(selector: string) => document.querySelector<Element>(selector) as Element;
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith(name));
const press = (name: string) => act(async () => button(name)?.click());
const keyField = () => one<HTMLInputElement>('input[type=password]');
const line = () => one<HTMLSelectElement>('.planner-choice');
/** Without Chrome's own model, which not every Chromium has. */
const offered = () => [...line().options].filter(({ value }) => value !== 'on-device');

/** Pastes into a field, or chooses in a list, as a person does. */
const put = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
const enter = () =>
  act(async () => {
    one('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });

test('a new person has a model in use after three clicks: it is chosen, the key is pasted, what is sent is agreed to, a goal is run', async () => {
  await open({ welcomed: false });
  await press('Use an AI model');
  expect(document.activeElement).toBe(keyField());
  expect(settings.consent).toBe(false);
  await put(keyField(), ' sk-ant-api03-canary\n');
  expect(one('[role=status]').textContent).toContain(
    'Anthropic key. The goal, and the visible text and controls of the page, go to api.anthropic.com',
  );
  await press('I agree');
  expect(settings).toMatchObject({ planner: 'messages-api', consent: true, approvePlans: 'first' });
  expect(key).toBe('sk-ant-api03-canary');
  expect(keyField()).toBeNull();
  expect(document.activeElement).toBe(one('textarea'));
  await put(one<HTMLTextAreaElement>('textarea'), 'buy the cheapest camera');
  await act(async () => one('.composer-box button').click());
  expect(runs).toEqual([{ goal: 'buy the cheapest camera', tabId: 1 }]);
  expect(clicks).toBe(3);
});

test('the key field takes no focus when the panel opens, and takes it when a goal is run that then goes on by itself', async () => {
  await open({});
  expect(document.activeElement).toBe(one('textarea'));
  expect(keyField()).not.toBeNull();
  await put(one<HTMLTextAreaElement>('textarea'), 'buy the cheapest camera');
  await enter();
  expect(runs).toEqual([]);
  expect(document.activeElement).toBe(keyField());
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('buy the cheapest camera');
  await put(keyField(), 'sk-ant-api03-x');
  await press('I agree');
  expect(runs).toEqual([{ goal: 'buy the cheapest camera', tabId: 1 }]);
});

test('a key whose vendor is not known by its beginning is sent nowhere before the person says whose it is', async () => {
  await open({});
  await put(keyField(), 'a-key-of-somebody');
  expect(button('I agree')).toHaveProperty('disabled', true);
  await put(one<HTMLSelectElement>('.model-needs select'), 'https://ai-gateway.vercel.sh');
  expect(one('[role=status]').textContent).toContain('Vercel AI Gateway key');
  await press('I agree');
  expect(settings).toMatchObject({ endpoint: 'https://ai-gateway.vercel.sh', model: 'anthropic/claude-sonnet-4.5', consent: true });
  expect(key).toBe('a-key-of-somebody');
});

for (const [answer, planner, consent] of [
  ['I agree', 'messages-api', true],
  ['Use simple commands', 'embedded', false],
] as const)
  test(`without consent nothing is planned in place of the model: the goal waits, and “${answer}” goes on with it`, async () => {
    key = 'sk-ant-api03-x';
    await open({});
    await put(one<HTMLTextAreaElement>('textarea'), 'buy the cheapest camera');
    await enter();
    expect(runs).toEqual([]);
    expect(document.activeElement).toBe(one('.model-needs'));
    expect(text()).toContain('go to api.anthropic.com');
    await press(answer);
    expect(settings).toMatchObject({ planner, consent });
    expect(runs).toEqual([{ goal: 'buy the cheapest camera', tabId: 1 }]);
  });

test('a model on this computer is asked neither for a key nor for consent', async () => {
  settings = { ...DEFAULT_SETTINGS, endpoint: 'http://localhost:11434', model: 'qwen3-coder' };
  await open({});
  expect(one('.model-needs')).toBeNull();
  await put(one<HTMLTextAreaElement>('textarea'), 'buy the cheapest camera');
  await enter();
  expect(runs).toHaveLength(1);
});

test('the model is switched beside Run, where its price stands; a person without a key is asked for one', async () => {
  await open({});
  expect(text()).toContain('$2 in, $10 out per 1M tokens');
  expect(offered().map(({ label }) => label)).toEqual([
    'claude-sonnet-5-5',
    'claude-haiku-5-5 · $0.10 / $0.50',
    'claude-opus-5-5 · $4 / $20',
    'Simple commands',
    'Other model or key…',
  ]);
  await put(line(), 'embedded');
  expect(settings.planner).toBe('embedded');
  expect(text()).not.toContain('1M tokens');
  expect(one('.model-needs')).toBeNull();
  await put(line(), 'model claude-haiku-5-5');
  expect(settings).toMatchObject({ planner: 'messages-api', model: 'claude-haiku-5-5' });
  expect(text()).toContain('$0.10 in, $0.50 out per 1M tokens');
  expect(document.activeElement).toBe(keyField());
  await put(line(), 'other');
  expect(useView.getState()).toMatchObject({ view: 'settings', setting: 'key' });
});

test('the models that the endpoint lists are had when the person goes for the list', async () => {
  key = 'sk-ant-api03-x';
  await open({});
  await act(async () => line().focus());
  expect(offered().map(({ value }) => value)).toEqual(['model claude-sonnet-5-5', 'model claude-haiku-5-5', 'embedded', 'other']);
});

const text = () => document.body.textContent ?? '';
