import { afterEach, expect, test } from 'vitest';
import { after, emptyPage, HEAD, nav, OTHER, page, TARGETS } from './fixtures/reworded';

afterEach(emptyPage);

test('a link of the navigation is found by its position among its siblings in a page that was reworded as a whole, if its target proves it', () => {
  const [before, now] = [
    ['Dashboard', 'Trips', 'Calendar', 'Team'],
    ['Overview', 'Travel', 'Schedule', 'People'],
  ];
  expect(after(page(HEAD, nav(before, 2, TARGETS)), page(OTHER, nav(now, 2, TARGETS)))).toBe('wanted');
  // Alike things that all read otherwise may as well have changed places.
  expect(after(page(HEAD, nav(before)), page(OTHER, nav(now)))).toBe('abstained');
});

test('a page in another language is a reworded one; a word that is left of its name tells it from its like', () => {
  const before = page(HEAD, nav(['Dashboard', 'Trips', 'Team Calendar', 'Crew']));
  const translated = (name: string) => {
    document.documentElement.lang = 'en';
    return after(before, page(OTHER, nav(['Übersicht', 'Reisen', name, 'Leute'])), 'de');
  };
  expect(translated('Team-Kalender')).toBe('wanted');
  expect(translated('Gruppenkalender')).toBe('abstained');
});

test('menus of a toolbar that were translated and changed places are not taken for one another', () => {
  const bar = (names: string[], wanted: string) =>
    `<div role=toolbar>${names.map((name) => `<button aria-haspopup=menu${name === wanted ? ' data-truth=wanted' : ''}>${name}</button>`).join('')}</div>`;
  document.documentElement.lang = 'en';
  const before = page(HEAD, bar(['Theme Neutral', 'Style Vega', 'Radius Medium', 'Font Inter'], 'Theme Neutral'));
  const now = page(OTHER, bar(['Stil Vega', 'Schrift Inter', 'Ecken Mittel', 'Farbwelt Neutral'], 'Farbwelt Neutral'));
  expect(after(before, now, 'de')).toBe('abstained');
});

test('where one is gone, or two have changed places, no position among siblings proves anything', () => {
  const before = page(HEAD, nav(['Dashboard', 'Trips', 'Calendar', 'Team']));
  expect(after(before, page(OTHER, nav(['Overview', 'Travel', 'People'], 9)))).toBe('abstained');
  expect(after(before, page(OTHER, nav(['Trips', 'Overview', 'Schedule', 'People'], 9)))).toBe('abstained');
});

test('another box that is built like it is not the same one: it went, and the next one sits in its place, or they changed places', () => {
  const region = (name: string, first: string, last: string, wanted = false, href = '#') =>
    `<section aria-label="${name}"><button${wanted ? ' data-truth=wanted' : ''}>${first}</button><a href="${href}">${last}</a></section>`;
  const before = page(HEAD, region('Goal', 'Lower', 'Raise', true) + region('Contact', 'Cancel', 'Send off'));
  const other = region('Contact us', 'Never mind', 'File it');
  expect(after(before, page(OTHER, other))).toBe('abstained');
  expect(after(before, page(OTHER, other + region('Target', 'Less', 'More', true)))).toBe('abstained');
  // Where only one of them leads there, that is known to be the one.
  const led = page(HEAD, region('Goal', 'Lower', 'Raise', true, '/goal') + region('Contact', 'Cancel', 'Send off'));
  expect(after(led, page(OTHER, region('Target', 'Less', 'More', true, '/goal') + other))).toBe('wanted');
  expect(after(led, page(OTHER, other + region('Target', 'Less', 'More', true, '/goal')))).toBe('wanted');
});

test('an icon that nobody else in the box has proves a button whose label was changed', () => {
  const icon = (shape: string) => `<svg width=16 height=16><path d="${shape}"/></svg>`;
  const bar = (label: string, shape = 'M1 8h14') =>
    `<div role=toolbar><button aria-label=${label} data-truth=wanted>${icon(shape)}</button><button aria-label=More>${icon('M8 1v14')}</button></div>`;
  expect(after(page(HEAD, bar('Decrease')), page(HEAD, bar('Lower')))).toBe('wanted');
  expect(after(page(HEAD, bar('Decrease')), page(HEAD, bar('Lower', 'M0 0h9')))).toBe('abstained');
});

