import { defineProperty } from './natives';

/**
 * Runs in the page's world. A DataTransfer that was constructed forgets `effectAllowed` and `dropEffect`; pages that read them after a drop of
 * Abra's would think it was refused. For drags that Abra makes they are kept here.
 */
export function installDragEffects(): void {
  const kept = new WeakMap<DataTransfer, { allowed: DataTransfer['effectAllowed']; drop: DataTransfer['dropEffect']; dropped: boolean }>();
  const listen = (event: Event) => {
    const { dataTransfer, isTrusted, type } = event as DragEvent;
    if (isTrusted || !dataTransfer) return;
    if (type === 'dragstart') kept.set(dataTransfer, { allowed: 'uninitialized', drop: 'none', dropped: false });
    const state = kept.get(dataTransfer);
    if (!state) return;
    if (type === 'dragenter' || type === 'dragover') state.drop = proposed(state.allowed);
    if (type === 'drop') state.dropped = true;
    if (type === 'dragend' && !state.dropped) state.drop = 'none';
  };
  for (const type of ['dragstart', 'dragenter', 'dragover', 'drop', 'dragend']) addEventListener(type, listen, true);

  for (const [name, key, values] of [
    ['effectAllowed', 'allowed', /^(none|copy(Link|Move)?|link(Move)?|move|all|uninitialized)$/],
    ['dropEffect', 'drop', /^(none|copy|link|move)$/],
  ] as const) {
    const native = Object.getOwnPropertyDescriptor(DataTransfer.prototype, name);
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

/** What the browser proposes before it asks the page. */
function proposed(allowed: DataTransfer['effectAllowed']): DataTransfer['dropEffect'] {
  if (allowed === 'none') return 'none';
  if (/^copy/.test(allowed)) return 'copy';
  return allowed === 'link' ? 'link' : 'move';
}
