import { afterEach, describe, expect, test } from 'vitest';
import { describe as describeElement } from './describe';
import { find } from './find';
import { $, truth, WANTED } from './fixtures/instances';

/** The same application in another make: roles, names and order stay; boxes, keys and link targets are others. */

afterEach(() => {
  document.body.innerHTML = '';
});

/** Without its point: where it is drawn tells nothing in another make. */
function became(was: string, now: string): string {
  document.body.innerHTML = was;
  const { position: _, ...fingerprint } = describeElement($(WANTED));
  document.body.innerHTML = now;
  const answer = find({ fingerprint });
  return 'element' in answer ? (answer.element.getAttribute('data-truth') ?? answer.element.outerHTML.slice(0, 80)) : 'abstained';
}

/** A list and the filters below it, in boxes without a class. */
const filters = (wanted: boolean, left = 4) =>
  `<div><div id=list><input type=checkbox id=all><label for=all>Mark all</label><ul><li>Milk</li><li>Bread</li></ul></div>
  <div id=foot><span>${left} left</span><div id=filters><a href="#">All</a> <a href="#">Active</a> <a href="#"${truth(wanted)}>Completed</a></div><p><button>Clear</button></p></div></div>`;
const filtersElsewhere = (wanted: boolean) =>
  `<section class=app><header><h1>todos</h1></header><main><div class=all><input type=checkbox id=t><label for=t>Mark all</label></div><ul class=list><li>Milk</li><li>Bread</li></ul></main>
  <footer><span class=count>4 left!</span><ul class=filters><li><a href="#/">All</a></li><li><a href="#/active">Active</a></li><li><a href="#/completed"${truth(wanted)}>Completed</a></li></ul><button>Clear</button></footer></section>`;

describe('boxes without a class that stand beside each other', () => {
  /** Bare boxes that are rows: begun by a mark of their own, and ended alike. */
  const bare = (names: string[], wanted: string) =>
    `<section><h2>Team</h2><div>${names.map((name, at) => `<div>${at % 2 ? '<i></i>' : '<b></b>'}<span>${name}</span><button${truth(name === wanted)}>Remove</button></div>`).join('')}</div></section>`;
  test.each<[string, string, string, string]>([
    ['and are built otherwise are no items', filters(true), filtersElsewhere(true), 'wanted'],
    ['and end alike are items', bare(['Ann', 'Bob', 'Eve'], 'Bob'), bare(['Eve', 'Bob', 'Ann'], 'Bob'), 'wanted'],
    ['and end alike are items: one that is gone is not another', bare(['Ann', 'Bob'], 'Bob'), bare(['Ann', 'Eve'], 'Bob'), 'abstained'],
  ])('%s', (_what, was, now, told) => {
    expect(became(was, now)).toBe(told);
  });
});

describe('links of cards that lead elsewhere', () => {
  const card = (name: string, href: string, wanted: boolean) =>
    `<div class=card><h5>${name}</h5><p>5.90</p><a href="${href}"${truth(wanted)}>Details</a><button>Add</button></div>`;
  const cards = (names: string[], wanted: string, path: (name: string) => string) =>
    `<h1>Tea</h1><div>${names.map((name) => card(name, path(name), name === wanted)).join('')}</div>`;
  const table = (names: string[], wanted: string, path: (name: string) => string) =>
    `<h1>Tea</h1><table>${names.map((name) => `<tr><th>${name}</th><td>5.90</td><td><a href="${path(name)}"${truth(name === wanted)}>Details</a></td><td><button>Add</button></td></tr>`).join('')}</table>`;
  const NAMES = ['Green', 'Black', 'Mate'];
  const page = (name: string) => `tea.html?${name}`;
  const folder = (name: string) => `/tea/${name}`;
  test.each<[string, string, string, string]>([
    ['in another make', cards(NAMES, 'Mate', folder), table(NAMES, 'Mate', page), 'wanted'],
    ['and back', table(NAMES, 'Mate', page), cards(NAMES, 'Mate', folder), 'wanted'],
    ['in another order', cards(NAMES, 'Black', folder), table(['Mate', 'Black', 'Green'], 'Black', page), 'wanted'],
    ['and the one is gone', cards(NAMES, 'Black', folder), table(['Green', 'Mate'], 'Black', page), 'abstained'],
    [
      'that is called so by now, where links are written as they were',
      cards(NAMES, 'Black', folder),
      cards(NAMES, 'Black', (name) => folder(name === 'Black' ? 'Other' : name)),
      'abstained',
    ],
    [
      'another one of the same make leads where it led',
      cards(NAMES, 'Black', folder),
      cards(['Black', 'Red'], 'none', (name) => folder(name === 'Red' ? 'Black' : 'New')),
      'abstained',
    ],
  ])('%s', (_what, was, now, told) => {
    expect(became(was, now)).toBe(told);
  });
});

