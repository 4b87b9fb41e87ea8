import { writePlaywright } from '../../interchange/playwright/write-playwright';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { versionNumber } from '../../model/playbook/version-in-force';
import { changeVersion } from '../../playbook/mend/version-action';
import { mergeBack } from '../../playbook/merge/merge-back';
import type { Database, Statements } from './database';
import type { WorkflowSpec } from './request';

/** One version of a workflow's playbook: seed 004's ScriptVersion, with what it changed. */
export interface ScriptVersion {
  workflow_id: string;
  version: number;
  created_at: string;
  /** In what `code` is written. */
  engine: 'playwright';
  /** Is it the one that is played? */
  status: string;
  /** How it came to be: learned, healed, repaired, edited … */
  cause: string;
  notes: string;
  /** Numbers of its steps, from 1, that differ from the version before. */
  changed_steps: number[];
  /** The same as a test for Playwright. */
  code: string;
}

interface VersionRow extends Omit<ScriptVersion, 'created_at' | 'changed_steps'> {
  created_at: Date;
  operations: unknown[];
}

/** What is known of sites, and the versions of workflows. */
export class WorkflowStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async keep(spec: WorkflowSpec, domain: string): Promise<void> {
    const { files: _files, ...kept } = spec;
    await this.#database.query(
      `insert into workflows (id, spec, domain) values ($1, $2, $3)
       on conflict (id) do update set spec = excluded.spec, domain = excluded.domain`,
      [spec.workflow_id, JSON.stringify(kept), domain],
    );
  }

  async spec(id: string): Promise<WorkflowSpec | undefined> {
    const { rows } = await this.#database.query<{ spec: WorkflowSpec }>('select spec from workflows where id = $1', [id]);
    return rows[0] && { ...rows[0].spec, files: [] };
  }

  async memory(domain: string): Promise<DomainPlaybooks> {
    return memoryIn(this.#database, domain);
  }

  /** The playbook of a workflow, and its domain. */
  async playbook(id: string): Promise<Playbook | undefined> {
    const { rows } = await this.#database.query<{ domain: string; playbook_id: string | null }>(
      'select domain, playbook_id from workflows where id = $1',
      [id],
    );
    const [row] = rows;
    return row && workflowPlaybook(await this.memory(row.domain), id, row.playbook_id);
  }

  /** Keeps what a run made of its copy of a memory; runs that end at once wait for each other. Resolves to the version in force of the workflow. */
  async learn(id: string, base: DomainPlaybooks, learned: DomainPlaybooks): Promise<number | null> {
    return this.#change(id, base.domain, (stored) => mergeBack(stored, base, learned));
  }

  /** Its playbook is never used again: the next run is planned anew. False where there is none. */
  async invalidate(id: string): Promise<boolean> {
    const playbook = await this.playbook(id);
    if (!playbook) return false;
    const now = new Date().toISOString();
    await this.#change(id, playbook.domain, (stored) => ({
      ...stored,
      playbooks: stored.playbooks.map((one) =>
        one.id === playbook.id ? changeVersion(one, { action: 'obsolete', version: 0, now }) : one,
      ),
    }));
    return true;
  }

  async versions(id: string): Promise<ScriptVersion[]> {
    const { rows } = await this.#database.query<VersionRow>('select * from versions where workflow_id = $1 order by version', [id]);
    return rows.map(({ operations, created_at, ...row }, at) => ({
      ...row,
      created_at: created_at.toISOString(),
      engine: 'playwright',
      changed_steps: at === 0 ? [] : changedSteps(rows[at - 1]?.operations ?? [], operations),
    }));
  }

  async #change(id: string, domain: string, change: (stored: DomainPlaybooks) => DomainPlaybooks): Promise<number | null> {
    return this.#database.transaction(async (inside) => {
      await inside.query('insert into memories (domain, memory) values ($1, $2) on conflict do nothing', [
        domain,
        JSON.stringify({ domain, playbooks: [], optionMap: {} }),
      ]);
      const next = change(await memoryIn(inside, domain, 'for update'));
      await inside.query('update memories set memory = $2 where domain = $1', [domain, JSON.stringify(next)]);
      const playbook = workflowPlaybook(next, id, null);
      if (!playbook) return null;
      await inside.query('update workflows set playbook_id = $2 where id = $1', [id, playbook.id]);
      await keepVersions(inside, id, playbook);
      return versionNumber(playbook);
    });
  }
}

/** A memory in which the workflow's playbook is back at one of its versions; undefined where it has no such version. */
export function atVersion(memory: DomainPlaybooks, playbookId: string, version: number): DomainPlaybooks | undefined {
  const known = memory.playbooks.find(({ id }) => id === playbookId);
  if (!known?.versions.some((one) => one.version === version)) return undefined;
  const { obsolete: _obsolete, ...usable } = changeVersion(known, { action: 'rollBack', version, now: new Date().toISOString() });
  return { ...memory, playbooks: memory.playbooks.map((one) => (one.id === playbookId ? usable : one)) };
}

async function memoryIn({ query }: Statements, domain: string, lock = ''): Promise<DomainPlaybooks> {
  const { rows } = await query<{ memory: DomainPlaybooks }>(`select memory from memories where domain = $1 ${lock}`, [domain]);
  return rows[0]?.memory ?? { domain, playbooks: [], optionMap: {} };
}

/** The newest that can be used comes first: a workflow whose playbook was invalidated has another one of its name. */
function workflowPlaybook({ playbooks }: DomainPlaybooks, workflowId: string, id: string | null): Playbook | undefined {
  const named = playbooks.filter((one) => one.id === id || one.name === workflowId || one.aliases?.includes(workflowId) === true);
  return named.sort(
    (left, right) => Number(left.obsolete ?? false) - Number(right.obsolete ?? false) || right.createdAt.localeCompare(left.createdAt),
  )[0];
}

async function keepVersions({ query }: Statements, id: string, playbook: Playbook): Promise<void> {
  for (const { version, at, status, cause, why, operations, outcomes } of playbook.versions) {
    const { text } = writePlaywright([{ ...playbook, operations, outcomes }]);
    await query(
      `insert into versions (workflow_id, version, created_at, status, cause, notes, operations, code) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (workflow_id, version) do update
       set status = excluded.status, operations = excluded.operations, code = excluded.code, notes = excluded.notes, cause = excluded.cause`,
      [id, version, at, playbook.obsolete ? 'obsolete' : status, cause, why, JSON.stringify(operations), text],
    );
  }
}

function changedSteps(before: readonly unknown[], after: readonly unknown[]): number[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, step) => step)
    .filter((step) => JSON.stringify(before[step]) !== JSON.stringify(after[step]))
    .map((step) => step + 1);
}
