import type { LegOrder } from '../../../src/agent/ports';
import { ok, type Result } from '../../../src/lib/result';
import { wordSet } from '../../../src/lib/word-set';
import type { Fault } from '../../../src/model/fault';
import { needsWholePage } from '../../../src/model/needs-target';
import type { MessageSender } from '../../../src/wire/answer-panel';
import type { PageRequest } from '../../../src/wire/calls';
import { giveActor, giveKeys, giveMissing, giveReserve, reach } from './documents';
import { hasTrustedInput } from './trusted-input';

/** Injects what the documents of a leg surely need for its operations, in one go each. What else one needs, it asks for. `isShown`: Abra shows in the page what it does. */
export async function giveFor(order: LegOrder, isShown: boolean): Promise<void> {
  const { tabId, frame, operations, dryRun } = order;
  const types = operations.map(({ operation }) => operation.type);
  // A real hand may have to do it again.
  const isRare =
    hasTrustedInput ||
    dryRun ||
    operations.some((step) => step.replaces || step.open?.length || needsWholePage(step)) ||
    types.some((type) => !PLAIN.has(type));
  const give = isRare ? giveReserve : types.some((type) => KEYS.has(type)) ? giveKeys : giveActor;
  await Promise.all([give(tabId, [frame.documentId], isShown), giveEnds(order)]);
}
const PLAIN = wordSet('click check hover scroll type press');
const KEYS = wordSet('type press');

/** A drag that ends in another frame is ended by what is there of the actor. */
async function giveEnds({ tabId, operations }: LegOrder): Promise<void> {
  const reached = operations.some(({ toFrame }) => toFrame) ? await reach(tabId) : undefined;
  if (reached?.ok)
    await giveReserve(
      tabId,
      reached.value.map(({ documentId }) => documentId),
    );
}

/** The answer to a document that has begun to act and needs more of the actor. */
export async function answerPart({ part }: PageRequest<'part'>, from: MessageSender): Promise<Result<Record<string, never>, Fault>> {
  await giveMissing(from.tabId, from.documentId, part);
  return ok({});
}
