import { NO_DELTA } from '../model/page/no-delta';
import { sayOperation } from '../model/plan/operation-words';
import type { QueueItem } from '../model/run/run';
import { shortenTold } from '../model/saying-of';
import type { Drive } from './drive-context';

/** Takes a screenshot and keeps it with the run. Where Chrome gives none the step is skipped with the reason: nothing that follows needs it. */
export async function keepPicture({ ports, run, append }: Drive, { id, operation }: QueueItem): Promise<void> {
  const began = ports.clock.now();
  if (operation.type !== 'screenshot') return;
  const kept = await ports.page.picture(run(), operation);
  const at = ports.clock.now();
  const label = 'why' in kept ? sayOperation(operation) : kept.label;
  await append({
    kind: 'executed',
    at,
    record: {
      operationId: id,
      status: 'why' in kept ? 'skipped' : 'done',
      label,
      dispatched: false,
      ...('why' in kept ? {} : { picture: kept.id }),
      delta: NO_DELTA,
      notes: 'why' in kept ? [shortenTold(kept.why, 400)] : [],
      took: { find: 0, act: at - began, settle: 0 },
      url: run().snapshot?.url ?? '',
    },
  });
}
