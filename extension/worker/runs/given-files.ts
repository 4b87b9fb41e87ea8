import { fromBase64, toBase64 } from '../../../src/lib/base64';
import { ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/run/fault';
import type { LegFile } from '../../../src/model/run/leg';
import type { ArtifactStore } from '../../../src/storage/artifact-store';

/** Files that a person chose for an upload, kept until their run ends. */
export function givenFiles(artifacts: () => Promise<ArtifactStore>) {
  const ownerOf = (runId: string) => `files of ${runId}`;
  return {
    keep: async (runId: string, operationId: string, files: readonly LegFile[]): Promise<Result<void, Fault>> => {
      const store = await artifacts();
      for (const { name, type, base64, lastModified } of files) {
        const changed = lastModified === undefined ? {} : { lastModified };
        const kept = await store.save({
          owner: ownerOf(runId),
          name: `${operationId} ${name}`,
          type,
          bytes: fromBase64(base64),
          ...changed,
        });
        if (!kept.ok) return kept;
      }
      return ok(undefined);
    },
    of: async (runId: string, operationId: string): Promise<Result<LegFile[], Fault>> => {
      const rows = await (await artifacts()).of(ownerOf(runId));
      if (!rows.ok) return rows;
      const mine = rows.value.filter(({ name }) => name.startsWith(`${operationId} `));
      return ok(
        mine.map(({ name, type, bytes, lastModified }) => ({
          name: name.slice(operationId.length + 1),
          type,
          base64: toBase64(bytes),
          ...(lastModified !== undefined && { lastModified }),
        })),
      );
    },
    forget: async (runId: string): Promise<Result<void, Fault>> => (await artifacts()).removeOf(ownerOf(runId)),
  };
}

export type GivenFiles = ReturnType<typeof givenFiles>;