test('choices of a list are what they say: the third of other ones is another one, unless its value proves it', () => {
  const list = (names: string[], values = false) =>
    `<ul role=listbox>${names.map((name, at) => `<li role=option tabindex=-1${values ? ` data-value=v${at}` : ''}${at === 2 ? ' data-truth=wanted' : ''}>${name}</li>`).join('')}</ul>`;
  expect(after(page(HEAD, list(['Rome', 'Oslo', 'Bern'])), page(OTHER, list(['Lima', 'Cusco', 'Quito'])))).toBe('abstained');
  expect(after(page(HEAD, list(['Red', 'Blue', 'Green'], true)), page(OTHER, list(['Rot', 'Blau', 'Grün'], true)))).toBe('wanted');
});

test('the button of a row is found where all of its kind were renamed, and not where only this one was', () => {
  const rows = (names: string[], say: (name: string) => string, ours = 'Bob Beck') =>
    `<table>${names.map((name) => `<tr><td>${name}</td><td><button${name === ours ? ' data-truth=wanted' : ''}>${say(name)}</button></td></tr>`).join('')}</table>`;
  const names = ['Ann Ash', 'Bob Beck', 'Carla Cox'];
  const before = page(
    HEAD,
    rows(names, () => 'Follow'),
  );
  expect(
    after(
      before,
      page(
        HEAD,
        rows(names, () => 'Purchase'),
      ),
    ),
  ).toBe('abstained');
  expect(
    after(
      before,
      page(
        HEAD,
        rows(names, () => 'Watch'),
      ),
    ),
  ).toBe('wanted');
  expect(
    after(
      before,
      page(
        HEAD,
        rows(names, (name) => (name === 'Bob Beck' ? 'Unfollow' : 'Follow')),
      ),
    ),
  ).toBe('abstained');
  expect(
    after(
      before,
      page(
        OTHER,
        rows(['Ann Ash', 'Dan Dorn', 'Carla Cox'], () => 'Watch'),
      ),
    ),
  ).toBe('abstained');
});

test('an option that was shuffled in its own list, all of it elsewhere now, is still with its own', () => {
  const list = (names: string[]) =>
    `<div role=listbox aria-label=Theme>${names.map((name) => `<div role=option tabindex=-1${name === 'Red' ? ' data-truth=wanted' : ''}>${name}</div>`).join('')}</div>`;
  const names = ['Lime', 'Red', 'Blue', 'Amber', 'Rose', 'Slate', 'Teal'];
  const shuffled = `<div role=toolbar aria-label=Looks>${list(['Rose', 'Red', 'Slate', 'Teal', 'Lime', 'Blue', 'Amber'])}</div>`;
  expect(after(page(HEAD, list(names)), page(HEAD, shuffled))).toBe('wanted');
});

test('a copy of a field that is gone is not the field, though it has its name in the form', () => {
  const field = (truth: string) => `<input name=q type=search aria-label="Search products"${truth}>`;
  const before = `<header><form role=search><label>All shops</label>${field(' data-truth=wanted')}<button>Go</button></form></header>`;
  const copy = `<aside aria-label="Newsletter archive"><span>Newsletter archive</span>${field('')}</aside>`;
  expect(after(before, `<header><form role=search>${copy}</form></header>`)).toBe('abstained');
  expect(after(before, before.replace('<form', `${copy}<form`))).toBe('wanted');
});

const icon = (shape: string) => `<svg width=16 height=16><path d="${shape}"/></svg>`;

const card = (name: string, inside: string) => `<section aria-label="${name}"><h2>${name}</h2>${inside}</section>`;

const stepper = (names: string[], truth = '') =>
  `<button aria-label=${names[0]}${truth}>${icon('M1 8h14')}</button><button aria-label=${names[1]}>${icon('M8 1v14')}</button>`;

const OURS = ' data-truth=wanted';

