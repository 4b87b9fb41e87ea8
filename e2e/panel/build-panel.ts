import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

export type Built = Map<string, string | Uint8Array>;

/** The panel as a plain page, without the extension around it, in memory: file name to content. */
export async function buildPanel(): Promise<Built> {
  const built = await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, '../../extension/panel'),
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { write: false, target: 'chrome128', minify: true },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return new Map(outputs.flatMap(({ output }) => output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])));
}
