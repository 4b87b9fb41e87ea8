import path from 'node:path';
import { crx } from '@crxjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type InlineConfig, type Plugin, parseAst, type Rolldown, runnerImport, type UserConfig } from 'vite';
import { loadedFirst } from './e2e/loaded-first.ts';
import manifest from './manifest.config.ts';
import { never } from './src/lib/never.ts';

const here = (...parts: string[]) => path.resolve(import.meta.dirname, ...parts);
const entryOf = (folder: string, name: string) => here('extension/page', folder, `${name}.iife.ts`);
const target = 'chrome128';
/** The bundler reports plugins that take long, which on a slow machine all do. */
const checks = { bundlerTimings: false };

/** A function of data stays one, so that its data is made when it is first called, and not whenever the script starts. */
const written = ([name, value]: [string, unknown]) =>
  typeof value === 'function'
    ? `let made; export const ${name} = () => (made ??= ${JSON.stringify(value())});`
    : `export const ${name} = ${JSON.stringify(value)};`;
/**
 * The modules of `src/languages/joined` are data made of all language packs. What is built has the data in their place: a script carries the lists that it uses,
 * each word once, and nothing else of a pack.
 */
const joinedWords: Plugin = {
  name: 'abra:joined-words',
  async transform(_code, id) {
    if (!/\/src\/languages\/joined\/[\w-]+\.ts$/.test(id)) return undefined;
    const { module } = await runnerImport<object>(id, { configFile: false, logLevel: 'error' });
    return { code: Object.entries(module).map(written).join('\n'), map: null };
  },
};

/**
 * What the worker never asks of the packages for models. Their clients make or import it, and a service worker can load nothing later: other resources than chat
 * completions, messages and the list of models; credentials that are no key; uploads; tracing, which is off.
 */
const UNUSED = [
  /\/openai\/(lib|auth|resources\/(?!chat\/|models\.|index\.)|internal\/to-file\.)/,
  /\/@anthropic-ai\/sdk\/(lib\/(credentials|internal\/tracing)\/|internal\/(tracing|trace-headers|to-file)\.|resources\/messages\/batches\.)/,
  /\/@opentelemetry\/api\//,
];

/**
 * What is built has empty classes and functions in the place of what is unused. Of `@anthropic-ai/sdk` it also leaves out the classes of errors by their
 * code: each is one of the classes by status, which the worker tells apart.
 */
const slimSdks: Plugin = {
  name: 'abra:slim-sdks',
  transform(code, id) {
    if (/\/@anthropic-ai\/sdk\/core\/error-classes\./.test(id)) return { code: 'export const ERROR_CODE_CLASSES = new Map();', map: null };
    if (!UNUSED.some((unused) => unused.test(id))) return undefined;
    const listed = [...code.matchAll(/^export \{([^}]+)\}/gm)].flatMap(
      ([, names = '']) => names.match(/\b(?!default\b)\w+(?=\s*(,|$))/g) ?? [],
    );
    const declared = [...code.matchAll(/^export (?:async )?(class|const|function) (\w+)/gm)];
    const emptied = [
      ...listed.map((name) => `export class ${name} {}`),
      ...declared.map(([, kind, name]) => (kind === 'function' ? `export function ${name}() {}` : `export class ${name} {}`)),
    ];
    return emptied.length ? { code: emptied.join('\n'), map: null } : undefined;
  },
};

/** The list of public suffixes is a tree in arrays of small numbers: a text has each as one character, in half of the bytes. */
const packedSuffixes: Plugin = {
  name: 'abra:packed-suffixes',
  transform(code, id) {
    if (!id.endsWith('/tldts/dist/es6/src/data/trie.js')) return undefined;
    const packed = (_numbers: string, kind: string, listed: string) => {
      const text = String.fromCharCode(...listed.split(',').map((number) => Number(number) + FIRST_SHOWN));
      return `${kind}.from(${JSON.stringify(text)}, (one) => one.charCodeAt() - ${FIRST_SHOWN})`;
    };
    return { code: code.replace(/new (Uint(?:8|16)Array)\(\[([\d, ]+)\]\)/g, packed), map: null };
  },
};
/** The code of the first character that no text has to escape. */
const FIRST_SHOWN = 35;

