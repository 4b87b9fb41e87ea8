import type { ServerContext } from '@modelcontextprotocol/server';
import { sayOperation } from '../../model/plan/operation-words';
import type { QueuedOperation, RunEvent } from '../../model/run/run-event';
import { inEnglish } from '../../model/say-in-english';

/** Tells the client of each step that a run has done, where it asked to be told. */
export function tellProgress({ mcpReq }: ServerContext): (event: RunEvent) => void {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  let queue: QueuedOperation[] = [];
  let [progress, total] = [0, 0];
  return (event) => {
    if (event.kind === 'planned') {
      queue = [...queue, ...event.queue];
      total = progress + event.queue.length;
    }
    if (event.kind !== 'executed') return;
    const { operationId, label, status, notes } = event.record;
    const operation = queue.find(({ id }) => id === operationId)?.operation;
    progress += 1;
    total = Math.max(total, progress);
    const said = operation ? sayOperation(operation, label) : label;
    const message = `${said}: ${status}${notes.length ? ` (${notes.map(inEnglish).join('; ')})` : ''}`;
    // A client that has gone hears nothing, which harms nothing.
    void mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total, message } }).catch(() => undefined);
  };
}
