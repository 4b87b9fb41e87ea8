import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';

/** Digests of the packages, by "name@version". */
const PACKAGES = JSON.parse(readFileSync(path.join(import.meta.dirname, 'packages.json'), 'utf8')) as Record<string, string>;

/** The made-up site on which each version of a product is shown. */
export const SITE = 'http://product.test';

/** The document of the API that Swagger UI shows. */
export const PETSTORE = path.join(import.meta.dirname, 'petstore.json');

/** A package of the project itself, as it is installed: `installed:name/folder`. */
const INSTALLED = 'installed:';
const NODE_MODULES = path.join(import.meta.dirname, '../../../../node_modules');

const CACHE = path.join(import.meta.dirname, '../../../../node_modules/.cache/abra-drift-real');

/**
 * Lets a context see one published package at `SITE`, and what its pages fetch from public file servers out of the same registry; nothing else of
 * the net. `at` says which package is the site now.
 */
export async function servePublished(context: BrowserContext, at: () => string): Promise<void> {
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.hostname === 'petstore.swagger.io')
      return route.fulfill({ path: PETSTORE, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } });
    const file = publishedFile(url.origin === SITE ? at() : undefined, url);
    return file && existsSync(file) && statSync(file).isFile() ? route.fulfill({ path: file }) : route.abort();
  });
}

/** Fetches every package that is not here yet. */
export function fetchPublished(): void {
  for (const name of Object.keys(PACKAGES)) unpacked(name);
}

/** The file that an address means, of a package that is the site there, or of a public file server. */
export const publishedFile = (from: string | undefined, url: URL): string | undefined =>
  from ? ofSite(from, url.pathname) : ofFileServer(url);

/** What the build of a product copies out of its dependencies, which is not published with it. */
const COPIED: Record<string, Record<string, string>> = {
  'admin-lte@3.2.0': {
    '/plugins/fontawesome-free/': '@fortawesome/fontawesome-free@5.15.4',
    '/plugins/jquery/': 'jquery@3.6.0/dist',
    '/plugins/bootstrap/': 'bootstrap@4.6.1/dist',
  },
};

function ofSite(name: string, pathname: string): string {
  if (name.startsWith(INSTALLED)) return path.join(NODE_MODULES, name.slice(INSTALLED.length), decodeURIComponent(pathname));
  const [from, to] = Object.entries(COPIED[name] ?? {}).find(([start]) => pathname.startsWith(start)) ?? [];
  return from && to ? inside(to, `/${pathname.slice(from.length)}`) : inside(name, pathname);
}

/** Public file servers name the package and its version in the path. */
function ofFileServer({ hostname, pathname }: URL): string | undefined {
  const [, icons, style] = /^\/releases\/v([\d.]+)(\/.*)$/.exec(hostname === 'use.fontawesome.com' ? pathname : '') ?? [];
  const [, name = `@fortawesome/fontawesome-free@${icons}`, file = style] =
    /^\/npm\/((?:@[^/]+\/)?[^@/]+@[^/]+)(\/.*)$/.exec(hostname === 'cdn.jsdelivr.net' ? pathname : '') ?? [];
  return file && name in PACKAGES ? inside(name, file) : undefined;
}

function inside(name: string, pathname: string): string {
  const [own = name] = Object.keys(PACKAGES).filter((one) => name === one || name.startsWith(`${one}/`));
  unpacked(own);
  return path.join(CACHE, name, decodeURIComponent(pathname));
}

/**
 * Fetches a package without what it depends on (of a page only its own files are wanted; the dependencies of all would be gigabytes). It must be
 * the one whose digest is in `packages.json`.
 */
export function unpacked(name: string): string {
  const folder = path.join(CACHE, name);
  if (existsSync(folder)) return folder;
  mkdirSync(path.dirname(folder), { recursive: true });
  const [{ filename = '' } = {}] = JSON.parse(
    execFileSync('npm', ['pack', name, '--json', '--silent', '--pack-destination', CACHE], { encoding: 'utf8', timeout: 300_000 }),
  ) as { filename?: string }[];
  const tarball = path.join(CACHE, path.basename(filename));
  const digest = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  expect(digest, `the digest of ${name}`).toBe(PACKAGES[name]);
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', half, '--strip-components', '1']);
  renameSync(half, folder);
  rmSync(tarball);
  return folder;
}
