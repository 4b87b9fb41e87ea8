import type { SnapshotElement } from '../../model/page/snapshot';
import { isCalled } from './names';
import { act, type OneAct } from './resolution';
import type { Scene } from './scene';

/** What a picker that opened by typing waits for: its one new OK, or for a date that the field is left. Undefined if nothing opened. */
export function confirmTyped(scene: Scene): OneAct | undefined {
  const added = scene.entries.filter(({ element }) => element.isNew === true);
  const written = scene.entries.find(({ element }) => isWritten(element))?.element;
  if (!written || added.length === scene.entries.length) return undefined;
  const [only, other] = added.filter(({ element, names }) => element.role === 'button' && isCalled(names, 'ok'));
  if (only) return other ? undefined : act(scene, only.element, 'click', 'takes what was typed');
  const hasCalendar = added.some(({ element }) => element.place.some(({ kind }) => kind === 'dialog' || kind === 'grid'));
  if (!hasCalendar || !DATE.test(written.value ?? '')) return undefined;
  return act(scene, written, 'press', 'leaves the calendar that opened', { key: 'Tab' });
}

const isWritten = ({ role, states, value }: SnapshotElement): boolean =>
  (role === 'textbox' || role === 'combobox') && states.includes('focused') && !!value;

/** A day in figures. */
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;
