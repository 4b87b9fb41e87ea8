import * as dom from '../dom/native-accessors';
import { openBus } from './bus';
import { makeCauses } from './cause';
import { keepCurrentEvent } from './current-event';
import { interceptDialogs } from './dialogs';
import { installDragEffects } from './drag-effects';
import { trackPageConnections } from './page-connections';
import { trackPageRequests } from './page-requests';
import { trackPageTimers } from './page-timers';
import { patch } from './patch';
import { makePending, type WorkReport } from './pending';
import { installPointerCapture } from './pointer-capture';
import { installScriptLinks } from './script-links';
import { trackKeys, trackListeners } from './track-listeners';
import { trackMessages } from './track-messages';
import { trackObservers } from './track-observers';
import { trackRequests } from './track-requests';
import { trackTimers } from './track-timers';
import { makeTracker } from './tracker';
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
