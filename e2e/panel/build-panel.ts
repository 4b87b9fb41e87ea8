import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../../extension/panel');
export const BUILT = path.resolve(import.meta.dirname, '../../node_modules/.cache/abra-panel');

/** Builds the panel as a plain page, without the extension around it. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global set-up by its default export
export default async function buildPanel(): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { outDir: BUILT, emptyOutDir: true, target: 'chrome128', minify: false },
  });
}
