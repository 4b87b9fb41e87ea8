import { vi } from 'vitest';

/** How often the work asks the database for rows: each is a turn of the thread, whatever the clock says. */
export async function countReads(work: () => Promise<unknown>): Promise<number> {
  const spies = [
    ...(['get', 'getAll', 'openCursor', 'openKeyCursor'] as const).flatMap((name) => [
      vi.spyOn(IDBObjectStore.prototype, name),
      vi.spyOn(IDBIndex.prototype, name),
    ]),
    ...(['advance', 'continue'] as const).map((name) => vi.spyOn(IDBCursor.prototype, name)),
  ];
  await work();
  const reads = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return reads;
}
