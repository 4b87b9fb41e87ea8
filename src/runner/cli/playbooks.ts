import { writeFile } from 'node:fs/promises';
import { isPlaywrightTest } from '../../interchange/playwright/is-playwright-test';
import { readPlaywright } from '../../interchange/playwright/read-playwright';
import { countNoun } from '../../lib/text';
import { sayOperation } from '../../model/plan/operation-words';
import { healthOf } from '../../model/playbook/health';
import type { Playbook } from '../../model/playbook/playbook';
import { inEnglish, sayInEnglish } from '../../model/say-in-english';
import type { Sayings } from '../../model/saying';
import { findPlaybook } from '../../playbook/recall/find-playbook';
import type { PanelAnswer } from '../../wire/calls';
import type { AbraBrowser } from '../browser';
import { EXIT, type ExitCode, giveUp } from '../give-up';
import type { ToolBrowser } from '../mcp/desk';
import { whyBroken } from '../why-broken';
import type { Arguments } from './arguments';
import { sayNearest } from './nearest-name';
import { readText } from './read-text';
import { expectSaved, giveUpName, namesOf, savedIn } from './saved-names';
import { closeSession, openSession, profileFolder } from './session';
import type { Terminal } from './terminal';

interface Given extends Arguments {
  /** Ends where it is known, before a browser starts, that there is no playbook of this name. */
  expect: (name: string) => Promise<void>;
}

/** Looks at its words before a browser starts, and resolves to what it does in one. */
type Command = (given: Given) => Promise<(abra: AbraBrowser, terminal: Terminal) => Promise<void>>;

/** `abra playbooks list|show|import|export|versions|rollback|invalidate`. */
export async function managePlaybooks(given: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const [name = 'list', ...words] = given.words;
  const { options } = given;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const names = Object.keys(COMMANDS);
  if (!command) giveUp(EXIT.usage, `There is no "playbooks ${name}".${sayNearest(name, names) || ` There are: ${names.join(', ')}.`}`);
  const profile = profileFolder(options, environment);
  const manage = await command({ words, options, expect: (playbook) => expectSaved(profile, options, playbook) });
  const abra = await openSession(options, environment, []);
  try {
    await manage(abra, terminal);
    return EXIT.success;
  } finally {
    await closeSession(abra, options);
  }
}

const COMMANDS: Record<string, Command> = {
  list:
    async ({ options: { domain, json } }) =>
    async (abra, terminal) => {
      const rows = await playbookRows(abra, domain);
      if (json) return terminal.print(JSON.stringify(rows));
      for (const row of rows) terminal.print(`${row.domain}  ${row.name}  ${countNoun(row.steps, 'step')}, ${row.health}`);
      if (!rows.length) terminal.note(domain ? `Nothing is saved for ${domain}.` : 'Nothing is saved yet.');
    },
  show: named(async (_abra, playbook, { options }, terminal) => {
    if (options.json) return terminal.print(JSON.stringify(playbook));
    terminal.print(`${playbook.name}  (${playbook.domain}${playbook.pagePath}, ${healthOf(playbook)})`);
    for (const [index, operation] of playbook.operations.entries()) terminal.print(`  ${index + 1}. ${sayOperation(operation)}`);
    for (const { name } of playbook.params) terminal.print(`  --set ${name}=…`);
  }),
  import: async ({ words: [file], options: { domain, json } }) => {
    const text = await readText(file, 'abra playbooks import <file>');
    return async (abra, terminal) => {
      const { lines } = await importText(abra, text, domain);
      if (json) return terminal.print(JSON.stringify(lines));
      for (const { change, domain: site, name, detail, notes = [] } of lines) {
        const said = [detail, ...notes.map(sayInEnglish)].filter(Boolean).join(' ');
        terminal.print(`${change.padEnd(11)} ${site}  ${name}${said ? `  ${said}` : ''}`);
      }
    };
  },
  export: async ({ words: [name], options, expect }) => {
    const format = options.format ?? 'abra';
    if (!isFormat(format)) giveUp(EXIT.usage, `--format is ${FORMATS.join(', ')}, not "${format}".`);
    if (name) await expect(name);
    return async (abra, terminal) => {
      const site = options.domain ?? (await onlyDomain(abra));
      const ids = name ? [(await playbookNamed(abra, name, site)).id] : undefined;
      const { text, notes } = await abra.call('playbooks.export', { domain: site, format, ...(ids && { ids }) });
      for (const note of notes) terminal.note(sayInEnglish(note));
      if (!options.to) return terminal.print(text);
      await writeFile(options.to, text).catch((error: unknown) => {
        giveUp(EXIT.usage, `${options.to} cannot be written: ${whyBroken(error)}`);
      });
    };
  },
  versions: named(async (_abra, { versions }, { options }, terminal) => {
    if (options.json) return terminal.print(JSON.stringify(versions));
    for (const { version, status, cause, at, why } of versions)
      terminal.print(`${version}  ${status}, ${cause} ${at.slice(0, 10)}  ${inEnglish(why)}`);
  }),
  rollback: named(async (abra, { domain, id, name }, { words }, terminal) => {
    const version = words[1] === undefined ? undefined : Number(words[1]);
    if (version !== undefined && !Number.isInteger(version)) giveUp(EXIT.usage, `${words[1]} is no number of a version.`);
    await abra.call('playbooks.version', { domain, id, action: 'rollBack', ...(version !== undefined && { version }) });
    terminal.note(`“${name}” is as it was${version === undefined ? ' before' : ` in version ${version}`}.`);
  }),
  invalidate: named(async (abra, { domain, id, name }, _given, terminal) => {
    await abra.call('playbooks.version', { domain, id, action: 'obsolete' });
    terminal.note(`“${name}” is turned off: the next run of its goal is planned anew.`);
  }),
};

