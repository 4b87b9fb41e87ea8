import { afterEach, describe, expect, test } from 'vitest';
import type { LegOperation } from '../../model/run/leg';
import { $, onBarePage, run, type Step, send } from './run-leg.fixture';

onBarePage();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what pages do
  document.cookie = 'basket=; max-age=0';
});

const click = (selector = '#a', expects?: LegOperation['expects']): Step => ({ type: 'click', selector, ...(expects && { expects }) });

/** What a click on #a brought about beside elements, and whether anything was seen to come of it. */
async function effectsOf(html: string, does: () => unknown, expects?: LegOperation['expects'], patience = 700) {
  document.body.innerHTML = html;
  $('#a').onclick = () => void does();
  const { records, bail } = await send([click('#a', expects)], { patience });
  const [record] = records;
  return { effects: record?.delta.effects ?? [], effect: record?.effect, status: record?.status, bail: bail ?? record?.bail };
}

function asked(method: string): void {
  const request = new XMLHttpRequest();
  request.open(method, '/package.json');
  request.send();
}

const BUTTON = '<button id="a">Add</button>';
const BADGE = `${BUTTON}<a href="#cart" aria-label="Cart"><span id="badge">1</span></a>`;
const CANVAS = '<canvas id="a" width="300" height="200" aria-label="Board"></canvas>';
const draws = (size: number) => () => draw('#a', size);
const draw = (canvas: string, size: number) => ($(canvas) as unknown as HTMLCanvasElement).getContext('2d')?.fillRect(40, 40, size, size);
const SVG = `${BUTTON}<svg id="s"><path id="p" d="M0 0h9"></path></svg>`;
const ICON = '<button id="a" aria-label="Like"><svg><path d="M0 0h9"></path></svg></button>';
const shape = (d: string) => {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  return path;
};
const badge = (text: string) => () => {
  $('#badge').textContent = text;
};

describe('what comes of a click is seen', () => {
  const cases: [what: string, html: string, does: () => unknown, effect: string][] = [
    ['a number beside it', BADGE, badge('2'), 'text of #badge'],
    ['the same by what it stands in', BADGE, badge('2'), 'text in link Cart'],
    [
      'a number that is there for the first time',
      `${BUTTON}<p id="cart"></p>`,
      () => ($('#cart').innerHTML = '<b class="count">1</b>'),
      'text of b.count',
    ],
    ['a request that was answered', BUTTON, () => fetch('/package.json'), 'request GET /package.json'],
    ['by its method', BUTTON, () => fetch(new Request('/package.json', { method: 'head' })), 'request HEAD /package.json'],
    ['so of an older way to ask', BUTTON, () => asked('HEAD'), 'request HEAD /package.json'],
    ['what the page keeps', BUTTON, () => localStorage.setItem('cart', '[1]'), 'storage cart'],
    ['what the page keeps for a session', BUTTON, () => sessionStorage.setItem('seen', 'yes'), 'storage seen'],
    // biome-ignore lint/suspicious/noDocumentCookie: what pages do
    ['a cookie', BUTTON, () => (document.cookie = 'basket=7'), 'cookie basket'],
    ['the focus somewhere else', `${BUTTON}<input id="b" aria-label="Name">`, () => $('#b').focus(), 'focus textbox Name'],
    ['a canvas drawn anew', CANVAS, draws(30), 'canvas canvas Board'],
    ['a canvas beside it', `${BUTTON}${CANVAS.replace('"a"', '"b"')}`, () => draw('#b', 30), 'canvas canvas Board'],
    ['a shape that came', SVG, () => $('#s').append(shape('M1 1h8')), 'drawing of #s'],
    ['one that is otherwise', SVG, () => $('#p').setAttribute('d', 'M1 1h8'), 'drawing of #s'],
    ['one that went', SVG, () => $('#p').remove(), 'drawing of #s'],
    ['a picture in its button', ICON, () => ($('#a').innerHTML = '<svg><path d="M2 2h9"></path></svg>'), 'drawing of #a'],
    ['a look', BUTTON, () => $('#a').classList.add('liked'), 'look of button Add'],
    ['the address', BUTTON, () => history.replaceState({}, '', `?sort=${performance.now()}`), 'address'],
  ];
  for (const [what, html, does, effect] of cases)
    test(what, async () => {
      const { effects, effect: whether } = await effectsOf(html, does);
      expect(effects).toContain(effect);
      expect(whether).toBe('seen');
    });

  test('of a click that nothing comes of, nothing is claimed', async () => {
    expect(await effectsOf(BUTTON, () => undefined)).toMatchObject({ effects: [], effect: 'unknown', status: 'done' });
    expect(await effectsOf(`${BUTTON}<p id="clock">10:01</p>`, () => ($('#clock').textContent = '10:02'))).toMatchObject({ effects: [] });
    // What was switched and switched back is no look, and what is there already was not drawn.
    expect(await effectsOf(BUTTON, () => $('#a').classList.toggle('on', !$('#a').classList.toggle('on')))).toMatchObject({
      effect: 'unknown',
    });
    expect(await effectsOf(CANVAS, () => undefined)).toMatchObject({ effect: 'unknown' });
    // Drawn the same again, or drawn and taken away.
    expect(await effectsOf(SVG, () => ($('#s').innerHTML = $('#s').innerHTML))).toMatchObject({ effect: 'unknown' });
    expect(await effectsOf(SVG, () => $('#s').appendChild(shape('M1 1h8')).remove())).toMatchObject({ effect: 'unknown' });
  });

  test('what is typed or chosen was read back; what only points and scrolls claims nothing', async () => {
    document.body.innerHTML = '<input id="a" aria-label="Name"><input id="b" type="checkbox"><div style="height:3000px"></div>';
    const { records } = await send([
      { type: 'type', selector: '#a', text: 'Ada' },
      { type: 'check', selector: '#b', checked: true },
      { type: 'hover', selector: '#a' },
      { type: 'press', selector: '#a', key: 'F8' },
    ]);
    expect(records.map(({ effect }) => effect)).toEqual(['seen', 'seen', undefined, 'unknown']);
  });
});

