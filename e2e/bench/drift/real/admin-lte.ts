import { type PagePair, type RealTarget, same } from './page-pair';

const [TWO, THREE, FOUR] = ['admin-lte@2.4.18', 'admin-lte@3.2.0', 'admin-lte@4.0.2'];

const LOGIN = same({
  'the name of the site': '.login-logo a',
  'e-mail': 'input[type=email]',
  password: 'input[type=password]',
  'remember me': 'input[type=checkbox]',
  'the button that signs in': 'button[type=submit]',
  'sign in using Facebook': 'a:has-text("Facebook")',
  'sign in using Google': 'a:has-text("Google")',
  'I forgot my password': 'a:has-text("forgot")',
  'register a new membership': 'a:has-text("new membership")',
});

const REGISTER = same({
  'full name': 'input[type=text]',
  'e-mail': 'input[type=email]',
  password: 'input[placeholder=Password]',
  'I agree to the terms': 'input[type=checkbox]',
  'the terms': 'a:text-is("terms")',
  Facebook: 'a:has-text("Facebook")',
  Google: 'a:has-text("Google")',
  'I already have a membership': 'a:has-text("already")',
});

/** An entry of the menu on the left, at its first level. */
const entry = (name: string): RealTarget => [
  `${name} in the menu`,
  `.sidebar-menu > li > a:has-text("${name}")`,
  `.nav-sidebar > li > a:has-text("${name}")`,
];
const ENTRIES = [
  'Dashboard',
  'Layout Options',
  'Widgets',
  'Charts',
  'UI Elements',
  'Forms',
  'Tables',
  'Calendar',
  'Mailbox',
  'Documentation',
];

const FRAME: RealTarget[] = [
  ['fold the menu', '.main-header a.sidebar-toggle', '.main-header a[data-widget=pushmenu]'],
  ['messages in the header', '.messages-menu > a', '.main-header a.nav-link:has(.fa-comments)'],
  ['notifications in the header', '.notifications-menu > a', '.main-header a.nav-link:has(.fa-bell)'],
  ['tasks in the header', '.tasks-menu > a', null],
  ['settings at the right of the header', '.main-header a[data-toggle=control-sidebar]', '.main-header a[data-widget=control-sidebar]'],
  ['search in the menu', '.sidebar-form input', '.sidebar .form-control-sidebar'],
  ['the button of that search', '.sidebar-form button', '.sidebar .btn-sidebar'],
  ['I am online', '.user-panel a:has-text("Online")', null],
  ...ENTRIES.map(entry),
  ['a menu of several levels', '.sidebar-menu > li > a:has-text("Multilevel")', null],
  ['the important ones in the menu', '.sidebar-menu > li > a:has-text("Important")', '.nav-sidebar > li > a:has-text("Important")'],
  ['the warnings in the menu', '.sidebar-menu > li > a:has-text("Warning")', '.nav-sidebar > li > a:has-text("Warning")'],
  ['the information in the menu', '.sidebar-menu > li > a:has-text("Information")', '.nav-sidebar > li > a:has-text("Informational")'],
  ['the maker of it in the footer', '.main-footer a', '.main-footer a'],
];

const folders = (before: string, after: string): RealTarget[] => [
  ...['Inbox', 'Sent', 'Drafts', 'Junk', 'Trash', 'Important', 'Promotions', 'Social'].map(
    (name): RealTarget => [`the folder ${name}`, `${before} a:has-text("${name}")`, `${after} a:has-text("${name}")`],
  ),
  ['fold the folders', '.box:has(h3:text-is("Folders")) .box-tools button', '.card:has(h3:text-is("Folders")) .card-tools button'],
  ['fold the labels', '.box:has(h3:text-is("Labels")) .box-tools button', '.card:has(h3:text-is("Labels")) .card-tools button'],
];

