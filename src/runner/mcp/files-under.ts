import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { foldLetters } from '../../lib/text';
import type { LegFile } from '../../model/run/leg';
import { EXIT, giveUp } from '../give-up';

/** Bytes of one file. */
const LARGEST = 25_000_000;

/**
 * Files of a folder that was named when the server was started, by their paths in it. Gives up with a sentence, before any is read, where a name leads out of the
 * folder, by itself or by a link, is hidden, or is no file.
 */
export async function filesUnder(folder: string | undefined, names: readonly string[]): Promise<LegFile[]> {
  if (folder === undefined)
    giveUp(
      EXIT.usage,
      'No files can be given here. Whoever starts Abra names the folder that they may be of: `abra mcp --files <folder>`, or ABRA_MCP_FILES for `abra serve`.',
    );
  const root = await realpath(folder).catch(() => giveUp(EXIT.usage, `The folder of files, ${folder}, cannot be read.`));
  const places = await Promise.all(names.map((name) => placeIn(root, name)));
  return Promise.all(places.map(({ name, at }) => readOne(root, name, at)));
}

const refuse = (root: string, name: string): never =>
  giveUp(EXIT.usage, `${JSON.stringify(name)} is no file of the folder ${root} that Abra was given. Nothing was uploaded.`);

/** Where it really is. */
async function placeIn(root: string, name: string): Promise<{ name: string; at: string }> {
  const isHidden = name.split(/[\\/]/).some((part) => /^\.[^.]/.test(part));
  if (name === '' || name.includes('\0') || isHidden) refuse(root, name);
  const at = await realpath(path.resolve(root, name)).catch(() => refuse(root, name));
  if (!at.startsWith(root + path.sep)) refuse(root, name);
  return { name, at };
}

async function readOne(root: string, name: string, at: string): Promise<LegFile> {
  // Where it became a link since, it is not followed; a pipe is not waited for.
  const file = await open(at, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)).catch(() =>
    refuse(root, name),
  );
  try {
    const stat = await file.stat();
    if (!stat.isFile()) refuse(root, name);
    if (stat.size > LARGEST) giveUp(EXIT.usage, `${JSON.stringify(name)} is larger than 25 MB. Nothing was uploaded.`);
    const type = TYPES[foldLetters(path.extname(at).slice(1))] ?? 'application/octet-stream';
    return { name: path.basename(name), type, base64: (await file.readFile()).toString('base64'), lastModified: Math.round(stat.mtimeMs) };
  } finally {
    await file.close();
  }
}

/** By the ends of their names; pages ask for these most. */
const TYPES: Record<string, string> = {
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};
