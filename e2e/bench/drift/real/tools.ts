import { type PagePair, type RealTarget, same } from './page-pair';

/** Swagger UI shows the document of pets in `petstore.json`. */
const [SWAGGER_30, SWAGGER_352, SWAGGER_5] = ['swagger-ui-dist@3.0.7', 'swagger-ui-dist@3.52.5', 'swagger-ui-dist@5.35.0'];

const OPERATIONS = ['addPet', 'changePet', 'getPet', 'deletePet', 'inventory', 'order', 'login', 'logout'];
/** Summaries of the operations, by which a person finds them in version 3.0, where they have no ids. */
const SUMMARY: Record<string, string> = {
  addPet: 'Add a pet',
  changePet: 'Change a pet',
  getPet: 'Find a pet by its number',
  deletePet: 'Delete a pet',
  inventory: 'Count the pets',
  order: 'Order a pet',
  login: 'Log a person in',
  logout: 'Log a person out',
};
const operation = (id: string) => `.opblock-summary:has-text("${SUMMARY[id]}")`;

const API: RealTarget[] = [
  ...same({
    'where the document is': '.topbar input',
    'look at the document': '.topbar button:has-text("Explore")',
    'http or https': '.schemes select',
    'log in to the API': '.auth-wrapper .btn.authorize',
  }),
];

const fold = (tag: string, before: string): RealTarget => [
  `fold ${tag}`,
  `.opblock-tag:has-text("${before}") button.expand-operation`,
  `.opblock-tag:has-text("${before}") button.expand-operation`,
];
const FOLDS = [fold('the pets', 'the pets'), fold('the shop', 'Orders'), fold('the people', 'People who')];

const MATERIAL_FRAME: RealTarget[] = [
  ...['Dashboard', 'User Profile', 'Table List', 'Typography', 'Icons', 'Maps', 'Notifications'].map(
    (name): RealTarget => [`${name} in the menu`, `.sidebar .nav a:has(p:text-is("${name}"))`, `.sidebar .nav a:has(p:text-is("${name}"))`],
  ),
  ['upgrade', '.sidebar .nav a:has-text("Upgrade")', null],
  ['the name of the site', '.sidebar .logo a', '.sidebar .logo a'],
  ['search', '.navbar input', '.navbar input'],
  ['the button of the search', '.navbar form button', '.navbar form button'],
  ['dashboard in the header', '.navbar-right a:has-text("dashboard")', '.navbar-nav a:has-text("dashboard")'],
  ['notifications in the header', '.navbar-right > li > a:has(i:text-is("notifications"))', '#navbarDropdownMenuLink'],
  ['who I am, in the header', '.navbar-right > li > a:has(i:text-is("person"))', '.navbar-nav > li > a:has(i:text-is("person"))'],
];
const field = (label: string): [string, string] => [label, `.form-group:has(label:has-text("${label}")) > :is(input,textarea)`];

