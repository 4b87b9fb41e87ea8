/** A new random id for runs, legs and operations, sortable by time of creation, with 60 random bits. */
export function newId(prefix: string, now: number = Date.now()): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${prefix}-${now.toString(36)}${Array.from(random, (part) => (part % 36 ** 6).toString(36).padStart(6, '0')).join('')}`;
}

/** A deterministic id of a text: 64 bits of FNV-1a in two lanes, 13 characters of base 36. Not for secrets. */
export function hashId(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 13), 0x01000193);
  }
  const wide = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  return wide.toString(36).padStart(13, '0');
}
