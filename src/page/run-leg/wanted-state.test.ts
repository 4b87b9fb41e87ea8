import { expect, test } from 'vitest';
import { saying } from '../../model/saying-of';
import { describe as describeElement } from '../find/describe';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

/** A thing that a click opens and another one closes, drawn open or closed; `#it` is what is clicked. `script` runs on each click. */
interface Toggle {
  draw: (open: boolean) => string;
  click: (it: HTMLElement) => void;
  isOpen: () => boolean;
}
const flip = (name: string) => (it: HTMLElement) => it.setAttribute(name, String(it.getAttribute(name) !== 'true'));
const is = (name: string) => () => $('#it').getAttribute(name) === 'true';
const shows = (selector: string) => () => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return !!box && box.height > 2;
};
const others = '<p>Text</p><button>Other</button>';

const KNOWN: Record<string, Toggle> = {
  'aria-expanded': {
    draw: (open) => `<button id=it aria-expanded=${open}>More</button>${others}`,
    click: flip('aria-expanded'),
    isOpen: is('aria-expanded'),
  },
  'aria-expanded with another word on it': {
    draw: (open) => `<button id=it aria-expanded=${open}>${open ? 'Hide the rest' : 'Show the rest'}</button>${others}`,
    click: (it) => {
      flip('aria-expanded')(it);
      it.textContent = is('aria-expanded')() ? 'Hide the rest' : 'Show the rest';
    },
    isOpen: is('aria-expanded'),
  },
  'aria-expanded on the button in the header that is clicked': {
    draw: (open) => `<div id=it style="cursor:pointer"><b>Orders</b> <button aria-expanded=${open}>v</button></div>${others}`,
    click: (it) => flip('aria-expanded')(it.querySelector('button') as HTMLElement),
    isOpen: () => $('#it button').getAttribute('aria-expanded') === 'true',
  },
  details: {
    draw: (open) => `<details${open ? ' open' : ''}><summary id=it>More</summary><p>Inside</p></details>${others}`,
    click: () => undefined,
    isOpen: () => $<HTMLDetailsElement>('details').open,
  },
  'aria-pressed': {
    draw: (open) => `<button id=it aria-pressed=${open}>Bold</button>${others}`,
    click: flip('aria-pressed'),
    isOpen: is('aria-pressed'),
  },
  'a chip with aria-selected': {
    draw: (open) =>
      `<div role=listbox aria-multiselectable=true><div id=it role=option tabindex=0 aria-selected=${open}>Blue</div></div>${others}`,
    click: flip('aria-selected'),
    isOpen: is('aria-selected'),
  },
  'a switch with aria-checked': {
    draw: (open) => `<button id=it role=switch aria-checked=${open}>Sound</button>${others}`,
    click: flip('aria-checked'),
    isOpen: is('aria-checked'),
  },
  'a native box': {
    draw: (open) => `<label><input type=checkbox id=it${open ? ' checked' : ''}> Sound</label>${others}`,
    click: () => undefined,
    isOpen: () => $<HTMLInputElement>('#it').checked,
  },
  'a panel that aria-controls names': {
    draw: (open) => `<button id=it aria-controls=panel>More</button><div id=panel${open ? '' : ' hidden'}>Inside</div>${others}`,
    click: () => $('#panel').toggleAttribute('hidden'),
    isOpen: shows('#panel'),
  },
  'a panel that a link names': {
    draw: (open) => `<a id=it href="#panel">More</a><div id=panel style="display:${open ? 'block' : 'none'}">Inside</div>${others}`,
    click: () => {
      $('#panel').style.display = shows('#panel')() ? 'none' : 'block';
    },
    isOpen: shows('#panel'),
  },
  'a panel that data-target names': {
    draw: (open) =>
      `<button id=it data-bs-target="#panel">More</button><div id=panel style="display:${open ? 'block' : 'none'}">Inside</div>${others}`,
    click: () => {
      $('#panel').style.display = shows('#panel')() ? 'none' : 'block';
    },
    isOpen: shows('#panel'),
  },
  'an accordion with a class on the item': {
    draw: (open) =>
      `<style>.panel{display:none}.is-open .panel{display:block}</style><div class="item${open ? ' is-open' : ''}"><div id=it style="cursor:pointer">Orders</div><div class=panel>Inside</div></div>${others}`,
    click: (it) => it.parentElement?.classList.toggle('is-open'),
    isOpen: shows('.panel'),
  },
  'an accordion with a class on the header': {
    draw: (open) =>
      `<style>.panel{display:none}.active + .panel{display:block}</style><div><div id=it class="head${open ? ' active' : ''}" style="cursor:pointer">Orders</div><div class=panel>Inside</div></div>${others}`,
    click: (it) => it.classList.toggle('active'),
    isOpen: shows('.panel'),
  },
  'an accordion that folds by height': {
    draw: (open) =>
      `<style>.panel{max-height:0;overflow:hidden}.show.panel{max-height:90px}</style><div><div id=it style="cursor:pointer">Orders</div><div class="panel${open ? ' show' : ''}">Inside</div></div>${others}`,
    click: (it) => it.nextElementSibling?.classList.toggle('show'),
    isOpen: shows('.panel'),
  },
  'an accordion whose class says collapsed': {
    draw: (open) =>
      `<style>.collapsed + .panel{display:none}</style><div><div id=it class="${open ? '' : 'collapsed'}" style="cursor:pointer">Orders</div><div class=panel>Inside</div></div>${others}`,
    click: (it) => it.classList.toggle('collapsed'),
    isOpen: shows('.panel'),
  },
  'an operation that draws what it opens': {
    draw: (open) =>
      `<div class="op${open ? ' is-open' : ''}"><div class=sum><span id=it style="cursor:pointer">Find</span></div>${open ? '<div class=body>Inside</div>' : ''}</div>${others}`,
    click: (it) => {
      const op = it.closest('.op') as HTMLElement;
      if (op.classList.toggle('is-open')) op.insertAdjacentHTML('beforeend', '<div class=body>Inside</div>');
      else op.querySelector('.body')?.remove();
    },
    isOpen: shows('.body'),
  },
  'an accordion of headers and panels in turns': {
    draw: (open) =>
      `<div><div class=h>One</div><div class=p style="display:none">1</div><div class=h id=it style="cursor:pointer">Two</div><div class=p id=mine style="display:${open ? 'block' : 'none'}">Inside</div><div class=h>Three</div><div class=p style="display:none">3</div></div>${others}`,
    click: () => {
      $('#mine').style.display = shows('#mine')() ? 'none' : 'block';
    },
    isOpen: shows('#mine'),
  },
};

