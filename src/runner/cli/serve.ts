import { mkdir } from 'node:fs/promises';
import { EXIT, type ExitCode, giveUp } from '../give-up';
import { openRunner } from '../serve/open-runner';
import type { Arguments, Options } from './arguments';
import { dataFolder } from './session';
import type { Terminal } from './terminal';

/** `abra serve`: the HTTP service, with a worker of its own unless `--no-worker` says otherwise. Ends by Ctrl-C or SIGTERM. */
export async function serve({ options }: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const token = environment.ABRA_TOKEN;
  if (!token || token.length < SHORTEST_TOKEN)
    giveUp(
      EXIT.usage,
      `Set ABRA_TOKEN to a secret of at least ${SHORTEST_TOKEN} characters: \`export ABRA_TOKEN=$(openssl rand -hex 32)\`.`,
    );
  const data = await dataOf(environment);
  const told = untilTold();
  const service = await openRunner({
    data,
    environment,
    works: !options['no-worker'],
    token,
    say: sayLines(terminal),
    log: process.stderr,
  });
  const address = await service.server?.listen({ port: portOf(options), host: options.host ?? '127.0.0.1' });
  terminal.print(`Abra serves on ${address}, its calls are described on ${address}/docs`);
  await told;
  await service.close();
  return EXIT.success;
}
/** 128 bits as hexadecimal digits. */
export const SHORTEST_TOKEN = 32;

/** `abra worker`: takes runs from the queue of `DATABASE_URL`, beside any number of others. */
export async function work(_given: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  if (!environment.DATABASE_URL)
    giveUp(
      EXIT.usage,
      'A worker of its own needs a PostgreSQL that it shares with `abra serve`: set DATABASE_URL in both. Without one, `abra serve` works by itself.',
    );
  const told = untilTold();
  const service = await openRunner({ data: await dataOf(environment), environment, works: true, say: sayLines(terminal) });
  terminal.print('Abra takes runs from the queue.');
  await told;
  await service.close();
  return EXIT.success;
}

async function dataOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const data = dataFolder(environment);
  await mkdir(data, { recursive: true });
  return data;
}

/** Of `--port`; 8787 without one. */
export function portOf({ port }: Options): number {
  const number = Number(port ?? 8787);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) giveUp(EXIT.usage, `--port takes a number, not "${port}".`);
  return number;
}

const sayLines =
  (terminal: Terminal) =>
  (what: string, values: Record<string, unknown> = {}) =>
    terminal.note(JSON.stringify({ time: new Date().toISOString(), msg: what, ...values }));

/** Resolves at Ctrl-C or SIGTERM, also while the service is still being opened. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
