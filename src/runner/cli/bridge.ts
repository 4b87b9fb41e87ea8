import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bridgeFolder } from '../bridge/bridge-link';
import { HOST_NAME, type HostPlace, hostManifest, hostPlaces, idOfFolder, launcherText } from '../bridge/host-manifest';
import { EXIT, type ExitCode, giveUp } from '../give-up';
import { BUILT, ROOT } from '../launch';
import type { Arguments, Options } from './arguments';
import { dataFolder } from './session';
import type { Terminal } from './terminal';

/** `abra bridge install|uninstall`: tells Chrome and Chromium of the program by which the extension hears others. */
export async function manageBridge(
  { words: [what], options }: Arguments,
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Promise<ExitCode> {
  const data = path.resolve(dataFolder(environment));
  const places = options.profile
    ? [{ browser: options.profile, folder: path.resolve(options.profile, 'NativeMessagingHosts') }]
    : hostPlaces(environment);
  if (what !== 'install' && what !== 'uninstall') giveUp(EXIT.usage, 'There is `abra bridge install` and `abra bridge uninstall`.');
  if (what === 'install') await install(places, data, options, terminal);
  else await uninstall(places, data, options, terminal);
  return EXIT.success;
}

async function install(places: HostPlace[], data: string, { extension = [] }: Options, terminal: Terminal): Promise<void> {
  const wrong = extension.find((id) => !/^[a-p]{32}$/.test(id));
  if (wrong !== undefined)
    giveUp(EXIT.usage, `--extension takes an id of 32 letters from a to p, as chrome://extensions shows it, not "${wrong}".`);
  const folder = bridgeFolder(data);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const launcher = launcherOf(data);
  await writeFile(launcher, launcherText(process.execPath, path.join(ROOT, 'src/runner/bridge/native-host.mjs'), folder), {
    mode: 0o700,
  });
  await chmod(launcher, 0o700);
  const manifest = JSON.stringify(hostManifest(launcher, [idOfFolder(BUILT), ...extension]), null, 2);
  for (const { browser, folder: into, key } of places) {
    const file = path.join(into ?? data, `${HOST_NAME}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, manifest);
    if (key) await registry('add', key, '/ve', '/t', 'REG_SZ', '/d', file, '/f');
    terminal.note(`${browser}: ${file}`);
  }
  terminal.print('The bridge is installed. Now switch it on in Abra’s panel: Settings, Other programs.');
}

async function uninstall(places: HostPlace[], data: string, { profile }: Options, terminal: Terminal): Promise<void> {
  for (const { folder, key } of places) {
    if (key) await registry('delete', key, '/f').catch(() => undefined);
    await rm(path.join(folder ?? data, `${HOST_NAME}.json`), { force: true });
  }
  if (!profile) await rm(launcherOf(data), { force: true });
  terminal.print(
    'The bridge is gone from these browsers. A browser that is open has it until it is closed, or it is switched off in Abra’s panel.',
  );
}

const launcherOf = (data: string) => path.join(data, process.platform === 'win32' ? 'abra-bridge.bat' : 'abra-bridge');

/** The registry of Windows. */
const registry = async (...words: string[]): Promise<void> => void (await promisify(execFile)('reg', words));
