/** What an id or class is called after `drift=ids`: as a build tool's hash would, another one for each seed. */
export function renamed(name, seed) {
  return `${'abcdefghkmnpqrstuvwxyz'[hash(`${seed}/${name}`) % 22]}${(hash(`${name}\\${seed}`) % 36 ** 5).toString(36).padStart(5, '0')}`;
}

/** The same for all classes of a style sheet (ids are never styled). */
export function renameClasses(css, seed) {
  return css.replace(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi, (_, name) => `.${renamed(name, seed)}`);
}

/** 32 bits of FNV-1a with a last mix, so that near texts fall far apart. */
export function hash(text) {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}
