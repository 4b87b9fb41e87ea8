import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const TOKEN = 'bench-token-bench-token-bench-token';

/** `abra serve` as a program of its own, on a free port and with a fresh folder for data, once it is ready for runs. */
export async function startService(environment: NodeJS.ProcessEnv = {}): Promise<{ origin: string; pid: number; end(): Promise<void> }> {
  const data = await mkdtemp(path.join(tmpdir(), 'abra-bench-'));
  const child = spawn(process.execPath, [path.join(ROOT, 'src/runner/bin.mjs'), 'serve', '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, ABRA_DATA: data, ABRA_TOKEN: TOKEN, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = new Promise((resolve) => child.on('exit', resolve));
  const origin = await new Promise<string>((resolve) =>
    child.stdout?.on('data', (piece) => {
      const address = /serves on (http:\S+),/.exec(String(piece))?.[1];
      if (address) resolve(address);
    }),
  );
  await fetch(`${origin}/readyz`);
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  };
  return { origin, pid: child.pid ?? 0, end };
}