export const TOOLS: PagePair[] = [
  {
    name: 'Swagger UI 3.52 → 5',
    before: { from: SWAGGER_352, file: 'index.html' },
    after: { from: SWAGGER_5, file: 'index.html' },
    targets: [
      ...API,
      ...FOLDS,
      ...OPERATIONS.map(
        (id): RealTarget => [
          `open: ${SUMMARY[id]}`,
          `${operation(id)} .opblock-summary-control`,
          `${operation(id)} .opblock-summary-control`,
        ],
      ),
      ['a lock at adding a pet', `${operation('addPet')} .authorization__btn`, `${operation('addPet')} .authorization__btn`],
      ['the models', '.models-control', '.models-control'],
    ],
  },
  {
    name: 'Swagger UI 3.0 → 5',
    before: { from: SWAGGER_30, file: 'index.html' },
    after: { from: SWAGGER_5, file: 'index.html' },
    targets: [...API, ...FOLDS, ...OPERATIONS.map((id): RealTarget => [`open: ${SUMMARY[id]}`, operation(id), operation(id)])],
  },
  {
    name: 'Material Dashboard 1 → 2: user',
    before: { from: 'material-dashboard@1.2.0', file: 'examples/user.html' },
    after: { from: 'material-dashboard@2.1.0', file: 'examples/user.html' },
    targets: [
      ...MATERIAL_FRAME,
      ...same(
        Object.fromEntries(
          ['Company', 'Username', 'Email address', 'Fist Name', 'Last Name', 'Adress', 'City', 'Country', 'Postal Code', 'Lamborghini'].map(
            field,
          ),
        ),
      ),
      ...same({
        'update the profile': 'button:has-text("Update Profile")',
        follow: 'a:has-text("Follow")',
        'the blog': 'footer a:has-text("Blog")',
      }),
      ['home in the footer', 'footer a:has-text("Home")', null],
      ['the company', 'footer a:has-text("Company")', null],
      ['the portfolio', 'footer a:has-text("Portfolio")', null],
    ],
  },
  {
    name: 'Material Dashboard 1 → 2: notifications',
    before: { from: 'material-dashboard@1.2.0', file: 'examples/notifications.html' },
    after: { from: 'material-dashboard@2.1.0', file: 'examples/notifications.html' },
    heldOut: true,
    targets: [
      ...MATERIAL_FRAME,
      ...['Top Left', 'Top Center', 'Top Right', 'Bottom Left', 'Bottom Center', 'Bottom Right'].map(
        (place): RealTarget => [`show one ${place}`, `button:has-text("${place}")`, `button:has-text("${place}")`],
      ),
      [
        'close the information',
        '.alert-info:has-text("close button") >> nth=0 >> button',
        '.alert-info:has-text("close button") >> nth=0 >> button',
      ],
      ['close the danger', '.alert-danger button', '.alert-danger button'],
    ],
  },
  {
    name: 'PDF.js viewer 1 → 3',
    before: { from: 'pdfjs-dist-viewer-min@1.10.100', file: 'build/minified/web/viewer.html' },
    after: { from: 'pdfjs-dist-viewer-min@3.11.174', file: 'build/minified/web/viewer.html' },
    heldOut: true,
    targets: [
      ...same({
        'show the sidebar': '#sidebarToggle',
        'find in the document': '#viewFind',
        'the page before': '#previous',
        'the next page': '#next',
        'the number of the page': '#pageNumber',
        'open a file': '#openFile',
        'print it': '#print',
        'keep the file': '#download',
        'more tools': '#secondaryToolbarToggle',
        smaller: '#zoomOut',
        larger: '#zoomIn',
        'how large': '#scaleSelect',
      }),
      // In version 3 it is in the menu of more tools.
      ['show it to others', '#presentationMode', '#presentationMode'],
    ],
  },
  {
    name: 'Gentelella 1 → 4: log in',
    before: { from: 'gentelella@1.4.0', file: 'production/login.html' },
    after: { from: 'gentelella@4.2.0', file: 'dist/production/login.html' },
    heldOut: true,
    targets: [
      ['password', '.login_form input[type=password]', '#password'],
      ['log in', '.login_form a.submit', 'button:has-text("Sign in")'],
      ['I forgot my password', '.login_form a:has-text("Lost your password")', 'a:has-text("Forgot password")'],
      ['make an account', '.login_form a:has-text("Create Account")', 'a:has-text("Create one")'],
      ['password of the new account', '#register input[type=password]', null],
      ['submit the new account', '#register a.submit', null],
    ],
  },
  {
    name: 'Gentelella 1 → 4: forms, made anew',
    before: { from: 'gentelella@1.4.0', file: 'production/form.html' },
    after: { from: 'gentelella@4.2.0', file: 'dist/production/form.html' },
    heldOut: true,
    targets: [
      ['a middle name', '#middle-name', null],
      ['the day of birth', '#birthday', null],
      ['cancel the first form', '#demo-form2 button:has-text("Cancel")', null],
      ['submit the first form', '#demo-form2 button:has-text("Submit")', null],
      ['the phone', 'input[placeholder=Phone]', null],
      ['full name', '#fullname', null],
      ['heard of us by', '#heard', null],
      ['validate', 'span.btn:has-text("Validate form")', null],
      ['a field that is only read', 'input[placeholder="Read-Only Input"] >> nth=0', null],
      ['fold the menu', '#menu_toggle', null],
    ],
  },
];
