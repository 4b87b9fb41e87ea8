import { create } from 'zustand';
import type { Fault } from '../../../src/model/fault';
import { call } from '../../../src/wire/call';
import type { FeedMessage } from '../../../src/wire/calls';

/** What the person pointed at in the page. */
export type Picked = NonNullable<Extract<FeedMessage, { kind: 'picked' }>['picked']>;

interface PickStore {
  /** What asked for it, while the page waits for the person to point. */
  asker: string | undefined;
  fault: Fault | undefined;
}

/** Pointing at an element in the page: one at a time. */
export const usePick = create<PickStore>(() => ({ asker: undefined, fault: undefined }));

let answer: ((picked: Picked | undefined) => void) | undefined;
let pickId: string | undefined;

/**
 * Lets the person point at an element of a tab. Nothing where they thought better of it, asked for another one meanwhile, or the page cannot be
 * looked at (then `fault` says so). `exact`: the very element, not the control around it.
 */
export async function startPick(asker: string, tabId: number, exact: boolean): Promise<Picked | undefined> {
  answer?.(undefined);
  const picked = new Promise<Picked | undefined>((resolve) => {
    answer = resolve;
  });
  const mine = answer;
  usePick.setState({ asker, fault: undefined });
  const begun = await call('pick.start', { tabId, exact });
  if (mine !== answer) return picked;
  if (begun.ok) pickId = begun.value.pickId;
  else finish(undefined, begun.failure);
  return picked;
}

/** Ends the picking without an element. */
export function cancelPick(): void {
  if (answer) void call('pick.cancel', {});
  finish(undefined);
}

/** Takes in the element that was picked. */
export function onPicked(told: Extract<FeedMessage, { kind: 'picked' }>): void {
  if (told.pickId === pickId) finish(told.picked ?? undefined);
}

function finish(picked: Picked | undefined, fault?: Fault): void {
  answer?.(picked);
  answer = undefined;
  pickId = undefined;
  usePick.setState({ asker: undefined, fault });
}
