import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import path from 'node:path';

/** By which the extension starts the host. */
export const HOST_NAME = 'app.abra.bridge';

/** https://developer.chrome.com/docs/extensions/develop/concepts/native-messaging#native-messaging-host */
export interface HostManifest {
  name: string;
  description: string;
  path: string;
  type: 'stdio';
  allowed_origins: string[];
}

/** A browser that is told of the host: by a file in a folder; on Windows by a key of the registry that names the file. */
export interface HostPlace {
  browser: string;
  folder?: string;
  key?: string;
}

/** The manifest of the host that `launcher` starts, for these extensions and no other. */
export const hostManifest = (launcher: string, extensions: readonly string[]): HostManifest => ({
  name: HOST_NAME,
  description: 'Abra: lets programs act in the tab that you chose in its panel',
  path: launcher,
  type: 'stdio',
  allowed_origins: extensions.map((id) => `chrome-extension://${id}/`),
});

/** The id of an extension that is loaded from a folder: Chrome makes it of the folder's path, in letters from a to p. */
export function idOfFolder(folder: string, platform: NodeJS.Platform = process.platform): string {
  const text = Buffer.from(folder, platform === 'win32' ? 'utf16le' : 'utf8');
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return Array.from(digits, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}

/** Where Chrome and Chromium of this user look. */
export function hostPlaces(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform, home = homedir()): HostPlace[] {
  if (platform === 'win32')
    return [
      { browser: 'Google Chrome', key: `HKCU\\Software\\Google\\Chrome\\NativeMessagingHosts\\${HOST_NAME}` },
      { browser: 'Chromium', key: `HKCU\\Software\\Chromium\\NativeMessagingHosts\\${HOST_NAME}` },
    ];
  const [base, chrome, chromium] =
    platform === 'darwin'
      ? [path.posix.join(home, 'Library/Application Support'), 'Google/Chrome', 'Chromium']
      : [environment.XDG_CONFIG_HOME ?? path.posix.join(home, '.config'), 'google-chrome', 'chromium'];
  return [
    { browser: 'Google Chrome', folder: path.posix.join(base, chrome, 'NativeMessagingHosts') },
    { browser: 'Chromium', folder: path.posix.join(base, chromium, 'NativeMessagingHosts') },
  ];
}

/** The program that the manifest names: Chrome gives it no words of ours, so that it holds them itself. */
export function launcherText(node: string, host: string, folder: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return `@echo off\r\n"${node}" "${host}" "${folder}" %*\r\n`;
  return `#!/bin/sh\nexec ${[node, host, folder].map(quoted).join(' ')} "$@"\n`;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
