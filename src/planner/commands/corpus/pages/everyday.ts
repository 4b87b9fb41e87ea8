import { type Page, page, type Row } from '../build-snapshot';

const mail = (from: string, subject: string): Row[] => [
  ['checkbox', `Select ${subject}`, { key: `select ${from}`, states: ['unchecked'], place: [`row ${from}`, 'table Inbox', 'main'] }],
  ['button', 'Star', { key: `star ${from}`, place: [`row ${from}`, 'table Inbox', 'main'] }],
  ['link', subject, { href: `/mail/${subject.length}`, place: [`row ${from}`, 'table Inbox', 'main'] }],
  ['button', 'Archive', { key: `archive ${from}`, onHover: true, place: [`row ${from}`, 'table Inbox', 'main'] }],
  ['button', 'Delete', { key: `delete ${from}`, onHover: true, place: [`row ${from}`, 'table Inbox', 'main'] }],
];

/** A webmail inbox. */
export const inbox: Page = page('http://mail.localhost/', 'Inbox (3) · Mail', [
  ['button', 'Main menu', { states: ['collapsed'], place: ['banner'] }],
  ['searchbox', 'Search mail', { key: 'q', type: 'text', placeholder: 'Search mail', selector: '[name="q"]', place: ['search', 'banner'] }],
  ['button', 'Search options', { states: ['collapsed', 'popup'], place: ['search', 'banner'] }],
  ['button', 'Settings', { states: ['popup', 'collapsed'], place: ['banner'] }],
  ['button', 'Compose', { place: ['navigation'] }],
  ['link', 'Inbox', { href: '/inbox', states: ['current'], place: ['navigation'] }],
  ['link', 'Starred', { href: '/starred', place: ['navigation'] }],
  ['link', 'Sent', { href: '/sent', place: ['navigation'] }],
  ['link', 'Drafts', { href: '/drafts', place: ['navigation'] }],
  ['checkbox', 'Select all', { states: ['unchecked'], place: ['toolbar Actions', 'main'] }],
  ['button', 'Refresh', { place: ['toolbar Actions', 'main'] }],
  ...mail('GitHub', 'Your build has failed'),
  ...mail('Anna Berg', 'Lunch on Friday?'),
  ...mail('Kyoto Rail', 'Your ticket'),
  ['button', 'Older', { place: ['toolbar Pages'] }],
  ['button', 'Newer', { states: ['disabled'], place: ['toolbar Pages'] }],
]);

/** Writing a mail, in a dialog. */
export const compose: Page = page(
  'http://mail.localhost/#compose',
  'Compose · Mail',
  [
    ['button', 'Compose', { place: ['navigation'] }],
    ['searchbox', 'Search mail', { key: 'q', selector: '[name="q"]', place: ['search', 'banner'] }],
    ['textbox', 'To recipients', { key: 'to', selector: '[name="to"]', place: ['dialog New message'] }],
    ['textbox', 'Subject', { selector: '[name="subject"]', place: ['dialog New message'] }],
    ['textbox', 'Message body', { key: 'body', tag: 'div', selector: '#body', place: ['dialog New message'] }],
    ['button', 'Send', { place: ['dialog New message'] }],
    ['button', 'Attach files', { place: ['dialog New message'] }],
    ['button', 'Discard draft', { place: ['dialog New message'] }],
    ['button', 'Close', { place: ['dialog New message'] }],
    ['button', 'Minimise', { place: ['dialog New message'] }],
  ],
  { dialogs: ['New message'] },
);

const issue = (title: string, number: number): Row[] => [
  ['link', title, { href: `/r/issues/${number}`, place: [`listitem ${title}`, 'list Issues', 'main'] }],
  ['link', 'bug', { key: `bug ${number}`, href: '/r/labels/bug', place: [`listitem ${title}`, 'list Issues', 'main'] }],
];

