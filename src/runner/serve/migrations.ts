import type { Database } from './database';

/** The schema's changes in their order, each a list of statements; each runs once. What was released is never edited, only added to. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table runs (
      id text primary key,
      workflow_id text not null,
      request jsonb not null,
      play_version int,
      idempotency_key text unique,
      request_hash text not null,
      status text not null default 'queued',
      script_version_used int,
      model_calls int not null default 0,
      question jsonb,
      summary text,
      error text,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz,
      worker text,
      job_id uuid,
      attempts int not null default 0,
      begun boolean not null default false,
      cancelled boolean not null default false
    )`,
    'create index runs_by_workflow on runs (workflow_id, created_at desc)',
    `create index runs_going on runs (worker) where status in ('running', 'question')`,
    `create table run_events (
      run_id text not null references runs on delete cascade,
      place int not null,
      line text,
      event jsonb not null,
      primary key (run_id, place)
    )`,
    `create table answers (
      run_id text not null references runs on delete cascade,
      question_id text not null,
      choice text not null,
      primary key (run_id, question_id)
    )`,
    `create table artifacts (
      run_id text not null references runs on delete cascade,
      name text not null,
      media_type text not null,
      body bytea not null,
      primary key (run_id, name)
    )`,
    `create table workflows (
      id text primary key,
      spec jsonb not null,
      domain text not null,
      playbook_id text
    )`,
    'create table memories (domain text primary key, memory jsonb not null)',
    `create table versions (
      workflow_id text not null references workflows on delete cascade,
      version int not null,
      created_at timestamptz not null,
      status text not null,
      cause text not null,
      notes text not null,
      operations jsonb not null,
      code text not null,
      primary key (workflow_id, version)
    )`,
    'create table workers (id text primary key, seen_at timestamptz not null default now())',
  ],
  [
    'alter table runs add column site text, add column profile text',
    // Whatever several workers do at once: two runs of one profile cannot both go on.
    `create unique index runs_of_a_profile on runs (profile) where status in ('running', 'question')`,
    'create index runs_by_status on runs (status, created_at desc)',
    'create table sites (site text primary key, free_at timestamptz not null)',
    `create table schedules (
      name text primary key,
      cron text not null,
      timezone text not null,
      request jsonb not null,
      next_at timestamptz not null,
      last_run_id text
    )`,
  ],
];

/** How many changes a schema of today has seen. */
export const MIGRATION_COUNT = MIGRATIONS.length;

/** Brings the schema up to date; where several processes begin at once, one does it and the others wait. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    await query('create schema if not exists abra');
    await query('create table if not exists migrations (number int primary key, at timestamptz not null default now())');
    const { rows } = await query<{ number: number }>('select number from migrations');
    const done = new Set(rows.map(({ number }) => number));
    for (const [number, statements] of MIGRATIONS.entries()) {
      if (done.has(number)) continue;
      for (const statement of statements) await query(statement);
      await query('insert into migrations (number) values ($1)', [number]);
    }
  });
}
/** Of Abra's migrations, among all advisory locks of the database. */
const LOCK = 27_104_118;
