import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** One row of the layer tables in docs/architecture.md, the authority that projects and imports are held against. */
interface Layer {
  name: string;
  layers: string[];
  /** Of these only types: nothing that brings zod along. */
  typesOnly: string[];
  packages: string[];
  world: string[];
}

interface Import {
  from: string;
  file: string;
  specifier: string;
  typeOnly: boolean;
}

const STATEMENT = /^(?:import|export)\s+(type\s)?(?:[\w*\s{},$]*?\sfrom\s)?\s*'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'/g;

const root = path.resolve(import.meta.dirname, '..');
const layers = readTable(readFileSync(path.join(root, 'docs/architecture.md'), 'utf8'));

/** Their folders are layers: everything of `extension/page`, and everything of `src/page` but its one script. */
const PARENTS = ['src', 'extension', 'src/page', 'extension/page'];

it('finds the tables, and every folder of src, extension and their page layers in it', () => {
  const folders = PARENTS.flatMap((parent) =>
    readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  ).filter((folder) => folder !== 'extension/page');
  expect(folders.length).toBeGreaterThan(0);
  expect(layers.map(({ name }) => name).sort()).toEqual(folders.sort());
});

it('names no file of src or extension that is not there', () => {
  const named = [...readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').matchAll(/`((?:src|extension)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

it('reads the imports', () => {
  const imports = layers.flatMap(({ name }) => sources(name)).flatMap(importsOf);
  expect(imports.filter(({ typeOnly }) => typeOnly).length).toBeGreaterThan(50);
  expect(imports.filter(({ typeOnly }) => !typeOnly).length).toBeGreaterThan(50);
});

describe.each(layers)('$name', (layer) => {
  const project = JSON.parse(readFileSync(path.join(root, layer.name, 'tsconfig.json'), 'utf8'));
  const imports = sources(layer.name).flatMap(importsOf);
  const outside = imports.filter(({ file }) => layerOf(file) !== layer.name);

  it('references the layers of its row', () => {
    const references = (project.references ?? []).map((reference: { path: string }) => path.posix.join(layer.name, reference.path));
    expect(references.sort()).toEqual([...layer.layers].sort());
  });

  it('sees the world of its row', () => {
    const { lib, types } = project.compilerOptions as { lib: string[]; types: string[] };
    const node = types.includes('node');
    const pure = !node && !lib.some((name) => /DOM|WebWorker/.test(name));
    expect({ dom: lib.includes('DOM'), chrome: types.includes('chrome'), node, pure }).toEqual({
      dom: layer.world.includes('DOM'),
      chrome: layer.world.includes('chrome'),
      node: layer.world.includes('node'),
      pure: layer.world.includes('pure'),
    });
  });

  it('imports only what its row allows', () => {
    const allowed = [...layer.layers, ...layer.packages];
    const isNodes = ({ specifier }: Import) => layer.world.includes('node') && specifier.startsWith('node:');
    expect(outside.filter((one) => !allowed.includes(layerOf(one.file)) && !isNodes(one)).map(say)).toEqual([]);
  });

  if (layer.typesOnly.length)
    it('brings no zod along', () => {
      const values = imports.filter(({ typeOnly }) => !typeOnly);
      expect(values.filter(({ file }) => bringsZod(file)).map(say)).toEqual([]);
    });
});

it('checks the types of nothing that imports a package of a page: those are being installed while `npm test` does', () => {
  const project = readFileSync(path.join(root, 'e2e/tsconfig.json'), 'utf8').replace(/^ *\/\/.*$/gm, '');
  const left = (JSON.parse(project).exclude as string[]).map((one) => `e2e/${one}/`);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const declared = readFileSync(path.join(root, 'e2e/bench/peers.d.ts'), 'utf8').matchAll(/^declare module '([^']+)'/gm);
  const known = [...Object.keys({ ...dependencies, ...devDependencies }), ...[...declared].map(([, name = '']) => layerOf(name))];
  const checked = filesBelow('e2e').filter((file) => /\.(ts|m?js)$/.test(file) && !left.some((folder) => file.startsWith(folder)));
  expect(checked.length).toBeGreaterThan(400);
  const packages = checked.flatMap(importsOf).filter(({ specifier }) => !/^([./]|node:)/.test(specifier));
  expect(packages.filter(({ specifier }) => !known.includes(layerOf(specifier))).map(say)).toEqual([]);
});

function filesBelow(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  return entries.flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

function readTable(markdown: string): Layer[] {
  const rows = markdown.match(/^\| *(?:src|extension)\/.*\|$/gm) ?? [];
  return rows.map((row) => {
    const [name = '', , layers = '', packages = '', world = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const allowed = list(layers);
    return {
      name,
      layers: allowed.map((one) => one.replace(' (types only)', '')),
      typesOnly: allowed.filter((one) => one.endsWith(' (types only)')).map((one) => one.replace(' (types only)', '')),
      packages: list(packages),
      world: list(world),
    };
  });
}

function list(cell: string): string[] {
  return cell === '–' ? [] : cell.split(',').map((one) => one.trim());
}

/** The sources of a layer, without its tests and what only they use. */
function sources(layer: string): string[] {
  return readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|(^|\/)fixtures\//.test(file))
    .map((file) => path.posix.join(layer, file))
    .filter((file) => layerOf(file) === layer);
}

function importsOf(from: string): Import[] {
  const text = readFileSync(path.join(root, from), 'utf8');
  const found = [
    ...[...text.matchAll(STATEMENT)].map(([, type, specifier = '']) => ({ specifier, typeOnly: type !== undefined })),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({ specifier, typeOnly: false })),
  ];
  return found.map((one) => ({ ...one, from, file: resolve(from, one.specifier) }));
}

/** A file of ours from the root of the project, or the specifier of a package. */
function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const file = path.posix.join(path.posix.dirname(from), specifier);
  return [file, `${file}.ts`, `${file}.tsx`].find((name) => existsSync(path.join(root, name))) ?? file;
}

/** `src/page/act` of src/page/act/click.ts, `src/page` of src/page/standalone.ts; the package's name of a specifier. */
function layerOf(file: string): string {
  const parent = PARENTS.filter((folder) => file.startsWith(`${folder}/`)).at(-1);
  const [first = '', second = '', ...more] = file.slice(parent ? parent.length + 1 : 0).split('/');
  if (parent === undefined) return first.startsWith('@') ? `${first}/${second}` : first;
  return second || more.length ? `${parent}/${first}` : parent;
}

function bringsZod(file: string, seen: Set<string> = new Set()): boolean {
  if (layerOf(file) === 'zod') return true;
  if (seen.has(file) || !existsSync(path.join(root, file)) || !/\.tsx?$/.test(file)) return false;
  seen.add(file);
  return importsOf(file).some((next) => !next.typeOnly && bringsZod(next.file, seen));
}

function say({ from, specifier }: Import): string {
  return `${from} imports ${specifier}`;
}
