import { conceptOf } from '../concepts';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { act } from './click';
import type { OneAct } from './resolution';

/** The one button OK that came when a field was written in that has the focus still: what was typed is taken by it, as time pickers do. */
export function confirmTyped(scene: Scene): OneAct | undefined {
  const isWritten = scene.entries.some(
    ({ element: { states, role, value } }) => states.includes('focused') && role === 'textbox' && !!value,
  );
  const [only, other] = scene.entries.filter(
    ({ element }) => element.role === 'button' && scene.isNew(element) && conceptOf(comparable(element.name).normal) === 'ok',
  );
  const [dated] = scene.entries.filter(({ element: { states, value } }) => states.includes('focused') && DATE.test(value ?? ''));
  const calendar = scene.entries.some(
    ({ element }) => scene.isNew(element) && element.place.some(({ kind }) => kind === 'dialog' || kind === 'grid'),
  );
  const leave =
    dated && calendar && !only ? act(scene, dated.element, 'press', 'leaves the calendar that opened', { key: 'Tab' }) : undefined;
  if (leave?.kind === 'act') return leave;
  const click = isWritten && only && !other ? act(scene, only.element, 'click', 'takes what was typed') : undefined;
  return click?.kind === 'act' ? click : undefined;
}

/** A day in figures. */
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;
