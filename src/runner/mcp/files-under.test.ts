import { link, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesUnder } from './files-under';

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'abra-files-'));
  folder = path.join(root, 'given');
  await mkdir(path.join(folder, 'inner'), { recursive: true });
  await mkdir(path.join(root, 'given-too'));
  await writeFile(path.join(folder, 'lunch.txt'), '14.50');
  await writeFile(path.join(folder, 'inner/scan.PDF'), '%PDF');
  await writeFile(path.join(folder, '.env'), 'KEY=1');
  await writeFile(path.join(root, 'secret.txt'), 'hunter2');
  await writeFile(path.join(root, 'given-too/other.txt'), 'hunter2');
  await symlink(path.join(root, 'secret.txt'), path.join(folder, 'out.txt'));
  await symlink(root, path.join(folder, 'up'));
  await symlink('lunch.txt', path.join(folder, 'again.txt'));
  await symlink(folder, path.join(root, 'by-link'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const text = (base64: string) => Buffer.from(base64, 'base64').toString();

test('a file of the folder or below it is read, with its own name and type', async () => {
  const files = await filesUnder(folder, ['lunch.txt', 'inner/scan.PDF', './inner/../lunch.txt']);
  expect(files.map(({ name, type, base64 }) => [name, type, text(base64)])).toEqual([
    ['lunch.txt', 'text/plain', '14.50'],
    ['scan.PDF', 'application/pdf', '%PDF'],
    ['lunch.txt', 'text/plain', '14.50'],
  ]);
});

test('a link that stays in the folder is followed, and the folder may be one itself', async () => {
  expect(text((await filesUnder(folder, ['again.txt']))[0]?.base64 ?? '')).toBe('14.50');
  expect(text((await filesUnder(path.join(root, 'by-link'), ['lunch.txt']))[0]?.base64 ?? '')).toBe('14.50');
});

test.each([
  ['a way up', '../secret.txt'],
  ['a way up from below', 'inner/../../secret.txt'],
  ['an absolute path', () => path.join(root, 'secret.txt')],
  ['a folder whose name begins like it', '../given-too/other.txt'],
  ['a link to a file elsewhere', 'out.txt'],
  ['a link to a folder elsewhere', 'up/secret.txt'],
  ['the folder itself', '.'],
  ['a folder', 'inner'],
  ['what is not there', 'none.txt'],
  ['no name', ''],
  ['a name that ends before its end', 'lunch.txt\0.pdf'],
  ['a file of the system', '/etc/passwd'],
  ['a way up in the words of Windows', '..\\secret.txt'],
  ['an address', 'file:///etc/passwd'],
  ['a file that its owner hides', '.env'],
])('%s is refused, and nothing is read', async (_what, name) => {
  const said = typeof name === 'string' ? name : name();
  const refused = filesUnder(folder, ['lunch.txt', said]);
  await expect(refused).rejects.toThrow(/is no file of the folder/);
  await expect(refused).rejects.not.toThrow(/hunter2/);
});

test('without a folder none is given, and a file that is too large is not', async () => {
  await expect(filesUnder(undefined, ['lunch.txt'])).rejects.toThrow('--files');
  await writeFile(path.join(folder, 'large.bin'), Buffer.alloc(26_000_000));
  await expect(filesUnder(folder, ['large.bin'])).rejects.toThrow('25 MB');
});

test('a second name of a file elsewhere is that file: what lies in the folder is given', async () => {
  await link(path.join(root, 'secret.txt'), path.join(folder, 'twice.txt'));
  expect(await filesUnder(folder, ['twice.txt'])).toHaveLength(1);
});
