import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import type { ArtifactStore } from '../../../src/storage/artifact-store';
import { givenFiles } from './given-files';

/** A store in memory. */
function store(): ArtifactStore & { size(): number } {
  const rows: NonNullable<Extract<Awaited<ReturnType<ArtifactStore['load']>>, { ok: true }>['value']>[] = [];
  return {
    save: async (row) => {
      rows.push({ ...row, id: String(rows.length), at: rows.length });
      return ok(String(rows.length));
    },
    load: async (id) => ok(rows.find((row) => row.id === id)),
    of: async (owner) => ok(rows.filter((row) => row.owner === owner)),
    removeOf: async (owner) => {
      for (const row of rows.filter((one) => one.owner === owner)) rows.splice(rows.indexOf(row), 1);
      return ok(undefined);
    },
    size: () => rows.length,
  };
}

test('files are there for the operation that asked for them, unchanged, until the run ends', async () => {
  const kept = store();
  const given = givenFiles(async () => kept);
  const file = { name: 'my cv.pdf', type: 'application/pdf', base64: btoa('\u0000\u00ffcv') };
  await given.keep('run-1', 'op-1', [file]);
  expect(await given.of('run-1', 'op-1')).toEqual(ok([file]));
  expect(await given.of('run-1', 'op-2')).toEqual(ok([]));
  expect(await given.of('run-2', 'op-1')).toEqual(ok([]));
  await given.forget('run-1');
  expect(kept.size()).toBe(0);
});
