import type { Causes } from './cause';
import { apply, defineProperty, descriptorOf, hearAll } from './natives';
import { INPUTS } from './track-listeners';

/**
 * What a page schedules as microtasks when it hears a person's input runs while that input is `window.event`: before its listener is left
 * (https://html.spec.whatwg.org/#clean-up-after-running-a-callback). React asks it how soon to render. After an event that a script dispatched they only
 * run when the script has ended: until they are over, `window.event` is what the operation dispatched last.
 */
export function keepCurrentEvent({ now }: Causes): void {
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
