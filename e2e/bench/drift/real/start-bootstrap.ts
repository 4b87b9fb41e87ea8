import { type PagePair, type RealTarget, same } from './page-pair';

const [ADMIN_5, ADMIN_7] = ['startbootstrap-sb-admin@5.1.1', 'startbootstrap-sb-admin@7.0.7'];
const [TWO_3, TWO_4] = ['startbootstrap-sb-admin-2@3.3.7', 'startbootstrap-sb-admin-2@4.1.4'];

const admin = (name: string, file: string, file2: string, targets: RealTarget[]): PagePair => ({
  name: `SB Admin 5 → 7: ${name}`,
  before: { from: ADMIN_5, file },
  after: { from: ADMIN_7, file: file2 },
  targets,
});

const FIRST: RealTarget[] = [
  ...same({
    'the name of the site': 'a.navbar-brand',
    'fold the menu': '#sidebarToggle',
    'search in the header': '.navbar input',
    'the button of that search': '.navbar .input-group button',
  }),
  ['who I am', '#userDropdown', '#navbarDropdown'],
  ['alerts', '#alertsDropdown', null],
  ['messages', '#messagesDropdown', null],
  ...['Dashboard', 'Pages', 'Charts', 'Tables'].map(
    (name): RealTarget => [
      `${name} in the menu`,
      `.sidebar > li > a:has-text("${name}")`,
      `.sb-sidenav-menu > .nav > a:has-text("${name}")`,
    ],
  ),
];

const ADMIN: PagePair[] = [
  admin('first page', 'index.html', 'dist/index.html', FIRST),
  admin('tables', 'tables.html', 'dist/tables.html', [...FIRST, ['dashboard above the page', '.breadcrumb a', '.breadcrumb a']]),
  admin('log in', 'login.html', 'dist/login.html', [
    ...same({ 'e-mail': '#inputEmail', password: '#inputPassword', 'log in': 'a.btn', 'I forgot my password': 'a:has-text("Forgot")' }),
    ['remember me', 'input[type=checkbox]', '#inputRememberPassword'],
    ['I have no account', 'a:has-text("Register")', 'a:has-text("Need an account")'],
  ]),
  admin('register', 'register.html', 'dist/register.html', [
    ['first name', '#firstName', '#inputFirstName'],
    ['last name', '#lastName', '#inputLastName'],
    ['e-mail', '#inputEmail', '#inputEmail'],
    ['password', '#inputPassword', '#inputPassword'],
    ['password again', '#confirmPassword', '#inputPasswordConfirm'],
    ['register', 'a.btn', 'a.btn'],
    ['I have an account', 'a:has-text("Login Page")', 'a:has-text("Have an account")'],
    ['I forgot my password', 'a:has-text("Forgot")', null],
  ]),
  admin('forgotten password', 'forgot-password.html', 'dist/password.html', [
    ['e-mail', '#inputEmail', '#inputEmail'],
    ['reset the password', 'a.btn', 'a.btn'],
    ['I have no account', 'a:has-text("Register")', 'a:has-text("Need an account")'],
    ['back to log in', 'a:has-text("Login Page")', 'a:has-text("Return to login")'],
  ]),
];

const TWO_FRAME: RealTarget[] = [
  ['the name of the site', 'a.navbar-brand', 'a.sidebar-brand'],
  ['messages', '.navbar-top-links a.dropdown-toggle:has(.fa-envelope)', '#messagesDropdown'],
  ['tasks', '.navbar-top-links a.dropdown-toggle:has(.fa-tasks)', null],
  ['alerts', '.navbar-top-links a.dropdown-toggle:has(.fa-bell)', '#alertsDropdown'],
  ['who I am', '.navbar-top-links a.dropdown-toggle:has(.fa-user)', '#userDropdown'],
  ['search', '.sidebar-search input', 'form.navbar-search input >> nth=0'],
  ['the button of the search', '.sidebar-search button', 'form.navbar-search button >> nth=0'],
  ['dashboard', '#side-menu > li > a:has-text("Dashboard")', '.sidebar a.nav-link:has-text("Dashboard")'],
  ['charts', '#side-menu > li > a:has-text("Charts")', '.sidebar a.nav-link:has-text("Charts")'],
  ['tables', '#side-menu > li > a:has-text("Tables")', '.sidebar a.nav-link:has-text("Tables")'],
  ['forms', '#side-menu > li > a:has-text("Forms")', null],
  ['a menu of several levels', '#side-menu > li > a:has-text("Multi-Level")', null],
];

