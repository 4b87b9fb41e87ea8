import path from 'node:path';
import { build } from 'esbuild';
import type { Application } from './applications';

export const folder = import.meta.dirname;

/** One implementation of an application as a page of its own. */
export async function implementation(application: Application, name: string): Promise<string> {
  const entry = path.join(folder, application.folder, `${name}.${name === 'react' || name === 'preact' ? 'jsx' : 'js'}`);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'chrome128',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    loader: { '.png': 'dataurl', '.svg': 'dataurl' },
    logLevel: 'error',
  });
  const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Same</title><style>${text('.css')}</style><body><script>${text('.js').replaceAll('</script', '<\\/script')}</script>`;
}