describe('of a press on a dead button only what may be its own counts', () => {
  const FIELD = '<div id="box" class="field"><input id="b" aria-label="Name"></div>';
  const others: [what: string, html: string, prepare: () => void][] = [
    ['where the pointer is, by a class of its own', BUTTON, () => ($('#a').onpointerenter = () => $('#a').classList.add('x9'))],
    ['where the focus is, by a class that says so', BUTTON, () => ($('#a').onfocus = () => $('#a').classList.add('Mui-focusVisible'))],
    [
      'what the focus left',
      `${BUTTON}${FIELD}`,
      () => {
        $('#b').focus();
        $('#b').onblur = () => ($('#box').className = 'css-1x');
      },
    ],
    [
      'what stands beside what the focus left',
      `${BUTTON}<div><label id="l" for="b">Name</label>${FIELD}</div>`,
      () => {
        $('#b').focus();
        $('#b').onblur = () => ($('#l').className = 'css-1x');
      },
    ],
    [
      'a tooltip that comes by pointing',
      BUTTON,
      () => ($('#a').onmouseenter = () => document.body.insertAdjacentHTML('beforeend', '<div role="tooltip"><p>Adds it</p></div>')),
    ],
    [
      'slides of a carousel, while the page works at nothing that is seen',
      `${BUTTON}<div><p id="s">One</p></div>`,
      () => {
        // Slow enough that on a busy machine too hardly one comes in the very press, which nothing could tell from its own.
        const turns = window.setInterval(() => $('#s')?.classList.toggle('active') ?? window.clearInterval(turns), 150);
        $('#a').onclick = () => void window.setTimeout(() => undefined, 250);
      },
    ],
  ];
  for (const [what, html, prepare] of others)
    test(`not ${what}`, async () => {
      document.body.innerHTML = html;
      prepare();
      const { records } = await send([click()]);
      expect(records[0]).toMatchObject({ status: 'done', effect: 'unknown' });
    });

  const late = (does: () => void) => () => void window.setTimeout(does, 50);
  const own: [what: string, html: string, does: () => unknown][] = [
    ['a drawing far from it that is larger at once', `<p>${BUTTON}</p><div><img id="s" alt=""></div>`, () => ($('#s').style.width = '9px')],
    ['the whole page', BUTTON, late(() => document.documentElement.classList.toggle('dark'))],
    ['its group, after a while', `<fieldset>${BUTTON}<p id="s">One</p></fieldset>`, late(() => $('#s').classList.add('chosen'))],
    [
      'what it controls, after a while',
      `${BUTTON.replace('id', 'aria-controls="s" id')}<p id="s">One</p>`,
      late(() => $('#s').classList.add('chosen')),
    ],
  ];
  for (const [what, html, does] of own)
    test(`but ${what}`, async () => {
      expect(await effectsOf(html, does)).toMatchObject({ effect: 'seen' });
    });
});

