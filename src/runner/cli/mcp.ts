import { readFileSync } from 'node:fs';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { EXIT, type ExitCode, giveUp } from '../give-up';
import { McpDesk } from '../mcp/desk';
import { openMcp } from '../mcp/open-mcp';
import { type Arguments, readPlanner, readSecrets, readTimeout, readUrl } from './arguments';
import { openLoans } from './loans';
import { closeSession, openSession } from './session';
import type { Terminal } from './terminal';

/** `abra mcp`: Abra's tools for one MCP client, on stdin and stdout, until it goes away. The browser starts at the first need of it. */
export async function serveMcp({ options }: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const planner = readPlanner(options, environment);
  const secrets = readSecrets(options.secret, environment);
  if (Object.keys(secrets).length && !options.url) giveUp(EXIT.usage, 'For which site are the secrets? Add --url https://…');
  const site = options.url === undefined ? undefined : new URL(readUrl(options));
  let takeBack: () => Promise<void> = () => Promise.resolve();
  const desk = new McpDesk({
    planner,
    learn: !options['no-learn'],
    longest: readTimeout(options) ?? LONGEST_MS,
    launch: async () => {
      const sites = [...(site ? [`*://${site.hostname}/*`] : []), ...(options.allow ?? [])];
      const abra = await openSession(options, environment, sites, { handleSIGTERM: false });
      const loans = openLoans(abra);
      takeBack = loans.takeBack;
      const lend = async () => {
        if (site) await loans.secrets(secrets, site.origin);
        await loans.model(planner, environment);
      };
      // A browser that nobody gets would hold the profile against the next try.
      await lend().catch((error: unknown) => closeSession(abra, options).then(() => Promise.reject(error)));
      return abra;
    },
    end: (abra) => takeBack().finally(() => closeSession(abra, options)),
  });
  if (terminal.isPerson) terminal.note('Abra waits for an MCP client on stdin. Clients start this command themselves; Ctrl-C ends it.');
  const gone = clientGone();
  const served = serveStdio(() => openMcp(desk, VERSION), {
    transport: new StdioServerTransport(),
    onerror: ({ message }) => terminal.note(`Abra: ${message.split('\n')[0]}`),
  });
  await gone;
  await served.close();
  await desk.close();
  return EXIT.success;
}

/** Ten minutes; `--timeout` says otherwise. */
const LONGEST_MS = 600_000;

const VERSION = (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** Resolves when the client has closed its end, or the process is asked to end. */
function clientGone(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve());
    for (const event of ['end', 'close'] as const) process.stdin.once(event, () => resolve());
    process.stdout.once('error', () => resolve());
  });
}