const TWO: PagePair[] = [
  {
    name: 'SB Admin 2, 3 → 4: first page',
    before: { from: TWO_3, file: 'pages/index.html' },
    after: { from: TWO_4, file: 'index.html' },
    heldOut: true,
    targets: [
      ...TWO_FRAME,
      ['details of the orders', '.panel-yellow a', null],
      ['the server crashed', 'a.list-group-item:has-text("Crashed")', null],
      ['view all alerts', 'a:has-text("View All Alerts")', null],
      ['a message of the chat', '#btn-input', null],
      ['send the message', '#btn-chat', null],
    ],
  },
  {
    name: 'SB Admin 2, 3 → 4: tables',
    before: { from: TWO_3, file: 'pages/tables.html' },
    after: { from: TWO_4, file: 'tables.html' },
    heldOut: true,
    targets: [
      ...TWO_FRAME,
      ['how many rows', '.dataTables_length select', '.dataTables_length select'],
      ['search in the table', '.dataTables_filter input', '.dataTables_filter input'],
      ['sort by browser', 'th:has-text("Browser") >> nth=0', null],
      ['sort by engine', 'th:has-text("Rendering engine") >> nth=0', null],
      ['page 3', '.pagination a:text-is("3")', '.pagination a:text-is("3")'],
      ['the next page', '.pagination a:text-is("Next")', '.pagination a:text-is("Next")'],
    ],
  },
  {
    name: 'SB Admin 2, 3 → 4: log in',
    before: { from: TWO_3, file: 'pages/login.html' },
    after: { from: TWO_4, file: 'login.html' },
    heldOut: true,
    targets: [
      ...same({ 'e-mail': 'input[type=email]', password: 'input[type=password]', 'remember me': 'input[type=checkbox]' }),
      ['log in', 'a.btn', 'a.btn:text-is("Login")'],
    ],
  },
];

const CONTACT = same({
  name: '#name',
  'e-mail': '#email',
  phone: '#phone',
  message: '#message',
  'send it': 'button[type=submit]',
});

const inHeader = (names: string[]) => same(Object.fromEntries(names.map((name) => [name, `nav .nav-link:has-text("${name}")`])));

const person = (name: string, net: string): RealTarget => [
  `${net} of ${name}`,
  `.team-member:has-text("${name}") a:has(.fa-${net})`,
  `.team-member:has-text("${name}") a:has([class*="fa-${net}"])`,
];

const SITES: PagePair[] = [
  {
    name: 'Clean Blog 4 → 6: contact',
    before: { from: 'startbootstrap-clean-blog@4.1.1', file: 'contact.html' },
    after: { from: 'startbootstrap-clean-blog@6.0.9', file: 'dist/contact.html' },
    heldOut: true,
    targets: [
      ...CONTACT,
      ...inHeader(['Home', 'About', 'Sample Post', 'Contact']),
      ...same({
        'the name of the site': 'a.navbar-brand',
        Twitter: 'footer a:has(.fa-twitter)',
        GitHub: 'footer a:has(.fa-github)',
      }),
      ['Facebook', 'footer a:has(.fa-facebook)', 'footer a:has(.fa-facebook-f)'],
    ],
  },
  {
    name: 'Agency 4 → 7',
    before: { from: 'startbootstrap-agency@4.1.1', file: 'index.html' },
    after: { from: 'startbootstrap-agency@7.0.12', file: 'dist/index.html' },
    heldOut: true,
    targets: [
      ...CONTACT,
      ...inHeader(['Services', 'Portfolio', 'About', 'Team', 'Contact']),
      ...same({
        'tell me more': 'header .btn',
        'the first work': 'a[href="#portfolioModal1"]',
        'the fifth work': 'a[href="#portfolioModal5"]',
        privacy: 'footer a:has-text("Privacy")',
        terms: 'footer a:has-text("Terms")',
        'Twitter of the site': 'footer a:has(.fa-twitter)',
      }),
      person('Larry Parker', 'twitter'),
      person('Larry Parker', 'facebook'),
      ['Twitter of Kay Garland', '.team-member:has-text("Kay Garland") a:has(.fa-twitter)', null],
      ['LinkedIn of Kay Garland', '.team-member:has-text("Kay Garland") a:has(.fa-linkedin)', null],
    ],
  },
];

export const START_BOOTSTRAP: PagePair[] = [...ADMIN, ...TWO, ...SITES];
