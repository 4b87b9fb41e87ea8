import { create } from 'zustand';
import type { Fault } from '../../../src/model/run/fault';
import { call } from '../../../src/wire/call';
import type { FeedMessage } from '../../../src/wire/calls';

/** The element that the person picked in the page. */
export type Picked = NonNullable<Extract<FeedMessage, { kind: 'picked' }>['picked']>;

interface PickStore {
  /** Who requested the pick, while it goes on. */
  asker: string | undefined;
  fault: Fault | undefined;
}

/** Picking an element in the page: one pick at a time. */
export const usePick = create<PickStore>(() => ({ asker: undefined, fault: undefined }));

let answer: ((picked: Picked | undefined) => void) | undefined;
let pickId: string | undefined;

/**
 * Lets the person pick an element in a tab. Resolves to undefined if it was cancelled or replaced by another pick, or if the page cannot be
 * accessed (then `fault` says so). `exact`: exactly the element, not the control around it.
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

/** Handles the message with the picked element. */
export function onPicked(told: Extract<FeedMessage, { kind: 'picked' }>): void {
  if (told.pickId === pickId) finish(told.picked ?? undefined);
}

function finish(picked: Picked | undefined, fault?: Fault): void {
  answer?.(picked);
  answer = undefined;
  pickId = undefined;
  usePick.setState({ asker: undefined, fault });
}
