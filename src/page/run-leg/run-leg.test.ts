import { describe, expect, test } from 'vitest';
import { $, onBarePage, run, type Step, send } from './run-leg.fixture';
import type { Teller } from './tell-progress';

onBarePage();

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
  test('that ends its run is followed by a look only where it stopped', async () => {
    document.body.innerHTML = '<button id="a">Save</button>';
    const looked = async (ends: boolean, ...selectors: string[]) =>
      (
        await send(
          selectors.map((selector) => ({ type: 'click' as const, selector })),
          { ends, patience: 100 },
        )
      ).scan !== undefined;
    expect([await looked(false, '#a'), await looked(true, '#a'), await looked(true, '#a', '#nothing')]).toEqual([true, false, true]);
  });

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
      failed #nothing
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
      "failed button
      bail target-disabled button "Pay" / disabled"
    `);
  });

  test('dismisses what covers the target, once, and says so', async () => {
    const html =
      '<button id="buy">Next</button><div style="position:fixed;inset:0" role="dialog" aria-label="News"><button>Got it</button></div>';
    let bought = 0;
    const told = await run(html, [{ type: 'click', selector: '#buy' }], {}, () => {
      $('#buy').onclick = () => bought++;
      $('[role=dialog] button').onclick = () => $('[role=dialog]').remove();
    });
    expect(told).toMatchInlineSnapshot(`"done button "Next"; dismissed dialog News"`);
    expect(bought).toBe(1);
  });

  test('bails when what covers the target asks for a decision', async () => {
    const html =
      '<button id="buy">Buy</button><div style="position:fixed;inset:0" role="dialog" aria-label="Sure?"><button>Yes</button></div>';
    expect(await run(html, [{ type: 'click', selector: '#buy' }])).toMatchInlineSnapshot(`
      "failed #buy
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
    expect(told).toBe('skipped checkbox "News"; It was ticked already.');
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

test('tells what it does on the way, dispatching before anything happens', async () => {
  document.body.innerHTML = '<button id="a">Save</button>';
  const told: string[] = [];
  $('#a').addEventListener('pointerdown', () => told.push('the page hears it'));
  await send([{ type: 'click', selector: '#a' }], {}, (progress) => told.push(progress.phase));
  expect(told).toEqual(['finding', 'dispatching', 'the page hears it', 'done']);
});

test.each([
  ['a button', '<button id=a>Save</button>', {}, true],
  ['a choice', '<div role=listbox><div role=option id=a tabindex=0>Red</div></div>', {}, false],
  ['what only opens something', '<button id=a aria-haspopup=menu>Colour</button>', {}, false],
  ['the same where somebody marked that it cannot be undone', '<button id=a aria-haspopup=menu>Pay</button>', { exact: true }, true],
] as const)('whether it must be known before its first event: %s', async (_, html, more, isUrgent) => {
  document.body.innerHTML = html;
  const told: (boolean | undefined)[] = [];
  const tell: Teller['tell'] = ({ phase }, urgent) => void (phase === 'dispatching' && told.push(urgent));
  await send([{ type: 'click', selector: '#a', ...more }], {}, tell);
  expect(told).toEqual([isUrgent]);
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
