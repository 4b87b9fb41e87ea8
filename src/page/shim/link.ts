import type { DialogAnswer } from '../../model/operations/parts';
import { type Bus, openBus } from './bus';
import { linkDialogs } from './dialog-link';
import type { AskedDialog } from './dialogs';
import { parsed } from './parsed';
import type { WorkReport } from './pending';
import { answerWindowOpen } from './window-open';

/** The isolated world's end of the channel to the shim. Without a shim every method does nothing. */
export interface Link {
  met(): boolean;
  /** An operation begins: from now on the shim tracks what is done between `enter` and `leave`. Only these dialogs are answered for the person. */
  begin(dialogs?: readonly DialogAnswer[]): void;
  /** Before and after events are dispatched, within one task: what the page does meanwhile was caused by the operation. */
  enter(): void;
  leave(): void;
  /** Are we between `enter` and `leave`? */
  inside(): boolean;
  finish(): void;
  /** Was the shim there before the page's scripts, so that it tracks all that an operation causes? Known from the first `begin` on. */
  followsAll(): boolean;
  /** Has the page Intersection- or ResizeObservers? Undefined where that is unknown. */
  watching(): boolean | undefined;
  /** Does the page listen to keys on the element or an ancestor? False without a shim; a late one knows handlers and later listeners. */
  listensToKeys(element: Element): boolean;
  /** Has the page answered the last step of our drag so that nothing may be dropped there? False without a shim. */
  forbidsDrop(): boolean;
  /** Was work of the operation before this one not over when this one began? */
  isFollowing(): boolean;
  /** How many pieces of the operation's work are pending, as far as there is a shim: `report` tells which. */
  pending(): number;
  /** What is pending of the operation's work; undefined without a shim. */
  report(): WorkReport | undefined;
  /** Native dialogs that were answered since `begin`. */
  dialogs(): AskedDialog[];
  /** `hear` is called when the person has answered a native dialog. Returns the unsubscribe function. */
  watchDialogs(hear: (answered: DialogAnswer) => void): () => void;
  /** `listener` is called when a piece of the operation's work begins, with a description. Returns the unsubscribe function. */
  onBegan(listener: (what: string) => void): () => void;
  /** `listener` is called when a piece of pending work is over. Returns the unsubscribe function. */
  onEnded(listener: () => void): () => void;
  /** `listener` is called when any request of the page was answered. Returns the unsubscribe function. */
  onAnswered(listener: () => void): () => void;
  /** `listener` is called when the page sends a request, with its method and path, that with its origin where that is another one. Returns the unsubscribe function. */
  onSent(listener: (asked: string) => void): () => void;
  /**
   * `listener` is called with the host (or its outermost host) when a shadow root was attached during an operation. Returns the unsubscribe
   * function.
   */
  onRooted(listener: (host: Element) => void): () => void;
  /** `listener` is called when a script of the page goes back or forward. Returns the unsubscribe function. */
  onWent(listener: () => void): () => void;
  /** `listener` is called when a script of the page asks for files without a field in the document. Returns the unsubscribe function. */
  onFiles(listener: () => void): () => void;
  bus: Bus;
}

let link: Link | undefined;

/** The one link of this document; opened at the first call. */
export function shimLink(): Link {
  link ??= openLink();
  return link;
}

function openLink(): Link {
  const bus = openBus('page');
  const rooted = new Set<(host: Element) => void>();
  let report: WorkReport | undefined;
  const dialogs = linkDialogs(bus);
  let operation = 0;
  let inside = false;
  let first: WorkReport | undefined;
  const pending = countPending(bus);
  const ask = () => {
    report = undefined;
    bus.send('ask');
    return report as WorkReport | undefined;
  };
  const turn = (way: 'enter' | 'leave' | 'finish') => {
    inside = way === 'enter';
    if (way === 'finish') windows.finish();
    bus.send(way);
  };
  const windows = answerWindowOpen(bus);
  bus.hear('watching', () => {
    if (first) first.watching = true;
  });
  bus.hear('rooted', (_, host) => {
    if (host) for (const listener of rooted) listener(host);
  });
  bus.hear('work', (detail) => {
    report = reportOf(detail, bus.isPrivate());
  });
  return {
    bus,
    met: bus.met,
    begin: (shown) => {
      dialogs.expect(shown);
      pending.begin();
      windows.begin();
      bus.send('begin', String(++operation));
      first ??= ask();
    },
    enter: () => turn('enter'),
    leave: () => turn('leave'),
    inside: () => inside,
    finish: () => turn('finish'),
    followsAll: () => first?.early === true,
    watching: () => first?.watching,
    ...questions(bus),
    isFollowing: pending.isFollowing,
    pending: pending.now,
    report: ask,
    dialogs: dialogs.asked,
    watchDialogs: dialogs.watch,
    ...news(bus),
    onRooted: joining(rooted),
  };
}

function countPending(bus: Bus): { begin(): void; now(): number; isFollowing(): boolean } {
  let pending = 0;
  let isFollowing = false;
  bus.hear('began', () => pending++);
  bus.hear('ended', (left) => {
    pending = Math.max(0, Number(left) || 0);
  });
  return {
    now: () => pending,
    isFollowing: () => isFollowing,
    begin: () => {
      isFollowing = pending > 0;
      pending = 0;
    },
  };
}

/** Validated: a page that sends on the channel may send anything, and is not believed that no work escapes. */
function reportOf(detail: string, isPrivate: boolean): WorkReport | undefined {
  const told = parsed<Partial<WorkReport>>(detail);
  if (!told || !Array.isArray(told.work) || !Array.isArray(told.loading)) return undefined;
  const work = told.work.filter((one) => typeof one?.kind === 'string' && typeof one.what === 'string' && Number.isFinite(one.since));
  const loading = told.loading.filter((one) => typeof one?.path === 'string' && Number.isFinite(one.since));
  const { early, watching, open, due } = told;
  return {
    early: early === true && isPrivate,
    watching: watching === true,
    open: open === true,
    due: Number.isFinite(due) ? Number(due) : null,
    loading,
    work,
  };
}

const news = (bus: Bus) => ({
  onBegan: toldOf(bus, 'began'),
  onEnded: toldOf(bus, 'ended'),
  onAnswered: toldOf(bus, 'answered'),
  onSent: toldOf(bus, 'sent'),
  onWent: toldOf(bus, 'went'),
  onFiles: toldOf(bus, 'files'),
});
const questions = (bus: Bus) => ({ listensToKeys: asking(bus, 'hears', 'heard'), forbidsDrop: asking(bus, 'drops', 'forbidden') });

/** Asks a question, about an element or in general; the answer arrives before `tell` returns. */
function asking(bus: Bus, question: string, answer: string): (element?: Element) => boolean {
  let yes = false;
  bus.hear(answer, () => {
    yes = true;
  });
  return (element) => {
    yes = false;
    bus.send(question, '', element);
    return yes;
  };
}

const joining =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

function toldOf(bus: Bus, kind: string): (listener: (detail: string) => void) => () => void {
  const listeners = new Set<(detail: string) => void>();
  bus.hear(kind, (detail) => {
    for (const listener of [...listeners]) listener(detail);
  });
  return joining(listeners);
}
