import { type Page, page, type Row } from '../build-snapshot';

/** Pages as admin templates are written: labels that belong to nothing, headers that sort, cards without a list, icons without names. */
const menu: Row[] = [
  ['searchbox', 'Search', { key: 'menu search', type: 'search', place: ['complementary'] }],
  ['link', 'table_view Tables', { key: 'Tables', href: '../tables.html', place: ['navigation', 'complementary'] }],
  ['link', 'person Profile', { key: 'Profile', href: '../me.html', place: ['navigation', 'complementary'] }],
  ['link', 'logout Leave', { key: 'Leave', href: '../out.html', place: ['navigation', 'complementary'] }],
  ['link', 'Overview', { href: '../overview.html', place: ['navigation', 'complementary'] }],
  ['link', 'Sent', { key: 'menu Sent', href: './mail/sent.html', place: ['navigation', 'complementary'] }],
  ['link', 'Write', { key: 'menu Write', href: '../pages/write.html', place: ['navigation', 'complementary'] }],
];

/** A form whose words only stand beside its controls. */
export const adminForm: Page = page('http://admin.localhost/pages/form.html', 'Forms · Admin', [
  ...menu,
  ['textbox', 'Enter text', { key: 'note', tag: 'input', placeholder: 'Enter text', place: ['item Short note', 'form'] }],
  ['textbox', 'Enter text', { key: 'story', tag: 'textarea', placeholder: 'Enter text', place: ['item Long story', 'form'] }],
  ['combobox', '', { key: 'size', tag: 'select', options: [{ label: 'Small' }, { label: 'Large' }], place: ['item Bed size', 'form'] }],
  ['listbox', '', { key: 'days', tag: 'select', options: [{ label: 'Monday' }, { label: 'Friday' }], place: ['item Select days', 'form'] }],
  ['checkbox', '', { key: 'first box', states: ['unchecked'], place: ['item Breakfast', 'form'] }],
  ['radio', '', { key: 'one way', states: ['unchecked'], place: ['item One way', 'form'] }],
  ['radio', '', { key: 'return', states: ['unchecked'], place: ['item Return', 'form'] }],
  ['slider', 'Loudness', { tag: 'input', type: 'range', value: '50', place: ['form'] }],
  ['checkbox', 'Night mode', { states: ['unchecked'], place: ['form'] }],
  ['radio', 'Option 2', { key: 'radio 2', states: ['unchecked'], place: ['item Seats', 'form'] }],
  ['checkbox', 'Option 2', { key: 'box 2', states: ['unchecked'], place: ['item Extras', 'form'] }],
  ['combobox', '', { key: 'day', tag: 'select', options: [{ label: '1' }, { label: '2' }], place: ['item Birthday', 'form'] }],
  ['textbox', 'Your password', { key: 'password', type: 'password', secret: true, place: ['item Password', 'form'] }],
  ['link', 'Show password', { place: ['item Password', 'form'] }],
  [
    'checkbox',
    'A long line that tells of all there is to know about a journey by train or by ship and of two or three cities on its way',
    {
      key: 'long',
      states: ['unchecked'],
      place: ['form'],
    },
  ],
  ['button', 'Launch success dialog', { place: ['main'] }],
]);

const person = (name: string, row: string): Row[] => [
  ['link', 'Open', { key: `open ${name}`, href: `#open-${name}`, place: [`row ${row}`, 'table People', 'main'] }],
  ['link', 'Remove', { key: `remove ${name}`, href: `#remove-${name}`, place: [`row ${row}`, 'table People', 'main'] }],
];

/** A table that is sorted by its headers and cut into pages. */
export const adminTable: Page = page('http://admin.localhost/pages/people.html', 'People · Admin', [
  ['textbox', 'Search', { key: 'site search', type: 'text', placeholder: 'Search for...', place: ['form', 'banner'] }],
  ['searchbox', 'Search:', { key: 'table search', type: 'search', place: ['heading People', 'main'] }],
  [
    'combobox',
    'Show entries',
    { key: 'length', tag: 'select', options: [{ label: '10', selected: true }, { label: '25' }], place: ['heading People', 'main'] },
  ],
  ['columnheader', 'Age: activate to sort column ascending', { key: 'by age', place: ['row Age', 'grid'] }],
  ['button', 'Town', { key: 'by town', place: ['row Age', 'table'] }],
  ['columnheader', 'Start date: activate to sort column ascending', { key: 'by start', place: ['row Age', 'grid'] }],
  ...person('ada', 'Ada Byron 36'),
  ...person('alan', 'Alan Turing 41'),
]);

/** Cards side by side, each with the same link, and a mail being written. */
export const adminCards: Page = page(
  'http://admin.localhost/pages/contacts.html',
  'Contacts · Admin',
  [
    ...menu,
    ['link', 'Write', { key: 'Write', href: 'write.html' }],
    ['link', 'View Profile', { key: 'profile 1', href: '#1' }],
    ['link', 'View Profile', { key: 'profile 2', href: '#2' }],
    ['link', 'View Profile', { key: 'profile 3', href: '#3' }],
    ['button', 'Send', { place: ['main'] }],
    ['button', 'Print list', { place: ['main'] }],
    ['link', 'Choose plan', { key: 'plan free', href: '#free', place: ['item Free'] }],
    ['link', 'Choose plan', { key: 'plan big', href: '#big', place: ['item Enterprise'] }],
  ],
  { text: 'Contacts\nSubtotal:\n$50.30\nTax (9.3%)\n$4.70\nShipping:\n$5.80\nTotal:\n$60.80\nPrint' },
);

/** A dialog with a cross and a button, both called Close. */
export const adminDialog: Page = page(
  'http://admin.localhost/pages/dialogs.html',
  'Dialogs · Admin',
  [
    ...menu,
    ['button', 'Launch', { place: ['main'] }],
    ['button', 'Close', { key: 'cross', place: ['heading Default', 'dialog'] }],
    ['button', 'Close', { key: 'below', place: ['dialog'] }],
    ['button', 'Save changes', { place: ['dialog'] }],
  ],
  { dialogs: ['Default'] },
);
