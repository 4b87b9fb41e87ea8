import { readAbra, writeAbra } from '../../src/interchange/abra-json';
import { ok, type Result } from '../../src/lib/result';
import type { Fault } from '../../src/model/fault';
import type { DomainPlaybooks, Playbook } from '../../src/model/playbook';
import { mergeDomain } from '../../src/playbook/merge';
import type { PanelHandlers } from '../../src/wire/answer-panel';
import type { ImportLine } from '../../src/wire/calls';
import type { World } from './handlers';
import { changeVersion } from './version-action';

type PlaybookCalls =
  | 'playbooks.domains'
  | 'playbooks.list'
  | 'playbooks.rename'
  | 'playbooks.remove'
  | 'playbooks.prune'
  | 'playbooks.undo'
  | 'playbooks.export'
  | 'playbooks.import'
  | 'playbooks.edit'
  | 'playbooks.version';

const DAY_MS = 86_400_000;

/** What a person does with the playbooks of a site. */
export function playbookHandlers(world: () => Promise<World>): Pick<PanelHandlers, PlaybookCalls> {
  return { ...readers(world), ...removers(world), ...changers(world) };
}

function changers(
  world: () => Promise<World>,
): Pick<PanelHandlers, 'playbooks.rename' | 'playbooks.edit' | 'playbooks.version' | 'playbooks.import'> {
  const change = async (
    domain: string,
    id: string,
    next: (playbook: Playbook) => Playbook,
  ): Promise<Result<Record<string, never>, Fault>> => {
    const { stores, changed } = await world();
    const stored = await stores.playbooks.update(domain, (current) => ({
      ...current,
      playbooks: current.playbooks.map((one) => (one.id === id ? next(one) : one)),
    }));
    if (!stored.ok) return stored;
    changed('playbooks');
    return ok({});
  };
  return {
    'playbooks.rename': ({ domain, id, name }) => change(domain, id, (playbook) => renamed(playbook, name)),
    'playbooks.import': async ({ text, apply, take }) => takeIn(await world(), text, apply, take),
    'playbooks.edit': async ({ playbook, why }) => {
      const now = new Date().toISOString();
      const edited = await change(playbook.domain, playbook.id, (current) =>
        changeVersion(current, { action: 'edit', operations: playbook.operations, outcomes: playbook.outcomes, why, now }, playbook),
      );
      return edited.ok ? ok({ id: playbook.id }) : edited;
    },
    'playbooks.version': ({ domain, id, action, version }) =>
      change(domain, id, (current) => changeVersion(current, { action, version: version ?? 0, now: new Date().toISOString() })),
  };
}

function readers(world: () => Promise<World>): Pick<PanelHandlers, 'playbooks.domains' | 'playbooks.list' | 'playbooks.export'> {
  return {
    'playbooks.domains': async () => {
      const domains = await (await world()).stores.playbooks.domains();
      return domains.ok ? ok({ domains: domains.value.map(({ domain, playbooks }) => ({ domain, playbooks })) }) : domains;
    },
    'playbooks.list': async ({ domain }) => {
      const memory = await (await world()).stores.playbooks.load(domain);
      if (!memory.ok) return memory;
      const { playbooks, optionMap } = memory.value;
      return ok({ domain, playbooks, optionMap });
    },
    'playbooks.export': async ({ domain, ids }) => {
      const memory = await (await world()).stores.playbooks.load(domain);
      if (!memory.ok) return memory;
      return ok({
        fileName: `abra-${domain.replaceAll(/[^\w.-]+/g, '_')}.json`,
        mediaType: 'application/json',
        text: writeAbra(memory.value, new Date().toISOString(), ids),
        notes: [],
      });
    },
  };
}

function removers(world: () => Promise<World>): Pick<PanelHandlers, 'playbooks.remove' | 'playbooks.prune' | 'playbooks.undo'> {
  return {
    'playbooks.remove': async ({ domain, ids }) => {
      const { stores, changed } = await world();
      const removed = await stores.playbooks.remove(domain, ids);
      changed('playbooks');
      return removed.ok ? ok({ undo: removed.value.undo }) : removed;
    },
    'playbooks.prune': async ({ olderThanDays }) => {
      const { stores, changed } = await world();
      const pruned = await stores.playbooks.prune(new Date(Date.now() - olderThanDays * DAY_MS).toISOString());
      changed('playbooks');
      return pruned;
    },
    'playbooks.undo': async ({ undo }) => {
      const { stores, changed } = await world();
      const undone = await stores.playbooks.undo(undo);
      changed('playbooks');
      return undone.ok ? ok({}) : undone;
    },
  };
}

const renamed = (playbook: Playbook, name: string): Playbook => ({
  ...playbook,
  name,
  namedBy: 'person',
  aliases: [...new Set([...(playbook.aliases ?? []), playbook.name])].filter((alias) => alias !== name).slice(-20),
});

/** Tells what a file would change; with `apply` does it, all or nothing a domain. Imported playbooks run step by step the first time. */
async function takeIn(
  { stores, changed }: World,
  text: string,
  apply: boolean,
  take: string[] | undefined,
): Promise<Awaited<ReturnType<PanelHandlers['playbooks.import']>>> {
  const read = readAbra(text);
  if (!read.ok) return ok({ lines: [], refused: read.failure, origins: [] });
  const lines: ImportLine[] = [];
  for (const file of read.value) {
    const current = await stores.playbooks.load(file.domain);
    if (!current.ok) return current;
    lines.push(...file.playbooks.map((playbook) => compare(playbook, current.value)));
  }
  if (apply) {
    for (const file of read.value) {
      const wanted = file.playbooks
        .filter(({ id }) => !take || take.includes(id))
        .map((playbook): Playbook => ({ ...playbook, unproven: true, source: 'imported' }));
      const stored = await stores.playbooks.update(file.domain, (current) => mergeDomain(current, { ...file, playbooks: wanted }));
      if (!stored.ok) return stored;
    }
    changed('playbooks');
  }
  return ok({ lines, refused: [], origins: [...new Set(read.value.map(({ domain }) => domain))] });
}

function compare(playbook: Playbook, current: DomainPlaybooks): ImportLine {
  const line = { id: playbook.id, domain: playbook.domain, name: playbook.name };
  const same = current.playbooks.find(({ id }) => id === playbook.id);
  if (same) {
    const equal = JSON.stringify(same.operations) === JSON.stringify(playbook.operations);
    return {
      ...line,
      change: equal ? 'same' : 'changed',
      detail: equal ? 'Known already; counts are added.' : 'The same steps with other targets; merged.',
    };
  }
  const namesake = current.playbooks.find(({ name }) => name === playbook.name);
  return namesake
    ? { ...line, change: 'conflicting', detail: `Another playbook has this name; it is kept, this one gets a number.` }
    : { ...line, change: 'new', detail: `${playbook.operations.length} steps on ${playbook.pagePath}.` };
}