/** A code host's issue list. */
export const issues: Page = page(
  'http://code.localhost/r/issues',
  'Issues · r',
  [
    ['link', 'Skip to content', { href: '#start' }],
    ['link', 'Code', { href: '/r', place: ['navigation Repository'] }],
    ['link', 'Issues 42', { key: 'issues tab', href: '/r/issues', states: ['current'], place: ['navigation Repository'] }],
    ['link', 'Pull requests 7', { key: 'pulls tab', href: '/r/pulls', place: ['navigation Repository'] }],
    ['link', 'Actions', { href: '/r/actions', place: ['navigation Repository'] }],
    ['button', 'Watch', { states: ['popup', 'collapsed'], place: ['banner'] }],
    ['button', 'Star', { place: ['banner'] }],
    ['button', 'Fork', { place: ['banner'] }],
    [
      'combobox',
      'Search all issues',
      { key: 'q', tag: 'input', type: 'text', value: 'is:issue is:open', selector: '#js-issues-search', place: ['form', 'main'] },
    ],
    ['link', 'New issue', { href: '/r/issues/new', place: ['main'] }],
    ['button', 'Author', { states: ['popup', 'collapsed'], place: ['main'] }],
    ['button', 'Label', { states: ['popup', 'collapsed'], place: ['main'] }],
    ['button', 'Sort', { states: ['popup', 'collapsed'], place: ['main'] }],
    ...issue('Crash when the window is resized', 101),
    ...issue('Docs: typo in the guide', 99),
    ...issue('Feature request: dark mode', 87),
    ['link', 'Previous', { href: '/r/issues?page=0', states: ['disabled'], place: ['navigation Pagination'] }],
    ['link', 'Page 2', { href: '/r/issues?page=2', place: ['navigation Pagination'] }],
    ['link', 'Next', { href: '/r/issues?page=2', place: ['navigation Pagination'] }],
  ],
  {
    text: '42 Open\n1,310 Closed\nCrash when the window is resized\n#101 opened 2 hours ago by ada\nDocs: typo in the guide\nFeature request: dark mode',
  },
);

/** A news page behind a cookie banner. */
export const news: Page = page(
  'http://news.localhost/',
  'The Daily',
  [
    ['link', 'World', { href: '/world', place: ['navigation'], covered: 'dialog Your privacy' }],
    ['link', 'Sport', { href: '/sport', place: ['navigation'], covered: 'dialog Your privacy' }],
    ['link', 'Read more', { key: 'more 1', href: '/1', place: ['article Storm hits the coast', 'main'], covered: 'dialog Your privacy' }],
    ['link', 'Read more', { key: 'more 2', href: '/2', place: ['article Budget passes', 'main'], covered: 'dialog Your privacy' }],
    ['button', 'Accept all', { place: ['dialog Your privacy'] }],
    ['button', 'Reject all', { place: ['dialog Your privacy'] }],
    ['button', 'Manage options', { place: ['dialog Your privacy'] }],
  ],
  { dialogs: ['Your privacy'] },
);

/** An encyclopedia's article. */
export const wiki: Page = page(
  'http://wiki.localhost/wiki/Pinhole_camera',
  'Pinhole camera',
  [
    ['button', 'Main menu', { states: ['collapsed'], place: ['banner'] }],
    ['searchbox', 'Search Wiki', { key: 'q', type: 'search', selector: '#searchInput', place: ['search', 'banner'] }],
    ['button', 'Search', { key: 'go', type: 'submit', place: ['search', 'banner'] }],
    ['link', 'Create account', { href: '/join', place: ['navigation Personal'] }],
    ['link', 'Log in', { href: '/login', place: ['navigation Personal'] }],
    ['link', 'History', { key: 'toc history', href: '/wiki/Pinhole_camera#History', place: ['navigation Contents'] }],
    ['link', 'Construction', { href: '/wiki/Pinhole_camera#Construction', place: ['navigation Contents'] }],
    ['link', 'Talk', { href: '/talk', place: ['navigation Namespaces'] }],
    ['link', 'Edit', { href: '/edit', place: ['navigation Views'] }],
    ['link', 'View history', { href: '/history', place: ['navigation Views'] }],
    ['link', 'edit', { key: 'edit history', href: '/edit?s=1', place: ['heading History', 'main'] }],
    ['link', 'edit', { key: 'edit construction', href: '/edit?s=2', place: ['heading Construction', 'main'] }],
    ['link', 'camera obscura', { href: '/wiki/Camera_obscura', place: ['main'] }],
    ['link', 'camera obscura', { key: 'again', href: '/wiki/Camera_obscura', place: ['main'] }],
    ['button', '12 languages', { states: ['collapsed', 'popup'], place: ['banner'] }],
  ],
  { text: '# Pinhole camera\nA pinhole camera is a simple camera without a lens.\nInvented: 1850' },
);

