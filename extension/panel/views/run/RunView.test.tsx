import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../../../src/lib/result';
import { started } from '../../store/panel.fixture';
import { hear, NO_RUNS } from '../../store/runs';
import { useRuns } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { useView } from '../../store/use-view';
import { RunView } from './RunView';

/** What the panel asks of Chrome and of the worker, in its order. */
let asked: string[] = [];
let isGranted = true;
let root: Root;

beforeEach(() => {
  asked = [];
  isGranted = true;
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
    tabs: { query: async () => [{ id: 1 }] },
    runtime: {
      sendMessage: async ({ abra }: { abra: string }) => {
        if (abra.startsWith('run.')) asked.push(abra);
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

async function show(access: 'granted' | 'none', runs = NO_RUNS): Promise<void> {
  useRuns.setState({ ...runs, starting: undefined, fault: undefined });
  useView.setState({ goal: 'log in' });
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

test('without access there is no run', async () => {
  isGranted = false;
  await show('none');
  await press('Enter');
  expect(asked).toEqual(['access to https://a.example/*']);
});

test('Escape stops the run that is shown', async () => {
  await show('granted', hear(NO_RUNS, { kind: 'event', runId: 'r', event: started() }));
  await press('Escape');
  expect(asked).toEqual(['run.stop']);
});
