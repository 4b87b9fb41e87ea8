import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import type { RunState } from '../../src/runner/serve/request';
import { openPostgres } from '../fixtures/postgres';
import { type Sites, serveSites } from '../sites/serve.mjs';
import { lastOf, readDockerfile } from './dockerfile';
import { type Built, build, inside, start } from './root-fs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOKEN = 'container-token-container-token-1';
const stages = readDockerfile(readFileSync(path.join(ROOT, 'docker/Dockerfile'), 'utf8'));
const compose = parse(readFileSync(path.join(ROOT, 'docker/compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, { command?: string[]; deploy?: { replicas: number } }>;
};

const above = mkdtempSync(path.join(tmpdir(), 'abra-container-'));
let built: Built;
let sites: Sites;
let data: string;
let port: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  sites = await serveSites();
  built = build(stages, above);
  for (const [step, seconds] of built.took) console.log(`${seconds.toFixed(1).padStart(6)} s  ${step}`);
  port = lastOf(stage(), 'EXPOSE').words[0] ?? '';
});
test.beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'abra-container-data-'));
  const [uid = 0, gid = 0] = built.user.split(':').map(Number);
  chownSync(data, uid, gid);
  chmodSync(data, 0o700);
});
test.afterEach(() => rm(data, { recursive: true, force: true }));
test.afterAll(async () => {
  await sites.close();
  await rm(above, { recursive: true, force: true });
});

const stage = () => {
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
};
const program = (command: string[]) => [...lastOf(stage(), 'ENTRYPOINT').words, ...command];

/** Resolves when it has said `what`; rejects with all it said where it ends before. */
async function begin(command: string[], environment: Record<string, string>, what: RegExp): Promise<ChildProcess> {
  const child = start(built, { words: program(command), data, environment });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece) => {
        said += piece;
        if (what.test(said)) resolve();
      });
    child.on('exit', () => reject(new Error(said)));
  });
  return child;
}

async function end(child: ChildProcess): Promise<number | null> {
  const gone = new Promise<number | null>((resolve) => child.on('exit', resolve));
  // bwrap passes nothing on: what it started is told, as a container service tells the first process.
  for (const pid of childrenOf(child.pid ?? 0).flatMap(childrenOf)) process.kill(pid, 'SIGTERM');
  return gone;
}
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const themes = () => ({
  workflow_id: 'themes',
  url: sites.url('themes', { modal: 'never' }),
  steps: [{ action: 'Navigate' }, { action: 'Click', target: 'Radius Medium' }],
});
const run = async () =>
  (await (
    await fetch(`http://127.0.0.1:${port}/run?wait=120`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ spec: themes() }),
    })
  ).json()) as RunState;

/** A program beside the service, in the same file system and as the same user. */
const beside = (words: string[]) => {
  const [first = '', ...rest] = inside(built, { user: built.user, words, data });
  return spawnSync(first, rest, { encoding: 'utf8' });
};

test('the image starts as its own user, does a run, writes nothing but its volume and /tmp, is healthy, and ends when it is told', async () => {
  const child = await begin(lastOf(stage(), 'CMD').words, { ABRA_TOKEN: TOKEN }, /serves on/);
  expect(await run()).toMatchObject({ status: 'success', error: null });
  expect(beside(lastOf(stage(), 'HEALTHCHECK').words).status).toBe(0);
  expect(beside(['id', '-u']).stdout.trim()).toBe(built.user.split(':')[0]);
  for (const place of ['/abra/x', '/etc/x', '/usr/x'])
    expect([place, beside(['touch', place]).stderr]).toEqual([place, expect.stringMatching(/Read-only/)]);
  expect(beside(['touch', `${built.volume}/x`]).status).toBe(0);
  const [uid = ''] = built.user.split(':');
  expect(
    execFileSync('ps', ['-o', 'uid=', '-g', String(child.pid), '--ppid', childrenOf(child.pid ?? 0).join(',')], { encoding: 'utf8' }),
  ).toContain(uid);
  expect(await end(child)).toBe(0);
  expect(beside(lastOf(stage(), 'HEALTHCHECK').words).status).toBe(1);
});

test('the commands of compose.yaml share a PostgreSQL: what the service takes in, the workers do', async () => {
  const postgres = await openPostgres();
  const environment = { DATABASE_URL: postgres.url, ABRA_TOKEN: TOKEN };
  const { serve, worker } = compose.services;
  const children = [await begin(serve?.command ?? [], environment, /serves on/)];
  for (let at = 0; at < (worker?.deploy?.replicas ?? 0); at += 1)
    children.push(await begin(worker?.command ?? [], environment, /takes runs/));
  expect(children).toHaveLength(3);
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.map(({ status, error }) => ({ status, error }))).toEqual(runs.map(() => ({ status: 'success', error: null })));
  for (const child of children.reverse()) expect(await end(child)).toBe(0);
  await postgres.close();
});
