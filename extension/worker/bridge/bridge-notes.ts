import { StoredNotes } from '../../../src/wire/bridge-messages';
import type { BridgeNote } from '../../../src/wire/bridge-panel-calls';
import type { BridgeStore } from './bridge-clients';

/** What programs asked for, refused or not. Like calls one after another are one line with a count. */
export interface BridgeNotes {
  list(): Promise<BridgeNote[]>;
  add(note: Omit<BridgeNote, 'times' | 'at'>): void;
}

const KEY = 'bridge.notes';
/** So many lines are kept. */
const MAX_NOTES = 300;

/** Newest last. `changed` is called when the list is another one. */
export function bridgeNotes(area: BridgeStore, changed: () => void): BridgeNotes {
  let turn: Promise<unknown> = Promise.resolve();
  const load = async (): Promise<BridgeNote[]> => StoredNotes.parse((await area.get(KEY))[KEY]);
  return {
    list: () => turn.then(load),
    add: (note) => {
      const at = Date.now();
      turn = turn
        .then(async () => {
          const notes = await load();
          const last = notes.at(-1);
          const isAlike = last !== undefined && last.client === note.client && last.call === note.call && last.refused === note.refused;
          const next = isAlike ? [...notes.slice(0, -1), { ...last, at, times: last.times + 1 }] : [...notes, { ...note, at, times: 1 }];
          await area.set({ [KEY]: next.slice(-MAX_NOTES) });
          if (!isAlike) changed();
        })
        .catch(() => undefined);
    },
  };
}
