import { writeAbra } from '../../../src/interchange/abra-json';
import { writePlaywright } from '../../../src/interchange/playwright/write-playwright';
import { writeRecorder } from '../../../src/interchange/recorder/write-recorder';
import { ok, type Result } from '../../../src/lib/result';
import type { DomainPlaybooks, Playbook } from '../../../src/model/playbook/playbook';
import type { Fault } from '../../../src/model/run/fault';
import type { PlaybookStore } from '../../../src/storage/playbook-store';
import type { PanelAnswer, PanelParams } from '../../../src/wire/calls';

type Written = PanelAnswer<'playbooks.export'>;

/** Playbooks of one site or several as the text of a file, with notes on what the format cannot express. */
export async function exportPlaybooks(
  store: Pick<PlaybookStore, 'load'>,
  { domain, ids, also = [], format = 'abra' }: PanelParams<'playbooks.export'>,
): Promise<Result<Written, Fault>> {
  const sites: Site[] = [];
  for (const one of [{ domain, ids }, ...also]) {
    const memory = await store.load(one.domain);
    if (!memory.ok) return memory;
    sites.push({ memory: memory.value, ids: one.ids });
  }
  return ok(FORMATS[format](sites));
}

/** What is known of a site, and which of it is wanted; all where nothing is said. */
interface Site {
  memory: DomainPlaybooks;
  ids: string[] | undefined;
}

const FORMATS: { [Format in NonNullable<PanelParams<'playbooks.export'>['format']>]: (sites: readonly Site[]) => Written } = {
  abra: (sites) => {
    const now = new Date().toISOString();
    const files = sites.map(({ memory, ids }) => writeAbra(memory, now, ids));
    const [first = ''] = files;
    return {
      fileName: `abra-${nameOf(sites)}.json`,
      mediaType: 'application/json',
      text: files.length === 1 ? first : `[${files.join(',\n')}]`,
      notes: [],
    };
  },
  recorder: (sites) => {
    const chosen = chosenOf(sites);
    const flows = chosen.map(writeRecorder);
    const one = flows.length === 1 ? flows[0]?.flow : flows.map(({ flow }) => flow);
    return {
      fileName: `${fileName(chosen, sites)}.recorder.json`,
      mediaType: 'application/json',
      text: JSON.stringify(one, null, 2),
      notes: flows.flatMap(({ notes }) => notes),
    };
  },
  playwright: (sites) => {
    const chosen = chosenOf(sites);
    return { fileName: `${fileName(chosen, sites)}.spec.ts`, mediaType: 'text/plain', ...writePlaywright(chosen) };
  },
};

const chosenOf = (sites: readonly Site[]) =>
  sites.flatMap(({ memory, ids }) => memory.playbooks.filter(({ id }) => !ids || ids.includes(id)));

const fileName = ([only, ...others]: readonly Playbook[], sites: readonly Site[]): string =>
  only && others.length === 0 ? fileSafe(only.name) : `abra-${nameOf(sites)}`;

const nameOf = ([only, ...others]: readonly Site[]): string => (only && others.length === 0 ? fileSafe(only.memory.domain) : 'playbooks');

const fileSafe = (name: string) => name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'playbook';
