import { fail, ok, type Result } from '../../../src/lib/result';
import { same } from '../../../src/lib/text';
import { mapsOf } from '../../../src/model/playbook/choices';
import type { Playbook } from '../../../src/model/playbook/playbook';
import type { Fault } from '../../../src/model/run/fault';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import { changeVersion } from '../../../src/playbook/mend/version-action';
import type { PanelHandlers } from '../../../src/wire/answer-panel';
import type { WorkerContext } from '../context';
import { exportOld } from './export-old';
import { exportPlaybooks } from './export-playbooks';
import { importPlaybooks } from './import-playbooks';

type PlaybookCalls =
  | 'playbooks.domains'
  | 'playbooks.all'
  | 'playbooks.one'
  | 'playbooks.list'
  | 'playbooks.rename'
  | 'playbooks.sort'
  | 'playbooks.remove'
  | 'playbooks.prune'
  | 'playbooks.undo'
  | 'playbooks.export'
  | 'playbooks.exportOld'
  | 'playbooks.import'
  | 'playbooks.edit'
  | 'playbooks.version'
  | 'memory.load'
  | 'memory.restore';

const DAY_MS = 86_400_000;

/** The panel's calls about the playbooks of a site. */
export function playbookHandlers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, PlaybookCalls> {
  return { ...readers(world), ...removers(world), ...changers(world), ...keepers(world) };
}

function changers(
  world: () => Promise<WorkerContext>,
): Pick<PanelHandlers, 'playbooks.rename' | 'playbooks.sort' | 'playbooks.edit' | 'playbooks.version' | 'playbooks.import'> {
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
    'playbooks.sort': ({ domain, id, tags, onTop }) => change(domain, id, (playbook) => sorted(playbook, tags, onTop)),
    'playbooks.import': async (asked) => importPlaybooks(await world(), asked),
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

/** For programs, which keep what is known of a site outside of this browser. */
function keepers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, 'memory.load' | 'memory.restore'> {
  return {
    'memory.load': async ({ domain }) => (await world()).stores.playbooks.load(domain),
    'memory.restore': async ({ memory }) => {
      const { stores, changed } = await world();
      let isEmpty = true;
      const stored = await stores.playbooks.update(memory.domain, (current) => {
        isEmpty = current.playbooks.length === 0;
        return isEmpty ? memory : current;
      });
      if (!stored.ok) return stored;
      if (!isEmpty) return fail(ALREADY_KNOWN);
      changed('playbooks');
      return ok({});
    },
  };
}
const ALREADY_KNOWN = faultOf('wire', saying('playbooksKnown'));

function readers(
  world: () => Promise<WorkerContext>,
): Pick<
  PanelHandlers,
  'playbooks.domains' | 'playbooks.all' | 'playbooks.one' | 'playbooks.list' | 'playbooks.export' | 'playbooks.exportOld'
> {
  return {
    'playbooks.domains': async () => {
      const domains = await (await world()).stores.playbooks.domains();
      return domains.ok ? ok({ domains: domains.value.map(({ domain, playbooks }) => ({ domain, playbooks })) }) : domains;
    },
    'playbooks.all': async () => {
      const rows = await (await world()).stores.playbooks.summaries();
      return rows.ok ? ok({ playbooks: rows.value }) : rows;
    },
    'playbooks.one': async ({ domain, id }) => {
      const memory = await (await world()).stores.playbooks.load(domain);
      if (!memory.ok) return memory;
      const playbook = memory.value.playbooks.find((one) => one.id === id);
      if (!playbook) return ok({ optionMap: {} });
      const maps = mapsOf(playbook).filter((map) => Object.hasOwn(memory.value.optionMap, map));
      return ok({ playbook, optionMap: Object.fromEntries(maps.map((map) => [map, memory.value.optionMap[map] ?? {}])) });
    },
    'playbooks.list': async ({ domain }) => {
      const memory = await (await world()).stores.playbooks.load(domain);
      if (!memory.ok) return memory;
      const { playbooks, optionMap } = memory.value;
      return ok({ domain, playbooks, optionMap });
    },
    'playbooks.export': async (asked) => exportPlaybooks((await world()).stores.playbooks, asked),
    'playbooks.exportOld': async ({ olderThanDays }) => exportOld((await world()).stores.playbooks, ageLimit(olderThanDays)),
  };
}

function removers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, 'playbooks.remove' | 'playbooks.prune' | 'playbooks.undo'> {
  return {
    'playbooks.remove': async ({ domain, ids }) => {
      const { stores, changed } = await world();
      const removed = await stores.playbooks.remove(domain, ids);
      changed('playbooks');
      return removed.ok ? ok({ undo: removed.value.undo }) : removed;
    },
    'playbooks.prune': async ({ olderThanDays }) => {
      const { stores, changed } = await world();
      const pruned = await stores.playbooks.prune(ageLimit(olderThanDays));
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

const ageLimit = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** The playbook under these tags, each once, and at hand or not; what is not said stays. */
function sorted(playbook: Playbook, tags: Playbook['tags'], onTop: boolean | undefined): Playbook {
  const { onTop: was, tags: before, ...rest } = playbook;
  const after = tags ? tags.filter((tag, at) => tags.findIndex((one) => same(one, tag)) === at) : before;
  const isOnTop = onTop ?? was ?? false;
  return { ...rest, ...(after?.length && { tags: after }), ...(isOnTop && { onTop: true as const }) };
}

const renamed = (playbook: Playbook, name: string): Playbook => ({
  ...playbook,
  name,
  namedBy: 'person',
  aliases: [...new Set([...(playbook.aliases ?? []), playbook.name])].filter((alias) => alias !== name).slice(-20),
});
