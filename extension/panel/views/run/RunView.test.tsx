import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../../../src/lib/result';
import type { Question } from '../../../../src/model/run/run-event';
import { DEFAULT_SETTINGS } from '../../../../src/model/settings';
import { goOnWithAccess } from '../../store/listen';
import { started } from '../../store/panel.fixture';
import { hear, NO_RUNS } from '../../store/runs';
import { useNotice } from '../../store/use-notices';
import { useRuns } from '../../store/use-runs';
import { useSettings } from '../../store/use-settings';
import { refreshSite, useSite, watchAccess } from '../../store/use-site';
import { typeGoal, useView } from '../../store/use-view';
import { RunView } from './RunView';

/** What the panel asks of Chrome and of the worker, in its order. */
let asked: string[] = [];
let isGranted = true;
/** The person has pressed the toolbar button: Chrome gives the tab its address, by no event. */
let isLetIn = false;
let root: Root;

beforeEach(() => {
  asked = [];
  isGranted = true;
  isLetIn = false;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const listens = { addListener: () => undefined, removeListener: () => undefined };
  vi.stubGlobal('chrome', {
    permissions: {
      request: async ({ origins }: { origins: string[] }) => {
        asked.push(`access to ${origins.join()}`);
        return isGranted;
      },
      contains: async () => false,
      onAdded: listens,
      onRemoved: listens,
    },
    tabs: { query: async () => [{ id: 1 }], get: async () => ({ id: 1, ...(isLetIn && { url: 'https://b.example/' }) }) },
    commands: { getAll: async () => [{ name: '_execute_action', shortcut: 'Ctrl+Shift+Y' }] },
    runtime: {
      sendMessage: async ({ abra }: { abra: string }) => {
        if (abra.startsWith('run.')) asked.push(abra);
        if (abra === 'site.state') return ok(isLetIn ? LET_IN : LOCKED);
        return abra === 'run.start' ? ok({ runId: 'r' }) : { ok: false, failure: { kind: 'wire', message: '' } };
      },
    },
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const LOCKED = { tabId: 1, url: '', domain: '', path: '', access: 'none' } as const;
const LET_IN = { tabId: 1, url: 'https://b.example/', domain: 'b.example', path: '/', access: 'this-tab' } as const;

async function show(access: 'granted' | 'none', runs = NO_RUNS): Promise<void> {
  useRuns.setState({ ...runs, starting: undefined, fault: undefined });
  useView.setState({ goal: 'log in' });
  useSettings.setState({ answer: { status: 'ready', value: { settings: { ...DEFAULT_SETTINGS, planner: 'embedded' }, hasKey: false } } });
  const site = { tabId: 1, url: 'https://a.example/x', domain: 'a.example', path: '/x', access };
  useSite.setState({ tabId: 1, site: { status: 'ready', value: site } });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<RunView />));
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    document.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });

test('Enter runs the goal, and Shift+Enter does not', async () => {
  await show('granted');
  await press('Enter', { shiftKey: true });
  expect(asked).toEqual([]);
  await press('Enter');
  expect(asked).toEqual(['run.start']);
});

test('access that is missing is asked for before the run', async () => {
  await show('none');
  await press('Enter');
  expect(asked).toEqual(['access to https://a.example/*', 'run.start']);
});

test('without access there is no run, and a refusal is said', async () => {
  isGranted = false;
  await show('none');
  await press('Enter');
  expect(asked).toEqual(['access to https://a.example/*']);
  expect(useNotice.getState().notice?.text).toContain('told no');
});

test('Escape stops the run that is shown', async () => {
  await show('granted', hear(NO_RUNS, { kind: 'event', runId: 'r', event: started() }));
  await press('Escape');
  expect(asked).toEqual(['run.stop']);
});

/** A page that Chrome tells no address of. */
async function showLocked(): Promise<void> {
  await show('none');
  watchAccess();
  await act(async () => useSite.setState({ site: { status: 'ready', value: LOCKED } }));
}
const text = () => document.body.textContent ?? '';

test('on a page without an address a goal waits for access, and runs by itself once the toolbar button was pressed', async () => {
  await showLocked();
  await vi.waitFor(() => expect(text()).toContain('Ctrl+Shift+Y'));
  await press('Enter');
  expect(asked).toEqual([]);
  expect(text()).toContain('goes on with what you asked');
  isLetIn = true;
  await act(async () => vi.waitFor(() => expect(asked).toEqual(['run.start'])));
  expect(text()).not.toContain('goes on with what you asked');
});

for (const [how, drop] of [
  ['Escape', () => press('Escape')],
  ['another goal', () => act(async () => typeGoal('log out'))],
  ['another tab', () => act(async () => useSite.setState({ tabId: 2 }))],
] as const)
  test(`a goal that waits for access is dropped by ${how}`, async () => {
    await showLocked();
    await press('Enter');
    await drop();
    isLetIn = true;
    await act(async () => refreshSite());
    expect(asked).toEqual([]);
    expect(text()).not.toContain('goes on with what you asked');
  });

const QUESTION: Question = {
  id: 'access-1',
  kind: 'access',
  text: 'Abra needs your OK for this page.',
  choices: [{ id: 'continue', label: 'Go on' }],
};

test('a run that its step led to a page without access goes on once the toolbar button was pressed', async () => {
  await showLocked();
  goOnWithAccess();
  const begun = hear(NO_RUNS, { kind: 'event', runId: 'r', event: started() });
  await act(async () =>
    useRuns.setState(hear(begun, { kind: 'event', runId: 'r', event: { kind: 'questioned', at: 2, question: QUESTION } })),
  );
  expect(text()).toContain('goes on with what you asked');
  expect(text()).not.toContain('Go on');
  expect(asked).toEqual([]);
  isLetIn = true;
  await act(async () => vi.waitFor(() => expect(asked).toEqual(['run.answer'])));
});

test('every site is allowed by one press, also where the page has no address', async () => {
  await showLocked();
  await act(async () => document.querySelector<HTMLButtonElement>('.site button')?.click());
  expect(asked).toEqual(['access to <all_urls>']);
});