test('a box that only its label shows is ticked by a press on that', async () => {
  document.body.innerHTML = '<input id="r" type="radio" style="opacity:0"><label id="a" for="r">No</label>';
  const { records } = await send([click('#r')]);
  expect(records[0]).toMatchObject({ effect: 'seen', delta: { changed: [{ field: 'checked', name: 'No' }] } });
});

describe('what is drawn again is seen by what is otherwise in it', () => {
  const draw = (html: string) => () => ($('#box').innerHTML = html);
  const fold = (open: boolean) => `<h3><button id="a" aria-expanded="${open}">More</button></h3>`;
  const radios = (two: string) =>
    `<label><input type="radio" id="a" name="r">One</label><label><input type="radio" name="r" ${two}>Two</label>`;
  const rows = (...names: string[]) => names.map((name) => `<li>${name}</li>`).join('');
  const late = (does: () => void) => () => void window.setTimeout(does, 50);
  const tracks = '<div id="track" style="width:100px;overflow:auto"><p style="width:900px">Pictures</p></div>';
  const cases: [what: string, html: string, does: () => unknown, effect: string][] = [
    ['a fold that says it is open', `<div id="box">${fold(false)}</div>`, draw(fold(true)), 'look of button More'],
    ['so after a while', `<div id="box">${fold(false)}</div>`, late(draw(fold(true))), 'look of button More'],
    [
      'the mark on the pressed one itself',
      `<div id="box">${radios('')}</div>`,
      draw(radios('').replace('type', 'checked type')),
      'look of radio One',
    ],
    ['a mark on one of them', `<div id="box">${radios('')}</div>`, draw(radios('checked')), 'look of radio Two'],
    [
      'the look of its own card, which nothing names',
      `<div id="box"><div class="card"><button id="a">Pick</button></div></div>`,
      draw('<div class="card chosen"><button id="a">Pick</button></div>'),
      'look of div.card',
    ],
    [
      'a list in another order',
      `${BUTTON}<ul id="box" aria-label="Names">${rows('B', 'A', 'C')}</ul>`,
      draw(rows('A', 'B', 'C')),
      'look of list Names',
    ],
    [
      'the same rows, moved',
      `${BUTTON}<ul id="box" aria-label="Names">${rows('B', 'A', 'C')}</ul>`,
      late(() => $('#box').append($('#box').firstElementChild as Element)),
      'look of list Names',
    ],
    ['a box that scrolled', `${BUTTON}${tracks}`, () => ($('#track').scrollLeft = 300), 'scroll in #track'],
  ];
  for (const [what, html, does, effect] of cases)
    test(what, async () => {
      const { effects, effect: whether } = await effectsOf(html, does);
      expect(effects).toContain(effect);
      expect(whether).toBe('seen');
    });

  const same: [what: string, html: string, does: () => unknown][] = [
    // To look at its order would take the square of them.
    [
      'another order of very many',
      `${BUTTON}<ul id="box">${rows(...Array.from({ length: 600 }, (_, at) => `R${at}`))}</ul>`,
      () => $('#box').prepend($('#box').lastElementChild as Element),
    ],
    ['what is as it was', `<div id="box">${fold(false)}</div>`, draw(fold(false))],
    ['rows that went and came back', `${BUTTON}<ul id="box">${rows('A', 'B', 'C')}</ul>`, () => $('#box').append(...$('#box').children)],
    [
      'what only says where the pointer is',
      `<div id="box"><i class="x"></i>${BUTTON}</div>`,
      draw(`<i class="x is-hovered"></i>${BUTTON}`),
    ],
  ];
  for (const [what, html, does] of same)
    test(`but not ${what}`, async () => {
      expect(await effectsOf(html, does)).toMatchObject({ effect: 'unknown' });
    });
});