const prepare = ({ draw, click }: Toggle, open: boolean) => {
  document.body.innerHTML = draw(open);
  let clicks = 0;
  $('#it').addEventListener('click', () => {
    clicks++;
    click($('#it'));
  });
  return () => clicks;
};

const ROWS = Object.keys(KNOWN).flatMap((kind) => [true, false].map((opens) => ({ kind, opens })));
test.each(ROWS)('$kind: a click that led to open: $opens is remembered so, and not made where that is so', async ({ kind, opens }) => {
  const toggle = KNOWN[kind] as Toggle;
  prepare(toggle, !opens);
  const first = await send([{ type: 'click', fingerprint: describeElement($('#it')) }]);
  expect(toggle.isOpen()).toBe(opens);
  const [{ led, found } = { led: undefined }] = first.records;
  expect(led).toBeTruthy();
  const again = [{ type: 'click' as const, ...(found && { fingerprint: found }), ...(led && { led }) }];
  // It is so already.
  const clicks = prepare(toggle, opens);
  const skipped = await send(again);
  expect({ clicks: clicks(), status: skipped.records[0]?.status, open: toggle.isOpen() }).toEqual({
    clicks: 0,
    status: 'skipped',
    open: opens,
  });
  expect(skipped.records[0]?.notes).toEqual([{ kind: expect.stringMatching(/^already/) }]);
  // It is not.
  const clicked = prepare(toggle, !opens);
  const done = await send(again);
  expect({ clicks: clicked(), status: done.records[0]?.status, open: toggle.isOpen() }).toEqual({ clicks: 1, status: 'done', open: opens });
});

/** Clicks whose state cannot be known, or that lead to none, stay clicks. */
const UNKNOWN: Record<string, string> = {
  'a button that adds': "<button id=it onclick=\"this.insertAdjacentHTML('afterend', '<p>One more</p>')\">Add</button>",
  'a search whose answers appear below': `<div><div class=ask><button id=it type=button onclick="document.querySelector('#answers').style.display='block'">Search</button></div><div id=answers style="display:none">Two</div></div>`,
  'a form that is sent': `<div class=box><form onsubmit="event.preventDefault();this.parentElement.classList.add('active');document.querySelector('.panel').style.display='block'"><button id=it>Send</button></form><div class=panel style="display:none">Thanks</div></div>`,
  'a button that is called otherwise': '<button id=it onclick="this.textContent = \'Following\'">Follow</button>',
  'a toggle known by its color': "<button id=it onclick=\"this.style.background = this.style.background ? '' : 'red'\">Sound</button>",
  'a choice that closes its list': `<div role=listbox><div id=it role=option aria-selected=false onclick="this.setAttribute('aria-selected','true');this.parentElement.style.display='none'">Blue</div></div>`,
  'a link within the page': '<a id=it href="#below">Below</a><div id=below>Text</div>',
};
test.each(Object.keys(UNKNOWN))('%s: stays a click', async (kind) => {
  document.body.innerHTML = `${UNKNOWN[kind]}${others}`;
  const { records } = await send([{ type: 'click', fingerprint: describeElement($('#it')) }]);
  expect(records[0]).toMatchObject({ status: 'done' });
  expect(records[0]).not.toHaveProperty('led');
});

test('a toggle that is called otherwise in the state that it is in already is known by that', async () => {
  const draw = (open: boolean) =>
    `<ul><li><span>Bob</span><button aria-expanded=${open}>${open ? 'Hide' : 'Show'}</button></li><li><span>Ann</span><button aria-expanded=true>Hide</button></li></ul>`;
  document.body.innerHTML = draw(false);
  const fingerprint = describeElement($('li button'));
  const led = { state: 'expanded', name: 'Hide' } as const;
  document.body.innerHTML = draw(true);
  const { records } = await send([{ type: 'click', fingerprint, led }]);
  expect(records[0]).toMatchObject({
    status: 'skipped',
    notes: [saying('alreadyOpen')],
    found: { blocks: [{ kind: 'item', name: 'Bob' }] },
  });
});

test('the state is read on the element that was found, not on its like', async () => {
  const draw = (one: boolean, two: boolean) =>
    `<ul><li><span>Bob</span><button aria-expanded=${one}>Details</button></li><li><span>Ann</span><button aria-expanded=${two}>Details</button></li></ul>`;
  document.body.innerHTML = draw(false, false);
  const fingerprint = describeElement($('li button'));
  const led = { state: 'expanded' } as const;
  document.body.innerHTML = draw(false, true);
  expect((await send([{ type: 'click', fingerprint, led }])).records[0]?.status).toBe('done');
  document.body.innerHTML = draw(true, false);
  expect((await send([{ type: 'click', fingerprint, led }])).records[0]?.status).toBe('skipped');
});
