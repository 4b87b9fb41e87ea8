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
import type { Task } from '../task';

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

const KANBAN: readonly Task[] = [
  {
    name: 'kanban-add',
    application: jkanban,
    visits: {
      first: { goal: 'add a card "Heat the pot" to the list To do', right: cards('Buy tea, Wash cups, Boil water, Heat the pot') },
      other: { goal: 'add a card "Slice lemons" to the list To do', right: cards('Buy tea, Wash cups, Boil water, Slice lemons') },
      drifted: {
        goal: 'add a card "Heat the pot" to the list To do',
        right: cards('Buy tea, Wash cups, Boil water, Heat the pot'),
        before: narrower,
      },
    },
  },
  {
    name: 'kanban-press',
    application: jkanban,
    visits: {
      first: { goal: 'press the card "Buy tea"', right: cards('Buy tea *, Wash cups, Boil water') },
      other: { goal: 'press the card "Wash cups"', right: cards('Buy tea, Wash cups *, Boil water') },
      changed: {
        goal: 'press the card "Buy tea"',
        right: cards('Buy tea *, Wash cups *, Boil water'),
        before: (tab) => tab.locator('.kanban-item', { hasText: 'Wash cups' }).click(),
      },
    },
  },
];

const ADMIN: readonly Task[] = [
  {
    name: 'admin-create',
    application: reactAdmin,
    visits: {
      first: {
        goal: 'create a post with the title Soup of the day in the category Recipes with 120 views',
        right: [[15, 'Soup of the day', 2, 120, false]],
      },
      other: {
        goal: 'create a post with the title Bread and salt in the category Recipes with 75 views',
        right: [[15, 'Bread and salt', 2, 75, false]],
      },
    },
  },
  {
    name: 'admin-rename',
    application: reactAdmin,
    visits: {
      first: { goal: 'rename Post number 9 to Ninth', right: [[9, 'Ninth', 3, 56, false]] },
      drifted: { goal: 'rename Post number 9 to Ninth', right: [[9, 'Ninth', 3, 56, false]], before: narrower },
    },
  },
  {
    name: 'admin-views',
    application: reactAdmin,
    visits: {
      first: { goal: 'how many views has Post number 9?', right: [], says: /\b56\b/ },
      drifted: { goal: 'how many views has Post number 9?', right: [], says: /\b56\b/, before: narrower },
    },
  },
];

const grid = (over: object) => ({ sorted: [], filter: {}, selected: [], changed: [], ...over });

const GRID: readonly Task[] = [
  {
    name: 'grid-sort',
    application: agGrid,
    visits: {
      first: { goal: 'sort the rows by model', right: grid({ sorted: ['model asc'] }) },
      other: { goal: 'sort the rows by price', right: grid({ sorted: ['price asc'] }) },
      drifted: { goal: 'sort the rows by model', right: grid({ sorted: ['model asc'] }), before: narrower },
    },
  },
  {
    name: 'grid-sold',
    application: agGrid,
    visits: {
      first: { goal: 'mark the M38 as sold', right: grid({ changed: [['M38', 17919, true]] }) },
      other: { goal: 'mark the M75 as sold', right: grid({ changed: [['M75', 25838, true]] }) },
    },
  },
  {
    name: 'grid-price',
    application: agGrid,
    visits: {
      first: { goal: 'what is the price of the M112?', right: grid({}), says: /33[,. ]?757/ },
      other: { goal: 'what is the price of the M149?', right: grid({}), says: /11[,. ]?676/ },
    },
  },
];

const [REVIEW, DENTIST] = ['work Review 2026-05-12', 'home Dentist 2026-05-20'];
const title = (tab: Page) => tab.locator('.fc-toolbar-title').textContent();
const view = async (tab: Page) =>
  tab.evaluate(() => (globalThis as unknown as { calendar: { view: { type: string } } }).calendar.view.type);

const CALENDARS: readonly Task[] = [
  {
    name: 'month-delete',
    application: toastUiCalendar,
    visits: {
      first: { goal: 'delete the Dentist', right: [REVIEW] },
      other: { goal: 'delete the Review', right: [DENTIST] },
      drifted: { goal: 'delete the Dentist', right: [REVIEW], before: narrower },
    },
  },
  {
    name: 'week-month',
    application: fullcalendar,
    state: view,
    visits: {
      first: { goal: 'show the whole month', right: 'dayGridMonth' },
      other: { goal: 'show a single day', right: 'timeGridDay' },
      drifted: { goal: 'show the whole month', right: 'dayGridMonth', before: narrower },
    },
  },
  {
    name: 'week-next',
    application: fullcalendar,
    state: title,
    visits: {
      first: { goal: 'go to the next week', right: 'May 17 – 23, 2026' },
      changed: {
        goal: 'go to the next week',
        right: 'May 24 – 30, 2026',
        before: (tab) => tab.locator('.fc-next-button').click(),
      },
      drifted: { goal: 'go to the next week', right: 'May 17 – 23, 2026', before: narrower },
    },
  },
  {
    name: 'week-when',
    application: fullcalendar,
    state: view,
    visits: {
      first: { goal: 'at what time is lunch?', right: 'timeGridWeek', says: /12/ },
      other: { goal: 'at what time is the stand-up?', right: 'timeGridWeek', says: /9/ },
    },
  },
];

