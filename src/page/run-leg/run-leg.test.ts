import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Leg, Progress, Report } from '../../model/leg';
import type { Operation } from '../../model/operation';
import { describe as fingerprintOf } from '../find/describe';
import { scan } from '../scan/scan';
import { installShim } from '../shim/install-shim';
import { runLeg } from './run-leg';

beforeAll(() => installShim(true));
afterEach(() => {
  document.body.innerHTML = '';
});

let legs = 0;
const $ = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;
type Step = Operation & { id?: string } & Pick<Leg['operations'][number], 'expects' | 'exact' | 'ref'>;

/** Runs operations on a page of this html and tells it as a person would read it. */
async function run(html: string, steps: Step[], more: Partial<Leg> = {}, prepare: () => void = () => undefined): Promise<string> {
  document.body.innerHTML = html;
  prepare();
  return words(await send(steps, more));
}

async function send(
  steps: Step[],
  more: Partial<Leg> = {},
  tell: (progress: Progress) => void = () => undefined,
  signal = new AbortController().signal,
) {
  const id = `leg-${++legs}`;
  const operations = steps.map(({ expects, exact, ref, id: own, ...operation }, index) => ({
    id: own ?? `${id}-${index}`,
    operation: operation as Operation,
    ...(expects && { expects }),
    ...(exact && { exact }),
    ...(ref !== undefined && { ref }),
  }));
  return runLeg({ runId: 'run', id, operations, patience: 700, settleLimit: 3000, overlay: false, ...more }, tell, signal);
}

function words({ records, bail }: Report): string {
  const lines = records.map(({ status, label, by, dismissed, options, delta, notes, value }) =>
    [
      `${status} ${label}`,
      by && by !== 'selector' && `by ${by}`,
      dismissed && `dismissed ${dismissed.join()}`,
      delta.opened && `opened ${delta.opened.join()}`,
      delta.closed && `closed ${delta.closed.join()}`,
      delta.changed.length && delta.changed.map(({ field, name, to }) => `${field} of ${name ?? '?'} is ${to}`).join(', '),
      options && `options ${options.map((option) => option.label).join('|')}`,
      value !== undefined && `read ${JSON.stringify(value)}`,
      ...notes,
    ]
      .filter(Boolean)
      .join('; '),
  );
  return [...lines, bail && `bail ${bailWords(bail)}`].filter(Boolean).join('\n');
}

function bailWords(bail: NonNullable<Report['bail']>): string {
  const { kind, ...rest } = bail;
  return `${kind} ${Object.values(rest)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(' / ')}`.slice(0, 160);
}

const MENU = `
  <button id="theme" aria-haspopup="listbox" aria-expanded="false">Theme</button><p id="chosen">none</p>`;

/** A menu as libraries make them: opens in a portal at the end of body, closes when something is chosen. */
function menuOf(...options: string[]) {
  const close = () => {
    $('#list')?.remove();
    $('#theme').setAttribute('aria-expanded', 'false');
  };
  $('#theme').onclick = () => {
    if ($('#list')) return close();
    $('#theme').setAttribute('aria-expanded', 'true');
    const list = document.createElement('div');
    list.id = 'list';
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', 'Themes');
    list.innerHTML = options.map((option) => `<div role="option">${option}</div>`).join('');
    list.onclick = (event) => {
      $('#chosen').textContent = (event.target as Element).textContent;
      close();
    };
    document.body.append(list);
  };
  return close;
}

