import type { Page } from '@playwright/test';
import { agGrid } from '../../../apps/flows/ag-grid';
import { deepChat } from '../../../apps/flows/deep-chat';
import { fullcalendar } from '../../../apps/flows/fullcalendar';
import { jkanban } from '../../../apps/flows/jkanban';
import { jsoneditor } from '../../../apps/flows/jsoneditor';
import { maildev } from '../../../apps/flows/maildev';
import { pdfViewer } from '../../../apps/flows/pdf-viewer';
import { pivottable } from '../../../apps/flows/pivottable';
import { reactAdmin } from '../../../apps/flows/react-admin';
import { swaggerUi } from '../../../apps/flows/swagger-ui';
import { tiddlywiki } from '../../../apps/flows/tiddlywiki';
import { toastUiCalendar } from '../../../apps/flows/toast-ui-calendar';
import { verdaccio } from '../../../apps/flows/verdaccio';
import { at, type Task } from '../task';

/** What differs at another visit of an application that has no other make: a smaller window, and a strip above the page. */
export const narrower = async (tab: Page): Promise<void> => {
  await tab.setViewportSize({ width: 1000, height: 720 });
  await tab.evaluate(() => {
    const strip = document.createElement('p');
    strip.textContent = 'The office is closed on Monday.';
    document.body.prepend(strip);
  });
};

const cards = (todo: string, doing = 'Find the pot', done = '') => [todo, doing, done];

const KANBAN: readonly Task[] = at({ application: jkanban })({
  'kanban-add': {
    first: { goal: 'add a card "Heat the pot" to the list To do', right: cards('Buy tea, Wash cups, Boil water, Heat the pot') },
    other: { goal: 'add a card "Slice lemons" to the list To do', right: cards('Buy tea, Wash cups, Boil water, Slice lemons') },
    drifted: { before: narrower },
  },
  'kanban-press': {
    first: { goal: 'press the card "Buy tea"', right: cards('Buy tea *, Wash cups, Boil water') },
    other: { goal: 'press the card "Wash cups"', right: cards('Buy tea, Wash cups *, Boil water') },
    changed: {
      right: cards('Buy tea *, Wash cups *, Boil water'),
      before: (tab) => tab.locator('.kanban-item', { hasText: 'Wash cups' }).click(),
    },
  },
});

const ADMIN: readonly Task[] = at({ application: reactAdmin })({
  'admin-create': {
    first: {
      goal: 'create a post with the title Soup of the day in the category Recipes with 120 views',
      right: [[15, 'Soup of the day', 2, 120, false]],
    },
    other: {
      goal: 'create a post with the title Bread and salt in the category Recipes with 75 views',
      right: [[15, 'Bread and salt', 2, 75, false]],
    },
  },
  'admin-rename': {
    first: { goal: 'rename Post number 9 to Ninth', right: [[9, 'Ninth', 3, 56, false]] },
    drifted: { before: narrower },
  },
  'admin-views': {
    first: { goal: 'how many views has Post number 9?', right: [], says: /\b56\b/ },
    drifted: { says: /\b56\b/, before: narrower },
  },
});

const grid = (over: object) => ({ sorted: [], filter: {}, selected: [], changed: [], ...over });

const GRID: readonly Task[] = at({ application: agGrid })({
  'grid-sort': {
    first: { goal: 'sort the rows by model', right: grid({ sorted: ['model asc'] }) },
    other: { goal: 'sort the rows by price', right: grid({ sorted: ['price asc'] }) },
    drifted: { before: narrower },
  },
  'grid-sold': {
    first: { goal: 'mark the M38 as sold', right: grid({ changed: [['M38', 17919, true]] }) },
    other: { goal: 'mark the M75 as sold', right: grid({ changed: [['M75', 25838, true]] }) },
  },
  'grid-price': {
    first: { goal: 'what is the price of the M112?', right: grid({}), says: /33[,. ]?757/ },
    other: { goal: 'what is the price of the M149?', right: grid({}), says: /11[,. ]?676/ },
  },
});

const [REVIEW, DENTIST] = ['work Review 2026-05-12', 'home Dentist 2026-05-20'];
const title = (tab: Page) => tab.locator('.fc-toolbar-title').textContent();
const view = async (tab: Page) =>
  tab.evaluate(() => (globalThis as unknown as { calendar: { view: { type: string } } }).calendar.view.type);

