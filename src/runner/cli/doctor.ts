import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { AbraBrowser } from '../browser';
import { lookForChromium } from '../chromium.mjs';
import { EXIT, type ExitCode } from '../give-up';
import { BUILT } from '../launch';
import { KEY_VARIABLES, modelIn } from '../model-variables';
import { whyBroken } from '../why-broken';
import type { Arguments } from './arguments';
import type { Finding } from './examine-server';
import { examineServer } from './examine-server';
import { dataFolder } from './session';
import type { Terminal } from './terminal';

/** `abra doctor`: what is here, what is missing, and how to get that. */
export async function examine({ options }: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const findings = [node(), chromium(), build(), await data(environment), key(environment), display(environment)];
  findings.push(...(await examineServer(options, environment)));
  const isReady = findings.every(({ ok, optional }) => ok || optional);
  if (isReady) findings.push(await start());
  const isWell = findings.every(({ ok, optional }) => ok || optional);
  if (options.json) terminal.print(JSON.stringify({ ok: isWell, findings }));
  else
    for (const { what, ok, detail, optional } of findings)
      terminal.print(`${ok ? '✓' : optional ? '–' : '✗'} ${what.padEnd(12)} ${detail}`);
  return isWell ? EXIT.success : EXIT.fault;
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return {
    what: 'Node',
    ok,
    detail: ok ? process.versions.node : `${process.versions.node} is too old: 20.19 or newer, https://nodejs.org`,
  };
}

function chromium(): Finding {
  const found = lookForChromium();
  return {
    what: 'Chromium',
    ok: !!found,
    detail:
      found ??
      'not found: `npx playwright install --with-deps chromium`, or name one in ABRA_CHROMIUM (Google Chrome from 137 on loads no extensions)',
  };
}

function build(): Finding {
  const ok = existsSync(path.join(BUILT, 'manifest.json'));
  return { what: 'Extension', ok, detail: ok ? BUILT : 'not built yet: `npm run build`' };
}

async function data(environment: NodeJS.ProcessEnv): Promise<Finding> {
  const folder = dataFolder(environment);
  try {
    await mkdir(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return { what: 'Data', ok: true, detail: folder };
  } catch {
    return { what: 'Data', ok: false, detail: `${folder} cannot be written: name another folder in ABRA_DATA` };
  }
}

function key(environment: NodeJS.ProcessEnv): Finding {
  const named = modelIn(environment);
  const detail = named ? `a key is in ${named.variable}` : `no key in ${KEY_VARIABLES}: simple commands only`;
  return { what: 'Model', ok: !!named, detail, optional: true };
}

function display({ DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv): Finding {
  const ok = process.platform !== 'linux' || !!(DISPLAY || WAYLAND_DISPLAY);
  return { what: 'Display', ok, detail: ok ? 'there is one' : 'none: everything but --headed works', optional: true };
}

/** The proof: a browser with Abra in it that answers. */
async function start(): Promise<Finding> {
  const began = performance.now();
  try {
    const abra = await AbraBrowser.launch({ grant: [] });
    await abra.call('settings.get', {});
    await abra.close();
    return { what: 'Start', ok: true, detail: `Abra answers, ${Math.round(performance.now() - began)} ms with the browser` };
  } catch (error) {
    return { what: 'Start', ok: false, detail: `Chromium does not start with Abra: ${whyBroken(error)}` };
  }
}