test('a card that was reworded and changed places is known by what only it has; its buttons by their icons', () => {
  const chat = (say: string, send: string) => `<input placeholder="${say}"><button>${send}</button>`;
  const before = page(HEAD, card('Chat', chat('Say it', 'Send')) + card('Goal', stepper(['Decrease', 'Increase'], OURS)));
  const moved = (inside: string) => page(OTHER, card('Target', inside) + card('Talk', chat('Write it', 'Post')));
  expect(after(before, moved(stepper(['Lower', 'Raise'], OURS)))).toBe('wanted');
  expect(after(before, moved(stepper(['Lower', 'Raise'], OURS).replace('M1 8h14', 'M0 0h9').replace('M8 1v14', 'M5 5h5')))).toBe(
    'abstained',
  );
});

test('two cards that are alike in all but words are not told apart after they changed places', () => {
  const street = (names: string[], truth = '') =>
    `<label>${names[0]}<input${truth}></label><label>${names[1]}<input name=pin></label><button>${names[2]}</button>`;
  const before = page(HEAD, card('Ship to', street(['Street', 'PIN', 'OK'], OURS)) + card('Bill to', street(['Avenue', 'PIN', 'OK'])));
  const now = page(OTHER, card('Invoice to', street(['Way', 'Code', 'Done'])) + card('Send it to', street(['Road', 'Code', 'Done'], OURS)));
  expect(after(before, now)).toBe('abstained');
  // Nor is the one that is left taken for the one that went.
  const left = card('News', '<a href="/news">Read</a><a href="/old">Older</a>') + card('Invoice to', street(['Way', 'Code', 'Done']));
  expect(after(before, page(OTHER, left))).toBe('abstained');
});

test('the only one of its kind in a moved card is the one, if everybody else of the card is there', () => {
  const issue = (names: string[], more = '') =>
    `<label>${names[0]}<select><option value=a>A</option><option value=b>B</option></select></label><label><input type=checkbox${OURS}>${names[1]}</label>${more}`;
  const before = page(HEAD, card('Revenue', '<button>Refresh</button><a href="/all">All</a>') + card('Issue', issue(['Area', 'Urgent'])));
  const now = (more = '') =>
    page(OTHER, card('Report', issue(['Topic', 'High priority'], more)) + card('Sales', '<button>Again</button><a href="/all">Each</a>'));
  expect(after(before, now())).toBe('wanted');
  expect(after(before, now('<input type=checkbox aria-label="Copy me">'))).toBe('abstained');
});

test('a choice is known by its patch of colour where the list was translated and shuffled', () => {
  const list = (choices: [string, string][], wanted: string) =>
    `<div role=listbox>${choices.map(([name, colour]) => `<div role=option tabindex=-1${name === wanted ? OURS : ''}><span style="display:inline-block;width:9px;height:9px;background:${colour}"></span><span>${name}</span></div>`).join('')}</div>`;
  document.documentElement.lang = 'en';
  const before = page(HEAD, list([['Red', '#c22'], ['Lime', '#5c1'], ['Slate', '#456']], 'Slate')); // biome-ignore format: as a person reads a list
  const now = (slate: string) => page(OTHER, list([['Schiefer', slate], ['Rot', '#c22'], ['Limette', '#5c1']], 'Schiefer')); // biome-ignore format: as a person reads a list
  expect(after(before, now('#456'), 'de')).toBe('wanted');
  document.documentElement.lang = 'en';
  expect(after(before, now('#999'), 'de')).toBe('abstained');
});

test('links to one page are told apart by what they ask it for, wherever they stand', () => {
  const links = (names: string[], kinds: string[], wanted: string) =>
    `<nav>${names.map((name, at) => `<a href="/shop?seed=1&kind=${kinds[at]}"${kinds[at] === wanted ? OURS : ''}>${name}</a>`).join('')}</nav>`;
  const before = page(HEAD, links(['Cameras', 'Lenses', 'Lights'], ['camera', 'lens', 'light'], 'lens'));
  expect(after(before, page(OTHER, links(['Lamps', 'Bodies', 'Glass'], ['light', 'camera', 'lens'], 'lens')))).toBe('wanted');
  expect(after(before, page(OTHER, links(['Lamps', 'Bodies', 'Glass'], ['light', 'camera', 'other'], 'lens')))).toBe('abstained');
});