describe('what a press does to a field is seen in it', () => {
  const EDITOR = '<div id="e" contenteditable="true"><p>Two words</p></div>';
  test('a press puts the caret there', async () => {
    document.body.innerHTML = EDITOR;
    const { records } = await send([{ type: 'click', selector: '#e' }]);
    expect(records[0]?.effect).toBe('seen');
  });
  test('all of it is selected, or not', async () => {
    document.body.innerHTML = `${EDITOR}<input id="b" aria-label="Name" value="Ada"><input id="c" aria-label="Empty">`;
    const { records } = await send(['#e', '#b', '#c'].map((selector) => ({ type: 'press', selector, key: 'Control+a' })));
    expect(records.map(({ effect }) => effect)).toEqual(['seen', 'seen', 'unknown']);
  });
  test('its paragraph becomes a list by a button beside it', async () => {
    const becomesList = () => ($('#e').innerHTML = '<ul><li>Two words</li></ul>');
    expect(await effectsOf(`${BUTTON}${EDITOR}`, becomesList)).toMatchObject({ effect: 'seen' });
    const sameAgain = () => ($('#e').innerHTML = '<p>Two words</p>');
    expect(await effectsOf(`${BUTTON}${EDITOR}`, sameAgain)).toMatchObject({ effect: 'unknown' });
  });
});

test('what is dragged lies in another list then, or in its own', async () => {
  const drops = async (into: string, after = '') => {
    document.body.innerHTML = `<ul id="b" aria-label="Done"></ul><ul id="c"><li id="a">Tea</li>${after}</ul>`;
    $('#a').onpointerdown = () => addEventListener('pointerup', () => $(into).append($('#a')), { once: true });
    const { records } = await send([{ type: 'drag', selector: '#a', offset: { x: 10, y: 10 } }]);
    return records[0]?.effect;
  };
  expect(await drops('#b')).toBe('seen');
  expect(await drops('#c')).toBe('unknown');
  // In its own list at another place.
  expect(await drops('#c', '<li>Coffee</li>')).toBe('seen');
});

describe('what came of it when it was shown is its promise', () => {
  const kept: [what: string, html: string, does: () => unknown, promise: string][] = [
    ['another number in the same place', BADGE, badge('17'), 'text of #badge'],
    [
      'the same place under another mark',
      BADGE.replace('"badge"', '"count-of-cart"'),
      () => ($('span').textContent = '4'),
      'text in link Cart',
    ],
    ['the same request', BUTTON, () => fetch('/package.json?again'), 'request GET /package.json'],
    ['the same request of a playbook from before methods were known', BUTTON, () => asked('HEAD'), 'request /package.json'],
    ['the same key with another value', BUTTON, () => localStorage.setItem('cart', '[1,2]'), 'storage cart'],
    ['another drawing', CANVAS, draws(60), 'canvas canvas Board'],
    ['a look, also where a text came with it this time', BADGE, () => [$('#a').classList.add('liked'), badge('2')()], 'look of button Add'],
  ];
  for (const [what, html, does, promise] of kept)
    test(`kept by ${what}`, async () => {
      expect(await effectsOf(html, does, { effects: [promise, 'text in link Basket'] })).toMatchObject({ status: 'done', effect: 'seen' });
    });

  test('kept by what a page shows that knows already what it looked up', async () => {
    const lookUp = { effects: ['request GET /people'] };
    expect(await effectsOf(BADGE, badge('2'), lookUp)).toMatchObject({ status: 'done' });
    expect(await effectsOf(BADGE, badge('2'), { effects: ['request POST /people'] })).toMatchObject({ status: 'failed' });
    expect(await effectsOf(BADGE, () => undefined, lookUp)).toMatchObject({ status: 'failed' });
  });

  test('kept by a request that a timer sends when the page has settled already', async () => {
    document.body.innerHTML = `${BUTTON}<button id="b">Next</button>`;
    $('#a').onclick = () => void window.setTimeout(() => fetch('/package.json'), 400);
    const { records } = await send([click('#a', { effects: ['request GET /package.json'] }), click('#b')], { patience: 3000 });
    expect(records.map(({ status }) => status)).toEqual(['done', 'done']);
  });

  const broken: [what: string, html: string, does: () => unknown, promise: string][] = [
    ['a dead button', BADGE, () => undefined, 'text of #badge'],
    ['another place that changed', `${BADGE}<p id="news">Old</p>`, () => ($('#news').textContent = 'New'), 'text of #badge'],
    ['a request that was refused', BUTTON, () => fetch('/no-such-file.json', { method: 'POST' }), 'request POST /no-such-file.json'],
    ['one that looks where one was to change', BUTTON, () => fetch('/package.json'), 'request POST /package.json'],
    ['the same of an older way to ask', BUTTON, () => asked('GET'), 'request POST /package.json'],
    [
      'one of two that was refused',
      BUTTON,
      () => fetch('/@id/none', { method: 'POST' }).then(() => fetch('/@id/none')),
      'request POST /@id/none',
    ],
    [
      'a server that cannot be reached',
      BUTTON,
      () => fetch('/package.json', { signal: AbortSignal.abort() }).catch(() => 0),
      'request GET /package.json',
    ],
    ['a canvas that stayed as it was', CANVAS, () => undefined, 'canvas canvas Board'],
  ];
  for (const [what, html, does, promise] of broken)
    test(`broken by ${what}`, async () => {
      expect(await effectsOf(html, does, { effects: [promise] })).toMatchObject({
        status: 'failed',
        bail: { kind: 'no-effect', missing: [promise] },
      });
    });

  test('a server that has not answered when patience ends leaves it unknown: nothing is claimed either way', async () => {
    const never = new Worker(URL.createObjectURL(new Blob([''])));
    const { bail } = await effectsOf(
      BUTTON,
      () => fetch('/__never__', { signal: AbortSignal.timeout(9000) }).catch(() => never.terminate()),
      { appeared: ['status Added'] },
      900,
    );
    expect(['outcome-unknown', 'no-effect']).toContain(bail?.kind);
  });
});

