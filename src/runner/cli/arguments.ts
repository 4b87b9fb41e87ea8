import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { PlannerKind } from '../../model/settings';
import { EXIT, giveUp } from '../give-up';
import { KEY_VARIABLES, modelIn } from '../model-variables';
import { whyBroken } from '../why-broken';
import { sayNearest } from './nearest-name';

const OPTIONS = {
  url: { type: 'string' },
  set: { type: 'string', multiple: true },
  secret: { type: 'string', multiple: true },
  answer: { type: 'string', multiple: true },
  allow: { type: 'string', multiple: true },
  files: { type: 'string' },
  extension: { type: 'string', multiple: true },
  planner: { type: 'string' },
  timeout: { type: 'string' },
  domain: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string' },
  name: { type: 'string' },
  profile: { type: 'string' },
  trace: { type: 'string' },
  variant: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  'no-worker': { type: 'boolean' },
  bridge: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'no-learn': { type: 'boolean' },
  headed: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} satisfies NonNullable<ParseArgsConfig['options']>;

export type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values'];

/** What was asked for: the words that are no options, and the options. */
export interface Arguments {
  words: string[];
  options: Options;
}

/** Reads the command line; an unknown option ends with its name. */
export function readArguments(given: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    const unknown = /^Unknown option '(--?[^']*)'/.exec(whyBroken(error))?.[1];
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    const said = unknown === undefined ? whyBroken(error) : `There is no option ${unknown}.${sayNearest(unknown, names)}`;
    giveUp(EXIT.usage, `${said} \`abra --help\` lists what there is.`);
  }
}

/** `name=value` lines as a record. `what` names the option in the sentence about a line without "=". */
export function readPairs(lines: readonly string[] | undefined, what: string): Record<string, string> {
  return Object.fromEntries(
    (lines ?? []).map((line) => {
      const at = line.indexOf('=');
      if (at < 1) giveUp(EXIT.usage, `--${what} takes name=value, not "${line}".`);
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

/** `name=env:VARIABLE` lines with their values. A value on the command line itself would be seen by everyone on this computer, so it is refused. */
export function readSecrets(lines: readonly string[] | undefined, environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readPairs(lines, 'secret')).map(([name, source]) => {
      const variable = /^env:(\w+)$/.exec(source)?.[1];
      if (!variable) giveUp(EXIT.usage, `--secret ${name}= takes env:VARIABLE, so that its value is not on the command line.`);
      const value = environment[variable];
      if (!value) giveUp(EXIT.usage, `--secret ${name}: the environment has no ${variable}.`);
      return [name, value];
    }),
  );
}

/** `simple` (no key, the default without one) or `model`. */
export function readPlanner({ planner }: Options, environment: NodeJS.ProcessEnv): PlannerKind {
  const model = modelIn(environment)?.settings.planner;
  if (planner === undefined) return model ?? 'embedded';
  if (planner === 'simple') return 'embedded';
  if (planner !== 'model') giveUp(EXIT.usage, `--planner is simple or model, not "${planner}".`);
  return model ?? giveUp(EXIT.usage, `--planner model needs a key in ${KEY_VARIABLES}.`);
}

/** An http(s) address. */
export function readUrl({ url }: Options): string {
  if (url === undefined) giveUp(EXIT.usage, 'On which page? Add --url https://…');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    giveUp(EXIT.usage, `--url takes an address that begins with http:// or https://, not "${url}".`);
  return url;
}

/** Seconds as ms; undefined without a limit. */
export function readTimeout({ timeout }: Options): number | undefined {
  if (timeout === undefined) return undefined;
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds < 86_400)) giveUp(EXIT.usage, `--timeout takes seconds, not "${timeout}".`);
  return seconds * 1000;
}
