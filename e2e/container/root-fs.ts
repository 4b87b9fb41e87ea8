import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { copyContext } from './context';
import { type Instruction, pairsOf, type Stage } from './dockerfile';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/abra-container-base');
const NPM_CACHE = path.join(homedir(), '.npm');
/** What the image of Node is made from. */
const SUITE = 'bookworm';

/** A file system that was built by a Dockerfile's steps, and what its last stage says of how it is started. */
export interface Built {
  folder: string;
  environment: Record<string, string>;
  workingFolder: string;
  user: string;
  volume: string;
  /** Seconds of each step. */
  took: [step: string, seconds: number][];
}

/**
 * Runs the steps of each stage in a file system of its own, in bubblewrap, in folders of `above`. Two things are otherwise than in a container: the first file system is
 * Debian's smallest with this machine's Node in it, which is what `node:20-bookworm-slim` is made of, and the network is the machine's.
 */
export function build(stages: readonly Stage[], above: string): Built {
  const built = new Map<string, Built>();
  let last: Built | undefined;
  for (const [at, stage] of stages.entries()) {
    if (!stage.image.startsWith('node:20-bookworm')) throw new Error(`No stand-in for ${stage.image}.`);
    last = { folder: path.join(above, String(at)), environment: {}, workingFolder: '/', user: '0:0', volume: '', took: [] };
    bareDebian(last.folder);
    for (const instruction of stage.instructions) {
      const began = Date.now();
      STEPS[instruction.name]?.(last, instruction, built);
      if (!(instruction.name in STEPS)) throw new Error(`No step ${instruction.name}.`);
      if (['RUN', 'COPY'].includes(instruction.name))
        last.took.push([instruction.words.join(' ').slice(0, 60), (Date.now() - began) / 1000]);
    }
    built.set(stage.name, last);
  }
  if (!last) throw new Error('The Dockerfile has no stage.');
  return { ...last, took: [...built.values()].flatMap(({ took }) => took) };
}

const nothing = () => undefined;
const STEPS: Record<string, (built: Built, instruction: Instruction, others: Map<string, Built>) => void> = {
  ARG: (built, { words }) => void Object.assign(built.environment, pairsOf(words)),
  ENV: (built, { words }) => void Object.assign(built.environment, pairsOf(words)),
  WORKDIR: (built, { words: [folder = '/'] }) => {
    built.workingFolder = folder;
    mkdirSync(path.join(built.folder, folder), { recursive: true });
  },
  USER: (built, { words: [user = '0:0'] }) => {
    built.user = user;
  },
  VOLUME: (built, { words: [volume = ''] }) => {
    built.volume = volume;
  },
  RUN: (built, { words: [command = ''] }) => {
    const [program = '', ...words] = inside(built, { writes: true, user: '0:0', words: ['/bin/sh', '-c', command] });
    execFileSync(program, words, { stdio: 'inherit' });
  },
  COPY: (built, { words, flags }, others) => {
    const to = path.join(built.folder, path.posix.resolve(built.workingFolder, words.at(-1) ?? '.'));
    const from = flags.from ? others.get(flags.from)?.folder : ROOT;
    if (!from) throw new Error(`No stage ${flags.from}.`);
    for (const word of words.slice(0, -1)) copy(path.join(from, word), to, words.length > 2 || word === '.' || to.endsWith('/'));
  },
  EXPOSE: nothing,
  HEALTHCHECK: nothing,
  ENTRYPOINT: nothing,
  CMD: nothing,
};

/** As COPY does: a file into a folder, or to the place itself. */
function copy(from: string, to: string, isInto: boolean): void {
  if (from === path.join(ROOT, '.')) return copyContext(ROOT, to);
  cpSync(from, isInto ? path.join(to, path.basename(from)) : to, { recursive: true, verbatimSymlinks: true });
}

/** The words that start a program in the file system. `writes`: all of it may be written; else only /tmp and `data`, as its volume. */
export function inside(
  built: Built,
  options: { writes?: boolean; user: string; words: string[]; data?: string; environment?: Record<string, string> },
): string[] {
  const [uid = '0', gid = '0'] = options.user.split(':');
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const environment = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    DEBIAN_FRONTEND: 'noninteractive',
    ...built.environment,
    ...options.environment,
  };
  const isRoot = options.user === '0:0';
  const drop = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--inh-caps=-all',
    '--bounding-set=-all',
  ];
  return [
    'bwrap',
    ...['--clearenv', options.writes ? '--bind' : '--ro-bind', built.folder, '/'],
    ...['--dev', '/dev', '--proc', '/proc', '--perms', '1777', '--tmpfs', '/tmp'],
    ...['--ro-bind', realpathSync('/etc/resolv.conf'), '/etc/resolv.conf', '--ro-bind', '/etc/hosts', '/etc/hosts'],
    ...(options.data ? ['--bind', options.data, built.volume] : []),
    // What npm has fetched before is not fetched again.
    ...(options.writes && existsSync(NPM_CACHE) ? ['--bind', NPM_CACHE, '/run/npm', '--setenv', 'npm_config_cache', '/run/npm'] : []),
    ...(options.writes && certificates
      ? [
          '--ro-bind',
          certificates,
          '/run/certificates.crt',
          '--setenv',
          'NODE_EXTRA_CA_CERTS',
          '/run/certificates.crt',
          '--setenv',
          'npm_config_cafile',
          '/run/certificates.crt',
        ]
      : []),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--die-with-parent', '--cap-add', 'ALL'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--chdir', built.workingFolder, '--'],
    ...(isRoot ? [] : drop),
    ...options.words,
  ];
}

/** A program of the file system as a container starts it. */
export function start(built: Built, options: { words: string[]; data: string; environment: Record<string, string> }): ChildProcess {
  const [program = '', ...words] = inside(built, { ...options, user: built.user });
  return spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
}

function bareDebian(folder: string): void {
  mkdirSync(CACHE, { recursive: true });
  const base = path.join(CACHE, `${SUITE}.tar`);
  if (!existsSync('/usr/bin/mmdebstrap') || !existsSync('/usr/bin/bwrap'))
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'mmdebstrap', 'bubblewrap'], { stdio: 'inherit' });
  if (!existsSync(base))
    execFileSync('mmdebstrap', ['--variant=minbase', SUITE, base, 'http://deb.debian.org/debian'], { stdio: 'inherit' });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', base, '-C', folder]);
  for (const place of ['dev', 'proc', 'tmp', 'run', 'data']) mkdirSync(path.join(folder, place), { recursive: true });
  for (const file of ['etc/resolv.conf', 'etc/hosts']) execFileSync('touch', [path.join(folder, file)]);
  const { root, bin } = { root: path.join(folder, 'usr/local'), bin: path.dirname(realpathSync(process.execPath)) };
  cpSync(process.execPath, path.join(root, 'bin/node'), { dereference: true });
  cpSync(path.join(bin, '../lib/node_modules/npm'), path.join(root, 'lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  for (const name of ['npm', 'npx']) execFileSync('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(root, 'bin', name)]);
}
