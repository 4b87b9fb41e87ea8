import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { AbraBrowser } from '../browser';
import { EXIT, giveUp } from '../give-up';
import { BUILT, type LaunchOptions, userOf } from '../launch';
import type { Options } from './arguments';

/** Where Abra keeps what it learned between two calls: `ABRA_DATA`, else the folder for data of this system's programs. */
export function dataFolder(environment: NodeJS.ProcessEnv): string {
  return environment.ABRA_DATA ?? path.join(environment.XDG_DATA_HOME ?? path.join(homedir(), '.local/share'), 'abra');
}

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
  const profile = path.resolve(options.profile ?? path.join(dataFolder(environment), 'profile'));
  const missing = whyNot(options, environment, profile);
  if (missing) giveUp(EXIT.fault, missing);
  await mkdir(profile, { recursive: true });
  const abra = await AbraBrowser.launch({ profile, headless: !options.headed, grant: sites, handleSIGINT: false, ...signals });
  if (options.trace) await abra.browser.context.tracing.start({ screenshots: true, snapshots: true });
  return abra;
}

/** Ends the session; what was traced is kept first. */
export async function closeSession(abra: AbraBrowser, { trace }: Options): Promise<void> {
  if (trace) await abra.browser.context.tracing.stop({ path: trace });
  await abra.close();
}

function whyNot({ headed }: Options, environment: NodeJS.ProcessEnv, profile: string): string | undefined {
  if (!existsSync(path.join(BUILT, 'manifest.json'))) return 'Abra is not built yet. Run `npm run build` in its folder first.';
  if (headed && process.platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY)
    return 'There is no display for --headed. Leave it out, or set DISPLAY.';
  const user = userOf(profile);
  return user === undefined
    ? undefined
    : `Another Chromium (process ${user}) uses ${profile}. Wait until it is done, or give --profile another folder.`;
}
