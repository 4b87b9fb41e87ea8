import type { DialogAnswer } from '../../model/operation';
import { type Bus, openBus } from './bus';
import type { AskedDialog } from './dialogs';
import { hearDialogs } from './hear-dialogs';
import { parsed } from './parsed';
import type { WorkReport } from './pending';
import { answerWindowOpen } from './window-open';

/** Our end of the line to the shim in the page's world; everything does nothing where there is no shim. */
export interface Link {
  met(): boolean;
  /** An operation begins: from now on the shim follows what is done between `enter` and `leave`. Only these dialogs are answered for the person. */
  begin(dialogs?: readonly DialogAnswer[]): void;
  /** Before events are dispatched, and after, in one turn of the event loop: what the page does meanwhile was caused by us. */
  enter(): void;
  leave(): void;
  /** Between `enter` and `leave`? */
  inside(): boolean;
  finish(): void;
  /** Was the shim there before the page, so that it follows all that an operation causes? Known from the first `begin` on. */
  followsAll(): boolean;
  /** Has the page observers of sight or size? Undefined where nobody can tell. */
  watching(): boolean | undefined;
  /** Does the page listen to keys on the element or around it? False where there is no shim that could tell; a late one knows handlers and later listeners. */
  hearsKeys(element: Element): boolean;
  /** Has the page answered the last step of a drag of ours so that nothing may be dropped there? False without a shim. */
  forbidsDrop(): boolean;
  /** How many pieces of the operation's work are pending, as far as there is a shim: `report` tells which. */
  pending(): number;
  /** What is pending of the operation's work; undefined without a shim. */
  report(): WorkReport | undefined;
  /** Native dialogs that were answered since `begin`. */
  dialogs(): AskedDialog[];
  /** Called when the person has answered a native dialog. Answers how to stop. */
  watchDialogs(hear: (answered: DialogAnswer) => void): () => void;
  /** Called when a piece of an operation's work begins, with what it is in words. Answers how to stop. */
  onBegan(listener: (what: string) => void): () => void;
  /** Called when a piece of pending work is over. Answers how to stop. */
  onEnded(listener: () => void): () => void;
  /** Called when a request of the page, of an operation or not, was answered. Answers how to stop. */
  onAnswered(listener: () => void): () => void;
  /** Called when the page sends a request, with its method and path. Answers how to stop. */
  onSent(listener: (asked: string) => void): () => void;
  /** Called with the host (or its outermost host) when a shadow root was attached during an operation. */
  onRooted(listener: (host: Element) => void): () => void;
  bus: Bus;
}

let link: Link | undefined;

/** The one line of this document; opened at the first call. */
export function shimLink(): Link {
  link ??= openLink();
  return link;
}

function openLink(): Link {
  const bus = openBus('page');
  const rooted = new Set<(host: Element) => void>();
  let report: WorkReport | undefined;
  const dialogs = hearDialogs(bus);
  let operation = 0;
  let inside = false;
  let first: WorkReport | undefined;
  const pending = countPending(bus);
  const ask = () => {
    report = undefined;
    bus.tell('ask');
    return report as WorkReport | undefined;
  };
  const turn = (way: 'enter' | 'leave' | 'finish') => {
    inside = way === 'enter';
    if (way === 'finish') windows.finish();
    bus.tell(way);
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
      bus.tell('begin', String(++operation));
      first ??= ask();
    },
    enter: () => turn('enter'),
    leave: () => turn('leave'),
    inside: () => inside,
    finish: () => turn('finish'),
    followsAll: () => first?.early === true,
    watching: () => first?.watching,
    ...questions(bus),
    pending: pending.now,
    report: ask,
    dialogs: dialogs.asked,
    watchDialogs: dialogs.watch,
    onBegan: toldOf(bus, 'began'),
    onEnded: toldOf(bus, 'ended'),
    onAnswered: toldOf(bus, 'answered'),
    onSent: toldOf(bus, 'sent'),
    onRooted: joining(rooted),
  };
}

function countPending(bus: Bus): { begin(): void; now(): number } {
  let pending = 0;
  bus.hear('began', () => pending++);
  bus.hear('ended', (left) => {
    pending = Math.max(0, Number(left) || 0);
  });
  return {
    now: () => pending,
    begin: () => {
      pending = 0;
    },
  };
}

/** What came, in its form; a page that speaks on the line may say anything, and is not believed that nothing escapes. */
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

const questions = (bus: Bus) => ({ hearsKeys: asking(bus, 'hears', 'heard'), forbidsDrop: asking(bus, 'drops', 'forbidden') });

/** Asks, of an element or at all; the answer comes before the telling returns. */
function asking(bus: Bus, question: string, answer: string): (element?: Element) => boolean {
  let yes = false;
  bus.hear(answer, () => {
    yes = true;
  });
  return (element) => {
    yes = false;
    bus.tell(question, '', element);
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
