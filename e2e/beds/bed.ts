import { execFile, execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Served } from '../apps/flow';
import { inProject, started } from '../apps/serve';
import { freePort } from '../fixtures/listen';

const run = promisify(execFile);

/** Applications of Debian with a server and a database of their own: nothing of them is in this repository, and they are not in npm. */
const PACKAGES =
  'wordpress mediawiki dokuwiki mariadb-server php-cli php-mysql php-sqlite3 php-intl php-mbstring php-xml php-gd php-curl sqlite3'.split(
    ' ',
  );
const QUIET = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Why there are no beds here; undefined where there are. Set by `setUpBeds`, whose environment the workers have. */
export const whyNoBeds = (): string | undefined => process.env.ABRA_NO_BEDS;

/** The folder of this suite's beds, of which each worker has its own. */
const folder = (...parts: string[]) => path.join(process.env.ABRA_BEDS ?? '', ...parts);
const code = (name: string) => folder('code', name);
/** An application as it is once it was filled. */
const filled = (name: string) => folder('filled', name);
/** What one served copy writes, and its database: by the port, so that an address says it. */
const written = (url: string) => folder('written', new URL(url).port);
const database = (url: string) => `bed_${new URL(url).port}`;

/** One application: how it is installed and filled in its folder of code, once; and how a served copy is put back to that. */
export interface Bed {
  name: string;
  fill(at: { code: string; filled: string; env: NodeJS.ProcessEnv }): Promise<unknown>;
}

/** Installs and fills the applications, once, before any worker begins. Returns the teardown. */
export async function setUpBeds(beds: readonly Bed[]): Promise<() => Promise<void>> {
  process.env.ABRA_BEDS = inProject('.cache', `abra-beds-${process.pid}`);
  try {
    install();
  } catch (error) {
    process.env.ABRA_NO_BEDS = `no beds: apt-get could not install ${PACKAGES.join(' ')} (${String(error).split('\n')[0]})`;
    console.log(process.env.ABRA_NO_BEDS);
    return async () => undefined;
  }
  const endDatabase = await startDatabase();
  const end = async () => {
    await endDatabase();
    await rm(folder(), { recursive: true, force: true });
  };
  try {
    for (const bed of beds) await setUp(bed);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function setUp({ name, fill }: Bed): Promise<void> {
  await copy(`/usr/share/${name}`, code(name));
  await writeFile(path.join(code(name), 'favicon.ico'), '');
  await mkdir(filled(name), { recursive: true });
  await fill({ code: code(name), filled: filled(name), env: environment(filled(name), 'filled') });
}

/** A folder of a package, whose links lead out of it and are followed; one that leads nowhere is no matter. */
export async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await run('cp', ['-aL', `${from}/.`, to]).catch(() => undefined);
}

function install(): void {
  const isThere = (name: string) => execFileSync('dpkg', ['-s', name], { stdio: 'pipe' }).includes('ok installed');
  try {
    if (PACKAGES.every(isThere)) return;
  } catch {
    // One that dpkg does not know.
  }
  execFileSync('apt-get', ['update'], { env: QUIET, stdio: 'pipe' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { env: QUIET, stdio: 'pipe' });
}

const socket = () => folder('db.sock');
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];

/** MariaDB without a port: whoever may read the folder may read it. Returns what ends it. */
async function startDatabase(): Promise<() => Promise<void>> {
  await mkdir(folder('db'), { recursive: true });
  const data = ['--no-defaults', ...asRoot, `--datadir=${folder('db')}`];
  await run('mariadb-install-db', [...data, '--skip-test-db']);
  const more = ['--skip-networking', '--skip-grant-tables', '--sql-mode=', '--innodb-flush-log-at-trx-commit=0'];
  const child = spawn('mariadbd', [...data, ...more, `--socket=${socket()}`, `--pid-file=${folder('db.pid')}`], { stdio: 'ignore' });
  const answers = () => maria('', 'SELECT 1').catch(String);
  await expect.poll(answers, { timeout: 30_000, message: 'MariaDB answers' }).toEqual(['1']);
  await maria('', 'CREATE DATABASE filled');
  return async () => {
    const gone = new Promise((exited) => child.once('exit', exited));
    child.kill('SIGKILL');
    await gone;
  };
}

async function maria(name: string, statement: string): Promise<string[]> {
  const { stdout } = await run('mariadb', ['--no-defaults', `--socket=${socket()}`, '-N', '-B', '-e', statement, ...(name ? [name] : [])]);
  return stdout.split('\n').filter(Boolean);
}

const environment = (state: string, name: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PHP_CLI_SERVER_WORKERS: '4',
  BED: state,
  BED_DATABASE: name,
  BED_SOCKET: socket(),
});

/** The lines of a statement's answer, fields apart by tabs: of a WordPress in MariaDB, of a wiki in its file. */
export const sql = ({ url }: Served, statement: string): Promise<string[]> => maria(database(url), statement);
export async function sqlite({ url }: Served, file: string, statement: string): Promise<string[]> {
  const { stdout } = await run('sqlite3', ['-cmd', '.timeout 5000', '-separator', '\t', path.join(written(url), file), statement]);
  return stdout.split('\n').filter(Boolean);
}
export const fileOf = ({ url }: Served, ...parts: string[]): string => path.join(written(url), ...parts);

export async function php(script: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  await run('php', [script, ...args], { cwd, env, maxBuffer: 1e8 });
}

/** A copy of the application at a port: what it writes is its own. */
export const bed =
  (name: string) =>
  async (given: number): Promise<Served> => {
    const port = given || (await freePort());
    const url = `http://127.0.0.1:${port}/`;
    const reset = async () => {
      await rm(written(url), { recursive: true, force: true });
      await cp(filled(name), written(url), { recursive: true });
      if (name !== 'wordpress') return;
      await maria('', `DROP DATABASE IF EXISTS ${database(url)}; CREATE DATABASE ${database(url)}`);
      await maria(database(url), `source ${filled(name)}/dump.sql`);
    };
    await reset();
    const options = ['-d', 'opcache.enable_cli=1', '-d', 'display_errors=0'];
    const server = await started(
      'php',
      [...options, '-S', `127.0.0.1:${port}`, '-t', code(name)],
      url,
      environment(written(url), database(url)),
    );
    return { url, reset, close: server.end };
  };

/** The database of what was filled, for putting it back. */
export async function dump(into: string): Promise<void> {
  const { stdout } = await run('mariadb-dump', ['--no-defaults', `--socket=${socket()}`, 'filled'], { maxBuffer: 1e8 });
  await writeFile(path.join(into, 'dump.sql'), stdout);
}
