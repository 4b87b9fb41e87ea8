import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { examineServer } from './examine-server';

const find = async (what: string, environment: NodeJS.ProcessEnv = {}, options: Parameters<typeof examineServer>[0] = { port: '0' }) =>
  (await examineServer(options, environment)).find((one) => one.what === what);

test('a token that is missing stops nobody who does not serve; one that is too short does', async () => {
  expect(await find('Token')).toMatchObject({ ok: false, optional: true, detail: expect.stringContaining('openssl rand') });
  const short = await find('Token', { ABRA_TOKEN: 'guess' });
  expect(short).toMatchObject({ ok: false, detail: expect.not.stringContaining('guess') });
  expect(short?.optional).toBeUndefined();
  expect(await find('Token', { ABRA_TOKEN: 't'.repeat(32) })).toMatchObject({ ok: true });
});

test('a port in use is told, with the way out', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', () => resolve()));
  const { port } = taken.address() as { port: number };
  expect(await find('Port', {}, { port: String(port) })).toMatchObject({
    ok: false,
    optional: true,
    detail: expect.stringContaining('--port'),
  });
  await new Promise((resolve) => taken.close(resolve));
  expect(await find('Port', {}, { port: String(port) })).toMatchObject({ ok: true });
});

test('a database that is not there is told without its password', async () => {
  const gone = await find('Database', { DATABASE_URL: 'postgresql://abra:hidden-word@127.0.0.1:1/abra' });
  expect(gone).toMatchObject({ ok: false, detail: expect.stringMatching(/DATABASE_URL cannot be reached.*start/) });
  expect(gone?.detail).not.toContain('hidden-word');
  expect(await find('Database')).toMatchObject({ ok: true, detail: expect.stringContaining('embedded') });
});
