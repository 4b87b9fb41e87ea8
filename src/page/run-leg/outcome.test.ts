import { describe, expect, test } from 'vitest';
import { describe as fingerprintOf } from '../find/describe';
import { $, onBarePage, run } from './run-leg.fixture';

onBarePage();

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

  test('what stood there before is no proof, nor is that something is gone which was not there', async () => {
    const save = (expects: object) => [{ type: 'click' as const, selector: '#a', expects }];
    const page = (does: string) => `<p role="status">Saved</p><button id="a" onclick="${does}">Save</button>`;
    expect(await run(page(''), save({ appeared: ['status Saved'] }))).toContain('bail no-effect');
    expect(await run(page(''), save({ disappeared: ['alert Not saved yet'] }))).toContain('bail no-effect');
    expect(await run(page(`document.querySelector('p').remove()`), save({ disappeared: ['status Saved'] }))).toContain(
      'done button "Save"',
    );
  });

  test('a press into a field that then has the focus did its work, where what went with it was never there', async () => {
    const enter = [{ type: 'click' as const, selector: '#a', expects: { disappeared: ['status Saved'] } }];
    expect(await run('<input id="a" aria-label="Name">', enter)).toContain('done textbox "Name"');
    // A message that will go by itself.
    expect(await run('<p role="status">Saved</p><input id="a" aria-label="Name">', enter)).toContain('done textbox "Name"');
    const send = [{ type: 'press' as const, key: 'Enter', selector: '#a', expects: { appeared: ['status Saved'] } }];
    expect(await run('<p role="status">Saved</p><input id="a" aria-label="Name">', send)).toContain('bail no-effect');
  });

  test('what comes in a page of other words is held by its kind, be they few', async () => {
    const page = (hint: string, come: string, does: string) =>
      `<main><nav><button>${hint}</button><a href="#x">${come}</a></nav><div role=toolbar><button id="a" onclick="${does}"><svg width=9 height=9><path d="M1 1h8"/></svg></button><button><svg width=9 height=9><path d="M1 9v8"/></svg></button></div></main>`;
    document.body.innerHTML = page('Finish', 'Legal', '');
    const fingerprint = fingerprintOf($('#a'));
    const begin = [{ type: 'click' as const, fingerprint, expects: { appeared: ['button Cancel'] } }];
    const comes = `this.insertAdjacentHTML('afterend', '<button>Abbrechen</button>')`;
    expect(await run(page('Fertig', 'Impressum', comes), begin)).toContain('done button');
    expect(await run(page('Fertig', 'Impressum', ''), begin)).toContain('bail no-effect');
    expect(await run(page('Finish', 'Legal', comes), begin)).toContain('bail no-effect');
  });

  test('where nothing of it can be told, as it was only drawn anew, the page must answer somehow', async () => {
    const move = [{ type: 'click' as const, selector: '#a', expects: { appeared: ['note Tea'], disappeared: ['note Tea'] } }];
    const page = (does: string) => `<p role="note">Tea</p><button id="a" onclick="${does}">Move</button>`;
    expect(await run(page(`document.body.append('moved')`), move)).toContain('done button "Move"');
    expect(await run(page(''), move)).toContain('bail no-effect');
  });

  test('a place that was known by a class is known by its tag where nothing has the class any more', async () => {
    const select = [{ type: 'click' as const, selector: '#a', expects: { effects: ['text of b.label'] } }];
    const page = (before: string, does: string) =>
      `${before}<button id="a" onclick="${does}"><b class="x-label">Choose</b></button><i class="x">…</i>`;
    const itself = `this.firstChild.textContent = 'Chosen'`;
    expect(await run(page('', itself), select)).toContain('done button');
    expect(await run(page('<u class="label">2</u>', itself), select)).toContain('bail no-effect');
    expect(await run(page('', `document.querySelector('i').textContent = 'Chosen'`), select)).toContain('bail no-effect');
    expect(await run(page('', ''), select)).toContain('bail no-effect');
  });

  test('what counts may come with another number, and has to come', async () => {
    const add = { type: 'click' as const, selector: '#a', expects: { appeared: ['link Cart (2)'] } };
    const page = (does: string) => `<button id="a" onclick="${does}">Add</button><a href="#c">Cart (1)</a>`;
    expect(await run(page(`this.insertAdjacentHTML('afterend', '<a href=#c>Cart (3)</a>')`), [add])).toContain('done button "Add"');
    expect(await run(page(''), [add])).toContain('bail no-effect');
  });

  test('a number by which a thing is called is its name: of two rows that differ in it one is not the other', async () => {
    const named = (name: string) => {
      document.body.innerHTML = `<button id="b">${name}</button>`;
      return fingerprintOf($('button'));
    };
    const opens = (what: string) =>
      `document.body.insertAdjacentHTML('beforeend', '<div role=dialog aria-label=&quot;${what}&quot;>x</div>')`;
    const open = (name: string, now: string, what: string, promised = `dialog Edit ${name}`) =>
      run(`<button id="b" onclick="${opens(what)}">${now}</button>`, [
        { type: 'click', fingerprint: named(name), expects: { appeared: [promised] } },
      ]);
    expect(await open('Order 18', 'Order 18', 'Edit Order 18')).toContain('done button');
    expect(await open('Order 18', 'Order 18', 'Edit Order 17')).toContain('bail no-effect');
    expect(await open('Order 18', 'Order 18', 'Edit Order 18 of 7', 'dialog Edit Order 18 of 3')).toContain('done button');
    expect(await open('Unread (3)', 'Unread (12)', 'Edit Unread (12)')).toContain('done button');
  });

  test('so is one by which a step before called it', async () => {
    const page = (gone: number) =>
      `<ul><li>Order 17</li><li id="r">Order 18</li></ul><button id="a" onclick="document.querySelectorAll('li')[${gone}].remove()">Delete</button>`;
    const steps = () => {
      document.body.innerHTML = page(1);
      const row = { type: 'click' as const, fingerprint: fingerprintOf($('#r')) };
      return [row, { type: 'click' as const, selector: '#a', expects: { disappeared: ['listitem Order 18'] } }];
    };
    expect(await run(page(1), steps())).toContain('done button "Delete"');
    expect(await run(page(0), steps())).toContain('bail no-effect');
  });

  test('what is called by a count changes under another one', async () => {
    const like = { type: 'click' as const, selector: '#a', expects: { changed: ['aria-label of Like, 4 so far'] } };
    const page = (to: string) => `<button id="a" aria-label="Like, 7 so far" onclick="this.setAttribute('aria-label', '${to}')">x</button>`;
    expect(await run(page('Like, 8 so far'), [like])).toContain('done button');
    expect(await run(page('Like, 7 so far'), [like])).toContain('bail no-effect');
  });

  test('a link leads to its id of this visit, and has to lead there', async () => {
    const fingerprint = {
      selectors: ['main > a'],
      tag: 'a',
      role: 'link',
      name: 'Tea on Sunday',
      attributes: { href: '#/mail/sSE5ws3p' },
      landmarks: [],
      neighbours: ['Back'],
      structure: 'body>main:1>a:1',
    };
    const open = { type: 'click' as const, fingerprint, expects: { navigatesTo: `${location.pathname}#/mail/sSE5ws3p` } };
    const page = (more = '') => `<main><a href="#/mail/rsb0gl4J"${more}>Tea on Sunday</a><button>Back</button></main>`;
    expect(await run(page(), [open])).toContain('done link "Tea on Sunday"');
    location.hash = '';
    expect(await run(page(' onclick="return false"'), [open])).toContain('bail no-effect');
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