const COMPOSE: RealTarget[] = [
  ['the inbox in the menu', '.treeview-menu a:has-text("Inbox")', '.nav-treeview a:has-text("Inbox")'],
  ['write a mail, in the menu', '.treeview-menu a:has-text("Compose")', '.nav-treeview a:has-text("Compose")'],
  ['read a mail, in the menu', '.treeview-menu a:text-is("Read")', '.nav-treeview a:has-text("Read")'],
  ['home above the page', '.breadcrumb a', '.breadcrumb a'],
  ['back to the inbox', 'a:has-text("Back to Inbox")', 'a:has-text("Back to Inbox")'],
  ...folders('.content .nav-stacked', '.content .nav-pills'),
  ...same({
    'to whom': 'input[placeholder="To:"]',
    subject: 'input[placeholder="Subject:"]',
    attachment: 'input[type=file]',
    'keep it as a draft': 'button:has-text("Draft")',
    'send it': 'button:has-text("Send")',
    'discard it': 'button:has-text("Discard")',
  }),
];

/** The toolbar above the mails, and the mail of "28 mins ago". */
const MAILS: RealTarget[] = [
  ['write a mail', '.content a:text-is("Compose")', '.content a:text-is("Compose")'],
  ...folders('.content .nav-stacked', '.content .nav-pills'),
  ['search the mails', 'input[placeholder="Search Mail"]', 'input[placeholder="Search Mail"]'],
  ['choose all, above', '.mailbox-controls >> nth=0 >> .checkbox-toggle', '.mailbox-controls >> nth=0 >> .checkbox-toggle'],
  ['delete, above', '.mailbox-controls >> nth=0 >> button:has(.fa-trash-o)', '.mailbox-controls >> nth=0 >> button:has(.fa-trash-alt)'],
  ['answer, above', '.mailbox-controls >> nth=0 >> button:has(.fa-reply)', '.mailbox-controls >> nth=0 >> button:has(.fa-reply)'],
  ['pass on, above', '.mailbox-controls >> nth=0 >> button:has(.fa-share)', '.mailbox-controls >> nth=0 >> button:has(.fa-share)'],
  ['look again, above', '.mailbox-controls >> nth=0 >> button:has(.fa-refresh)', '.mailbox-controls >> nth=0 >> button:has(.fa-sync-alt)'],
  [
    'newer, above',
    '.mailbox-controls >> nth=0 >> button:has(.fa-chevron-left)',
    '.mailbox-controls >> nth=0 >> button:has(.fa-chevron-left)',
  ],
  ['delete, below', '.mailbox-controls >> nth=1 >> button:has(.fa-trash-o)', '.mailbox-controls >> nth=1 >> button:has(.fa-trash-alt)'],
  ['answer, below', '.mailbox-controls >> nth=1 >> button:has(.fa-reply)', '.mailbox-controls >> nth=1 >> button:has(.fa-reply)'],
  ...same({
    'choose the mail': 'tr:has-text("28 mins ago") input',
    'star of the mail': 'tr:has-text("28 mins ago") .mailbox-star a',
    'open the mail': 'tr:has-text("28 mins ago") .mailbox-name a',
    'choose the mail of 15 hours ago': 'tr:has-text("15 hours ago") input',
    'open the mail of 15 hours ago': 'tr:has-text("15 hours ago") .mailbox-name a',
  }),
];

const box = (title: string) => `:is(.box,.card):has(:is(.box-header,.card-header):has-text("${title}"))`;

