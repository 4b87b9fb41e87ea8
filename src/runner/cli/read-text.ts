import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { EXIT, giveUp } from '../give-up';
import { sayNearest } from './nearest-name';

/** The text of a file of the command line; ends with the nearest name in its folder where it cannot be read. `usage` is how the command is called. */
export async function readText(file: string | undefined, usage: string): Promise<string> {
  if (!file) giveUp(EXIT.usage, `Which file? ${usage}`);
  return readFile(path.resolve(file), 'utf8').catch(async () => {
    const beside = await readdir(path.dirname(path.resolve(file))).catch(() => []);
    giveUp(EXIT.usage, `${file} cannot be read.${sayNearest(path.basename(file), beside)}`);
  });
}