/** A command about the playbook that its first word names. */
function named(manage: (abra: AbraBrowser, playbook: Playbook, given: Given, terminal: Terminal) => Promise<void> | void): Command {
  return async (given) => {
    const [name] = given.words;
    if (!name) giveUp(EXIT.usage, 'Which playbook? Give its name in quotation marks.');
    await given.expect(name);
    return async (abra, terminal) => manage(abra, await playbookNamed(abra, name, given.options.domain), given, terminal);
  };
}

/** The playbooks of a site, or of all, in a few words each. */
export async function playbookRows(abra: ToolBrowser, domain?: string) {
  const { domains } = await abra.call('playbooks.domains', {});
  const sites = await Promise.all(
    domains.filter((one) => !domain || one.domain === domain).map(async (one) => (await abra.playbooks(one.domain)).playbooks),
  );
  return sites.flat().map((playbook) => ({
    domain: playbook.domain,
    name: playbook.name,
    path: playbook.pagePath,
    steps: playbook.operations.length,
    blanks: playbook.params.map((param) => param.name),
    health: playbook.obsolete ? ('turned off' as const) : healthOf(playbook),
  }));
}

const FORMATS = ['abra', 'recorder', 'playwright'] as const;
const isFormat = (said: string): said is (typeof FORMATS)[number] => FORMATS.some((one) => one === said);

/** Takes a file of any format in that Abra knows; ends with the reasons where nothing of it can be used. */
export async function importText(abra: AbraBrowser, text: string, domain?: string): Promise<PanelAnswer<'playbooks.import'>> {
  const place = domain ? { domain } : {};
  let given: { text: string; notes?: Record<string, Sayings[]> } = { text };
  if (isPlaywrightTest(text)) {
    const read = readPlaywright(text, { now: new Date().toISOString(), ...place });
    if (!read.ok) giveUp(EXIT.usage, `Nothing was taken in:\n  ${read.failure.map(sayInEnglish).join('\n  ')}`);
    given = { text: JSON.stringify(read.value.files), notes: Object.fromEntries(read.value.notes) };
  }
  const answer = await abra.call('playbooks.import', { ...given, apply: true, ...place });
  if (answer.refused.length) giveUp(EXIT.usage, `Nothing was taken in:\n  ${answer.refused.map(sayInEnglish).join('\n  ')}`);
  return answer;
}

/** The playbook of this name, of the site or of all. */
export async function playbookNamed(abra: ToolBrowser, name: string, domain?: string): Promise<Playbook> {
  const sites = await savedIn(abra, domain);
  const found = sites.flatMap((site) => findPlaybook(site, name) ?? []);
  const [only, ...more] = found;
  if (only && !more.length) return only;
  if (only) giveUp(EXIT.usage, `“${name}” is saved for ${found.map((one) => one.domain).join(' and ')}. Add --domain.`);
  giveUpName(namesOf(sites), name, domain);
}

async function onlyDomain(abra: AbraBrowser): Promise<string> {
  const { domains } = await abra.call('playbooks.domains', {});
  const [only, ...more] = domains;
  if (only && !more.length) return only.domain;
  if (!only) giveUp(EXIT.notDone, 'Nothing is saved yet.');
  giveUp(EXIT.usage, `Of which site? Add --domain with one of ${domains.map((one) => one.domain).join(', ')}.`);
}