const FORM: RealTarget[] = [
  ...same({
    'e-mail address of the quick example': '#exampleInputEmail1',
    'password of the quick example': '#exampleInputPassword1',
    'file of the quick example': '#exampleInputFile',
    'check me out': `${box('Quick Example')} input[type=checkbox] >> nth=0`,
    'submit the quick example': `${box('Quick Example')} button`,
    'the field of usual height': 'input[placeholder="Default input"]',
    'user name': 'input[placeholder=Username]',
    'e-mail with a sign': `${box('Input Addon')} input[placeholder=Email]`,
    'the menu "Action"': 'button.btn-warning:has-text("Action")',
    'the button "Action"': 'button.btn-danger:has-text("Action")',
    'Go!': 'button:has-text("Go!")',
    'e-mail of the horizontal form': '#inputEmail3',
    'password of the horizontal form': '#inputPassword3',
    'remember me': `${box('Horizontal Form')} input[type=checkbox]`,
    'sign in': 'button:has-text("Sign in")',
    cancel: 'button:has-text("Cancel")',
    'input with success': '#inputSuccess',
    'input with warning': '#inputWarning',
    'input with error': '#inputError',
  }),
  ['the large field', `${box('Different Height')} .input-lg`, `${box('Different Height')} .form-control-lg`],
  ['the small field', `${box('Different Height')} .input-sm`, `${box('Different Height')} .form-control-sm`],
  ['general elements, in the menu', '.treeview-menu a:has-text("General Elements")', '.nav-treeview a:has-text("General Elements")'],
  ['editors, in the menu', '.treeview-menu a:has-text("Editors")', '.nav-treeview a:has-text("Editors")'],
  [
    'the first text',
    `${box('General Elements')} .form-group:has(label:text-is("Text")) input`,
    `${box('General Elements')} .form-group:has(label:text-is("Text")) input`,
  ],
  [
    'the disabled text',
    `${box('General Elements')} .form-group:has(label:text-is("Text Disabled")) input`,
    `${box('General Elements')} .form-group:has(label:text-is("Text Disabled")) input`,
  ],
  [
    'the text of several lines',
    `${box('General Elements')} .form-group:has(label:text-is("Textarea")) textarea`,
    `${box('General Elements')} .form-group:has(label:text-is("Textarea")) textarea`,
  ],
  [
    'the list',
    `${box('General Elements')} .form-group:has(label:text-is("Select")) select`,
    `${box('General Elements')} .form-group:has(label:text-is("Select")) select`,
  ],
  [
    'the list of several',
    `${box('General Elements')} .form-group:has(label:text-is("Select Multiple")) select`,
    `${box('General Elements')} .form-group:has(label:text-is("Select Multiple")) select`,
  ],
];

const PROFILE: RealTarget[] = [
  ['this profile, in the menu', '.treeview-menu a:has-text("Profile")', '.nav-treeview a:has-text("Profile")'],
  ['the invoice, in the menu', '.treeview-menu a:has-text("Invoice")', '.nav-treeview a:has-text("Invoice")'],
  ...same({
    follow: 'a.btn:has-text("Follow")',
    'the activity': 'a[href="#activity"]',
    'the timeline': 'a[href="#timeline"]',
    'the settings': 'a[href="#settings"]',
    'Jonathan Burke': 'a:has-text("Jonathan Burke")',
    'Sarah Ross': '.username a:has-text("Sarah Ross")',
    'Adam Jones': '.username a:has-text("Adam Jones")',
    'close the post of Sarah Ross': '.post:has-text("Sarah Ross") .username a >> nth=1',
    'share the post of Jonathan Burke': '.post:has-text("Jonathan Burke") a:has-text("Share")',
    'like the post of Jonathan Burke': '.post:has-text("Jonathan Burke") a:has-text("Like")',
    'like the post of Adam Jones': '.post:has-text("Adam Jones") a:has-text("Like")',
    'comments on the post of Adam Jones': '.post:has-text("Adam Jones") a:has-text("Comments")',
    'comment on the post of Jonathan Burke': '.post:has-text("Jonathan Burke") input',
    'answer Sarah Ross': '.post:has-text("Sarah Ross") input',
    'send the answer to Sarah Ross': '.post:has-text("Sarah Ross") button',
  }),
];

