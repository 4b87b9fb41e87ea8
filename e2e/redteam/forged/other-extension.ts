import { createHash } from 'node:crypto';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A second extension with all the rights that one can have in a page, and nothing in it but its manifest. */
export interface OtherExtension {
  folder: string;
  /** A page of its own, to speak from. */
  page: string;
  remove(): Promise<void>;
}

const MANIFEST = {
  manifest_version: 3,
  name: 'Another one',
  version: '1',
  permissions: ['scripting', 'tabs'],
  host_permissions: ['<all_urls>'],
};

export async function otherExtension(): Promise<OtherExtension> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'another-')));
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  return {
    folder,
    page: `chrome-extension://${idOf(folder)}/manifest.json`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Chrome makes the id of an unpacked extension of its path: half a SHA-256, each digit a letter. */
const idOf = (folder: string) =>
  [...createHash('sha256').update(folder).digest('hex').slice(0, 32)]
    .map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)])
    .join('');
