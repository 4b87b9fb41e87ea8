import path from 'node:path';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { BridgeBrowser } from '../bridge/bridge-browser';
import { BridgeDesk } from '../bridge/bridge-desk';
import { bridgeFolder } from '../bridge/bridge-link';
import { EXIT, type ExitCode, giveUp } from '../give-up';
import type { Desk } from '../mcp/desk';
import { openMcp } from '../mcp/open-mcp';
import { OwnDesk } from '../mcp/own-desk';
import { ABRA_VERSION } from '../version';
import { type Arguments, readPlanner, readSecrets, readTimeout, readUrl } from './arguments';
import { openLoans } from './loans';
import { closeSession, dataFolder, openSession } from './session';
import type { Terminal } from './terminal';

/** `abra mcp`: Abra's tools for one MCP client, on stdin and stdout, until it goes away. */
export async function serveMcp(given: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const desk = given.options.bridge ? bridgeDesk(given, environment) : ownDesk(given, environment);
  if (terminal.isPerson) terminal.note('Abra waits for an MCP client on stdin. Clients start this command themselves; Ctrl-C ends it.');
  const gone = clientGone();
  const served = serveStdio(() => openMcp(desk, ABRA_VERSION), {
    transport: new StdioServerTransport(),
    onerror: ({ message }) => terminal.note(`Abra: ${message.split('\n')[0]}`),
  });
  await gone;
  await served.close();
  await desk.close();
  return EXIT.success;
}

/** The person's own browser. */
function bridgeDesk({ options }: Arguments, environment: NodeJS.ProcessEnv): Desk {
  const { ABRA_BRIDGE_TOKEN: token } = environment;
  if (!token) giveUp(EXIT.usage, 'Put the token into ABRA_BRIDGE_TOKEN. Abra’s panel makes one: Settings, Other programs.');
  const elsewhere = (['url', 'secret', 'files', 'allow', 'planner', 'profile', 'headed', 'trace'] as const).find(
    (name) => options[name] !== undefined,
  );
  if (elsewhere) giveUp(EXIT.usage, `--${elsewhere} is for a browser that Abra starts. Leave it out with --bridge.`);
  const abra = new BridgeBrowser(bridgeFolder(path.resolve(dataFolder(environment))), token);
  return new BridgeDesk(abra, { learn: !options['no-learn'], longest: readTimeout(options) ?? LONGEST_MS });
}

/** A browser that starts at the first need of it. */
function ownDesk({ options }: Arguments, environment: NodeJS.ProcessEnv): Desk {
  const planner = readPlanner(options, environment);
  const secrets = readSecrets(options.secret, environment);
  if (Object.keys(secrets).length && !options.url) giveUp(EXIT.usage, 'For which site are the secrets? Add --url https://…');
  const site = options.url === undefined ? undefined : new URL(readUrl(options));
  return new OwnDesk({
    planner,
    learn: !options['no-learn'],
    longest: readTimeout(options) ?? LONGEST_MS,
    files: options.files,
    secrets: site && { values: secrets, origin: site.origin },
    launch: async () => {
      const sites = [...(site ? [`*://${site.hostname}/*`] : []), ...(options.allow ?? [])];
      const abra = await openSession(options, environment, sites, { handleSIGTERM: false });
      const loans = openLoans(abra);
      const lend = async () => {
        if (site) await loans.secrets(secrets, site.origin);
        await loans.model(planner, environment);
      };
      // A browser that nobody gets would hold the profile against the next try.
      await lend().catch((error: unknown) => closeSession(abra, options).then(() => Promise.reject(error)));
      return abra;
    },
    end: (abra) => closeSession(abra, options),
  });
}

/** Ten minutes; `--timeout` says otherwise. */
const LONGEST_MS = 600_000;

/** Resolves when the client has closed its end, or the process is asked to end. */
function clientGone(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve());
    for (const event of ['end', 'close'] as const) process.stdin.once(event, () => resolve());
    process.stdout.once('error', () => resolve());
  });
}
