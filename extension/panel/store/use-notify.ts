import { create } from 'zustand';
import { kept } from './kept';
import { onPermissions } from './on-permissions';

const keptOffer = kept('notifyOffered', (stored) => stored === true);
const WANTED: chrome.permissions.Permissions = { permissions: ['notifications'] };

interface NotifyStore {
  /** May Abra show notifications? Undefined before Chrome has said. */
  may: boolean | undefined;
  /** The person was asked once; from then on only the settings offer it. */
  offered: boolean;
}

/** Whether the person is told of runs while the panel is closed: Chrome's permission is the setting. */
export const useNotify = create<NotifyStore>(() => ({ may: undefined, offered: keptOffer.get() }));

/** Reads the permission, and again whenever it is given or taken. */
export const followNotify = (): (() => void) =>
  onPermissions(() => void chrome.permissions.contains(WANTED).then((may) => useNotify.setState({ may })));

/** Asks Chrome for the permission, or gives it back. */
export async function changeNotify(on: boolean): Promise<void> {
  const asking = on ? chrome.permissions.request(WANTED) : chrome.permissions.remove(WANTED).then((gone) => !gone);
  keptOffer.set(true);
  useNotify.setState({ offered: true });
  useNotify.setState({ may: await asking.catch(() => !on) });
}
