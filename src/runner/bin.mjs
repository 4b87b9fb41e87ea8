#!/usr/bin/env node
// @ts-check
// `npx --no-install abra …`: runs the command line as `npm run build` makes it, in `dist/cli`.

const { main } = await import(new URL('../../dist/cli/main.js', import.meta.url).href).catch(orWhatToDo);
const code = await main(process.argv.slice(2));
// Whatever is still open (after Ctrl-C the browser) ends with the process, once all is written.
process.stdout.write('', () => process.exit(code));

/** Of a build or packages that are missing. @param {unknown} error @returns {never} */
function orWhatToDo(error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
  console.error('Abra is not built yet. Run `npm ci && npm run build` in its folder first.');
  process.exit(4);
}
