import path from 'node:path';
import { build } from 'esbuild';

/** The app of a kit as a page that needs nothing else. */
export async function pageOf(app: string, { kit, style }: { kit: string; style?: string }): Promise<string> {
  const folder = import.meta.dirname;
  const built = await build({
    stdin: { contents: `${style ? `import '${style}';` : ''}import './${app}';`, resolveDir: folder },
    alias: { kit },
    nodePaths: [path.join(folder, 'node_modules')],
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    outdir: folder,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    loader: { '.svg': 'dataurl', '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty', '.eot': 'empty' },
    logLevel: 'error',
  });
  const textOf = (ending: string) => built.outputFiles.find(({ path: name }) => name.endsWith(ending))?.text ?? '';
  const script = textOf('.js').replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Journeys</title><style>${textOf('.css')}</style><div id="app"></div><script>${script}</script>`;
}
