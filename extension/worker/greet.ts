import { foldRun } from '../../src/model/run/fold';
import type { FeedMessage } from '../../src/wire/calls';
import type { Capture } from './recording/capture';
import { must, type Stores } from './stores';

/** What a panel that opens needs: the active or last run, and a recording in progress. */
export async function greet(stores: Promise<Stores>, recordings: Capture): Promise<FeedMessage[]> {
  const { journal } = await stores;
  const [row] = must(await journal.list(1));
  const events = row ? must(await journal.load(row.runId)) : [];
  const recording = await recordings.current();
  return [...(foldRun(events) ? [{ kind: 'run' as const, events }] : []), { kind: 'recording' as const, recording: recording ?? null }];
}