describe('a leg', () => {
  test('opens a menu, sees all its options, and chooses one', async () => {
    const told = await run(
      MENU,
      [
        { type: 'click', selector: '#theme' },
        { type: 'click', selector: '#list [role=option]:nth-child(2)' },
      ],
      {},
      () => menuOf('Purple', 'Fuchsia', 'Green'),
    );
    expect(told).toMatchInlineSnapshot(`
      "done button "Theme"; opened listbox Themes; aria-expanded of Theme is true; options Purple|Fuchsia|Green
      done option "Fuchsia"; closed listbox Themes; aria-expanded of Theme is false, text of ? is Fuchsia"
    `);
    expect($('#chosen').textContent).toBe('Fuchsia');
  });

  test('stops at the first operation whose target is gone, with what came nearest', async () => {
    const told = await run('<button id="a">Save</button><button>Save all</button>', [
      { type: 'click', selector: '#a' },
      { type: 'click', selector: '#nothing' },
      { type: 'click', selector: '#a' },
    ]);
    expect(told).toMatchInlineSnapshot(`
      "done button "Save"
      failed click #nothing
      bail target-missing #nothing / []"
    `);
  });

  test('waits for a target that comes late', async () => {
    const told = await run('<main></main>', [{ type: 'click', selector: '#late' }], {}, () => {
      window.setTimeout(() => ($('main').innerHTML = '<button id="late">Late</button>'), 150);
    });
    expect(told).toBe('done button "Late"');
  });

  test('waits for another page until one has come, from where the operation before it began', async () => {
    const next: Step = { type: 'wait', until: 'url', timeout: 400 };
    const html = '<button>Next</button>';
    expect(await run(html, [next])).toMatchInlineSnapshot(`
      "failed wait
      bail out-of-time another page / 400"
    `);
    const late = await run(html, [next], {}, () => window.setTimeout(() => history.pushState(null, '', '#late'), 100));
    expect(late).toBe('done wait');
    const before = await run(html, [{ type: 'click', selector: 'button' }, next], {}, () => {
      $('button').onclick = () => history.pushState(null, '', '#at-once');
    });
    expect(before).toContain('done wait');
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('waits until a target is enabled', async () => {
    const told = await run('<button disabled>Pay</button>', [{ type: 'click', selector: 'button' }], {}, () => {
      window.setTimeout(() => ($<HTMLButtonElement>('button').disabled = false), 150);
    });
    expect(told).toBe('done button "Pay"');
  });

  test('says why a target stays unusable', async () => {
    expect(await run('<button disabled>Pay</button>', [{ type: 'click', selector: 'button' }])).toMatchInlineSnapshot(`
      "failed click button
      bail target-disabled button "Pay" / disabled"
    `);
  });

  test('dismisses what covers the target, once, and says so', async () => {
    const html =
      '<button id="buy">Buy</button><div style="position:fixed;inset:0" role="dialog" aria-label="News"><button>Got it</button></div>';
    let bought = 0;
    const told = await run(html, [{ type: 'click', selector: '#buy' }], {}, () => {
      $('#buy').onclick = () => bought++;
      $('[role=dialog] button').onclick = () => $('[role=dialog]').remove();
    });
    expect(told).toMatchInlineSnapshot(`"done button "Buy"; dismissed dialog News"`);
    expect(bought).toBe(1);
  });

  test('bails when what covers the target asks for a decision', async () => {
    const html =
      '<button id="buy">Buy</button><div style="position:fixed;inset:0" role="dialog" aria-label="Sure?"><button>Yes</button></div>';
    expect(await run(html, [{ type: 'click', selector: '#buy' }])).toMatchInlineSnapshot(`
      "failed click #buy
      bail target-covered button "Buy" / button "Yes""
    `);
  });

  test('opens the menu again that the operation before had opened', async () => {
    const told = await run(
      MENU,
      [
        { type: 'click', selector: '#theme' },
        { type: 'click', selector: '#list [role=option]:nth-child(1)' },
      ],
      {},
      () => {
        const close = menuOf('Purple');
        $('#theme').addEventListener('click', () => queueMicrotask(close), { once: true });
      },
    );
    expect($('#chosen').textContent).toBe('Purple');
    expect(told).toContain('Opened button "Theme" again.');
  });

  test('does not close a menu that is open already', async () => {
    const told = await run(
      MENU,
      [
        { type: 'click', selector: '#theme', expects: { changed: ['aria-expanded of Theme'] } },
        { type: 'click', selector: '#list [role=option]' },
      ],
      {},
      () => {
        menuOf('Purple');
        $('#theme').click();
      },
    );
    expect(told).toMatchInlineSnapshot(`
      "skipped button "Theme"; It was open already.
      done option "Purple"; closed listbox Themes; aria-expanded of Theme is false, text of ? is Purple"
    `);
  });

  test('skips an optional operation whose target is not there', async () => {
    const told = await run('<button id="a">Save</button>', [
      { type: 'click', selector: '#banner', optional: true, note: 'close the banner' },
      { type: 'click', selector: '#a' },
    ]);
    expect(told).toMatchInlineSnapshot(`
      "skipped close the banner; It was not there.
      done button "Save""
    `);
  });

  test('skips a check box that is as wanted', async () => {
    const told = await run('<label><input type="checkbox" checked>News</label>', [{ type: 'check', selector: 'input', checked: true }]);
    expect(told).toBe('skipped checkbox "News"; It was checked already.');
  });

  test('looks for a row in a list that renders only what is in sight', async () => {
    const told = await run(
      '<div id="list" role="list" aria-label="People" style="height:100px;overflow:auto"><div style="height:6000px;position:relative"></div></div>',
      [{ type: 'click', selector: '[data-row="120"]' }],
      { patience: 6000 },
      () => {
        const list = $('#list');
        const render = () => {
          const first = Math.floor(list.scrollTop / 30);
          list.firstElementChild!.innerHTML = Array.from({ length: 5 }, (_, index) => first + index)
            .map((row) => `<button data-row="${row}" style="position:absolute;top:${row * 30}px">Row ${row}</button>`)
            .join('');
        };
        list.onscroll = render;
        render();
      },
    );
    expect(told).toMatchInlineSnapshot(`"done button "Row 120"; Scrolled list "People" to find it."`);
  });
});

describe('what an operation promises', () => {
  test('bails where nothing of it came true and the next target is missing', async () => {
    const told = await run('<button id="a">Open</button>', [
      { type: 'click', selector: '#a', expects: { appeared: ['dialog Settings'] } },
      { type: 'click', selector: '#b' },
    ]);
    expect(told).toMatchInlineSnapshot(`
      "failed button "Open"
      bail no-effect click button "Open" / ["dialog Settings"]"
    `);
  });

  test('in a page that speaks otherwise the kind of thing is promised, not what it says', async () => {
    const fingerprint = {
      selectors: ['#add'],
      tag: 'button',
      role: 'button',
      name: 'Add',
      attributes: { id: 'add' },
      landmarks: [],
      neighbours: [],
      structure: 'body>button:1',
    };
    const add = { type: 'click' as const, fingerprint, expects: { appeared: ['status Added'] } };
    const comes = (role: string) =>
      `<button id="add" onclick="this.insertAdjacentHTML('afterend', '<p role=${role}>In the bag now</p>')">Add it to the bag</button>`;
    expect(await run(comes('status'), [add])).toContain('done button "Add it to the bag"');
    expect(await run(comes('note'), [add])).toContain('bail no-effect');
    expect(await run(comes('status').replace('>Add it to the bag<', '>Add<'), [add])).toContain('bail no-effect');
  });

  test('a target that kept its word in a page that was reworded as a whole promises a kind of thing, too', async () => {
    const page = (words: string[], said: string) =>
      `<header>${words.map((word) => `<button>${word}</button>`).join('')}</header><form><button id="add" type="button"
        onclick="this.insertAdjacentHTML('afterend', '<p role=status>${said}</p>')">Add</button><button type="button" id="more">More</button></form>`;
    const then = ['Inbox', 'Profile', 'Preferences', 'Support', 'Travel desk'];
    document.body.innerHTML = page(then, 'Added');
    const add = { type: 'click' as const, fingerprint: fingerprintOf($('#add')), expects: { appeared: ['status Added'] } };
    expect(await run(page(['Messages', 'Account', 'Options', 'Help', 'Journeys'], 'In the bag'), [add])).toContain('done button "Add"');
    expect(await run(page(then, 'In the bag'), [add])).toContain('bail no-effect');
  });

  test('goes on where the next target is there all the same', async () => {
    const told = await run('<button id="a">Open</button><button id="b">Next</button>', [
      { type: 'click', selector: '#a', expects: { appeared: ['dialog Settings'] } },
      { type: 'click', selector: '#b' },
    ]);
    expect(told).toBe('done button "Open"\ndone button "Next"');
  });

  test('waits a while for a promise that comes late', async () => {
    const told = await run(
      '<button id="a">Open</button>',
      [{ type: 'click', selector: '#a', expects: { appeared: ['dialog Settings'] } }],
      {},
      () => {
        const worker = new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage(1), 200)'])));
        $('#a').onclick = () => {
          worker.onmessage = () => document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Settings">x</div>');
        };
      },
    );
    expect(told).toMatchInlineSnapshot(`"done button "Open"; opened dialog Settings"`);
  });

  test('extra changes never fail', async () => {
    const told = await run(
      '<button id="a">Open</button>',
      [{ type: 'click', selector: '#a', expects: { appeared: ['dialog Settings'] } }],
      {},
      () => {
        $('#a').onclick = () =>
          document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Settings">x</div><p>More</p>');
      },
    );
    expect(told).toBe('done button "Open"; opened dialog Settings');
  });
});

describe('nothing is done twice', () => {
  test('a leg asked again answers from memory', async () => {
    document.body.innerHTML = '<button id="a">Pay</button>';
    let paid = 0;
    $('#a').onclick = () => paid++;
    const steps: Step[] = [{ type: 'click', selector: '#a', id: 'pay-1' }];
    const first = await send(steps);
    const second = await send(steps);
    expect(paid).toBe(1);
    expect(second.records).toEqual(first.records);
  });

  test('an operation that was begun and interrupted is not begun again', async () => {
    document.body.innerHTML = '<button id="a">Pay</button>';
    let paid = 0;
    const stop = new AbortController();
    $('#a').onclick = () => {
      paid++;
      stop.abort();
    };
    const steps: Step[] = [
      { type: 'click', selector: '#a', id: 'pay-2' },
      { type: 'click', selector: '#a', id: 'pay-3' },
    ];
    const first = await send(steps, {}, undefined, stop.signal);
    await send([steps[0]!]);
    expect(paid).toBe(1);
    expect(first.bail).toEqual({ kind: 'stopped' });
  });

  test('what failed before anything was dispatched may be tried again', async () => {
    document.body.innerHTML = '<main></main>';
    const steps: Step[] = [{ type: 'click', selector: '#a', id: 'late-1' }];
    expect((await send(steps, { patience: 0 })).bail?.kind).toBe('target-missing');
    $('main').innerHTML = '<button id="a">Here</button>';
    expect((await send(steps)).records[0]?.status).toBe('done');
  });
});

test('Stop ends a leg that waits, within 200 ms', async () => {
  document.body.innerHTML = '<p>Nothing here</p>';
  const stop = new AbortController();
  const answer = send([{ type: 'click', selector: '#never' }], { patience: 20_000 }, undefined, stop.signal);
  await new Promise((resolve) => window.setTimeout(resolve, 100));
  const asked = performance.now();
  stop.abort();
  expect((await answer).bail).toEqual({ kind: 'stopped' });
  expect(performance.now() - asked).toBeLessThan(200);
});

test('tells what it does on the way, dispatching before anything happens', async () => {
  document.body.innerHTML = '<button id="a">Save</button>';
  const told: string[] = [];
  $('#a').addEventListener('pointerdown', () => told.push('the page hears it'));
  await send([{ type: 'click', selector: '#a' }], {}, (progress) => told.push(progress.phase));
  expect(told).toEqual(['finding', 'dispatching', 'the page hears it', 'done']);
});

test('a dry run looks and checks, and does nothing', async () => {
  document.body.innerHTML = '<button id="a">Pay</button>';
  let paid = 0;
  $('#a').onclick = () => paid++;
  const report = await send(
    [
      { type: 'click', selector: '#a' },
      { type: 'click', selector: '#b' },
    ],
    { dryRun: true },
  );
  expect(words(report)).toMatchInlineSnapshot(`
    "done button "Pay"; Only shown: nothing was done.
    failed click #b
    bail target-missing #b / []"
  `);
  expect(paid).toBe(0);
});

test('a secret goes into its field and nowhere else', async () => {
  document.body.innerHTML = '<label>Code <input id="code"></label>';
  const report = await send([{ type: 'type', selector: '#code', text: '{{secret:pin}}' }], { secrets: { pin: 'canary-4711' } });
  expect($<HTMLInputElement>('#code').value).toBe('canary-4711');
  expect(JSON.stringify(report)).not.toContain('canary');
});

test('a secret that is not kept for this page asks for the person', async () => {
  expect(await run('<input id="code">', [{ type: 'type', selector: '#code', text: '{{secret:pin}}' }])).toContain(
    'bail needs-person login',
  );
});

test('a question of the page is answered with no, and left to the person', async () => {
  let answer: unknown;
  const told = await run('<button>Delete</button>', [{ type: 'click', selector: 'button' }], {}, () => {
    $('button').onclick = () => {
      answer = confirm('Delete it?');
    };
  });
  expect(told).toMatchInlineSnapshot(`
    "failed button "Delete"; The page asked: "Delete it?" It was answered with no.
    bail needs-person consent / The page asked: "Delete it?""
  `);
  expect(answer).toBe(false);
});

test('reads, waits and asserts', async () => {
  const html = '<h1>Cart</h1><ul><li>Apples 2</li><li>Pears 1</li></ul><a href="/pay?x=1">Pay</a><input value="3" aria-label="Amount">';
  const told = await run(
    html,
    [
      { type: 'extract', selector: 'ul', name: 'cart', what: 'list' },
      { type: 'extract', selector: 'input', name: 'amount', what: 'value' },
      { type: 'assert', text: 'pears 1' },
      { type: 'assert', selector: 'h1', visible: true },
      { type: 'wait', until: 'gone', selector: '#spinner' },
      { type: 'wait', duration: 5 },
      { type: 'assert', selector: 'h1', text: 'Order' },
    ],
    { patience: 50 },
  );
  expect(told).toMatchInlineSnapshot(`
    "done list; read "Apples 2\\nPears 1"
    done textbox "Amount"; read "3"
    done assert
    done heading "Cart"
    done wait
    done wait
    failed heading "Cart"
    bail assert-failed text "Order" / Cart"
  `);
});

test('finds a target by its fingerprint when its selector has gone, and tells of it', async () => {
  document.body.innerHTML = '<main><h1>Shop</h1><button id="old-7" class="x">Add to cart</button><button>Remove</button></main>';
  const fingerprint = fingerprintOf($('#old-7'));
  const told = await run('<main><h1>Shop</h1><section><button class="y">Add to cart</button></section><button>Remove</button></main>', [
    { type: 'click', fingerprint },
  ]);
  expect(told).toBe('done button "Add to cart"; by fingerprint');
});

test('acts on the element of a number that the look before gave', async () => {
  document.body.innerHTML = '<button>One</button><button>Two</button>';
  const { ref } = scan().elements.find(({ name }) => name === 'Two')!;
  const report = await send([{ type: 'click', elementId: 99, ref }]);
  expect(words(report)).toBe('done button "Two"; by element');
});

test('a page does not navigate itself', async () => {
  expect(await run('<p>x</p>', [{ type: 'navigate', url: 'https://example.com/' }])).toContain('bail not-allowed');
});

test('a page that is promised is waited for, though what comes next could be done on this one', async () => {
  const at: string[] = [];
  await run(
    '<button id="a">Next</button>',
    [
      { type: 'click', selector: '#a', expects: { navigatesTo: '/second' } },
      { type: 'click', selector: '#a' },
    ],
    {},
    () => {
      $('#a').onclick = () => {
        at.push(location.pathname);
        window.setTimeout(() => history.pushState(null, '', '/second'), 150);
      };
    },
  );
  expect(at).toHaveLength(2);
  expect(at[1]).toBe('/second');
});

test('a route within the page does not end the leg', async () => {
  const told = await run(
    '<a id="a" href="/elsewhere">Inbox</a><button id="b">Next</button>',
    [
      { type: 'click', selector: '#a', expects: { navigatesTo: '/routed' } },
      { type: 'click', selector: '#b' },
    ],
    {},
    () => {
      $('#a').onclick = (event) => {
        event.preventDefault();
        history.pushState(null, '', '/routed');
        window.setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<h1>Inbox</h1>'), 50);
      };
    },
  );
  expect(told.replace(/\n.*/, '')).toBe('done link "Inbox"');
  history.back();
});
