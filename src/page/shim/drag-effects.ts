import type { Bus } from './bus';
import { defineProperty, descriptorOf, hearAll } from './natives';

/**
 * Runs in the page's world. A constructed DataTransfer ignores writes to `effectAllowed` and `dropEffect`, so pages that read them after a
 * drop of Abra's would think it was refused. For Abra's drags they are stored here and reported: a drop that they forbid is not made
 * (https://html.spec.whatwg.org/#dom-datatransfer-effectallowed).
 */
export function installDragEffects(bus: Bus): void {
  const kept = new WeakMap<DataTransfer, { allowed: DataTransfer['effectAllowed']; drop: DataTransfer['dropEffect']; dropped: boolean }>();
  let last: { allowed: string; drop: string } | undefined;
  bus.hear('drops', () => last && !allows(last) && bus.send('forbidden'));
  const listen = (event: Event) => {
    const { dataTransfer, isTrusted, type } = event as DragEvent;
    if (isTrusted || !dataTransfer) return;
    // Files are dragged in from outside, without a dragstart.
    const begins = type === 'dragstart' || (type === 'dragenter' && !kept.has(dataTransfer));
    if (begins) kept.set(dataTransfer, { allowed: type === 'dragstart' ? 'uninitialized' : 'all', drop: 'none', dropped: false });
    const state = kept.get(dataTransfer);
    last = state;
    if (!state) return;
    if (type === 'dragenter' || type === 'dragover') state.drop = proposed(state.allowed);
    if (type === 'drop') state.dropped = true;
    if (type === 'dragend' && !state.dropped) state.drop = 'none';
  };
  hearAll(['dragstart', 'dragenter', 'dragover', 'drop', 'dragend'], listen as (event: Event) => void);

  for (const [name, key, values] of [
    ['effectAllowed', 'allowed', /^(none|copy(Link|Move)?|link(Move)?|move|all|uninitialized)$/],
    ['dropEffect', 'drop', /^(none|copy|link|move)$/],
  ] as const) {
    const native = descriptorOf(DataTransfer.prototype, name);
    if (!native?.get || !native.set) continue;
    const { get, set } = native;
    defineProperty(DataTransfer.prototype, name, {
      ...native,
      get(this: DataTransfer) {
        const state = kept.get(this);
        return state ? state[key] : get.call(this);
      },
      set(this: DataTransfer, value: string) {
        const state = kept.get(this);
        if (!state) set.call(this, value);
        else if (values.test(value)) Object.assign(state, { [key]: value });
      },
    });
  }
}

/** "copyMove" allows "move", whatever the case of its first letter. */
const allows = ({ allowed, drop }: { allowed: string; drop: string }) =>
  drop !== 'none' && (/^(all|uninitialized)$/.test(allowed) || allowed.includes(drop.slice(1)));

/** What Chrome proposes before it asks the page: copy where everything is allowed, else move, else copy, else link. */
function proposed(allowed: DataTransfer['effectAllowed']): DataTransfer['dropEffect'] {
  if (/^(all|un)/.test(allowed)) return 'copy';
  if (/move/i.test(allowed)) return 'move';
  return allowed.startsWith('copy') ? 'copy' : (allowed as 'link' | 'none');
}
