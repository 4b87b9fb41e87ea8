import { at } from '../apps/hand';
import { SECOND, type ShownCase } from './case';
import { button, choose, field, fill, presses, words } from './gestures';

/** Pages rebuilt from public bug reports. */
export const CASES_34_TO_84: readonly ShownCase[] = [
  {
    page: '34-late-search',
    shows: async (hand) => {
      await fill(hand, 'Place', 'Ber');
      await hand.click(hand.tab.getByRole('option', { name: 'Bergen', exact: true }));
    },
    right: { place: 'Bergen' },
    again: [SECOND],
  },
  {
    page: '36-shift',
    shows: async (hand) => {
      await hand.click(hand.tab.locator('article button').nth(0));
      await hand.click(hand.tab.locator('article button').nth(1));
    },
    right: { log: 'sub1,sub2' },
    again: [SECOND],
  },
  {
    page: '37-ids',
    shows: async (hand) => {
      await fill(hand, 'Name', 'Ada');
      await fill(hand, 'Quantity', '3');
      await hand.click(button(hand, 'Apply', 1));
    },
    right: { Name: 'Ada', Quantity: '3', log: '1Apply' },
    again: [SECOND],
  },
  {
    page: '38-pseudo-text',
    shows: async (hand) => {
      await hand.click(hand.tab.locator('[data-k=del]'));
      await hand.click(hand.tab.locator('.cut'));
      await hand.click(hand.tab.locator('.x'));
    },
    right: { log: 'del,signin,help' },
    again: [SECOND],
  },
  {
    page: '40-tooltips',
    shows: (hand) => hand.click(hand.tab.locator('#w button').nth(2)),
    right: { log: 'Move' },
  },
  {
    page: '41-semantics-tree',
    shows: async (hand) => {
      await hand.click(button(hand, 'Compose'));
      await hand.click(field(hand, 'To'));
      await hand.type('Bob');
    },
    right: { log: 'Compose', to: 'Bob' },
    again: [SECOND],
  },
  {
    page: '42-csp',
    shows: async (hand) => {
      await fill(hand, 'Name', 'Ada');
      await hand.click(button(hand, 'Send'));
    },
    right: { n: 'Ada', sent: 1 },
  },
  {
    page: '43-xhtml.xhtml',
    shows: async (hand) => {
      // Playwright's own ways to find things know HTML documents only.
      await hand.click(hand.tab.locator('#n'));
      await hand.type('Ada');
      await hand.tab.locator('#s').focus();
      await hand.press('ArrowDown');
      for (const id of ['#c', '#g', '#b']) await hand.click(hand.tab.locator(id));
    },
    right: { c: true, n: 'Ada', s: 'M', sent: 1, star: 1 },
  },
  {
    page: '50-bfcache',
    shows: async (hand) => {
      await hand.click(button(hand, 'Add'));
      await hand.click(words(hand, 'Details'));
      await hand.click(button(hand, 'Back to the list'));
      await hand.click(button(hand, 'Add'));
    },
    right: { added: 1 },
  },
  {
    page: '50b-own-back',
    what: 'the page waits before it goes back',
    shows: async (hand) => {
      await hand.click(words(hand, 'Details'));
      await hand.tab.evaluate(() => {
        document.querySelector('button')?.setAttribute('onclick', 'setTimeout(() => history.back(), 5500)');
      });
      await hand.click(button(hand, 'Back to the list'));
      await button(hand, 'Book').waitFor();
      await hand.click(button(hand, 'Book'));
    },
    right: { booked: 1 },
  },
  {
    page: '50b-own-back',
    what: 'the person goes back at once',
    shows: async (hand) => {
      await hand.click(words(hand, 'Details'));
      await hand.tab.goBack();
      await hand.click(button(hand, 'Book'));
    },
    right: { booked: 1 },
  },
  {
    page: 'svg-document.svg',
    shows: async (hand) => {
      await hand.click(hand.tab.locator('#hall'));
      await hand.click(words(hand, 'Lab'));
      await fill(hand, 'Note', 'Ada');
      await hand.click(words(hand, 'Save plan'));
    },
    right: { done: 'hall,lab,Ada,save' },
  },
  {
    page: '50b-own-back',
    shows: async (hand) => {
      await hand.click(words(hand, 'Details'));
      await hand.click(button(hand, 'Back to the list'));
      await hand.click(button(hand, 'Book'));
    },
    right: { booked: 1 },
  },
  {
    page: '46-blocks',
    shows: async (hand) => {
      await hand.click(button(hand, 'Compute'));
      await hand.click(button(hand, 'Book'));
    },
    right: { booked: 1, computed: 1 },
  },
  {
    page: '53-consent-frame',
    shows: async (hand) => {
      await hand.click(hand.tab.frameLocator('iframe').getByRole('button', { name: 'Reject all' }));
      await hand.click(button(hand, 'Read on'));
    },
    right: { consent: 'none', read: 1 },
  },
  {
    page: '54-recycled-list',
    shows: (hand) => hand.click(hand.tab.locator('.r', { hasText: /^Record 4 / }).getByRole('button')),
    right: { opened: 'Record 4' },
  },
  {
    page: '55-content-visibility',
    shows: (hand) => hand.click(button(hand, 'Like post 31')),
    right: { liked: '31' },
  },
  {
    page: '56-rtl',
    shows: async (hand) => {
      await hand.click(hand.tab.getByRole('button', { name: 'منتج 5' }));
      await hand.drag(hand.tab.locator('#h'), at(hand.tab.locator('#k'), 0.6, 0.5));
    },
    right: { log: '5', price: 4 },
  },
  {
    page: '60-segments',
    shows: async (hand) => {
      await hand.click(hand.tab.getByRole('spinbutton').first());
      await hand.type('04052027');
      await hand.click(button(hand, 'Book'));
    },
    right: { booked: 1, date: '04-05-2027' },
  },
  {
    page: '61-ua-parts',
    shows: async (hand) => {
      await hand.click(at(field(hand, 'Guests'), 0.94, 0.25));
      await hand.click(at(field(hand, 'Volume'), 0.6, 0.5));
    },
    right: { n: '3', r: 6 },
    again: [SECOND],
  },
  {
    page: '62-wrapped-link',
    shows: (hand) => hand.click(at(hand.tab.locator('#p'), 0.1, 0.9)),
    right: { log: 'privacy' },
  },
  {
    page: '63-area',
    shows: async (hand) => {
      await hand.click(at(hand.tab.getByAltText('Regions'), 0.75, 0.5));
      await hand.click(words(hand, 'Drawn link'));
    },
    right: { log: 'south,svg' },
  },
  {
    page: '64-same-options',
    shows: (hand) => choose(hand, 'Town', 'ArrowDown', 'ArrowDown', 'ArrowDown'),
    right: { town: 'Ohio/Springfield' },
    again: [SECOND],
  },
  {
    page: '65-yes-no',
    shows: async (hand) => {
      await hand.click(hand.tab.locator('.q', { hasText: 'allergies' }).getByText('No'));
      await hand.click(hand.tab.locator('.q', { hasText: 'smoke' }).getByText('Yes'));
    },
    right: { 'allergies?': 'No', 'smoke?': 'Yes' },
    again: [SECOND],
  },
  {
    page: '66-grid-inputs',
    shows: async (hand) => {
      await hand.click(hand.tab.locator('tr', { hasText: 'Tuesday' }).locator('input').nth(0));
      await hand.type('8');
    },
    right: { 'Tuesday.Work': '8' },
    again: [SECOND],
  },
  {
    page: '67-tree',
    shows: async (hand) => {
      await hand.click(words(hand, 'Work'));
      await hand.click(words(hand, 'Sent', 1));
    },
    right: { opened: 'Work/Sent' },
    again: [SECOND],
  },
  {
    page: '69-fast-clicks',
    shows: async (hand) => {
      await hand.point(button(hand, '+'));
      for (let nth = 1; nth <= 5; nth++) {
        await hand.tab.mouse.down({ clickCount: nth });
        await hand.tab.mouse.up({ clickCount: nth });
      }
    },
    right: { count: 6, double: 1 },
  },
  {
    page: '70-held-keys',
    shows: async (hand) => {
      await hand.click(at(field(hand, 'Years'), 0.5, 0.02));
      for (let nth = 0; nth < 4; nth++) await hand.tab.keyboard.down('ArrowDown');
      await hand.tab.keyboard.up('ArrowDown');
      await hand.press('Enter');
    },
    right: { year: 2004 },
  },
  {
    page: '71-frameset',
    shows: async (hand) => {
      const [menu, main] = ['menu', 'main'].map((name) => hand.tab.frameLocator(`frame[name=${name}]`));
      if (!menu || !main) return;
      await hand.click(menu.getByText('Stock'));
      await main.getByRole('heading', { name: 'stock' }).waitFor();
      await hand.click(main.getByLabel('Find'));
      await hand.type('ash');
      await hand.click(main.getByRole('button'));
    },
    right: { log: 'stock:ash' },
  },
  {
    page: '72-display-contents',
    shows: async (hand) => {
      await hand.click(words(hand, 'Tile one'));
      await hand.click(words(hand, 'Apply now'));
      await hand.click(words(hand, 'By cash'));
      await hand.click(field(hand, 'I agree'));
    },
    right: { agree: true, log: 'tile,apply', pay: 'cash' },
  },
  {
    page: '72b-sr-only',
    shows: async (hand) => {
      await hand.click(words(hand, 'Yearly'));
      await hand.click(words(hand, 'As a gift'));
      await hand.click(words(hand, 'Send me news'));
    },
    right: { gift: true, news: true, plan: 'yearly' },
  },
  {
    page: '76-base-select',
    shows: async (hand) => {
      await hand.click(hand.tab.locator('#s'));
      await hand.click(hand.tab.locator('option[value=d]'));
      await hand.click(button(hand, 'Adopt'));
      await hand.click(button(hand, 'Never mind'));
    },
    right: { closed: 1, pet: 'd' },
  },
  {
    page: '82-calendar',
    shows: async (hand) => {
      await hand.click(button(hand, '›'));
      await hand.click(hand.tab.locator('td:not(.other) span', { hasText: /^15$/ }));
    },
    right: { day: '2027-4-15' },
  },
  {
    page: '84-counts',
    shows: (hand) => presses(hand, 'Unread (3)', 'Cart · $0.00'),
    right: { log: 'unread,cart' },
    again: [SECOND],
  },
  {
    page: 'stops-first',
    what: 'loaded while it is recorded',
    shows: async (hand) => {
      await hand.tab.reload();
      await presses(hand, 'Add', 'Book', 'Add');
    },
    right: { Add: 2, Book: 1 },
  },
  {
    page: 'stops-first',
    what: 'open before',
    shows: (hand) => presses(hand, 'Add', 'Book'),
    right: { Add: 1, Book: 1 },
    told: true,
  },
];
