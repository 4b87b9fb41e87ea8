import { writeAbra } from '../../../src/interchange/abra-json';
import { writePlaywright } from '../../../src/interchange/playwright/write-playwright';
import { writeRecorder } from '../../../src/interchange/recorder/write-recorder';
import { ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/fault';
import type { DomainPlaybooks } from '../../../src/model/playbook';
import type { PlaybookStore } from '../../../src/storage/playbook-store';
import type { PanelAnswer, PanelParams } from '../../../src/wire/calls';

type Written = PanelAnswer<'playbooks.export'>;

/** Playbooks of a site as the text of a file, with notes on what the format cannot express. */
export async function exportPlaybooks(
  store: PlaybookStore,
  { domain, ids, format = 'abra' }: PanelParams<'playbooks.export'>,
): Promise<Result<Written, Fault>> {
  const memory = await store.load(domain);
  return memory.ok ? ok(FORMATS[format](memory.value, ids)) : memory;
}

const FORMATS: {
  [Format in NonNullable<PanelParams<'playbooks.export'>['format']>]: (memory: DomainPlaybooks, ids?: string[]) => Written;
} = {
  abra: (memory, ids) => ({
    fileName: `abra-${fileSafe(memory.domain)}.json`,
    mediaType: 'application/json',
    text: writeAbra(memory, new Date().toISOString(), ids),
    notes: [],
  }),
  recorder: (memory, ids) => {
    const chosen = memory.playbooks.filter(({ id }) => !ids || ids.includes(id));
    const flows = chosen.map(writeRecorder);
    const one = flows.length === 1 ? flows[0]?.flow : flows.map(({ flow }) => flow);
    return {
      fileName: `${fileSafe(chosen.length === 1 ? (chosen[0]?.name ?? '') : `abra-${memory.domain}`)}.recorder.json`,
      mediaType: 'application/json',
      text: JSON.stringify(one, null, 2),
      notes: flows.flatMap(({ notes }) => notes),
    };
  },
  playwright: (memory, ids) => {
    const chosen = memory.playbooks.filter(({ id }) => !ids || ids.includes(id));
    const { text, notes } = writePlaywright(chosen);
    return {
      fileName: `${fileSafe(chosen.length === 1 ? (chosen[0]?.name ?? '') : `abra-${memory.domain}`)}.spec.ts`,
      mediaType: 'text/plain',
      text,
      notes,
    };
  },
};

const fileSafe = (name: string) => name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'playbook';
