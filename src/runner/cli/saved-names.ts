import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { EXIT, giveUp } from '../give-up';
import type { ToolBrowser } from '../mcp/desk';
import type { Options } from './arguments';
import { sayNearest } from './nearest-name';

/** The names by which playbooks of a site are found. */
const SavedNames = z.array(z.strictObject({ domain: z.string(), names: z.array(z.string()) }));
type SavedNames = z.infer<typeof SavedNames>;

/**
 * A profile's playbooks are in its database, which only a browser reads. Their names are beside it from the end of one session to the beginning of the next, so
 * that a name that is not among them is told at once; after a session that was cut off the file is not there, and a browser looks.
 */
const fileIn = (profile: string) => path.join(profile, 'abra-names.json');

/** Keeps the names at the end of a session. */
export const keepNames = (profile: string, saved: SavedNames): Promise<void> => writeFile(fileIn(profile), JSON.stringify(saved));

/** The playbooks of a browser's profile: of this site, or of all. */
export async function savedIn(abra: ToolBrowser, domain?: string): Promise<DomainPlaybooks[]> {
  const domains = domain ? [domain] : (await abra.call('playbooks.domains', {})).domains.map((one) => one.domain);
  return Promise.all(domains.map((one) => abra.playbooks(one)));
}

/** The names by which they are found, former ones too. */
export const namesOf = (sites: readonly DomainPlaybooks[]): SavedNames =>
  sites.map(({ domain, playbooks }) => ({
    domain,
    names: playbooks.filter(({ obsolete }) => !obsolete).flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  }));

/** Forgets them at the beginning of one, which may change what is saved. */
export const forgetNames = (profile: string): Promise<void> => rm(fileIn(profile), { force: true });

async function readNames(profile: string): Promise<SavedNames | undefined> {
  const text = await readFile(fileIn(profile), 'utf8').catch(() => 'null');
  return SavedNames.safeParse(JSON.parse(text)).data;
}

/** Ends where it is known, without a browser, that the profile has no playbook of this name, or nothing of the site. */
export async function expectSaved(profile: string, { profile: given, domain }: Options, name: string): Promise<void> {
  if (given !== undefined && !existsSync(profile)) {
    const beside = await readdir(path.dirname(profile)).catch(() => []);
    giveUp(EXIT.notDone, `There is no profile ${profile}.${sayNearest(path.basename(profile), beside)}`);
  }
  const saved = await readNames(profile);
  const isSaved = (site: SavedNames[number]) => (domain === undefined || site.domain === domain) && site.names.includes(name);
  if (saved && !saved.some(isSaved)) giveUpName(saved, name, domain);
}

/** Ends, as none of what is saved has this name: with the nearest one, else with all. */
export function giveUpName(saved: SavedNames, name: string, domain?: string): never {
  const sites = saved.filter((site) => domain === undefined || site.domain === domain);
  const nearSite =
    domain !== undefined &&
    !sites.length &&
    sayNearest(
      domain,
      saved.map((site) => site.domain),
    );
  if (nearSite) giveUp(EXIT.notDone, `Nothing is saved for ${domain}.${nearSite}`);
  const names = sites.flatMap((site) => site.names);
  const all = ` Saved: ${names.map((one) => `“${one}”`).join(', ') || 'none'}.`;
  giveUp(EXIT.notDone, `No playbook is called “${name}”${domain ? ` for ${domain}` : ''}.${sayNearest(name, names) || all}`);
}