/** Tells what worker and panel load first; `e2e/tests/manifest.spec.ts` holds the limits. */
const sizes: Plugin = {
  name: 'abra:sizes',
  apply: 'build',
  closeBundle() {
    const { worker, panel } = loadedFirst(this.environment.config.build.outDir);
    this.info(`scripts in kB: the worker loads ${Math.round(worker / 1000)}, the panel first ${Math.round(panel / 1000)}`);
  },
};

/** `vite build` makes the extension and the command line, `--mode trusted` the flavour with Chrome's debugger, `--mode page` the page layer alone. */
export default defineConfig(({ mode }) => (mode === 'page' ? pageAlone : extension(mode === 'trusted')));

/** `dist/extension`: the worker, the panel, and the scripts that the worker injects. */
const extension = (trusted: boolean): UserConfig => ({
  root: here('extension'),
  publicDir: here('public'),
  cacheDir: here('node_modules/.cache/vite-build'),
  plugins: [
    react(),
    joinedWords,
    slimSdks,
    packedSuffixes,
    injectedScripts(async () => [
      ...(await inTurn('scanner', 'actor', 'recorder')),
      await alone('shim.js', entryOf('shim', 'shim')),
      await alone('line.js', entryOf('shim', 'line')),
    ]),
    crx({ manifest: manifest(trusted) }),
    sizes,
    ...(trusted ? [] : [besideIt(commandLine(here('dist/cli')))]),
  ],
  define: { TRUSTED_INPUT: JSON.stringify(trusted) },
  build: {
    outDir: here(trusted ? 'dist/extension-trusted' : 'dist/extension'),
    emptyOutDir: true,
    target,
    // A data: url would be refused by the extension's content security policy.
    assetsInlineLimit: 0,
    // The polyfill is for browsers without module preload; Chrome has it.
    modulePreload: { polyfill: false },
    // kB. An extension's files are read from disk: the worker is one script by Chrome's rules, and the panel's loads in a few milliseconds.
    chunkSizeWarningLimit: 1500,
    // Else the text of the list of public suffixes is written wherever it is read, which is three times.
    rolldownOptions: { checks, optimization: { inlineConst: false } },
  },
});

/** The command line for Node, by `src/runner/bin.mjs`. Packages stay where they are, and a module finds the files of the project two folders up, as in `src/runner`. */
export const commandLine = (outDir: string): InlineConfig => ({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: here('src/runner/cli/main.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { checks, output: { chunkFileNames: '[name]-[hash].js' } },
  },
});

/** Makes something else in the same build, so that one is never older than the other. */
const besideIt = (config: InlineConfig): Plugin => ({
  name: 'abra:beside-it',
  apply: 'build',
  closeBundle: async () => void (await build(config)),
});

/** `dist/page/abra-page.js`: scanner and actor without the extension, as the global `abraPage`, for tests and benchmarks. */
const pageAlone: UserConfig = {
  publicDir: false,
  plugins: [joinedWords],
  build: {
    outDir: here('dist/page'),
    emptyOutDir: true,
    target,
    rolldownOptions: { checks },
    lib: { entry: here('src/page/standalone.ts'), name: 'abraPage', formats: ['iife'], fileName: () => 'abra-page.js' },
  },
};

interface Script {
  fileName: string;
  source: string;
  moduleIds: string[];
}

/**
 * Emits classic scripts of fixed names, for `chrome.scripting`. Told to crxjs as content scripts they would get an async loader and
 * `web_accessible_resources`, by which every site could tell that Abra is installed.
 */
