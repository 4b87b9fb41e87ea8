import { domainOf } from '../../../src/lib/url';
import { items, type Run } from '../../../src/model/run/run';
import { addSaving, NO_SAVING, PlaybookSaving, type Saving } from '../../../src/model/run/saving';
import { z } from '../../../src/model/schema';
import type { RunRow } from '../../../src/storage/schema';
import { savedBy } from './saved';

/** Where the meter survives the worker, and the runs that it counts. */
export interface SavingStore {
  load(): Promise<unknown>;
  save(savings: PlaybookSaving[]): Promise<void>;
}

export interface SavingMeter {
  /** Counts a run that has reached its goal from memory; others are passed over. Runs that end together are added one after another. */
  add(run: Run, rows: () => Promise<readonly RunRow[]>): Promise<void>;
  all(): Promise<PlaybookSaving[]>;
}

/** Counts what playbooks save, also where their runs are kept no longer. */
export function savingMeter(store: SavingStore): SavingMeter {
  let turn: Promise<unknown> = Promise.resolve();
  const all = async () => z.array(PlaybookSaving).safeParse(await store.load()).data ?? [];
  return {
    all,
    add: (run, rows) => {
      const next = turn.then(async () => {
        const [used] = items(run).flatMap(({ origin }) => (origin ? [origin.playbookId] : []));
        if (!used || !countsAsSaved(run)) return;
        const one = savingOf(run, await rows());
        if (!one) return;
        const domain = domainOf(run.snapshot?.url ?? '');
        const known = await all();
        const is = (one: PlaybookSaving) => one.domain === domain && one.id === used;
        const before = known.find(is)?.saving ?? NO_SAVING;
        const saving = addSaving(before, one);
        await store.save([...known.filter((one) => !is(one)), { domain, id: used, saving }]);
      });
      turn = next.catch(() => undefined);
      return next;
    },
  };
}

/** A try of a recording and a preview do nothing that would have been asked of a model. */
const countsAsSaved = ({ finished, usage, started: { play } }: Run): boolean =>
  finished?.outcome === 'success' && usage.calls === 0 && !play?.dryRun && !play?.draft;

/** Undefined where nothing tells what it would have cost. */
function savingOf(run: Run, rows: readonly RunRow[]): Saving | undefined {
  const { calls, dollars, ms = 0 } = savedBy(run, rows);
  if (calls === undefined) return undefined;
  return { runs: 1, calls, ms, dollars: dollars ?? 0, unpriced: dollars === undefined ? 1 : 0 };
}
