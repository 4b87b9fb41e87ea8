import * as dom from '../dom/native-accessors';
import { type Bus, openBus } from './bus';
import { type Causes, makeCauses } from './cause';
import { interceptDialogs } from './dialogs';
import { installDragEffects } from './drag-effects';
import { apply, defineProperty, descriptorOf, hearAll, postMessage } from './natives';
import { trackPageRequests } from './page-requests';
import { trackPageTimers } from './page-timers';
import { patch, precede } from './patch';
import { makePending, type WorkReport } from './pending';
import { installPointerCapture } from './pointer-capture';
import { INPUTS, trackKeys, trackListeners } from './track-listeners';
import { trackRequests } from './track-requests';
import { trackTimers } from './track-timers';
import { makeTracker, type Tracker } from './tracker';
import { installWindowOpen } from './window-open';

/**
 * Abra's half in the page's world: tracks the work that descends from the current operation, answers dialogs meanwhile, announces shadow
 * roots. Inert between operations: natives are called as they are. A second one in a document does nothing. `early`: no script of the page
 * has run yet, so that no work escapes.
 */
export function installShim(early = dom.readyState(document) === 'loading' && dom.scripts(document).length === 0): void {
  const bus = openBus('shim');
  if (bus.taken()) return;
  const causes = makeCauses();
  const pending = makePending(bus);
  const tracker = makeTracker(causes, pending);
  let restore: (() => void)[] = [];
  const putBack = () => {
    for (const undo of restore.splice(0)) undo();
  };

  trackTimers(tracker);
  const due = trackPageTimers();
  const own = trackPageRequests(bus);
  trackRequests(tracker, own);
  const open = trackPageConnections();
  trackMessages(tracker);
  trackListeners(bus);
  trackKeys(bus);
  const watching = trackObservers(tracker, () => bus.send('watching'));
  patch(
    Element.prototype,
    'attachShadow',
    (native) =>
      function (init) {
        const root = native.call(this, init);
        if (causes.root()) bus.send('rooted', '', this);
        return root;
      },
  );
  keepCurrentEvent(causes);
  installPointerCapture();
  installDragEffects(bus);
  tellUnheard(bus);
  installScriptLinks();

  const answerDialogs = interceptDialogs(bus);
  bus.hear('begin', (operation) => {
    pending.clear();
    causes.begin(Number(operation));
    putBack();
    restore = [answerDialogs(), installWindowOpen(bus)];
  });
  for (const way of ['enter', 'leave'] as const)
    bus.hear(way, () => {
      const root = causes.root();
      if (root) causes[way](root);
    });
  bus.hear('finish', () => {
    causes.finish();
    pending.clear();
    putBack();
  });
  bus.hear('ask', () => {
    const report: WorkReport = { early, watching: watching(), loading: own.underWay(), due: due(), open: open(), work: pending.list() };
    bus.send('work', JSON.stringify(report));
  });
}

/** Tells of what a script of the page does that no event tells: it goes back, or asks for files by a field that is in no document. */
function tellUnheard(bus: Bus): void {
  for (const way of ['back', 'forward', 'go']) precede(History.prototype, way, () => bus.send('went'));
  precede(HTMLElement.prototype, 'click', function () {
    if (this instanceof HTMLInputElement && this.type === 'file' && !this.isConnected) bus.send('files');
  });
  for (const name of ['showOpenFilePicker', 'showDirectoryPicker']) precede(window, name, () => bus.send('files'));
}

/**
 * Runs in the page's world. A `javascript:` link clicked from the isolated world is blocked by the extension's content security policy;
 * here it is followed in the page's world, under the page's policy, as after a person's click.
 */
function installScriptLinks(): void {
  addEventListener('click', (event) => {
    if (event.isTrusted || event.defaultPrevented) return;
    const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && !!node.href);
    if (link?.protocol !== 'javascript:') return;
    event.preventDefault();
    location.href = link.href;
  });
}

/** Sockets and event sources have a state; workers do not. */
type Line = { readyState?: number; CLOSED?: number };

