import { EXIT, type ExitCode, GivenUp, giveUp } from '../give-up';
import { ABRA_VERSION } from '../version';
import { whyBroken } from '../why-broken';
import { type Arguments, readArguments } from './arguments';
import { manageBridge } from './bridge';
import { serveMcp } from './mcp';
import { sayNearest } from './nearest-name';
import { managePlaybooks } from './playbooks';
import { recordPlaybook } from './record';
import { playPlaybook, runGoal, runWorkflow } from './run-goal';
import { processTerminal, type Terminal } from './terminal';

type Command = (given: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv) => Promise<ExitCode> | ExitCode;

const COMMANDS: Record<string, Command> = {
  run: runGoal,
  play: playPlaybook,
  workflow: runWorkflow,
  record: recordPlaybook,
  playbooks: managePlaybooks,
  mcp: serveMcp,
  bridge: manageBridge,
  // Loaded when they are called: the others would start later for the packages of the service.
  serve: async (...given) => (await import('./serve')).serve(...given),
  worker: async (...given) => (await import('./serve')).work(...given),
  doctor: async (...given) => (await import('./doctor')).examine(...given),
};

/** The command line: `given` without the program's name. Resolves to the exit code. */
export const main = (given: readonly string[]): Promise<ExitCode> => runCommand(COMMANDS, given);

/** Runs one of the commands; what is wrong is told in a sentence, never as a stack. */
export async function runCommand(
  commands: Record<string, Command>,
  given: readonly string[],
  terminal: Terminal = processTerminal(),
  environment = process.env,
): Promise<ExitCode> {
  try {
    const { words, options } = readArguments(given);
    const [name, ...rest] = words;
    if (options.version && name === undefined) {
      terminal.print(ABRA_VERSION);
      return EXIT.success;
    }
    if (options.help || name === undefined) {
      terminal.print(USAGE);
      return options.help ? EXIT.success : EXIT.usage;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      giveUp(EXIT.usage, `There is no command "${name}".${sayNearest(name, Object.keys(commands))} \`abra --help\` lists them.`);
    return await command({ words: rest, options }, terminal, environment);
  } catch (error) {
    terminal.note(error instanceof GivenUp ? whyBroken(error) : `Abra failed. ${whyBroken(error)}`);
    return error instanceof GivenUp ? error.code : EXIT.fault;
  }
}

const USAGE = `abra: a browser agent that plans once and replays exactly

  abra run "<goal>" --url <page>        carries the goal out, and keeps what worked
  abra play <name|file> --url <page>    plays a playbook, without a model
  abra record --url <page>              you show the way in a window, and it becomes a playbook (--name <name>)
  abra workflow <file>                  runs a workflow file from its own address
  abra playbooks list | show <name> | versions <name> | rollback <name> [version] | invalidate <name>
  abra playbooks import <file> | export [<name>] [--to <file>] [--format abra|recorder|playwright]
  abra mcp [--url <page>]               serves an MCP client on stdin and stdout (docs/automation.md)
  abra mcp --bridge                     the same, in the tab of your own browser that you chose in Abra's panel
  abra bridge install | uninstall [--extension <id>]  makes that possible, or no more
  abra serve [--port <n>] [--host <h>] [--no-worker]  the HTTP service, with a token in ABRA_TOKEN (docs/deploy.md)
  abra worker                           takes runs of the service from its PostgreSQL in DATABASE_URL
  abra doctor                           says what is missing here, and how to get it

  --planner simple|model    model needs a key in ANTHROPIC_API_KEY or OPENAI_API_KEY; with one it is the default
  --set <name>=<value>      a blank of the playbook                     (again for more)
  --secret <name>=env:<VAR> a secret, for this run and this site only   (again for more)
  --files <folder>          an MCP client may upload files of it, and no others
  --answer <choice>         answers a question of the run, in their order; at a terminal you are asked
  --allow <pattern>         another site that Abra may act on, as https://*.example.com/*
  --dry-run                 only finds what each step means
  --no-learn                keeps nothing of this run
  --variant <option>        of the playbook's step that varies
  --timeout <seconds>       gives up then
  --domain <site>           of which site the playbook is
  --profile <folder>        of the browser; else the one in ABRA_DATA, where playbooks are kept
  --headed, --trace <file>  shows the browser; keeps a Playwright trace (it shows what the pages showed)
  --json                    a line of JSON for each event, and for the result
  --help, --version

Exit codes: 0 done, 1 not done, 2 wrong call, 3 a question is open, 4 Abra cannot work here, 130 stopped by Ctrl-C`;
