import { readFileSync } from 'node:fs';

/** Of Abra, as package.json has it. */
export const ABRA_VERSION = (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
  .version;
