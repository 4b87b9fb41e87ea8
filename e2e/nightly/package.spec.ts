import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import project from '../../package.json' with { type: 'json' };
import { packed } from '../package.mjs';

const built = path.resolve(import.meta.dirname, '../../dist/extension');
const store = path.resolve(import.meta.dirname, '../../docs/store');
/** What the extension is made of; the names of what is in `assets` end in a digest. */
const PARTS = [
  /^manifest\.json$/,
  /^service-worker-loader\.js$/,
  /^(scanner|actor|overlay|keys|reserve|recorder|pill|ahead|shim|line)\.js$/,
  /^panel\/index\.html$/,
  /^_locales\/(en|de|fr|es|pt|ja|zh)\/messages\.json$/,
  /^icons\/abra(-(16|32|48|128)\.png|\.svg)$/,
  /^assets\/[\w.-]+\.(js|css|woff2)$/,
];

test('the archive for the store holds the extension, all of it and nothing else', () => {
  const files = unzipped(packed(built));
  expect(files.has('manifest.json')).toBe(true);
  expect([...files.keys()].filter((name) => !PARTS.some((part) => part.test(name)))).toEqual([]);
  const onDisk = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.size).toBe(onDisk.length);
  for (const [name, bytes] of files) expect(bytes.equals(readFileSync(path.join(built, name))), name).toBe(true);
  for (const [name, bytes] of files) if (name.endsWith('.js')) expect(bytes.includes('sourceMappingURL'), name).toBe(false);
});

test('its manifest is of the version of package.json, and says nothing that only an unpacked extension may', () => {
  const manifest = JSON.parse(String(unzipped(packed(built)).get('manifest.json')));
  expect(manifest.version).toBe(project.version);
  for (const key of ['key', 'update_url', 'version_name']) expect(manifest).not.toHaveProperty(key);
  // https://developer.chrome.com/docs/extensions/reference/manifest/description
  expect(manifest.description.length).toBeLessThanOrEqual(132);
});

test('the same files make the same archive', () => {
  expect(packed(built).equals(packed(built))).toBe(true);
});

test('every permission is answered for in the listing, and the pictures have the sizes that the store takes', () => {
  const manifest = JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8'));
  const answered = [...readFileSync(path.join(store, 'privacy.md'), 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  expect(answered).toEqual([...manifest.permissions, ...manifest.optional_host_permissions]);
  const pictures = readdirSync(store).filter((name) => name.endsWith('.png'));
  expect(pictures.map((name) => `${name} ${sizeOf(path.join(store, name))}`)).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => `screenshot-${number}.png 1280x800`),
    'tile-440x280.png 440x280',
  ]);
});

/** The files of a zip archive, by its central directory. */
function unzipped(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let number = archive.readUInt16LE(end + 10); number > 0; number--) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const packedSize = archive.readUInt32LE(at + 20);
    const length = archive.readUInt16LE(at + 28);
    const file = archive.readUInt32LE(at + 42);
    const data = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
    files.set(archive.toString('utf8', at + 46, at + 46 + length), inflateRawSync(archive.subarray(data, data + packedSize)));
    at += 46 + length;
  }
  return files;
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function sizeOf(png: string): string {
  const head = readFileSync(png).subarray(16, 24);
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`;
}