const CALENDARS: readonly Task[] = [
  ...at({ application: toastUiCalendar })({
    'month-delete': {
      first: { goal: 'delete the Dentist', right: [REVIEW] },
      other: { goal: 'delete the Review', right: [DENTIST] },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: fullcalendar, state: view })({
    'week-month': {
      first: { goal: 'show the whole month', right: 'dayGridMonth' },
      other: { goal: 'show a single day', right: 'timeGridDay' },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: fullcalendar, state: title })({
    'week-next': {
      first: { goal: 'go to the next week', right: 'May 17 – 23, 2026' },
      changed: { right: 'May 24 – 30, 2026', before: (tab) => tab.locator('.fc-next-button').click() },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: fullcalendar, state: view })({
    'week-when': {
      first: { goal: 'at what time is lunch?', right: 'timeGridWeek', says: /12/ },
      other: { goal: 'at what time is the stand-up?', right: 'timeGridWeek', says: /9/ },
    },
  }),
];

const pivot = (renderer = 'Table', aggregator = 'Count', without: object = {}) => [
  '["Tea"]',
  '[]',
  '[]',
  JSON.stringify(aggregator),
  JSON.stringify(renderer),
  JSON.stringify(without),
];

const PIVOT: readonly Task[] = at({ application: pivottable })({
  'pivot-heatmap': {
    first: { goal: 'show the table as a Heatmap', right: pivot('Heatmap') },
    other: { goal: 'show the table as a Table Barchart', right: pivot('Table Barchart') },
    drifted: { before: narrower },
  },
  'pivot-without': {
    first: { goal: 'leave out the White tea', right: pivot('Table', 'Count', { Tea: ['White'] }) },
    other: { goal: 'leave out the Black tea', right: pivot('Table', 'Count', { Tea: ['Black'] }) },
  },
  'pivot-count': { first: { goal: 'how many rows are there of Green tea?', right: pivot(), says: /\b20\b/ } },
});

const CHAT: readonly Task[] = at({ application: deepChat })({
  'chat-send': {
    first: { goal: 'send the message "Green tea"', right: ['Green tea', ''] },
    other: { goal: 'send the message "Two cups"', right: ['Two cups', ''] },
    drifted: { address: '/?de' },
  },
  'chat-subject': {
    first: { goal: 'set the subject to Tea for two', right: ['Tea for two'] },
    other: { goal: 'set the subject to Coffee for one', right: ['Coffee for one'] },
    drifted: { before: narrower },
  },
});

const DOCUMENTS: readonly Task[] = [
  ...at({ application: pdfViewer })({
    'pdf-turn': {
      first: { goal: 'rotate the document clockwise', right: [1, 90, 0] },
      drifted: { address: '/?dark' },
    },
    'pdf-larger': {
      first: { goal: 'zoom in one step', right: [1.1, 0, 0] },
      drifted: { address: '/?dark' },
    },
  }),
  ...at({ application: tiddlywiki })({
    'wiki-new': {
      first: { goal: 'make a new tiddler called Plan for May', right: [['Plan for May', '']] },
      other: { goal: 'make a new tiddler called Shopping list', right: [['Shopping list', '']] },
      drifted: { before: narrower },
    },
  }),
  ...at({
    application: jsoneditor,
    state: (tab) =>
      tab.evaluate(() => (globalThis as unknown as { editor: { get(): { address: { city: string } } } }).editor.get().address.city),
  })({
    'json-city': {
      first: { goal: 'change the city to Bergen', right: 'Bergen' },
      other: { goal: 'change the city to Tromso', right: 'Tromso' },
    },
  }),
];

const asked = new WeakMap<Page, string[]>();
/** What a tab asks of the API of pets is heard at the tab, as several browsers share one server's memory. */
const hear = async (tab: Page): Promise<void> => {
  const heard: string[] = [];
  asked.set(tab, heard);
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      heard.push(`${request.method()} ${pathname} ${(request.postData() ?? '').replace(/\s+/g, '')}`.trim());
  });
};

const SERVERS: readonly Task[] = [
  ...at({ application: swaggerUi, begin: hear, state: async (tab) => asked.get(tab) })({
    'api-add': {
      first: { goal: 'add the pet {"id": 7, "name": "Ada"}', right: ['POST /api/pets {"id":7,"name":"Ada"}'] },
      other: { goal: 'add the pet {"id": 8, "name": "Bob"}', right: ['POST /api/pets {"id":8,"name":"Bob"}'] },
    },
    'api-give': {
      first: { goal: 'give the pet 3 away', right: ['DELETE /api/pets/3'] },
      other: { goal: 'give the pet 5 away', right: ['DELETE /api/pets/5'] },
    },
  }),
  ...at({ application: verdaccio, state: async (tab) => new URL(tab.url()).pathname })({
    'packages-open': {
      first: { goal: 'open the package green-tea', right: '/-/web/detail/green-tea' },
      other: { goal: 'open the package tea-pot', right: '/-/web/detail/tea-pot' },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: maildev })({
    'mail-open': {
      first: {
        goal: 'open the mail "Your invoice"',
        right: ['#/email/', false, 'Tea on Friday (new)', 'Your invoice', 'Tea on Sunday (new)'],
      },
      other: {
        goal: 'open the mail "Tea on Friday"',
        right: ['#/email/', false, 'Tea on Friday', 'Your invoice (new)', 'Tea on Sunday (new)'],
      },
    },
  }),
];

/** Applications from npm, of which `e2e/apps` knows what they know themselves. */
export const ON_APPLICATIONS: readonly Task[] = [...KANBAN, ...ADMIN, ...GRID, ...CALENDARS, ...PIVOT, ...CHAT, ...DOCUMENTS, ...SERVERS];
