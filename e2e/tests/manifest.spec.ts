import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from '../fixtures/test';
import { loadedFirst } from '../loaded-first';

const built = path.resolve(import.meta.dirname, '../../dist/extension');
const manifest = JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8'));

test('asks for these permissions and no other', () => {
  expect(manifest.manifest_version).toBe(3);
  expect(manifest.permissions).toEqual(['sidePanel', 'storage', 'unlimitedStorage', 'scripting', 'activeTab', 'contextMenus', 'alarms']);
  expect(manifest.optional_permissions).toEqual(['notifications', 'nativeMessaging']);
  expect(manifest.optional_host_permissions).toEqual(['<all_urls>']);
  expect(Object.keys(manifest).filter((key) => /permissions$/.test(key))).toEqual([
    'permissions',
    'optional_permissions',
    'optional_host_permissions',
  ]);
});

test('exposes nothing by which a page could tell that Abra is installed', () => {
  for (const key of ['web_accessible_resources', 'content_scripts', 'externally_connectable']) expect(manifest).not.toHaveProperty(key);
});

test('runs its own scripts only, and speaks to https or this machine', () => {
  const policy = directives(manifest.content_security_policy.extension_pages);
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'object-src': ["'none'"],
    'style-src': ["'self'"],
    'connect-src': ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
  });
});

test('names only files that are there, and maps no sources', () => {
  const named = [...Object.values(manifest.icons), manifest.side_panel.default_path, manifest.background.service_worker] as string[];
  for (const file of named) expect(statSync(path.join(built, file)).size, file).toBeGreaterThan(0);
  expect(readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'))).toEqual([]);
});

const LIMITS = [
  ['scanner.js', 78_000],
  ['actor.js', 254_500],
  ['recorder.js', 51_800],
  ['shim.js', 14_600],
] as const;

test('carries of the packages for models what is used alone', () => {
  const assets = path.join(built, 'assets');
  const texts = readdirSync(assets, { encoding: 'utf8' }).map((file) => readFileSync(path.join(assets, file), 'utf8'));
  expect(texts.filter((text) => text.includes('OPENAI_BASE_URL')).length).toBe(1);
  expect(texts.some((text) => /\/vector_stores|\/fine_tuning|already_member/.test(text))).toBe(false);
});

test('keeps each script of a page classic, and below its limit in bytes', () => {
  for (const [file, limit] of LIMITS) {
    const script = path.join(built, file);
    expect(statSync(script).size).toBeLessThanOrEqual(limit);
    const text = readFileSync(script, 'utf8');
    expect(text).not.toMatch(/\bimport\s*\(|\bimport\s*["'{*]|ZodError|\$Zod/);
    // An import or export would not compile in a classic script.
    new Script(text);
  }
});

test('loads no more scripts than their limits in bytes, in the worker and in the panel until it is drawn', () => {
  const { worker, panel } = loadedFirst(built);
  expect(worker).toBeLessThanOrEqual(960_000);
  expect(panel).toBeLessThanOrEqual(432_000);
  // The way through the files was found.
  expect(Math.min(worker, panel)).toBeGreaterThan(300_000);
});

test('installs without a single warning, and Chrome assigns its keys', async ({ abra }) => {
  const { worker } = abra.browser;
  const assigned = await worker.evaluate(async () => (await chrome.commands.getAll()).map(({ name, shortcut }) => [name, shortcut]));
  expect(assigned).toEqual([
    ['_execute_action', 'Ctrl+Shift+Y'],
    ['abra-record', 'Ctrl+Shift+K'],
  ]);
  const warningsOf = (json: string) => worker.evaluate((text) => chrome.management.getPermissionWarningsByManifest(text), json);
  expect(await warningsOf(JSON.stringify(manifest))).toEqual([]);
  // The question is understood: one permission more, and Chrome warns.
  const greedy = { ...manifest, permissions: [...manifest.permissions, 'tabs'] };
  expect(await warningsOf(JSON.stringify(greedy))).toEqual(['Read your browsing history']);
});

function directives(policy: string): Record<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}
