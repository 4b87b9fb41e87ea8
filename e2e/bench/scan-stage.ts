import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The scanners that are compared, as one script for a page. */
export async function bundle(): Promise<string> {
  const built = await build({
    entryPoints: [fileURLToPath(new URL('scan.entry.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return built.outputFiles[0]?.text ?? '';
}

/** Rows of a shop, three controls each. */
export const rowsOf = (amount: number) =>
  `<main><h1>Shop</h1>${Array.from(
    { length: amount },
    (_, at) =>
      `<div class="row"><span>Item ${at}</span><label for="q${at}">Quantity ${at}</label><input id="q${at}" value="${at}"><button class="add">Add</button><a href="/item/${at}">Details ${at}</a></div>`,
  ).join('')}</main>`;