describe('another page that is promised', () => {
  test('has to be reached, also by the last operation, whatever else came', async () => {
    const told = await run(
      '<button id="a">Login</button>',
      [click('#a', { navigatesTo: '/secure', appeared: ['alert Welcome'] })],
      {},
      () => {
        $('#a').onclick = () => document.body.insertAdjacentHTML('beforeend', '<div role="alert">Your username is invalid!</div>');
      },
    );
    expect(told).toContain('failed button "Login"');
    expect(told).toContain(
      'no-effect click button "Login" / ["page /secure","alert Welcome"] / the page shows “Your username is invalid!”',
    );
  });

  test('is not reached by another one, but by another thing of its kind', async () => {
    const leads = async (to: string, promised: string) => {
      const { pathname, search } = location;
      document.body.innerHTML = BUTTON;
      $('#a').onclick = () => history.pushState({}, '', to);
      const { records, bail } = await send([click('#a', { navigatesTo: promised })]);
      history.replaceState({}, '', pathname + search);
      return bail?.kind ?? records[0]?.effect;
    };
    expect(await leads('/login', '/secure')).toBe('no-effect');
    expect(await leads('/orders/1043', '/orders/1042')).toBe('seen');
    expect(await leads('/step/1', '/step/2')).toBe('no-effect');
    expect(await leads('/secure', '/secure')).toBe('seen');
  });
});

describe('a promise that did not come, with the next target in sight', () => {
  const dialog = { appeared: ['dialog Settings'] };
  test('is kept where the next target came with it, or was enabled by it, whatever it is called', async () => {
    for (const does of [
      () => document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Options"><button id="b">Next</button></div>'),
      () => {
        $('#b').hidden = false;
      },
      () => $('#b').removeAttribute('disabled'),
    ]) {
      const there = does.toString().includes('insertAdjacent') ? '' : does.toString().includes('disabled') ? 'disabled' : 'hidden';
      const html = `${BUTTON}${there && `<button id="b" ${there}>Next</button>`}`;
      expect(
        await run(html, [click('#a', dialog), click('#b')], {}, () => {
          $('#a').onclick = does;
        }),
      ).toMatch(/^done button "Add".*\ndone button "Next"/);
    }
  });

  test('is broken where the next target was there all the time: a dead button is no success on the way either', async () => {
    expect(await run(`${BUTTON}<button id="b">Next</button>`, [click('#a', dialog), click('#b')])).toContain('bail no-effect');
  });
});
