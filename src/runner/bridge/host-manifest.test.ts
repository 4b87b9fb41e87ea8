import path from 'node:path';
import { expect, test } from 'vitest';
import { HOST_NAME, hostManifest, hostPlaces, idOfFolder, launcherText } from './host-manifest';

const ID = 'knldjmfmopnpolahpmmgbagdohdnhkik';

/** The places for one user, as Chrome documents them: https://developer.chrome.com/docs/extensions/develop/concepts/native-messaging#native-messaging-host-location */
test.each<[NodeJS.Platform, string, string, string]>([
  ['darwin', '/Users/ada', 'Google Chrome', '/Users/ada/Library/Application Support/Google/Chrome/NativeMessagingHosts'],
  ['darwin', '/Users/ada', 'Chromium', '/Users/ada/Library/Application Support/Chromium/NativeMessagingHosts'],
  ['linux', '/home/ada', 'Google Chrome', '/home/ada/.config/google-chrome/NativeMessagingHosts'],
  ['linux', '/home/ada', 'Chromium', '/home/ada/.config/chromium/NativeMessagingHosts'],
])('%s: %s %s', (platform, home, browser, folder) => {
  expect(hostPlaces({}, platform, home)).toContainEqual({ browser, folder });
});

test.each([
  ['Google Chrome', String.raw`HKCU\Software\Google\Chrome\NativeMessagingHosts\app.abra.bridge`],
  ['Chromium', String.raw`HKCU\Software\Chromium\NativeMessagingHosts\app.abra.bridge`],
])('win32: a key of the user’s registry for %s', (browser, key) => {
  expect(hostPlaces({}, 'win32', String.raw`C:\Users\Ada`)).toContainEqual({ browser, key });
});

test('Linux: where settings are kept elsewhere, the browsers look there; macOS and Windows know no such word', () => {
  const environment = { XDG_CONFIG_HOME: '/srv/config' };
  expect(hostPlaces(environment, 'linux', '/home/ada').map(({ folder }) => folder)).toEqual([
    '/srv/config/google-chrome/NativeMessagingHosts',
    '/srv/config/chromium/NativeMessagingHosts',
  ]);
  for (const platform of ['darwin', 'win32'] as const)
    expect(hostPlaces(environment, platform, '/Users/ada')).toEqual(hostPlaces({}, platform, '/Users/ada'));
});

test('each place has a file or a key, in the folder of one user', () => {
  for (const platform of ['darwin', 'linux', 'win32'] as const)
    for (const { folder, key } of hostPlaces({}, platform, '/home/ada'))
      expect([folder?.startsWith('/home/ada/'), key?.startsWith('HKCU\\')], platform).toContain(true);
});

test('the manifest has the fields that Chrome asks for, and names each extension alone', () => {
  const manifest = hostManifest('/opt/abra/host', [ID, idOfFolder('/opt/abra')]);
  expect(Object.keys(manifest).sort()).toEqual(['allowed_origins', 'description', 'name', 'path', 'type']);
  expect(manifest).toMatchObject({ name: HOST_NAME, path: '/opt/abra/host', type: 'stdio' });
  // Small letters, digits, underscores and dots, none at an end and no two together.
  expect(HOST_NAME).toMatch(/^[a-z\d_]+(\.[a-z\d_]+)*$/);
  // Each with a slash at its end, and none for all.
  for (const origin of manifest.allowed_origins) expect(origin).toMatch(/^chrome-extension:\/\/[a-p]{32}\/$/);
  expect(path.isAbsolute(manifest.path)).toBe(true);
});

test('the id of a folder is of 32 letters from a to p, and another for another folder or its other spelling of Windows', () => {
  const ids = [idOfFolder('/opt/abra', 'linux'), idOfFolder('/opt/abra2', 'linux'), idOfFolder('/opt/abra', 'win32')];
  for (const id of ids) expect(id).toMatch(/^[a-p]{32}$/);
  expect(new Set(ids).size).toBe(3);
  expect(idOfFolder('/opt/abra', 'darwin')).toBe(ids[0]);
});

test('the program that is started holds no words of a shell', () => {
  const hostile = `/home/ada/it's "here" $(id)/host.mjs`;
  expect(launcherText('/usr/bin/node', hostile, '/tmp/a b', 'linux')).toBe(
    `#!/bin/sh\nexec '/usr/bin/node' '/home/ada/it'\\''s "here" $(id)/host.mjs' '/tmp/a b' "$@"\n`,
  );
  expect(launcherText('C:\\node.exe', 'C:\\abra\\host.mjs', 'C:\\data', 'win32')).toBe(
    '@echo off\r\n"C:\\node.exe" "C:\\abra\\host.mjs" "C:\\data" %*\r\n',
  );
});
