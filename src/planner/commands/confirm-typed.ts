import type { SnapshotElement } from '../../model/page/snapshot';
import { isCalled } from './names';
import { act, type OneAct } from './resolution';
import type { Scene } from './scene';

/** What the picker of a day or time that opened by typing waits for: its one new OK, or for a day that the field is left. Undefined if none opened. */
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
  (role === 'textbox' || role === 'combobox') && states.includes('focused') && (DATE.test(value ?? '') || TIME.test(value ?? ''));

/** A day in figures. */
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;
/** A time in figures. The OK of a notice that comes while any other text is typed is not of the field. */
const TIME = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?$/i;