test('a switch is known by the line that explains it, which stands with no other; a number that counts something explains nothing', () => {
  const rows = (list: [string, string][], wanted: number) =>
    `<section aria-label=Notices>${list.map(([name, hint], at) => `<div><b>${name}</b><i>${hint}</i><button role=switch aria-label="${name}"${at === wanted ? OURS : ''}></button></div>`).join('')}</section>`;
  const before = page(HEAD, rows([['Digests', 'Every Monday'], ['Mentions', 'When you are named']], 0)); // biome-ignore format: as a person reads a list
  const now = page(OTHER, rows([['At mentions', 'When you are named'], ['Weekly mail', 'Every Monday']], 1)); // biome-ignore format: as a person reads a list
  expect(after(before, now)).toBe('wanted');
  // In a page that kept its words, one that says something else is another one, whatever stands beside it.
  const renamed = [['Weekly mail', 'Every Monday'], ['Mentions', 'When you are named']] as [string, string][]; // biome-ignore format: as a person reads a list
  expect(after(before, page(HEAD, rows(renamed, 0)))).toBe('abstained');
  const counted = page(HEAD, rows([['Digests', '12'], ['Mentions', '3']], 0)); // biome-ignore format: as a person reads a list
  expect(after(counted, page(OTHER, rows([['At mentions', '12'], ['Weekly mail', '3']], 1)))).toBe('abstained'); // biome-ignore format: as a person reads a list
});

test('the main one of two buttons is known by its paint and its place together', () => {
  const pair = (names: string[], dark: number) =>
    `<form>${names.map((name, at) => `<button type=button style="background:${at === dark ? '#123' : '#eee'}"${name.startsWith('S') ? OURS : ''}>${name}</button>`).join('')}</form>`;
  const before = page(HEAD, pair(['Cancel', 'Submit'], 1));
  expect(after(before, page(OTHER, pair(['Never mind', 'Scribe it'], 1)))).toBe('wanted');
  expect(after(before, page(OTHER, pair(['Scribe it', 'Never mind'], 0)))).toBe('abstained');
});

test.each([
  ['"Submit" that is "Absenden" in German', 'Submit', 'Absenden', 'de', 'wanted'],
  ['"Submit" that is "Enviar" in Spanish', 'Submit', 'Enviar', 'es', 'wanted'],
  ['"Submit" that is "Löschen" in German', 'Submit', 'Löschen', 'de', 'abstained'],
  ['"Next" that is "Absenden" in German', 'Next', 'Absenden', 'de', 'abstained'],
  ['"Submit" that is "Send" in the same language', 'Submit', 'Send', 'en', 'abstained'],
])('one word for sending off in another language is as grave as the two words were: %s', (_what, was, is, language, told) => {
  document.documentElement.lang = 'en';
  const pair = (cancel: string, send: string) =>
    `<form><button type=button style="background:#eee">${cancel}</button><button type=button style="background:#123"${OURS}>${send}</button></form>`;
  expect(after(page(HEAD, pair('Cancel', was)), page(OTHER, pair('Abbrechen', is)), language)).toBe(told);
});

test('what kept its word in a box that was translated and shuffled is still itself', () => {
  document.documentElement.lang = 'en';
  const before = page(HEAD, nav(['Dashboard', 'Trips', 'Team', 'Calendar'])).replace('<nav', '<nav aria-label=Main');
  const now = page(OTHER, nav(['Kalender', 'Team', 'Reisen', 'Übersicht'], 1)).replace('<nav', '<nav aria-label=Hauptmenü');
  expect(after(before, now, 'de')).toBe('wanted');
});

test('of two that read as it did, the one that still stands with the others is it, wherever all of them stand now', () => {
  const fields = (order: string[]) => order.map((name) => `<div><label>${name}<input></label></div>`).join('');
  const button = (truth = '') => `<div><div><button type=button${truth}>Search</button></div></div>`;
  const decoy = `<aside aria-label="Search help"><span>Search help</span><button type=button>Search</button></aside>`;
  const before = `<form role=search><h2>Where to</h2>${fields(['Destination', 'Check-in', 'Guests'])}<button type=button${OURS}>Search</button></form>`;
  const now = (first: string, second: string) =>
    `<form role=search>${fields(['Check-in', 'Guests'])}<div>${first}${second}</div>${fields(['Destination'])}</form>`;
  expect(after(before, now(decoy, button(OURS)))).toBe('wanted');
  // Two that stand with them alike are not told apart.
  expect(after(before, now(button(), button(OURS)))).toBe('abstained');
});
