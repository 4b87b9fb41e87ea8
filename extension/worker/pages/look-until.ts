import { frameFor } from '../../../src/agent/frame-for';
import type { ScanOrder } from '../../../src/agent/ports';
import { deadline } from '../../../src/lib/deadline';
import type { Result } from '../../../src/lib/result';
import { contradictionIn } from '../../../src/model/page/contradiction';
import type { Snapshot } from '../../../src/model/page/snapshot';
import type { Fault } from '../../../src/model/run/fault';
import { callPage } from '../../../src/wire/call-page';
import { giveActor } from './documents';

/** What is waited for has as long as a target has by default, ms. */
const PATIENCE = 6000;

interface Wanted {
  tabId: number;
  order: Pick<ScanOrder, 'frame' | 'whole'>;
  /** The last snapshot of the tab. */
  seen(): Snapshot | undefined;
  look(): Promise<Result<Snapshot, Fault>>;
}

/** Looks, and again at each sign that what the order waits for may be there, until it is, can no longer come, or has had its time. */
export async function lookUntil({ tabId, order, seen, look }: Wanted, signal: AbortSignal): Promise<Result<Snapshot, Fault>> {
  const awaited = whatIsAwaited(order);
  if (!awaited) return look();
  const limit = deadline(PATIENCE, signal);
  const ended = new Promise<false>((resolve) => limit.signal.addEventListener('abort', () => resolve(false), { once: true }));
  for (;;) {
    const documents = (seen()?.frames ?? []).filter(awaited.mayShow).map(({ documentId }) => documentId);
    await giveActor(tabId, documents);
    // Asked before the look: what comes meanwhile is a sign too. A document that does not answer gives none.
    const signs = documents.map((documentId) => awaited.sign({ tabId, documentId }, ended));
    const looked = await look();
    const isOver = !looked.ok || awaited.isThere(looked.value) || limit.signal.aborted;
    if (isOver || !(await Promise.race([anyOf(signs), ended]))) {
      limit.clear();
      return looked;
    }
  }
}

type Frame = Snapshot['frames'][number];

interface Awaited {
  isThere(snapshot: Snapshot): boolean;
  mayShow(frame: Frame): boolean;
  /** True at a sign that it may be there now, false where it is not to be expected any more. */
  sign(place: { tabId: number; documentId: string }, ended: Promise<false>): Promise<boolean>;
}

function whatIsAwaited({ frame, whole }: Wanted['order']): Awaited | undefined {
  if (frame)
    return {
      isThere: (snapshot) => frameFor(frame, snapshot) !== undefined,
      mayShow: ({ path }) => path.every((index, at) => index === frame.path[at]),
      sign: async (place, ended) => (await callPage(place, 'frameChange', { ms: PATIENCE })).ok || ended,
    };
  if (!whole) return undefined;
  return {
    isThere: (snapshot) => contradictionIn(snapshot) === undefined,
    mayShow: () => true,
    sign: async (place) => {
      const answer = await callPage(place, 'nextPause', { ms: PATIENCE });
      return answer.ok && answer.value.changed;
    },
  };
}

/** True as soon as one of these is, false once none will be. */
const anyOf = (signs: readonly Promise<boolean>[]): Promise<boolean> =>
  Promise.any(signs.map(async (sign) => (await sign) || Promise.reject(new Error('No sign.')))).catch(() => false);