function injectedScripts(bundle: () => Promise<Script[]>): Plugin {
  return {
    name: 'abra:injected-scripts',
    apply: 'build',
    async buildStart() {
      for (const { fileName, source, moduleIds } of await bundle()) {
        for (const id of moduleIds) if (path.isAbsolute(id)) this.addWatchFile(id);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** One self-contained script. */
async function alone(fileName: string, entry: string): Promise<Script> {
  const [chunk] = await chunksOf({ lib: { entry, name: 'abra', formats: ['iife'] } });
  return { fileName, source: chunk?.code ?? '', moduleIds: chunk?.moduleIds ?? [] };
}

/**
 * The entries of `extension/page` that are injected in this order, as far as they are needed. Each imports the one before it, so the bundler leaves in
 * each script what no earlier one has: there is one of each number, root and link in a document. What a script may contain is decided by
 * the references of its project. The bundler knows such chunks as modules only, which no content script can be: an import becomes a global of our world.
 */
async function inTurn(...names: string[]): Promise<Script[]> {
  const chunks = await chunksOf({
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [name, entryOf(name, name)])),
      preserveEntrySignatures: false,
      output: { format: 'es', entryFileNames: '[name].js', minifyInternalExports: true },
    },
  });
  return chunks.map(({ fileName, code, moduleIds }) =>
    names.some((name) => fileName === `${name}.js`)
      ? { fileName, source: classic(fileName, code), moduleIds }
      : never(`${fileName} is a script more, that nobody would load`),
  );
}

/**
 * A module as a classic script: `import { a as b } from './scanner.js'` takes a member of that script's global, `export` fills its own. A script that others
 * import runs once a document: what comes later brings its parts to the one that is at work. Chrome keeps the isolated world of a frame's initial
 * "about:blank" for the document that replaces it, where each runs anew.
 */
function classic(fileName: string, code: string): string {
  let body = '';
  let copied = 0;
  for (const node of parseAst(code).body) {
    if (!/^(Import|Export)/.test(node.type)) continue;
    body += code.slice(copied, node.start) + (linked(fileName, node) ?? never(`${fileName} has ${code.slice(node.start, node.end)}`));
    copied = node.end;
  }
  const parts = partsOf(fileName);
  const isImported = `${body}${code.slice(copied)}`.includes(`globalThis.${parts}=`);
  return `(()=>{"use strict";${isImported ? onceADocument(parts) : ''}${body}${code.slice(copied).trim()}})();\n`;
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** The statement that takes the place of an import or export; undefined for a form that the bundler does not write. */
function linked(fileName: string, node: Statement): string | undefined {
  if (node.type === 'ExportNamedDeclaration' && !node.declaration && !node.source)
    return `globalThis.${partsOf(fileName)}={${node.specifiers.map(({ local, exported }) => member(exported, local)).join()}};`;
  if (node.type !== 'ImportDeclaration') return undefined;
  const named = node.specifiers.flatMap((one) => (one.type === 'ImportSpecifier' ? [member(one.imported, one.local)] : []));
  if (named.length < node.specifiers.length) return undefined;
  return named.length ? `const{${named.join()}}=${partsOf(path.basename(node.source.value))};` : '';
}

const onceADocument = (parts: string) => `if(globalThis.${parts}_in===document)return;globalThis.${parts}_in=document;`;

/** `abra_scanner` of scanner.js */
const partsOf = (fileName: string) => `abra_${path.basename(fileName, '.js')}`;

type Name = { type: 'Identifier'; name: string } | { type: 'Literal'; value: unknown };
const nameOf = (one: Name) => (one.type === 'Identifier' ? one.name : JSON.stringify(one.value));
const member = (outer: Name, inner: Name) => `${nameOf(outer)}:${nameOf(inner)}`;

/**
 * Leaves out of the scripts what only people, benches and tests read of the rules by which `find` decides: their names, their reasons, and that a rule
 * proves nothing, which one without `proves` does too. The reasons in `barring.ts` stay, as a bail says them.
 */
const rulesWithoutWords: Plugin = {
  name: 'abra:rules-without-words',
  enforce: 'pre',
  transform(code, id) {
    if (path.dirname(id) !== here('src/page/find/rules')) return undefined;
    const words = path.basename(id) === 'barring.ts' ? ['name'] : ['name', 'because'];
    const cuts = parseAst(code, { lang: 'ts' })
      .body.flatMap((node) =>
        node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration' ? node.declaration.declarations : [],
      )
      .flatMap(({ init }) => (init?.type === 'ArrayExpression' ? init.elements : []))
      .flatMap((row) =>
        row?.type === 'ObjectExpression'
          ? row.properties.map((one, at) => ({ one, end: row.properties[at + 1]?.start ?? row.end - 1 }))
          : [],
      )
      .filter(
        ({ one }) =>
          one.type === 'Property' &&
          ((one.key.type === 'Identifier' && words.includes(one.key.name)) ||
            (one.value.type === 'Identifier' && one.value.name === 'NOTHING')),
      );
    return cuts.reduceRight((text, { one, end }) => text.slice(0, one.start) + text.slice(end), code);
  },
};

async function chunksOf(options: UserConfig['build']): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    publicDir: false,
    plugins: [joinedWords, rulesWithoutWords],
    logLevel: 'warn',
    build: { write: false, target, minify: true, ...options, rolldownOptions: { ...options?.rolldownOptions, checks } },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return (outputs[0]?.output ?? []).flatMap((one) => (one.type === 'chunk' ? [one] : []));
}
