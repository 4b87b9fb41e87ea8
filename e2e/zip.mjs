// @ts-check
import { crc32, deflateRawSync } from 'node:zlib';

/** @typedef {{ name: string, bytes: Uint8Array }} Entry `name` relative, with slashes. */

/** 1 January 1980, the first day that the format knows: the same files make the same archive on any day. */
const DOS_DATE = (1 << 5) | 1;
const DEFLATED = 8;
const VERSION = 20;
const UTF8_NAMES = 0x800;

/**
 * A zip archive (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT) of the entries in the order of their names. Nothing else
 * of the format is needed: no folders, no comments, no more than 65,535 files or 4 GB.
 * @param {Entry[]} entries @returns {Buffer}
 */
export function zip(entries) {
  /** @type {Buffer[]} */
  const files = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const { name, bytes } of [...entries].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = Buffer.from(name);
    const data = deflateRawSync(bytes, { level: 9 });
    const fields = [short(VERSION), short(UTF8_NAMES), short(DEFLATED), short(0), short(DOS_DATE)];
    const sizes = [long(crc32(bytes)), long(data.length), long(bytes.length), short(path.length), short(0)];
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), ...fields, ...sizes, path, data]);
    const where = [short(0), short(0), short(0), long(0), long(offset)];
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), short(VERSION), ...fields, ...sizes, ...where, path]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const amounts = [short(0), short(0), short(entries.length), short(entries.length), long(listed.length), long(offset), short(0)];
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), ...amounts]);
}

/** @param {number} value @returns {Buffer} */
function short(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

/** @param {number} value @returns {Buffer} */
function long(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
