import { readPlaybooks } from '../../../src/interchange/read-playbooks';
import { ok, type Result } from '../../../src/lib/result';
import type { ImportLine } from '../../../src/model/playbook/import-line';
import type { DomainPlaybooks } from '../../../src/model/playbook/playbook';
import type { Fault } from '../../../src/model/run/fault';
import type { Sayings } from '../../../src/model/saying';
import { parameterise } from '../../../src/playbook/learn/params';
import { importInto } from '../../../src/playbook/merge/import-into';
import type { PlaybookStore } from '../../../src/storage/playbook-store';
import type { PanelAnswer, PanelParams } from '../../../src/wire/calls';
import type { WorkerContext } from '../context';

type Answer = Promise<Result<PanelAnswer<'playbooks.import'>, Fault>>;

/** Says what a file would change; with `apply` does it: everything that was chosen, or nothing. */
export async function importPlaybooks(
  { stores, changed }: Pick<WorkerContext, 'changed'> & { stores: { playbooks: PlaybookStore } },
  { text, apply, take, domain, notes = {} }: PanelParams<'playbooks.import'>,
): Answer {
  const now = new Date().toISOString();
  const read = readPlaybooks(text, { now, ...(domain ? { domain } : {}) });
  if (!read.ok) return ok({ lines: [], refused: read.failure, origins: [] });
  const literal = new Set([...read.value.literal, ...Object.keys(notes)]);
  const files = byDomain(read.value.files.map((file) => withBlanks(file, literal)));
  const lines: ImportLine[] = [];
  for (const file of files) {
    const current = await stores.playbooks.load(file.domain);
    if (!current.ok) return current;
    lines.push(...importInto(current.value, file, now, take).lines);
  }
  if (apply) {
    const stored = await storeAll(stores.playbooks, files, now, take);
    if (!stored.ok) return stored;
    changed('playbooks');
  }
  const origins = [...new Set([...files.map((file) => file.domain), ...files.flatMap(({ playbooks }) => playbooks.flatMap(hostsOf))])];
  return ok({ lines: withNotes(lines, new Map([...read.value.notes, ...Object.entries(notes)])), refused: [], origins });
}

/** If writing one site fails, the sites before it are restored, so that no file is imported by half. */
async function storeAll(
  store: PlaybookStore,
  files: readonly DomainPlaybooks[],
  now: string,
  take: readonly string[] | undefined,
): Promise<Result<undefined, Fault>> {
  const undo: (() => Promise<unknown>)[] = [];
  for (const file of files) {
    let before: DomainPlaybooks | undefined;
    const stored = await store.update(file.domain, (current) => {
      before = current;
      return importInto(current, file, now, take).memory;
    });
    if (!stored.ok) {
      for (const back of undo.reverse()) await back();
      return stored;
    }
    const { value } = stored;
    undo.push(() => store.update(file.domain, (current) => (current === value && before ? before : current)));
  }
  return ok(undefined);
}

/** Several files of one site are merged. */
function byDomain(files: readonly DomainPlaybooks[]): DomainPlaybooks[] {
  const domains = new Map<string, DomainPlaybooks>();
  for (const file of files) {
    const known = domains.get(file.domain);
    const playbooks = [...(known?.playbooks ?? []), ...file.playbooks.filter(({ id }) => !known?.playbooks.some((one) => one.id === id))];
    const knownGoals = [...(known?.knownGoals ?? []), ...(file.knownGoals ?? [])];
    domains.set(file.domain, {
      domain: file.domain,
      playbooks,
      optionMap: { ...known?.optionMap, ...file.optionMap },
      ...(knownGoals.length ? { knownGoals } : {}),
    });
  }
  return [...domains.values()];
}

/** In a flow that Abra did not write, typed texts become params, and what looks like a secret is dropped. */
function withBlanks(file: DomainPlaybooks, literal: ReadonlySet<string>): DomainPlaybooks {
  return {
    ...file,
    playbooks: file.playbooks.map((playbook) => {
      if (!literal.has(playbook.id)) return playbook;
      const { operations, params, blank } = parameterise(playbook.operations);
      const outcomes = blank(playbook.outcomes);
      const versions = playbook.versions.map((version) => ({ ...version, operations, outcomes }));
      return { ...playbook, name: blank(playbook.name), operations, outcomes, params, versions };
    }),
  };
}

/** The hosts that the steps navigate to, beside the site itself. */
function hostsOf({ operations }: DomainPlaybooks['playbooks'][number]): string[] {
  return operations.flatMap((operation) =>
    operation.type === 'navigate' && operation.url && URL.canParse(operation.url) ? [new URL(operation.url).host] : [],
  );
}

const withNotes = (lines: ImportLine[], notes: ReadonlyMap<string, Sayings[]>): ImportLine[] =>
  lines.map((line) => {
    const said = notes.get(line.id);
    return said?.length ? { ...line, notes: said } : line;
  });
