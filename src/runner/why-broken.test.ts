import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EXIT, GivenUp } from './give-up';
import { whyBroken } from './why-broken';

/** As Playwright 1.65 wrote them here, each with its call log. */
const SENTENCES = [
  'browserType.launchPersistentContext: Target page, context or browser has been closed\nBrowser logs:\n\n<launching> /opt/chrome --type=x\nCall log:\n  - <launching>',
  'browserType.launchPersistentContext: Failed to launch: Error: spawn /opt/chrome ENOENT\nCall log:\n  - <launching> /opt/chrome',
  'browserType.launchPersistentContext: Target page, context or browser has been closed\nBrowser logs:\n[pid=7][err] /opt/chrome: error while loading shared libraries: libnss3.so: cannot open',
  'browserType.launchPersistentContext: Target page, context or browser has been closed\n[err] Missing X server or $DISPLAY',
  'browserType.launchPersistentContext: Failed to create a ProcessSingleton for your profile directory.',
  'page.goto: net::ERR_NAME_NOT_RESOLVED at https://shp.example/\nCall log:\n  - navigating to "https://shp.example/", waiting until "load"',
  'page.goto: net::ERR_CONNECTION_REFUSED at http://127.0.0.1:9/\nCall log:\n  - navigating',
  'page.goto: net::ERR_CERT_AUTHORITY_INVALID at https://self.example/\nCall log:\n  - navigating',
  'page.goto: net::ERR_UNSAFE_PORT at http://127.0.0.1:9/\nCall log:',
  'page.goto: Timeout 30000ms exceeded.\nCall log:\n  - navigating to "https://slow.example/"',
  'page.goto: Download is starting\nCall log:',
  'page.evaluate: Target page, context or browser has been closed',
  'page.evaluate: Execution context was destroyed, most likely because of a navigation',
  'page.bringToFront: Target crashed ',
  'Protocol error (Page.captureScreenshot): Unable to capture screenshot',
  'browserContext.newPage: Something of a later version\nCall log:\n  - waiting',
];

test.each(SENTENCES)('Playwright’s %j is said as Abra says it, with what to do', (sentence) => {
  const said = whyBroken(new Error(sentence));
  expect(said).not.toMatch(/\w\.\w+:|Call log|Browser logs|Target|context|Timeout|Protocol|ERR_(?!UNSAFE)|\n/);
  expect(said).toMatch(/^[A-Z].*\.$/);
});

test('Abra’s own sentence and another program’s stay, in one line and without the kind of the error', () => {
  expect(whyBroken(new GivenUp(EXIT.fault, 'The page has no tab.'))).toBe('The page has no tab.');
  expect(whyBroken(new Error('EACCES: permission denied, open /x\n  at stack'))).toBe('EACCES: permission denied, open /x');
});

test('no other file of the runner says what an error says', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*\.test\.ts$).*\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(60);
  const saying = files.filter((file) =>
    /String\(error\)|\berror\.message/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
  // The last two write logs for who runs the service: of a page, and of the server itself.
  expect(saying.filter((file) => !['why-broken.ts', 'serve/evidence.ts', 'serve/server.ts'].includes(file))).toEqual([]);
});
