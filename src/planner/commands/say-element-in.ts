import type { SayingName } from '../../languages/sayings';
import { shorten } from '../../lib/text';
import type { Landmark } from '../../model/page/landmark';
import type { Voice } from './voice';

/** An element or a place in the language of the command: `Schaltfläche „Löschen“`; the kind alone where it has no name. Its role is a word of ARIA and is never said. */
export function sayElementIn(say: Voice, role: string | undefined, called = '', most = 60): string {
  const kind = sayKind(say, role ?? '');
  return called ? say('labelled', { kind, name: shorten(called, most) }) : kind;
}

/** Where something stands, likewise. */
export const sayPlaceIn = (say: Voice, { kind, name }: Landmark): string => sayElementIn(say, kind, name, 40);

/** The plain word for a role, or for a tag, where there is no role: one of these has a word in each language, the rest are parts of the page. */
export const sayKind = (say: Voice, role: string): string => say(KINDS[role] ?? 'kindPart');

const KINDS: Readonly<Record<string, SayingName | undefined>> = {
  button: 'kindButton',
  link: 'kindLink',
  textbox: 'kindField',
  spinbutton: 'kindField',
  searchbox: 'kindSearch',
  combobox: 'kindChoices',
  listbox: 'kindChoices',
  list: 'kindChoices',
  tree: 'kindChoices',
  checkbox: 'kindCheck',
  menuitemcheckbox: 'kindCheck',
  switch: 'kindSwitch',
  radio: 'kindOption',
  menuitemradio: 'kindOption',
  option: 'kindOption',
  menu: 'kindMenu',
  menubar: 'kindMenu',
  navigation: 'kindMenu',
  menuitem: 'kindMenuEntry',
  tab: 'kindTab',
  slider: 'kindSlider',
  img: 'kindPicture',
  heading: 'kindHeading',
  table: 'kindTable',
  grid: 'kindTable',
  treegrid: 'kindTable',
  row: 'kindRow',
  cell: 'kindCell',
  gridcell: 'kindCell',
  columnheader: 'kindCell',
  rowheader: 'kindCell',
  listitem: 'kindEntry',
  treeitem: 'kindEntry',
  item: 'kindEntry',
  article: 'kindEntry',
  dialog: 'kindDialog',
  alertdialog: 'kindDialog',
  form: 'kindForm',
};
