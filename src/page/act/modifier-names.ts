import type { Modifier as Name } from '../../model/operations/parts';

const isMac = /^mac/i.test(navigator.platform);

/** Modifier keys by their usual names, in lower case. */
export const MODIFIER_NAMES: Record<string, Name> = {
  alt: 'Alt',
  option: 'Alt',
  control: 'Control',
  ctrl: 'Control',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  shift: 'Shift',
  controlormeta: isMac ? 'Meta' : 'Control',
  mod: isMac ? 'Meta' : 'Control',
};
export type MODIFIER_NAMES = Name;