const user = (name: string): Row[] => [
  ['checkbox', `Select ${name}`, { states: ['unchecked'], place: [`row ${name}`, 'table Users'] }],
  [
    'combobox',
    'Role',
    {
      key: `role ${name}`,
      tag: 'select',
      options: [{ label: 'Admin' }, { label: 'Editor', selected: true }, { label: 'Viewer' }],
      place: [`row ${name}`, 'table Users'],
    },
  ],
  ['button', 'Edit', { key: `edit ${name}`, place: [`row ${name}`, 'table Users'] }],
  ['button', 'Delete', { key: `delete ${name}`, place: [`row ${name}`, 'table Users'] }],
];

/** An administration table with a form over it. */
export const admin: Page = page(
  'http://admin.localhost/users',
  'Users',
  [
    ['textbox', 'Filter users', { placeholder: 'Name or mail', selector: '#filter', place: ['main'] }],
    ['button', 'Add user', { place: ['main'] }],
    ['button', 'Export', { states: ['popup', 'collapsed'], place: ['main'] }],
    ['columnheader', 'Name', { key: 'by name', weak: true, place: ['row', 'table Users'] }],
    ['columnheader', 'Role', { key: 'by role', weak: true, place: ['row', 'table Users'] }],
    ...['Bob', 'Alice Cooper', 'Bobby Tables'].flatMap(user),
    ['spinbutton', 'Rows per page', { type: 'number', value: '10', selector: '#rows' }],
    ['slider', 'Zoom', { selector: '#zoom' }],
  ],
  { text: '# Users\nBob\nAlice Cooper\nBobby Tables\n3 users' },
);

/** A flight search. */
export const flights: Page = page(
  'http://fly.localhost/',
  'Flights',
  [
    ['radio', 'Return', { states: ['checked'], place: ['radiogroup Trip', 'form Flights'] }],
    ['radio', 'One way', { states: ['unchecked'], place: ['radiogroup Trip', 'form Flights'] }],
    ['combobox', 'Where from?', { tag: 'input', value: 'Oslo', selector: '#from', place: ['form Flights'] }],
    ['combobox', 'Where to?', { tag: 'input', selector: '#to', place: ['form Flights'] }],
    ['button', 'Swap origin and destination', { place: ['form Flights'] }],
    ['textbox', 'Departure', { selector: '#out', place: ['form Flights'] }],
    ['textbox', 'Return', { key: 'return date', selector: '#back', place: ['form Flights'] }],
    ['button', '1 passenger', { states: ['collapsed', 'popup'], place: ['form Flights'] }],
    ['combobox', 'Cabin class', { tag: 'button', value: 'Economy', states: ['collapsed', 'popup'], place: ['form Flights'] }],
    ['checkbox', 'Direct flights only', { states: ['unchecked'], place: ['form Flights'] }],
    ['button', 'Search flights', { type: 'submit', place: ['form Flights'] }],
    ['button', 'Explore', { place: ['form Flights'] }],
  ],
  {},
);