/** Tracks what may message the page at any time, unasked: sockets, event sources, workers. Returns a function that tells whether one is open. */
function trackPageConnections(): () => boolean {
  let lines: WeakRef<Line>[] = [];
  for (const name of ['WebSocket', 'EventSource', 'Worker', 'SharedWorker']) subclass(name, (one) => lines.push(new WeakRef<Line>(one)));
  const isOpen = (line: WeakRef<Line>) => {
    const one = line.deref();
    return one && (one.CLOSED === undefined || one.readyState !== one.CLOSED);
  };
  return () => {
    lines = lines.filter(isOpen);
    return lines.length > 0;
  };
}

/**
 * What a page schedules as microtasks when it hears a person's input runs while that input is `window.event`: before its listener is left
 * (https://html.spec.whatwg.org/#clean-up-after-running-a-callback). React asks it how soon to render. After an event that a script dispatched they only
 * run when the script has ended: until they are over, `window.event` is what the operation dispatched last.
 */
function keepCurrentEvent({ now }: Causes): void {
  const native = descriptorOf(window, 'event');
  let last: WeakRef<Event> | undefined;
  const isDirect = () => now()?.depth === 1;
  hearAll(INPUTS, (event) => {
    if (isDirect()) last = new WeakRef(event);
  });
  defineProperty(window, 'event', {
    ...native,
    get() {
      const event: Event | undefined = native?.get && apply(native.get, window, []);
      // With a message our own world takes its turn.
      return isDirect() && (!event || event.type === 'message') ? last?.deref() : event;
    },
  });
}

/**
 * Lazy loading is driven by Intersection- and ResizeObservers: what they call while an operation runs counts as its work. Returns a
 * function that tells whether the page has made any; `made` is called at the first.
 */
function trackObservers(tracker: Tracker, made: () => void): () => boolean {
  let any = false;
  for (const name of ['IntersectionObserver', 'ResizeObserver']) {
    subclass(
      name,
      () => {
        if (!any) made();
        any = true;
      },
      ([callback, ...rest]) => [following(callback), ...rest],
    );
  }
  return () => any;

  function following(callback: unknown): unknown {
    if (typeof callback !== 'function') return callback;
    return function (this: unknown, ...args: unknown[]) {
      const root = tracker.root();
      return root ? tracker.run({ ...root, depth: 2 }, 0, callback as ObserverCallback, this, args) : apply(callback, this, args);
    };
  }
}

type ObserverCallback = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Tracks messages that a document sends to itself (MessagePort, window.postMessage): how React and others yield. The handler is not known
 * to the sender, so the message is sent between two of our own: messages arrive in the order of sending, and what runs between ours is its
 * handler (measured in Chromium 156: 2,000 of 2,000).
 */
function trackMessages(tracker: Tracker): void {
  const opening = new MessageChannel();
  const closing = new MessageChannel();
  const sent: { cause: NonNullable<ReturnType<Tracker['follows']>>; key: number }[] = [];
  opening.port1.onmessage = () => tracker.hold(sent[0]?.cause);
  closing.port1.onmessage = () => {
    const message = sent.shift();
    tracker.hold(undefined);
    if (message) tracker.leave(message.cause, () => tracker.end(message.key));
  };
  const bracket = (send: () => unknown) => {
    const cause = tracker.now();
    if (!cause) return send();
    const key = tracker.start('message', 'message');
    sent.push({ cause, key });
    postMessage.call(opening.port2, 0);
    const answer = send();
    postMessage.call(closing.port2, 0);
    return answer;
  };
  for (const sender of [MessagePort.prototype, window]) {
    patch(
      sender,
      'postMessage',
      (native) =>
        function (...args) {
          return bracket(() => native.apply(this, args));
        },
    );
  }
}

// biome-ignore lint/suspicious/noExplicitAny: stands in for natives of any shape
type AnyClass = new (...args: any[]) => any;

/**
 * Replaces a class of the browser by a subclass that calls `made` with each instance; `given` may change the arguments. Name and statics
 * stay the native's.
 */
function subclass(name: string, made: (one: object) => void, given: (args: unknown[]) => unknown[] = (args) => args): void {
  const page = window as unknown as Record<string, AnyClass | undefined>;
  const Native = page[name];
  if (!Native) return;
  const Tracked = class extends Native {
    constructor(...args: unknown[]) {
      super(...given(args));
      made(this);
    }
  };
  defineProperty(Tracked, 'name', { value: name });
  page[name] = Tracked;
}