describe('a field with a common word that has lost its key', () => {
  const lands = '<option>Austria<option>France<option>Spain';
  const floating = (wanted: boolean) =>
    `<nav><a href="/">Tea house</a></nav><main><h1>Tea</h1><div class=mb><label for=sortBy>Sort by</label><select id=sortBy><option>Name<option>Price</select></div><h2>Delivery</h2><form class=row><div class=floating><input id=floatingName placeholder=Name${truth(wanted)}><label for=floatingName>Name</label></div>
    <div class=col><label for=country>Country</label><select id=country>${lands}</select></div><div class=check><input type=checkbox id=gift><label for=gift>As a gift</label></div><button>Order</button></form></main>`;
  const wrapped = (first: string) =>
    `<header><a href="/home">Tea house</a></header><section><div class=container><h1>Tea</h1><div class=field><label for=s1>Sort by</label><select id=s1><option>Name<option>Price</select></div><div class=box><h2>Delivery</h2>${first}
    <div class=field><label>Country <div class=select><select>${lands}</select></div></label></div><div class=field><label><input type=checkbox> As a gift</label></div><div class=field><button>Order</button></div></div></div></section>`;
  const name = (wanted: boolean) => `<div class=field><label>Name<input${truth(wanted)}></label></div>`;
  const legend = (wanted: boolean, title = 'Delivery') =>
    `<div><p><label>Sort by <select name=sort><option>Name<option>Price</select></label></p><h1>Tea</h1><fieldset><legend>${title}</legend><label for=who>Name</label><input id=who name=who${truth(wanted)}>
    <label for=where>Country</label><select id=where name=where>${lands}</select> <input id=wrap name=wrap type=checkbox><label for=wrap>As a gift</label></fieldset><button>Order</button></div>`;
  const bar = (wanted: boolean) =>
    `<div><ul><li><a href="./">Tea house</a></li><li><label>Search <input type=search name=q${truth(wanted)}></label></li><li><a href="basket.html">Basket 0</a></li></ul><h1>Tea</h1><p>Welcome</p></div>`;
  const levels = (search: string) =>
    `<header><div><a href="/home">Tea house</a></div><div><div>${search}</div><div><a href="#b"><span>Basket</span> <span>0</span></a></div></div></header><section><h1>Tea</h1></section>`;
  const search = (wanted: boolean) => `<p><input type=search aria-label=Search${truth(wanted)}></p>`;
  test.each<[string, string, string, string]>([
    ['is found among the same others', floating(true), wrapped(name(true)), 'wanted'],
    ['is found where a legend titles what a heading did', floating(true), legend(true), 'wanted'],
    ['and the other way round', legend(true), floating(true), 'wanted'],
    ['is not the one of a box with another title', floating(true), legend(false, 'Invoice'), 'abstained'],
    ['is not another one there', floating(true), wrapped('<div class=field><label>Card<input></label></div>'), 'abstained'],
    [
      'is not the one of another form',
      floating(true),
      `<h1>Letter</h1><form><label>Name<input></label><label>Mail<input></label><button>Subscribe</button></form>`,
      'abstained',
    ],
    ['in a list of one field and links', bar(true), levels(search(true)), 'wanted'],
    ['is not a field elsewhere', bar(true), `${levels('')}<form><h2>Help</h2>${search(false)}<button>Ask</button></form>`, 'abstained'],
  ])('%s', (_what, was, now, told) => {
    expect(became(was, now)).toBe(told);
  });
});
