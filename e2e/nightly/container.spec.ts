import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { contextOf } from '../container/context';
import { lastOf, pairsOf, readDockerfile } from '../container/dockerfile';

/** What can be known of Dockerfile and compose.yaml without building them; `npm run container` runs their steps. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const stages = readDockerfile(read('docker/Dockerfile'));
const last = stages.at(-1);
if (!last) throw new Error('The Dockerfile has no stage.');

interface Part {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  volumes: string[];
  ports?: string[];
  deploy?: { replicas: number };
}
const compose = parse(read('docker/compose.yaml'), { merge: true }) as { services: Record<string, Part>; volumes: Record<string, null> };
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'abra');

test('it runs as a user that is not root, writes to one folder, and starts the command line', () => {
  const [uid = '', gid = ''] = (lastOf(last, 'USER').words[0] ?? '').split(':');
  expect(Number(uid)).toBeGreaterThan(999);
  expect(Number(gid)).toBeGreaterThan(999);
  const after = last.instructions.slice(last.instructions.indexOf(lastOf(last, 'USER')));
  expect(after.map(({ name }) => name)).not.toContain('RUN');
  const environment = pairsOf(lastOf(last, 'ENV').words);
  expect(lastOf(last, 'VOLUME').words).toEqual([environment.ABRA_DATA]);
  const entry = lastOf(last, 'ENTRYPOINT');
  expect(entry.isJson).toBe(true);
  const program = entry.words.find((word) => word.endsWith('.mjs')) ?? '';
  expect(existsSync(path.join(ROOT, program))).toBe(true);
  const { words } = lastOf(last, 'CMD');
  expect(words).toContain(lastOf(last, 'EXPOSE').words[0]);
  expect(lastOf(last, 'HEALTHCHECK').words.join(' ')).toContain(`:${lastOf(last, 'EXPOSE').words[0]}/healthz`);
});

test('everything that is copied is told to the build, and what the layers need at run time is copied', () => {
  const isTold = contextOf(ROOT);
  const copied = stages.flatMap(({ instructions }) => instructions.filter(({ name, flags }) => name === 'COPY' && !flags.from));
  const files = copied.flatMap(({ words }) => words.slice(0, -1)).filter((file) => file !== '.');
  expect(files).toContain('package-lock.json');
  for (const file of files) expect([file, existsSync(path.join(ROOT, file)), isTold(file)]).toEqual([file, true, true]);
  // Of what git has: nothing of the tests, and all that `vite build` reads.
  const told = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').filter(isTold);
  expect(told).toContain('src/runner/bin.mjs');
  expect(told.filter((file) => /^(e2e|docs|\.github)\/|\.test\.tsx?$/.test(file))).toEqual([]);
  for (const secret of ['.env', 'secrets/desk_password', '.git/config']) expect([secret, isTold(secret)]).toEqual([secret, false]);
});

test('what is installed is what the lockfile names, and the last stage has no tools of the build', () => {
  const runs = stages.map(({ instructions }) => instructions.filter(({ name }) => name === 'RUN').map(({ words }) => words[0]));
  expect(runs[0]).toContain('npm ci');
  expect(runs[0]).toContain('npm prune --omit=dev');
  expect(runs.at(-1)?.join('\n')).not.toContain('npm');
});

test('compose.yaml starts a database, one service and two workers, each held in', () => {
  expect(ours.map(([name]) => name)).toEqual(['serve', 'worker']);
  for (const [name, part] of ours) {
    expect([name, part.read_only, part.cap_drop, part.security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
    expect(part.tmpfs?.[0]).toMatch(/^\/tmp:/);
    expect(part.volumes).toContain(`data:${pairsOf(lastOf(last, 'ENV').words).ABRA_DATA}`);
    expect(part.environment.DATABASE_URL).toContain('@database/');
  }
  expect(compose.services.worker?.deploy?.replicas).toBe(2);
  expect(compose.services.serve?.ports).toEqual(['127.0.0.1:8787:8787']);
});

test('each command is one of the command line, and each variable one that it reads', () => {
  const help = execFileSync(process.execPath, [path.join(ROOT, 'src/runner/bin.mjs'), '--help'], { cwd: ROOT, encoding: 'utf8' });
  for (const words of [lastOf(last, 'CMD').words, ...ours.map(([, { command = [] }]) => command)]) {
    expect(help).toContain(`  abra ${words[0]}`);
    for (const word of words.filter((one) => one.startsWith('--'))) expect(help).toContain(word);
  }
  const known = read('docs/deploy.md');
  for (const name of ours.flatMap(([, { environment }]) => Object.keys(environment))) expect(known).toContain(`\`${name}\``);
});