/** The mail that is written, in version 4: a page made anew. */
const COMPOSE_ANEW: RealTarget[] = [
  ['fold the menu', 'a[data-widget=pushmenu]', 'a[data-lte-toggle=sidebar]'],
  ['search in the header', '.main-header a[data-widget=navbar-search]', '.app-header a[data-widget=navbar-search]'],
  ['messages in the header', '.main-header a.nav-link:has(.fa-comments)', '.app-header a.nav-link:has(.bi-chat-text)'],
  ['notifications in the header', '.main-header a.nav-link:has(.fa-bell)', '.app-header a.nav-link:has(.bi-bell-fill)'],
  ['the whole screen', '.main-header a[data-widget=fullscreen]', '.app-header a[data-lte-toggle=fullscreen]'],
  ['settings at the right', '.main-header a[data-widget=control-sidebar]', null],
  ['contact', '.main-header a:text-is("Contact")', null],
  ['the name of the site', 'a.brand-link', 'a.brand-link'],
  ['search in the menu', '.sidebar .form-control-sidebar', null],
  ...['Dashboard', 'Widgets', 'Layout Options', 'UI Elements', 'Forms', 'Tables', 'Mailbox', 'Important', 'Warning', 'Informational'].map(
    (name): RealTarget => [
      `${name} in the menu`,
      `.nav-sidebar > li > a:has-text("${name}")`,
      `.sidebar-menu > li > a:has-text("${name}")`,
    ],
  ),
  ['the inbox in the menu', '.nav-treeview a:has-text("Inbox")', '.nav-treeview a:has-text("Inbox")'],
  ['write a mail, in the menu', '.nav-treeview a:has-text("Compose")', '.nav-treeview a:has-text("Compose")'],
  ['read a mail, in the menu', '.nav-treeview a:has-text("Read")', '.nav-treeview a:has-text("Read Message")'],
  ['the gallery', '.nav-sidebar > li > a:has-text("Gallery")', null],
  ['home above the page', '.breadcrumb a', '.breadcrumb a:text-is("Home")'],
  ['back to the inbox', 'a:has-text("Back to Inbox")', null],
  ['the folder Sent', '.content .nav-pills a:has-text("Sent")', null],
  ['the folder Junk', '.content .nav-pills a:has-text("Junk")', null],
  ['fold the labels', '.card:has(h3:text-is("Labels")) .card-tools button', null],
  ['to whom', 'input[placeholder="To:"]', '#mail-to'],
  ['subject', 'input[placeholder="Subject:"]', '#mail-subject'],
  ['the mail itself', '#compose-textarea', '#mail-body'],
  ['attachment', 'input[type=file]', '#mail-attach'],
  ['keep it as a draft', 'button:has-text("Draft")', 'button:has-text("Save draft")'],
  ['send it', 'button:has-text("Send")', 'button:has-text("Send")'],
  ['discard it', 'button:has-text("Discard")', 'button:has-text("Discard")'],
  ['the maker of it in the footer', '.main-footer a', '.app-footer a'],
];

const pair = (name: string, from: string, file: string, to: string, file2: string, targets: RealTarget[]): PagePair => ({
  name: `AdminLTE ${from.slice(10, 11)} → ${to.slice(10, 11)}: ${name}`,
  before: { from, file },
  after: { from: to, file: file2 },
  targets,
});

export const ADMIN_LTE: PagePair[] = [
  pair('log in', TWO, 'pages/examples/login.html', THREE, 'pages/examples/login.html', LOGIN),
  pair('log in', THREE, 'pages/examples/login.html', FOUR, 'dist/examples/login.html', LOGIN),
  pair('register', TWO, 'pages/examples/register.html', THREE, 'pages/examples/register.html', [
    ...REGISTER,
    ...same({ 'password again': 'input[placeholder="Retype password"]', 'the button that registers': 'button[type=submit]' }),
  ]),
  pair('register', THREE, 'pages/examples/register.html', FOUR, 'dist/examples/register.html', [
    ...REGISTER,
    ['password again', 'input[placeholder="Retype password"]', null],
  ]),
  pair('write a mail', TWO, 'pages/mailbox/compose.html', THREE, 'pages/mailbox/compose.html', [...FRAME, ...COMPOSE]),
  pair('write a mail', THREE, 'pages/mailbox/compose.html', FOUR, 'dist/mailbox/compose.html', COMPOSE_ANEW),
  pair('mails', TWO, 'pages/mailbox/mailbox.html', THREE, 'pages/mailbox/mailbox.html', MAILS),
  pair('forms', TWO, 'pages/forms/general.html', THREE, 'pages/forms/general.html', FORM),
  pair('profile', TWO, 'pages/examples/profile.html', THREE, 'pages/examples/profile.html', PROFILE),
];