const pivot = (renderer = 'Table', aggregator = 'Count', without: object = {}) => [
  '["Tea"]',
  '[]',
  '[]',
  JSON.stringify(aggregator),
  JSON.stringify(renderer),
  JSON.stringify(without),
];

const PIVOT: readonly Task[] = [
  {
    name: 'pivot-heatmap',
    application: pivottable,
    visits: {
      first: { goal: 'show the table as a Heatmap', right: pivot('Heatmap') },
      other: { goal: 'show the table as a Table Barchart', right: pivot('Table Barchart') },
      drifted: { goal: 'show the table as a Heatmap', right: pivot('Heatmap'), before: narrower },
    },
  },
  {
    name: 'pivot-without',
    application: pivottable,
    visits: {
      first: { goal: 'leave out the White tea', right: pivot('Table', 'Count', { Tea: ['White'] }) },
      other: { goal: 'leave out the Black tea', right: pivot('Table', 'Count', { Tea: ['Black'] }) },
    },
  },
  {
    name: 'pivot-count',
    application: pivottable,
    visits: { first: { goal: 'how many rows are there of Green tea?', right: pivot(), says: /\b20\b/ } },
  },
];

const CHAT: readonly Task[] = [
  {
    name: 'chat-send',
    application: deepChat,
    visits: {
      first: { goal: 'send the message "Green tea"', right: ['Green tea', ''] },
      other: { goal: 'send the message "Two cups"', right: ['Two cups', ''] },
      drifted: { goal: 'send the message "Green tea"', right: ['Green tea', ''], address: '/?de' },
    },
  },
  {
    name: 'chat-subject',
    application: deepChat,
    visits: {
      first: { goal: 'set the subject to Tea for two', right: ['Tea for two'] },
      other: { goal: 'set the subject to Coffee for one', right: ['Coffee for one'] },
      drifted: { goal: 'set the subject to Tea for two', right: ['Tea for two'], before: narrower },
    },
  },
];

const DOCUMENTS: readonly Task[] = [
  {
    name: 'pdf-turn',
    application: pdfViewer,
    visits: {
      first: { goal: 'rotate the document clockwise', right: [1, 90, 0] },
      drifted: { goal: 'rotate the document clockwise', right: [1, 90, 0], address: '/?dark' },
    },
  },
  {
    name: 'pdf-larger',
    application: pdfViewer,
    visits: {
      first: { goal: 'zoom in one step', right: [1.1, 0, 0] },
      drifted: { goal: 'zoom in one step', right: [1.1, 0, 0], address: '/?dark' },
    },
  },
  {
    name: 'wiki-new',
    application: tiddlywiki,
    visits: {
      first: { goal: 'make a new tiddler called Plan for May', right: [['Plan for May', '']] },
      other: { goal: 'make a new tiddler called Shopping list', right: [['Shopping list', '']] },
      drifted: { goal: 'make a new tiddler called Plan for May', right: [['Plan for May', '']], before: narrower },
    },
  },
  {
    name: 'json-city',
    application: jsoneditor,
    state: (tab) =>
      tab.evaluate(() => (globalThis as unknown as { editor: { get(): { address: { city: string } } } }).editor.get().address.city),
    visits: {
      first: { goal: 'change the city to Bergen', right: 'Bergen' },
      other: { goal: 'change the city to Tromso', right: 'Tromso' },
    },
  },
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
  {
    name: 'api-add',
    application: swaggerUi,
    begin: hear,
    state: async (tab) => asked.get(tab),
    visits: {
      first: { goal: 'add the pet {"id": 7, "name": "Ada"}', right: ['POST /api/pets {"id":7,"name":"Ada"}'] },
      other: { goal: 'add the pet {"id": 8, "name": "Bob"}', right: ['POST /api/pets {"id":8,"name":"Bob"}'] },
    },
  },
  {
    name: 'api-give',
    application: swaggerUi,
    begin: hear,
    state: async (tab) => asked.get(tab),
    visits: {
      first: { goal: 'give the pet 3 away', right: ['DELETE /api/pets/3'] },
      other: { goal: 'give the pet 5 away', right: ['DELETE /api/pets/5'] },
    },
  },
  {
    name: 'packages-open',
    application: verdaccio,
    state: async (tab) => new URL(tab.url()).pathname,
    visits: {
      first: { goal: 'open the package green-tea', right: '/-/web/detail/green-tea' },
      other: { goal: 'open the package tea-pot', right: '/-/web/detail/tea-pot' },
      drifted: { goal: 'open the package green-tea', right: '/-/web/detail/green-tea', before: narrower },
    },
  },
  {
    name: 'mail-open',
    application: maildev,
    visits: {
      first: {
        goal: 'open the mail "Your invoice"',
        right: ['#/email/', false, 'Tea on Friday (new)', 'Your invoice', 'Tea on Sunday (new)'],
      },
      other: {
        goal: 'open the mail "Tea on Friday"',
        right: ['#/email/', false, 'Tea on Friday', 'Your invoice (new)', 'Tea on Sunday (new)'],
      },
    },
  },
];

/** Applications from npm, of which `e2e/apps` knows what they know themselves. */
export const ON_APPLICATIONS: readonly Task[] = [...KANBAN, ...ADMIN, ...GRID, ...CALENDARS, ...PIVOT, ...CHAT, ...DOCUMENTS, ...SERVERS];
