import { frameFor } from '../../../src/agent/frame-for';
import { deadline } from '../../../src/lib/deadline';
import type { Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/fault';
import type { Snapshot } from '../../../src/model/snapshot';
import type { FramePlace } from '../../../src/model/target';
import { callPage } from '../../../src/wire/call-page';
import { giveActor } from './documents';

/** A frame is waited for as long as a target is by default, ms. */
const PATIENCE = 6000;

interface Wanted {
  tabId: number;
  /** Undefined: nothing is waited for. */
  frame: FramePlace | undefined;
  /** The last snapshot of the tab. */
  seen(): Snapshot | undefined;
  look(): Promise<Result<Snapshot, Fault>>;
}

/** Looks, and again at each sign that the frame may be there, until it is or has had its time. */
export async function lookUntilFrame({ tabId, frame, seen, look }: Wanted, signal: AbortSignal): Promise<Result<Snapshot, Fault>> {
  if (!frame) return look();
  const limit = deadline(PATIENCE, signal);
  const ended = new Promise((resolve) => limit.signal.addEventListener('abort', resolve, { once: true }));
  for (;;) {
    const around = (seen()?.frames ?? []).filter(({ path }) => path.every((index, at) => index === frame.path[at]));
    const documents = around.map(({ documentId }) => documentId);
    await giveActor(tabId, documents);
    // Asked before the look: what comes meanwhile is a sign too. A document that does not answer gives none.
    const signs = documents.map(async (documentId) => {
      const answer = await callPage({ tabId, documentId }, 'frameChange', { ms: PATIENCE });
      return answer.ok || ended;
    });
    const looked = await look();
    if (!looked.ok || frameFor(frame, looked.value) || limit.signal.aborted) {
      limit.clear();
      return looked;
    }
    await Promise.race([...signs, ended]);
  }
}
