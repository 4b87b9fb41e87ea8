import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes of scripts that the worker, and the panel until it is drawn, load from a built extension: what they import, and of what the panel imports later its beginning. */
export function loadedFirst(built: string): { worker: number; panel: number } {
  const page = readFileSync(path.join(built, 'panel/index.html'), 'utf8');
  const main = page.match(/src="\/([^"]+\.js)"/)?.[1] ?? '';
  const begin = readFileSync(path.join(built, main), 'utf8').match(/import\([`"]\.\/(begin-[\w-]+\.js)/)?.[1] ?? '';
  return { worker: bytesOf(built, 'service-worker-loader.js'), panel: bytesOf(built, main, path.join(path.dirname(main), begin)) };
}

function bytesOf(built: string, ...entries: string[]): number {
  const files = new Set(entries);
  let bytes = 0;
  for (const file of files) {
    const script = readFileSync(path.join(built, file), 'utf8');
    bytes += Buffer.byteLength(script);
    for (const [, next = ''] of script.matchAll(/(?:\bfrom|\bimport) ?["'](\.[^"']+\.js)["']/g))
      files.add(path.join(path.dirname(file), next));
  }
  return bytes;
}
