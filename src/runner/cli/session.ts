import { existsSync } from 'node:fs';
import { mkdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import path from 'node:path';
import { within } from '../../lib/deadline';
import { AbraBrowser } from '../browser';
import { EXIT, giveUp } from '../give-up';
import { BUILT, type LaunchOptions, userOf } from '../launch';
import type { Options } from './arguments';
import { forgetNames, keepNames, namesOf, savedIn } from './saved-names';

/** Where Abra keeps what it learned between two calls: `ABRA_DATA`, else the folder for data of this system's programs. */
export function dataFolder(environment: NodeJS.ProcessEnv): string {
  return environment.ABRA_DATA ?? path.join(environment.XDG_DATA_HOME ?? path.join(homedir(), '.local/share'), 'abra');
}

/** The profile of the command line's browser. */
export const profileFolder = ({ profile }: Options, environment: NodeJS.ProcessEnv): string =>
  path.resolve(profile ?? path.join(dataFolder(environment), 'profile'));

/**
 * Abra in a Chromium with the kept profile, allowed to act on `sites` (match patterns). Ends with a sentence where it cannot begin. `signals`: which of
 * them are the command's own to act on.
 */
export async function openSession(
  options: Options,
  environment: NodeJS.ProcessEnv,
  sites: string[],
  signals: Pick<LaunchOptions, 'handleSIGTERM'> = {},
): Promise<AbraBrowser> {
  const profile = profileFolder(options, environment);
  const missing = whyNot(options, environment) ?? (await whyInUse(profile));
  if (missing) giveUp(EXIT.fault, missing);
  await mkdir(profile, { recursive: true });
  await forgetNames(profile);
  const abra = await AbraBrowser.launch({ profile, headless: !options.headed, grant: sites, handleSIGINT: false, ...signals });
  if (options.trace) await abra.browser.context.tracing.start({ screenshots: true, snapshots: true });
  return abra;
}

/** Ends the session; what was traced, and the names of what is saved, are kept first. */
export async function closeSession(abra: AbraBrowser, { trace }: Options): Promise<void> {
  await savedIn(abra)
    .then((sites) => keepNames(abra.browser.profile, namesOf(sites)))
    // Without them a browser looks for the next one's name.
    .catch(() => undefined);
  if (trace) await abra.browser.context.tracing.stop({ path: trace });
  await abra.close();
}

function whyNot({ headed }: Options, environment: NodeJS.ProcessEnv): string | undefined {
  if (!existsSync(path.join(BUILT, 'manifest.json'))) return 'Abra is not built yet. Run `npm run build` in its folder first.';
  if (headed && process.platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY)
    return 'There is no display for --headed. Leave it out, or set DISPLAY.';
  return undefined;
}

/** After a Ctrl-C the browser before may still be ending. */
async function whyInUse(profile: string): Promise<string | undefined> {
  const user = userOf(profile);
  return user === undefined || (await isLeft(profile))
    ? undefined
    : `Another Chromium (process ${user}) uses ${profile}. Wait until it is done, or give --profile another folder.`;
}

/** How long a Chromium that ends may take to, ms: it closes what it listens at before its process is gone. */
const ENDING_MS = 3000;

/** Does nobody listen any more, within that time, at the socket by which a Chromium is told of the next one for its profile? */
async function isLeft(profile: string): Promise<boolean> {
  try {
    // The link's own path may be too long for a socket.
    const socket = connect(await readlink(path.join(profile, 'SingletonSocket')));
    socket.on('error', () => undefined);
    const closed = await within(ENDING_MS, () => new Promise<true>((resolve) => socket.once('close', () => resolve(true))));
    socket.destroy();
    return closed === true;
  } catch {
    return userOf(profile) === undefined;
  }
}
