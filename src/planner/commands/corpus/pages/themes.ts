import { type Page, page, type Row } from '../build-snapshot';

const trigger = (name: string, chosen: string, state = 'collapsed'): Row => [
  'button',
  `${name} ${chosen}`,
  { key: name, states: [state, 'popup'], place: ['region Customise', 'main'], selector: `#${name.toLowerCase()}` },
];
const PREVIEW: Row[] = [
  ['radio', 'Card', { states: ['checked'], place: ['radiogroup Way to pay', 'region Payment method'] }],
  ['radio', 'Wallet', { states: ['unchecked'], place: ['radiogroup Way to pay', 'region Payment method'] }],
  ['radio', 'Bank', { states: ['unchecked'], place: ['radiogroup Way to pay', 'region Payment method'] }],
  ['textbox', 'Name', { placeholder: 'First Last', selector: '#holder', place: ['region Payment method'] }],
  ['textbox', 'City', { placeholder: 'Lisbon', selector: '#city', place: ['region Payment method'] }],
  ['button', 'Continue', { place: ['region Payment method'] }],
  ['button', 'Invite', { key: 'invite sofia', place: ['listitem Sofia Davis', 'region Team members'] }],
  ['button', 'Invite', { key: 'invite jackson', place: ['listitem Jackson Lee', 'region Team members'] }],
  ['button', 'Invite', { key: 'invite isabella', place: ['listitem Isabella Nguyen', 'region Team members'] }],
  ['textbox', 'Message', { placeholder: 'Type your message…', selector: '#message', place: ['form', 'region Messages'] }],
  ['button', 'Send', { type: 'submit', place: ['form', 'region Messages'] }],
  ['button', 'Decrease', { place: ['region Move goal'] }],
  ['button', 'Increase', { place: ['region Move goal'] }],
  ['switch', 'Email updates', { tag: 'button', states: ['unchecked'], selector: '#mail', place: ['region Notifications'] }],
  ['switch', 'Push messages', { tag: 'button', states: ['checked'], selector: '#push', place: ['region Notifications'] }],
];
const menus = (open?: string): Row[] => [
  trigger('Theme', 'Neutral', open === 'Theme' ? 'expanded' : 'collapsed'),
  trigger('Style', 'Vega', open === 'Style' ? 'expanded' : 'collapsed'),
  trigger('Radius', 'Medium'),
  trigger('Font', 'Inter'),
];
const rows = (open?: string): Row[] => [
  ...menus(open),
  ['button', 'Shuffle', { place: ['region Customise', 'main'] }],
  ['button', 'Reset', { place: ['region Customise', 'main'] }],
  ...PREVIEW,
];
const options = (menu: string, names: string[]): Row[] =>
  names.map((name) => ['menuitemradio', name, { isNew: true, tag: 'div', place: [`menu ${menu}`] }]);
const URL = 'http://themes.localhost/';
const TEXT =
  '# Customise\nTotal revenue\n$15,231.89\n+20.1% from last month\nSofia Davis\nsofia@example.com\nMove goal\n350\nCalories a day';

/** The theme customiser, all menus closed. */
export const themes: Page = page(URL, 'Themes', rows(), { text: TEXT });

/** The same with the Theme menu open, its options in a portal at the end. */
export const themeMenu: Page = page(
  URL,
  'Themes',
  [
    ...rows('Theme'),
    ...options('Theme', [
      'Neutral',
      'Stone',
      'Slate',
      'Purple',
      'Fuchsia',
      'Blue',
      'Cyan',
      'Green',
      'Lime',
      'Amber',
      'Orange',
      'Rose',
      'Red',
    ]),
  ],
  { text: TEXT },
);

/** "Get Started" lies over everything. */
export const themesModal: Page = page(
  URL,
  'Themes',
  [
    ...rows().map(([role, name, more]): Row => [role, name, { ...more, covered: 'dialog Get Started' }]),
    ['button', 'Get Started', { place: ['dialog Build your own theme'], isNew: true }],
    ['button', 'Close', { place: ['dialog Build your own theme'], isNew: true }],
  ],
  { dialogs: ['Build your own theme'], text: TEXT },
);
