import { leavesOut } from '../../../src/model/crowds';
import type { ScannedFrame } from '../../../src/model/merge-frames';
import { callPage } from '../../../src/wire/call-page';
import { giveActor, reach } from './documents';

/** What is not seen to change (a rule put into a style sheet) is looked at anew after this time, ms. */
const MAX_AGE = 30_000;

interface Ahead {
  began: number;
  /** Undefined where not all of the page could be looked at, or where what a look lists depends on the goal. */
  frames: Promise<ScannedFrame[] | undefined>;
  /** Whether it still holds, asked as a run began, and when. */
  asked?: { at: number; holds: Promise<ScannedFrame[] | undefined> };
}

/** What was asked as a run began is its answer for so long, ms: until its first event is written, which takes a tenth of it. */
const ASKED_MS = 100;

/** Looks that were begun while the person typed a goal, by tab: a run that is then begun there needs none of its own if nothing has changed since. */
export interface LooksAhead {
  /** Looks at the page of the tab, unless a look that still holds is there; resolves to that, which stays to be taken. */
  begin(tabId: number): Promise<ScannedFrame[] | undefined>;
  /** A run begins in the tab: whether its look would still be the same is asked while that is written down. */
  ask(tabId: number): void;
  /** The look at the tab, if it would still be the same; each is given once. */
  take(tabId: number): Promise<ScannedFrame[] | undefined>;
  drop(tabId: number): void;
}

/** Holds them as long as this worker lives; another one looks anew. */
export function looksAhead(now: () => number): LooksAhead {
  const looks = new Map<number, Ahead>();
  const stillSame = async (tabId: number, look: Ahead | undefined): Promise<ScannedFrame[] | undefined> => {
    const frames = look && now() - look.began < MAX_AGE ? await look.frames : undefined;
    return frames && (await areUnchanged(tabId, frames)) ? frames : undefined;
  };
  return {
    async begin(tabId) {
      const same = await stillSame(tabId, looks.get(tabId));
      if (same) return same;
      const look = { began: now(), frames: lookAhead(tabId) };
      looks.set(tabId, look);
      return look.frames;
    },
    ask(tabId) {
      const look = looks.get(tabId);
      if (look) look.asked = { at: now(), holds: stillSame(tabId, look) };
    },
    take(tabId) {
      const look = looks.get(tabId);
      looks.delete(tabId);
      const { asked } = look ?? {};
      return asked && now() - asked.at < ASKED_MS ? asked.holds : stillSame(tabId, look);
    },
    drop: (tabId) => void looks.delete(tabId),
  };
}

async function lookAhead(tabId: number): Promise<ScannedFrame[] | undefined> {
  const reached = await reach(tabId);
  if (!reached.ok) return undefined;
  const documents = reached.value.map(({ documentId }) => documentId);
  const frames = await Promise.all(
    reached.value.map(async (frame): Promise<ScannedFrame | undefined> => {
      const answer = await callPage({ tabId, documentId: frame.documentId }, 'lookAhead', {});
      return answer.ok && !leavesOut(answer.value.more) ? { ...frame, scan: answer.value } : undefined;
    }),
  );
  // The person types on: what the first act needs is there then, too.
  void giveActor(tabId, documents);
  const whole = frames.flatMap((frame) => frame ?? []);
  return whole.length === frames.length && whole.some(({ scan }) => scan.path.length === 0) ? whole : undefined;
}

/** A document that was replaced does not answer; one that came is a change of the one that it came in. */
async function areUnchanged(tabId: number, frames: readonly ScannedFrame[]): Promise<boolean> {
  const answers = await Promise.all(frames.map(({ documentId }) => callPage({ tabId, documentId }, 'unchanged', {})));
  return answers.every((answer) => answer.ok && answer.value.unchanged);
}
