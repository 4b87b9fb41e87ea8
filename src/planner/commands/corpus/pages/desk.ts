import { type Page, page, type Row } from '../build-snapshot';

const gate = (email: string, password: string, login: string): Row[] => [
  ['link', 'Wayfare Desk', { key: 'brand', href: '/desk', place: ['banner'] }],
  ['textbox', email, { key: 'email', type: 'email', placeholder: 'you@company.com', selector: '#email', place: ['form Log in'] }],
  ['textbox', password, { key: 'password', type: 'password', selector: '#password', secret: true, place: ['form Log in'] }],
  ['checkbox', 'Remember me', { type: 'checkbox', states: ['unchecked'], place: ['form Log in'] }],
  ['link', 'Forgot password?', { href: '/desk/forgot', place: ['form Log in'] }],
  ['button', login, { key: 'login', type: 'submit', place: ['form Log in'] }],
];

/** The desk's login, labels as at first. */
export const login: Page = page('http://desk.localhost/desk/login', 'Log in · Wayfare Desk', gate('Email', 'Password', 'Login'));

/** The same after the labels changed. */
export const loginAgain: Page = page(
  'http://desk.localhost/desk/login?v=2',
  'Log in · Wayfare Desk',
  gate('E-mail address', 'Passcode', 'Sign in'),
);

/** Email first, password on the next page. */
export const loginTwoSteps: Page = page('http://desk.localhost/desk/enter', 'Log in · Wayfare Desk', [
  ['textbox', 'Email', { key: 'email', type: 'email', selector: '#email', place: ['form Log in'] }],
  ['button', 'Next', { type: 'submit', place: ['form Log in'] }],
  ['link', 'Create account', { href: '/desk/new' }],
]);

/** What's new lies over the login. */
export const loginModal: Page = page(
  'http://desk.localhost/desk/login?modal=1',
  'Log in · Wayfare Desk',
  [
    ...gate('Email', 'Password', 'Login').map(([role, name, more]): [string, string, typeof more] => [
      role,
      name,
      { ...more, covered: "dialog What's new" },
    ]),
    ['button', 'Got it', { place: ["dialog What's new"] }],
  ],
  { dialogs: ["What's new"] },
);

const side: Row[] = ['Dashboard', 'Trips', 'Expenses', 'Settings'].map((name) => [
  'link',
  name,
  {
    key: `side ${name}`,
    href: `/desk/${name.toLowerCase()}`,
    place: ['navigation'],
    ...(name === 'Dashboard' ? { states: ['current'] } : {}),
  },
]);
const searchForm: Row[] = [
  ['textbox', 'Destination', { placeholder: 'Where to?', selector: '#destination', place: ['form Search trips'] }],
  ['textbox', 'When', { type: 'date', selector: '#when', place: ['form Search trips'] }],
  ['spinbutton', 'Guests', { type: 'number', value: '1', selector: '#guests', place: ['form Search trips'] }],
  ['button', 'Search', { type: 'submit', place: ['form Search trips'] }],
];
const trip = (who: string): Row[] => [
  ['button', 'View', { key: `view ${who}`, place: [`row ${who}`, 'table', 'region Upcoming trips'] }],
  ['button', 'Cancel', { key: `cancel ${who}`, place: [`row ${who}`, 'table', 'region Upcoming trips'] }],
];

/** Search form and a table of trips. */
export const dashboard: Page = page(
  'http://desk.localhost/desk/dashboard',
  'Dashboard · Wayfare Desk',
  [
    ...side,
    ['button', 'Log out', { place: ['banner'] }],
    ...searchForm,
    ...['Bob Marsh', 'Carla Reyes', 'Dev Anand', 'Erin Falk'].flatMap(trip),
  ],
  {
    text: '# Good morning, Ada\nWhere is the team going next?\n12\nTrips this month\n$8,410\nSpent of $14,000\n4.7\nAverage rating\n3\nWaiting for you\n# Upcoming trips\nBob Marsh\nMontreal\nBooked',
  },
);

const stay = (name: string, price: string): { rows: Row[]; text: string } => ({
  rows: [
    ['link', name, { href: `/desk/stay/${name.toLowerCase().replace(/ /g, '-')}`, place: [`article ${name}`, 'list Results', 'main'] }],
    ['button', 'Book', { key: `book ${name}`, place: [`article ${name}`, 'list Results', 'main'] }],
  ],
  text: `# ${name}\n${price} a night`,
});
const stays = [
  stay('Hotel Nelligan', '$210'),
  stay('Auberge du Vieux-Port', '$185'),
  stay('Le Petit Hotel', '$160'),
  stay('Hotel Gault', '$240'),
];

/** Search results: one article each, and pages. */
export const results: Page = page(
  'http://desk.localhost/desk/results?q=Montreal',
  'Results · Wayfare Desk',
  [
    ...side,
    [
      'combobox',
      'Sort by',
      {
        tag: 'select',
        options: [{ label: 'Recommended', selected: true }, { label: 'Price' }, { label: 'Rating' }],
        selector: '#sort',
        place: ['main'],
      },
    ],
    ['checkbox', 'Free cancellation', { states: ['unchecked'], place: ['group Filters'] }],
    ['checkbox', 'Breakfast included', { states: ['checked'], place: ['group Filters'] }],
    ...stays.flatMap(({ rows }) => rows),
    ['link', '1', { href: '/desk/results?page=1', place: ['navigation Pages'] }],
    ['link', '2', { href: '/desk/results?page=2', place: ['navigation Pages'] }],
    ['link', 'Next', { href: '/desk/results?page=2n', place: ['navigation Pages'] }],
    ['button', 'Previous', { states: ['disabled'], place: ['navigation Pages'] }],
  ],
  { text: `# Results for Montreal\n4 stays\n${stays.map(({ text }) => text).join('\n')}` },
);
