import { describe, expect, test } from 'vitest';
import type { SnapshotElement } from '../../model/page/snapshot';
import { element, page } from '../page.fixture';
import { changeLines } from './change-lines';
import { sayUrl } from './say-url';
import { findSection } from './sections';
import { snapshotLines } from './snapshot-lines';
import { tokensOf } from './tokens';
import { unfold } from './unfold.fixture';

const say = (elements: SnapshotElement[], over: Parameters<typeof page>[1] = {}, wanted = '', budget = 6000) =>
  snapshotLines(page(elements, over), { budget, wanted });

describe('a page for the prompt', () => {
  test('says what there is to know of an element in one line', () => {
    const lines = say(
      [
        element(1, 'Theme', { value: 'Neutral', states: ['collapsed'], isNew: true, place: ['toolbar Customise', 'main'] }),
        element(2, 'Email', {
          role: 'textbox',
          type: 'email',
          placeholder: 'you@mail.test',
          states: ['required', 'invalid'],
          description: 'Needs an @',
        }),
        element(3, 'Password', { role: 'textbox', type: 'password', value: '••••', secret: true }),
        element(4, 'Docs', { role: 'link', href: 'https://shop.test/docs/', inView: false }),
        element(5, 'Elsewhere', { role: 'link', href: 'https://other.test/docs', covered: 'dialog Cookies' }),
        element(6, 'Sort by', { role: 'combobox', options: [{ label: 'Price', selected: true }, { label: 'Name' }] }),
        element(7, 'Results', { role: 'list', scroll: { up: 0, down: 640, left: 0, right: 0 } }),
        element(8, 'Pay', { frame: 1 }),
      ],
      {
        frames: [
          { frameId: 0, documentId: 'a', path: [], url: 'https://shop.test/', title: '' },
          { frameId: 4, documentId: 'b', path: [0], url: 'https://pay.test/form?token=abc', title: '' },
        ],
        focused: 2,
        dialogs: ['Cookies'],
        text: '# Shop\nFree delivery',
        more: ['20 of 300 rows shown; scroll the list for more'],
        unseen: ['https://ads.test/x?session=abc'],
        extent: { width: 1280, height: 2400 },
      },
    );
    expect(lines).toMatchInlineSnapshot(`
      "Page: Shop — https://shop.test/list?q=camera
      Scrolled 0 % of 2400 px.
      Open: Cookies
      Focus: [2]
      (20 of 300 rows shown; scroll the list for more)
      (A frame that Abra may not look into: https://ads.test/x?session=…)
      [1] button "Theme" = "Neutral" collapsed — toolbar Customise, main
      [2] textbox:email "Email" placeholder "you@mail.test" (Needs an @) required invalid
      [3] textbox:password "Password" = "••••"
      [4] link "Docs" → /docs/ off screen
      [5] link "Elsewhere" → https://other.test/docs covered by dialog Cookies
      [6] combobox "Sort by" options: *Price | Name
      [7] list "Results" scrolls 640 px further
      In: frame https://pay.test/form?token=…
      [8] button "Pay"
      # Shop
      Free delivery"
    `);
  });

  test.each<[scrollY: number, height: number, told: string]>([
    [0, 2400, 'Scrolled 0 % of 2400 px.'],
    [400, 2400, 'Scrolled 25 % of 2400 px.'],
    [1600, 2400, 'Scrolled 100 % of 2400 px.'],
    [0, 800, ''],
  ])('tells where the page is scrolled: %i of %i', (scrollY, height, told) => {
    const over = { viewport: { width: 1280, height: 800, scrollX: 0, scrollY }, extent: { width: 1280, height } };
    const [, line = ''] = say([], { ...over, text: '' }).split('\n');
    expect(line).toBe(told);
  });

  test('tells a place that neighbours share once, above them', () => {
    const row = (id: number, who: string) => [
      element(id, 'Edit', { place: [`row ${who}`, 'table Team', 'main'] }),
      element(id + 1, 'Remove', { place: [`row ${who}`, 'table Team', 'main'] }),
    ];
    expect(
      say([element(1, 'Home', { place: ['banner'] }), ...row(2, 'Bob'), ...row(4, 'Eve'), element(6, 'Help', { place: ['contentinfo'] })]),
    ).toMatchInlineSnapshot(`
      "Page: Shop — https://shop.test/list?q=camera
      [1] button "Home" — banner
      In: table Team — main
      [2] button "Edit" — row Bob
      [3] button "Remove" — row Bob
      [4] button "Edit" — row Eve
      [5] button "Remove" — row Eve
      Elsewhere:
      [6] button "Help" — contentinfo"
    `);
  });

  test('tells once where the screen ends, and marks single ones that lie on the other side', () => {
    const at = (id: number, inView: boolean) => element(id, `Row ${id}`, { inView });
    const sides = [true, false, true, false, false, false, true, false, true, true, true];
    expect(
      say(sides.map((inView, id) => at(id, inView)))
        .split('\n')
        .slice(1),
    ).toEqual([
      '[0] button "Row 0"',
      '[1] button "Row 1" off screen',
      '[2] button "Row 2"',
      'Off screen:',
      'Each: [] button "Row {1}" {2}',
      ' [3] 3',
      ' [4] 4',
      ' [5] 5',
      ' [6] 6 | on screen',
      ' [7] 7',
      'On screen:',
      '[8] button "Row 8"',
      '[9] button "Row 9"',
      '[10] button "Row 10"',
    ]);
  });

  test('leaves out what goes without saying: unchecked, what is chosen in its options, nameless links beside named ones, kinds of things', () => {
    const place = ['item Aria Camera', 'heading Aria Camera', 'main'];
    const lines = say([
      element(1, '', { role: 'link', href: '/product/1', place }),
      element(2, 'Aria Camera', { role: 'link', href: '/product/1', place: ['main'] }),
      element(3, '', { role: 'link', href: '/product/2' }),
      element(4, 'Gift', { role: 'checkbox', states: ['unchecked'], place }),
      element(5, 'Menu', { states: ['collapsed', 'popup'] }),
      element(6, 'More', { states: ['popup'] }),
      element(7, 'Sort', { role: 'combobox', value: 'Price', options: [{ label: 'Price', selected: true }, { label: 'Name' }] }),
    ]);
    expect(lines.split('\n').slice(1)).toEqual([
      '[2] link "Aria Camera" → /product/1 — main',
      '[3] link "" → /product/2',
      '[4] checkbox "Gift" — Aria Camera',
      '[5] button "Menu" collapsed',
      '[6] button "More" popup',
      '[7] combobox "Sort" options: *Price | Name',
    ]);
  });

  const told = (elements: SnapshotElement[], text: string) => say(elements, { text }).split('\n').slice(1);
  const link = (id: number, name: string, lines = 0) => element(id, name, { tag: 'a', role: 'link', lines });

  test('tells text where it stands: the label of a field without a name, what is after a box, a number between two buttons', () => {
    const elements = [
      element(1, '', { role: 'textbox', lines: 1 }),
      element(2, '-', { lines: 1 }),
      element(3, '+', { lines: 1 }),
      element(4, '', { role: 'checkbox' }),
    ];
    expect(told(elements, 'Departure Date\nNights:\n3\nGift wrap')).toEqual([
      'Departure Date',
      '[1] textbox ""',
      'Nights:',
      '[2] button "-"',
      '3',
      '[3] button "+"',
      '[4] checkbox ""',
      'Gift wrap',
    ]);
  });

  test('does not tell what an element says of itself, in one line or in several, nor its label; the same words elsewhere stay', () => {
    expect(told([link(1, 'Cart 0', 1), link(2, 'Help', 2)], 'Shop\nCart\n0\nHelp us\nHelp')).toEqual([
      'Shop',
      '[1] link "Cart 0"',
      '[2] link "Help"',
      'Help us',
      'Help',
    ]);
    expect(told([link(1, 'Help', 0), link(2, 'Returns', 1)], 'Help Returns\n3')).toEqual(['[1] link "Help"', '[2] link "Returns"', '3']);
    expect(told([element(1, 'Email', { role: 'textbox', lines: 1 })], 'Email: *\nWork\nEmail')).toEqual([
      '[1] textbox "Email"',
      'Work',
      'Email',
    ]);
    expect(told([element(1, '3')], '3')).toEqual(['[1] button "3"', '3']);
  });

  test('does not tell a row of which each cell is an element with its own line, but one with a word more', () => {
    const cell = (id: number, name: string, lines = 0) => element(id, name, { tag: 'div', role: 'gridcell', weak: true, lines });
    const rows = [cell(1, 'Fiat', 1), cell(2, 'M10'), cell(3, 'Opel', 1), cell(4, 'Tigra')];
    expect(told(rows, '| | Fiat | M10 |\n| sold | Opel | Tigra')).toEqual([
      ...['[1] gridcell "Fiat"', '[2] gridcell "M10"', '| sold | Opel | Tigra', '[3] gridcell "Opel"', '[4] gridcell "Tigra"'],
    ]);
  });

  test('tells a heading that is an element, and a label that is the beginning of a name, in its own line', () => {
    const field = (id: number, name: string, lines = 1) => element(id, name, { role: 'textbox', lines });
    const heading = element(1, 'New post', { tag: 'h2', role: 'heading', weak: true });
    expect(
      told([heading, field(2, 'Title Shown above it', 2), field(3, 'Age'), field(4, 'Note on it')], '# New post\nTitle\n1\nNo'),
    ).toEqual([
      ...['[1] heading "New post"', '[2] textbox "Title Shown above it"', '1', '[3] textbox "Age"', 'No', '[4] textbox "Note on it"'],
    ]);
  });

  test('tells a table as rows under their head, empty cells too, and the controls of a row in it', () => {
    const row = (id: number, who: string) => [
      element(id, 'Edit', { lines: 1, place: [`row ${who}`, 'table Team', 'main'] }),
      element(id + 1, 'Remove', { place: [`row ${who}`, 'table Team', 'main'] }),
    ];
    const [head, ...rows] = [...row(2, 'Bob'), ...row(4, 'Eve'), ...row(6, 'Zoe'), ...row(8, 'Max')] as [SnapshotElement];
    const pager = ['1', '2', '3'].map((name, at) => element(10 + at, name));
    const text = [
      ' | ID | Name | Mail | Team |',
      ' | 1 | Bob | b@x.test | Sales |',
      ' | 2 | Eve | | Help |',
      ' | 3 | Zoe | | |',
      ' | | Max | | |',
    ];
    expect(told([{ ...head, lines: 2 }, ...rows, ...pager], text.join('\n'))).toEqual([
      '| ID | Name | Mail | Team |',
      'In: table Team — main',
      'Each: | {1} | {2} | {3} | {4} | + [] button "Edit" + [] button "Remove"',
      ' [2 3] 1 | Bob | b@x.test | Sales',
      ' [4 5] 2 | Eve |  | Help',
      ' [6 7] 3 | Zoe',
      ' [8 9]  | Max',
      'Elsewhere:',
      '[10] button "1"',
      '[11] button "2"',
      '[12] button "3"',
    ]);
  });

  test('tells rows of which each cell is an element as rows, also the cell that its row is called after', () => {
    const grid = ['M10', 'M100', 'M105', 'M112', 'M130'].flatMap((model, at) => {
      const id = at * 10 + 1;
      const inRow = { role: 'gridcell', place: [`row ${model}`, 'grid'] };
      return [
        element(id, `Fiat ${model} ${at}00`, { role: 'row', place: ['grid'] }),
        element(id + 1, 'Fiat', inRow),
        element(id + 2, 'Tick', { ...inRow, role: 'checkbox' }),
        element(id + 3, model, { role: 'gridcell', place: ['grid'] }),
        element(id + 4, `${at}00`, inRow),
        element(id + 5, 'No', inRow),
        element(id + 6, 'Sold', { ...inRow, role: 'checkbox' }),
      ];
    });
    expect(say(grid).split('\n').slice(1).length).toBeLessThan(9);
    expect(say(grid)).toContain('[21 22 23 24 25 26 27]');
  });

  test('tells a card as one row: its name, its price, its button', () => {
    const card = (id: number, name: string, lines: number) => [
      { ...link(id, name, lines), place: [{ kind: 'main' }] },
      element(id + 1, 'Add', { lines: 2, place: [`item ${name}`, 'main'] }),
    ];
    const text = 'Aria Camera\n€429\nElm Tripod\n€90\nGrain Film\n€7\nHelp';
    expect(told([...card(1, 'Aria Camera', 0), ...card(3, 'Elm Tripod', 0), ...card(5, 'Grain Film', 0)], text)).toEqual([
      'In: main',
      'Each: [] link "{1}" + €{2} + [] button "Add" — {1}',
      ' [1 2] Aria Camera | 429',
      ' [3 4] Elm Tripod | 90',
      ' [5 6] Grain Film | 7',
      'Help',
    ]);
  });

  test('tells a heading once, where it stands above what it is the place of', () => {
    const below = [1, 2, 3].map((id) => element(id, `Lens ${id * id}`, { lines: id === 1 ? 2 : 0, place: ['heading Lenses', 'main'] }));
    expect(told(below, 'Cheap\n# Lenses\nThat is all')).toEqual([
      'Cheap',
      'In: Lenses — main',
      '[1] button "Lens 1"',
      '[2] button "Lens 4"',
      '[3] button "Lens 9"',
      'That is all',
    ]);
  });

  test('does not tell a box that a control of its name fills, but one that is larger', () => {
    const box = { x: 0, y: 0, width: 100, height: 20 };
    const weak = (id: number, name: string, width: number) => element(id, name, { role: '', weak: true, box: { ...box, width } });
    const row = (id: number, name: string, width: number) => [weak(id, name, width), element(id + 1, 'Dark', { role: 'switch', box })];
    expect(
      say([...row(1, 'Dark Dark', 110), ...row(3, 'Bob', 100), ...row(5, 'Dark', 300)])
        .split('\n')
        .slice(1),
    ).toEqual(['[2] switch "Dark"', '[3] "Bob"', '[4] switch "Dark"', '[5] around the next', '[6] switch "Dark"']);
  });

  describe('what is named after what stands in it', () => {
    const wide = { x: 0, y: 0, width: 300, height: 20 };
    const around = (id: number, name: string, over: Parameters<typeof element>[2] = {}) =>
      element(id, name, { role: '', weak: true, box: wide, ...over });
    const inner = (id: number, name: string, over: Parameters<typeof element>[2] = {}) =>
      element(id, name, { role: 'gridcell', box: { ...wide, x: 10, width: 40 }, ...over });
    const beyond = { x: 0, y: 500, width: 9, height: 9 };
    test.each<[what: string, elements: SnapshotElement[], first: string]>([
      [
        'a row by its cells',
        [around(1, 'Fiat M10 400', { role: 'row' }), inner(2, 'Fiat'), inner(3, 'M10'), inner(4, '400')],
        '[1] row around the next 3',
      ],
      [
        'what of it stands in no cell is kept',
        [around(1, 'Fiat M10 400 sold', { role: 'row' }), inner(2, 'Fiat'), inner(3, 'M10 400')],
        '[1] row "sold" around the next 2',
      ],
      [
        'a name that was cut',
        [around(1, 'Fiat M10 Press the spa…', { role: 'row' }), inner(2, 'Fiat M10'), inner(3, 'Press the space bar')],
        '[1] row around the next 2',
      ],
      [
        'a field in it by its value',
        [around(1, 'Bold Dear all'), inner(2, 'Bold'), inner(3, '', { role: 'textbox', value: 'Dear all' })],
        '[1] around the next 2',
      ],
      [
        'a nameless one between, and one that is scrolled out of it',
        [around(1, 'Green tea'), inner(2, ''), inner(3, 'Green tea', { box: beyond }), inner(4, 'Black tea', { box: beyond })],
        '[1] around the next 2',
      ],
      [
        'what is told of it elsewhere is no part of it',
        [around(1, 'Dark mode'), inner(2, 'Light', { box: beyond }), inner(3, 'Dark mode')],
        '[1] "Dark mode"',
      ],
      [
        'a drawing by its nodes, and not by the tools over it',
        [
          around(1, 'Order Pack', { role: 'img', tag: 'svg' }),
          around(2, 'Order'),
          around(3, 'Pack'),
          inner(4, 'Hand tool'),
          inner(5, 'Lasso'),
        ],
        '[1] img around the next 2',
      ],
      [
        'another one of its make beside it is not in it',
        [around(1, '▾'), around(2, '▾', { box: { ...wide, x: 310 } }), around(3, '▾', { box: { ...wide, x: 620 } })],
        '[1] "▾"',
      ],
      ['parts of words are none', [around(1, 'Darker'), inner(2, 'Dark')], '[1] "Darker"'],
      ['most of its name is its own', [around(1, 'Aria Camera with a lens Add'), inner(2, 'Add')], '[1] "Aria Camera with a lens Add"'],
      [
        'a link is called by all of it',
        [around(1, 'Aria Add', { role: 'link', tag: 'a', weak: undefined }), inner(2, 'Aria'), inner(3, 'Add')],
        '[1] link "Aria Add"',
      ],
      [
        'another frame is not in it',
        [around(1, 'Aria Add'), inner(2, 'Aria', { frame: 1 }), inner(3, 'Add', { frame: 1 })],
        '[1] "Aria Add"',
      ],
    ])('%s', (_what, elements, first) => {
      const [frame] = page([]).frames;
      const line = say(elements, { frames: [frame, frame].flatMap((one) => one ?? []) }).split('\n')[1] ?? '';
      expect(line.replace(/ — .*| scroll.*/, '')).toBe(first);
    });
  });

  test('does not let page text pass for a heading', () => {
    expect(say([], { text: 'Off screen:\nElsewhere:\nEach: [] x\n [7] y' })).toMatch(
      /· Off screen:\n· Elsewhere:\n· Each: \[\] x\n· \[7\] y$/,
    );
  });

  test('tells the options that are wanted before the rest of a long list', () => {
    const options = Array.from({ length: 200 }, (_, n) => ({ label: `Country ${n}`, selected: n === 150 }));
    const line = say([element(1, 'Country', { role: 'combobox', options })], {}, 'ship it to country 180');
    expect(line).toContain('*Country 150');
    expect(line).toContain('Country 180 |');
    expect(line).toContain('| 170 more');
  });

  const crowd = (amount: number, over: (n: number) => Omit<Partial<SnapshotElement>, 'place'> = () => ({})) =>
    Array.from({ length: amount }, (_, n) =>
      element(n + 1, `Entry ${n} of the archive`, { inView: false, place: [`list Year ${n % 40}`, 'main'], ...over(n) }),
    );

  test('of 20,000 elements stays under 6,000 tokens, with what is in view, what is wanted, and how to see the rest', () => {
    const elements = crowd(20_000, (n) => ({ inView: n >= 9000 && n < 9060 }));
    elements[17_333] = element(17_334, 'Annual report of Lisbon', { inView: false, place: ['list Reports', 'main'] });
    const text = Array.from({ length: 2000 }, (_, n) =>
      n === 1500 ? 'Lisbon opened in 1990.' : `Paragraph ${n} about nothing in particular.`,
    ).join('\n');
    const told = say(elements, { text }, 'open the annual report of Lisbon');
    expect(tokensOf(told)).toBeLessThan(6000);
    expect(tokensOf(told)).toBeGreaterThan(5400);
    const lines = unfold(told);
    for (let id = 9001; id <= 9060; id++) expect(lines).toContain(`\n[${id}] `);
    expect(lines).toContain('[17334] button "Annual report of Lisbon"');
    expect(lines).toContain('Lisbon opened in 1990.');
    expect(lines).toMatch(/\(\d+ more elements: scroll or ask for `section` by its name\. \d+ in "list Year \d+"/);
    const numbers = [...lines.matchAll(/^\[(\d+)\]/gm)].map(([, id]) => Number(id));
    expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
  });

  test('keeps within the budget also where names are Chinese, long, or many options', () => {
    const names = crowd(3000, (n) => ({ name: `第${n}个商品，包邮，次日送达，七天无理由退货`, inView: true }));
    const long = crowd(3000, () => ({ name: 'x'.repeat(1000), description: 'y '.repeat(400), inView: true }));
    const options = Array.from({ length: 400 }, (_, n) => ({ label: `Option number ${n}` }));
    for (const elements of [names, long, crowd(300, () => ({ options, inView: true }))])
      expect(tokensOf(say(elements, { text: '说'.repeat(40_000), more: Array(40).fill('m'.repeat(900)) }))).toBeLessThan(6000);
  });

  test('a word that most of the page has does not crowd out what is in view', () => {
    const elements = crowd(5000, (n) => (n >= 4990 ? { name: `Tool ${n}`, inView: true } : { name: `Entry ${n}` }));
    const lines = unfold(say(elements, {}, 'open an entry', 1000));
    for (let id = 4991; id <= 5000; id++) expect(lines).toContain(`[${id}] `);
  });
});

describe('what changed since the last look', () => {
  const before = page(
    [element(1, 'Theme', { states: ['collapsed'] }), element(2, 'Style'), element(3, 'Close'), element(4, 'Later'), element(5, 'Help')],
    { text: 'Hello' },
  );
  const now = page([element(1, 'Theme', { states: ['expanded'] }), element(2, 'Style'), element(9, 'Purple', { role: 'option' })], {
    text: 'Hello\nChoose a colour',
    dialogs: ['Themes'],
    focused: 9,
  });
  const options = { budget: 2000, wanted: '' };

  test('is told as new, changed and gone', () => {
    expect(changeLines(before, now, options)).toMatchInlineSnapshot(`
      "Page: Shop — https://shop.test/list?q=camera
      Open: Themes
      Focus: [9]
      New or changed:
      [1] button "Theme" expanded
      [9] option "Purple" new
      Gone: [3]–[5]
      New text:
      Choose a colour
      All other elements are as before."
    `);
    expect(changeLines(now, now, options)).toContain('All elements are as before.');
  });

  test('is told with where the page is scrolled by then', () => {
    const tall = { ...before, extent: { width: 1280, height: 2400 } };
    const scrolled = { ...tall, viewport: { ...tall.viewport, scrollY: 800 } };
    expect(changeLines(tall, scrolled, options)?.split('\n').slice(1)).toEqual([
      'Scrolled 50 % of 2400 px.',
      'All elements are as before.',
    ]);
  });

  test('is not told where the whole page is another one, or nearly', () => {
    const frames = [{ frameId: 0, documentId: 'document-2', path: [], url: '', title: '' }];
    expect(changeLines(before, { ...now, frames }, options)).toBeUndefined();
    expect(changeLines(before, { ...now, url: 'https://shop.test/other' }, options)).toBeUndefined();
    expect(changeLines(before, now, { ...options, budget: 20 })).toBeUndefined();
  });
});

describe('a section', () => {
  test('is found by its name, with the text under its heading', () => {
    const snapshot = page([element(1, 'A', { place: ['row Bob', 'table Team'] }), element(2, 'B', { place: ['main'] })], {
      text: '# Orders\nnone\n# Team\nBob\nEve\n# Help\nno',
    });
    expect(findSection(snapshot, 'team')).toEqual({
      elements: [snapshot.elements[0]],
      text: ['# Team', 'Bob', 'Eve'].map((text, at) => ({ at: at + 2, text })),
    });
    expect(findSection(snapshot, 'nothing')).toEqual({ elements: [], text: [] });
    expect(findSection(snapshot, '  ')).toEqual({ elements: [], text: [] });
  });
});

test.each([
  ['https://a.test/p?q=shoes&page=2#top', 'https://a.test/p?q=shoes&page=2'],
  ['https://a.test/p?access_token=abc&q=x', 'https://a.test/p?access_token=…&q=x'],
  ['https://a.test/p?keyword=lamp&author=ada&code=123&api_key=k', 'https://a.test/p?keyword=lamp&author=ada&code=…&api_key=…'],
  ['https://user:pw@a.test/p', 'https://a.test/p'],
  ['data:text/html,<p>secret', 'data:…'],
  ['file:///home/ada/x.html', 'file:///home/ada/x.html'],
  ['about:blank', 'about:blank'],
  ['no address', 'no address'],
])('the address %s is told as %s', (address, told) => {
  expect(sayUrl(address)).toBe(told);
});
