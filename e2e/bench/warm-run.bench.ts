import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { AbraBrowser } from '../../src/runner/browser';
import { openRunner } from '../../src/runner/serve/open-runner';
import type { RunState } from '../../src/runner/serve/request';
import { RunStore } from '../../src/runner/serve/run-store';
import { WarmBrowsers } from '../../src/runner/serve/warm-browsers';
import { serveSites } from '../sites/serve.mjs';
import { median, quantile } from './measured';
import { publish } from './publish';

/** ROUNDS=n makes so many. */
const ROUNDS = Number(process.env.ROUNDS ?? 21);
const TOKEN = 'bench-token-bench-token-bench-token';

/** Where the time between a request and its run's first event goes, with a browser that is kept ready; ms since the request. */
test('from a request to the first event of its run', async () => {
  test.setTimeout(600_000);
  const sites = await serveSites();
  const data = await mkdtemp(path.join(tmpdir(), 'abra-bench-'));
  const clock = new Stages();
  const restore = timeCalls(clock);
  const runner = await openRunner({
    data,
    environment: {},
    works: true,
    token: TOKEN,
    say: () => undefined,
  });
  const origin = (await runner.server?.listen({ port: 0, host: '127.0.0.1' })) ?? '';
  const spec = {
    workflow_id: 'themes',
    url: sites.url('themes', { modal: 'never' }),
    steps: [{ action: 'Navigate' }, { action: 'Click', target: 'Radius Medium' }, { action: 'Click', target: 'Large' }],
  };
  const rounds: Map<string, number>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await fetch(`${origin}/readyz`);
    clock.begin();
    const status = await firstEvent(origin, spec, clock);
    expect(status).toBe('success');
    // The first one is planned; the others are played.
    if (round > 0) rounds.push(clock.stages);
  }
  restore();
  await runner.close();
  await sites.close();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });

  const names = [...new Set(rounds.flatMap((round) => [...round.keys()]))];
  const of = (name: string) => rounds.flatMap((round) => round.get(name) ?? []);
  publish('as installed', {
    name: 'warm-run',
    title: 'From a request to the first event of its run',
    about: `A playbook of 3 steps on the demo site, ${ROUNDS} runs one after the other, with a browser kept ready; ms since the request until each stage has ended.`,
    heads: ['stage', 'median', '90 %'],
    rows: names
      .sort((one, other) => median(of(one)) - median(of(other)))
      .map((name) => [name, median(of(name)).toFixed(0), quantile(of(name), 0.9).toFixed(0)]),
    whole: !process.env.ROUNDS,
  });
  expect(rounds).toHaveLength(ROUNDS);
});

class Stages {
  stages = new Map<string, number>();
  #from = 0;

  begin(): void {
    this.stages = new Map();
    this.#from = performance.now();
  }

  /** A stage has ended; only its first end in a round counts. */
  reached(stage: string): void {
    if (!this.stages.has(stage)) this.stages.set(stage, performance.now() - this.#from);
  }
}

/** Notes when each of the worker's calls has been answered; returns how to have them as before. */
function timeCalls(clock: Stages): () => void {
  const restores = [
    note(AbraBrowser.prototype, 'call', (name) => `call ${String(name)}`),
    note(AbraBrowser.prototype, 'grant', () => 'site granted'),
    note(AbraBrowser.prototype, 'newTab', () => 'tab handed out'),
    note(AbraBrowser.prototype, 'tabId', () => 'tab in front'),
    note(WarmBrowsers.prototype, 'take', () => 'browser taken'),
    note(RunStore.prototype, 'take', () => 'task taken from the queue'),
    note(RunStore.prototype, 'begin', () => 'begun in the database'),
    note(RunStore.prototype, 'write', () => 'first event in the database'),
  ];
  return () => {
    for (const restore of restores) restore();
  };

  function note(kind: object, name: string, stage: (...given: unknown[]) => string): () => void {
    const methods = kind as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const plain = methods[name];
    methods[name] = async function (this: unknown, ...given) {
      const value = await plain?.apply(this, given);
      clock.reached(stage(...given));
      return value;
    };
    return () => Object.assign(methods, { [name]: plain });
  }
}

async function firstEvent(origin: string, spec: object, clock: Stages): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const queued = (await (await fetch(`${origin}/run`, { method: 'POST', headers, body: JSON.stringify({ spec }) })).json()) as RunState;
  clock.reached('request answered');
  const stream = await fetch(`${origin}/runs/${queued.run_id}/events`, { headers });
  const read = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await read?.read(); piece && !piece.done; piece = await read?.read()) {
    clock.reached('first event at the caller');
    const end = /event: end\ndata: (.*)\n/.exec(piece.value)?.[1];
    if (end) {
      clock.reached('end at the caller');
      return (JSON.parse(end) as RunState).status;
    }
  }
  return undefined;
}
