import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { afterEach, expect, test } from 'vitest';
import { descriptionOf, nameOf } from './name';
import { roleOf, selectorOfKinds } from './role';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Markup; the element meant carries `id=t`. Role and name must be as dom-accessibility-api has them, and be the ones written here. */
const CASES: [markup: string, role: string, name: string][] = [
  ['<button id=t>Save</button>', 'button', 'Save'],
  ['<button id=t>  Save\n  all </button>', 'button', 'Save all'],
  ['<button id=t aria-label="Close">×</button>', 'button', 'Close'],
  ['<button id=t aria-label="  ">Text</button>', 'button', 'Text'],
  ['<button id=t title="Tip">Text</button>', 'button', 'Text'],
  ['<button id=t title="Tip"></button>', 'button', 'Tip'],
  ['<button id=t><img alt="Search" src="data:,"></button>', 'button', 'Search'],
  ['<button id=t><img alt="" src="data:,">Go</button>', 'button', 'Go'],
  ['<button id=t><svg><title>Menu</title></svg></button>', 'button', 'Menu'],
  ['<button id=t>A<b>B</b>C</button>', 'button', 'ABC'],
  ['<button id=t>A<div>B</div>C</button>', 'button', 'A B C'],
  ['<button id=t><span style="display:none">hidden</span>Shown</button>', 'button', 'Shown'],
  ['<button id=t><span style="visibility:hidden">hidden</span>Shown</button>', 'button', 'Shown'],
  ['<button id=t><span aria-hidden=true>x</span>Shown</button>', 'button', 'Shown'],
  ['<span id=a>One</span><span id=b>Two</span><button id=t aria-labelledby="b a">x</button>', 'button', 'Two One'],
  ['<span id=a style="display:none">Hidden <i>label</i></span><button id=t aria-labelledby=a>x</button>', 'button', 'Hidden label'],
  ['<span id=a aria-label="By label">x</span><button id=t aria-labelledby=a>x</button>', 'button', 'By label'],
  ['<button id=t aria-labelledby="none">Text</button>', 'button', 'Text'],
  ['<button id=t aria-label="Delete" aria-labelledby="t f">x</button><span id=f>file</span>', 'button', 'Delete file'],
  ['<a id=t href="/">Home</a>', 'link', 'Home'],
  ['<a id=t href="/"><span>Go</span> <span>home</span></a>', 'link', 'Go home'],
  ['<a id=t href="/"><img alt="Logo" src="data:,"> Acme</a>', 'link', 'Logo Acme'],
  ['<label for=t>Mail</label><input id=t>', 'textbox', 'Mail'],
  ['<label>Mail <input id=t></label>', 'textbox', 'Mail'],
  ['<label for=t>First</label><label for=t>Second</label><input id=t>', 'textbox', 'First Second'],
  ['<label><input id=t type=checkbox> Remind me in <input type=number value=3> days</label>', 'checkbox', 'Remind me in 3 days'],
  ['<label>Size <select id=t><option>S<option selected>M</select></label>', 'combobox', 'Size'],
  ['<label><input id=t type=checkbox> Sort by <select><option>Name<option selected>Date</select></label>', 'checkbox', 'Sort by Date'],
  ['<input id=t placeholder="City" title="Town">', 'textbox', 'Town'],
  ['<input id=t title="Town">', 'textbox', 'Town'],
  ['<input id=t type=submit>', 'button', 'Submit'],
  ['<input id=t type=reset>', 'button', 'Reset'],
  ['<input id=t type=submit value="Send">', 'button', 'Send'],
  ['<input id=t type=button value="Do">', 'button', 'Do'],
  ['<input id=t type=image alt="Find" src="data:,">', 'button', 'Find'],
  ['<input id=t type=search aria-label="Find">', 'searchbox', 'Find'],
  ['<input id=t type=email aria-label="Mail">', 'textbox', 'Mail'],
  ['<input id=t type=tel aria-label="Phone">', 'textbox', 'Phone'],
  ['<input id=t type=number aria-label="Amount">', 'spinbutton', 'Amount'],
  ['<input id=t type=range aria-label="Volume">', 'slider', 'Volume'],
  ['<input id=t list=l aria-label="Fruit"><datalist id=l></datalist>', 'combobox', 'Fruit'],
  ['<input id=t type=radio aria-label="One">', 'radio', 'One'],
  ['<label><span>One</span><input id=t type=radio></label>', 'radio', 'One'],
  ['<textarea id=t aria-label="Note">typed</textarea>', 'textbox', 'Note'],
  ['<select id=t aria-label="Land"><option>A</select>', 'combobox', 'Land'],
  ['<select id=t size=4 aria-label="Land"><option>A</select>', 'listbox', 'Land'],
  ['<select id=t multiple aria-label="Lands"><option>A</select>', 'listbox', 'Lands'],
  ['<select><option id=t>Apple</select>', 'option', 'Apple'],
  ['<fieldset id=t><legend>Plan</legend><input></fieldset>', 'group', 'Plan'],
  ['<fieldset id=t aria-label="By label"><legend>Plan</legend></fieldset>', 'group', 'By label'],
  ['<table id=t><caption>People</caption><tr><td>x</table>', 'table', 'People'],
  ['<table><tr id=t><td>Bob<td>Editor</table>', 'row', 'Bob Editor'],
  ['<table><tr><td id=t>Bob</table>', 'cell', 'Bob'],
  ['<table><tr><th id=t scope=col>Name</table>', 'columnheader', 'Name'],
  ['<table><tr><th id=t scope=row>Name<td>x</table>', 'rowheader', 'Name'],
  ['<img id=t alt="Cat" src="data:,">', 'img', 'Cat'],
  ['<img id=t title="Cat" src="data:,">', 'img', 'Cat'],
  ['<h2 id=t>Hello <b>you</b></h2>', 'heading', 'Hello you'],
  ['<nav id=t aria-label="Main"><a href=x>y</a></nav>', 'navigation', 'Main'],
  ['<main id=t>text</main>', 'main', ''],
  ['<section id=t aria-label="News">text</section>', 'region', 'News'],
  ['<form id=t aria-label="Login"></form>', 'form', 'Login'],
  ['<dialog id=t open aria-label="Hi">x</dialog>', 'dialog', 'Hi'],
  ['<ul><li id=t>Item</ul>', 'listitem', ''],
  ['<ul id=t><li>Item</ul>', 'list', ''],
  ['<article id=t>Text</article>', 'article', ''],
  ['<aside id=t>Text</aside>', 'complementary', ''],
  ['<progress id=t aria-label="Load" value=1></progress>', 'progressbar', 'Load'],
  ['<label for=t>Load</label><progress id=t></progress>', 'progressbar', 'Load'],
  ['<label for=t>Level</label><meter id=t></meter>', 'meter', 'Level'],
  ['<output id=t aria-label="Sum">3</output>', 'status', 'Sum'],
  ['<hr id=t>', 'separator', ''],
  ['<div id=t role=button tabindex=0>Theme</div>', 'button', 'Theme'],
  ['<div id=t role=switch aria-checked=true>Dark</div>', 'switch', 'Dark'],
  ['<div role=tablist><div id=t role=tab>First</div></div>', 'tab', 'First'],
  ['<div role=menu><div id=t role=menuitem>Open <kbd>O</kbd></div></div>', 'menuitem', 'Open O'],
  ['<div role=menu><div id=t role=menuitemcheckbox>Wrap</div></div>', 'menuitemcheckbox', 'Wrap'],
  ['<div role=listbox aria-label=L><div id=t role=option>Fig</div></div>', 'option', 'Fig'],
  ['<div role=tree><div id=t role=treeitem>Root</div></div>', 'treeitem', 'Root'],
  ['<div id=t role=textbox contenteditable=true aria-label="Text">typed</div>', 'textbox', 'Text'],
  ['<div id=t role=combobox aria-label="Fruit">Fig</div>', 'combobox', 'Fruit'],
  ['<div id=t role=slider aria-label="Hue" aria-valuenow=3></div>', 'slider', 'Hue'],
  ['<div id=t role=dialog aria-labelledby=h><h2 id=h>New</h2><p>text</p></div>', 'dialog', 'New'],
  ['<div id=t role=radiogroup aria-labelledby=h><b id=h>Pick</b></div>', 'radiogroup', 'Pick'],
  ['<div id=t role=heading aria-level=2>Top</div>', 'heading', 'Top'],
  ['<div id=t role=tooltip>Help</div>', 'tooltip', 'Help'],
  ['<button id=t><span role=img aria-label="Star"></span> 5</button>', 'button', 'Star 5'],
  ['<button id=t>Volume <span role=slider aria-valuenow=7 aria-valuetext="seven">x</span></button>', 'button', 'Volume seven'],
  ['<button id=t aria-owns=o>A</button><span id=o>B</span>', 'button', 'AB'],
  ['<label for=t>Pay</label><button id=t>x</button>', 'button', 'Pay'],
];

test.each(CASES)('%s is a %s called "%s", as the reference has it', (markup, role, name) => {
  document.body.innerHTML = markup;
  const element = document.querySelector('#t') as Element;
  expect([roleOf(element), nameOf(element)]).toEqual([role, name]);
  expect(computeAccessibleName(element).replace(/\s+/g, ' ').trim()).toBe(name);
  const known = THEIR_ROLES.get(`${element.localName} ${role}`);
  expect(getRole(element)).toBe(known === undefined ? role : known);
});

/** Roles of ARIA in HTML that the reference does not know yet, and what it says instead. */
const THEIR_ROLES = new Map<string, string | null>([
  ['th rowheader', 'columnheader'],
  ['meter meter', null],
]);

/** Where we depart from the reference, and why. */
const OURS: [markup: string, role: string, name: string, why: string][] = [
  ['<label for=t style="display:none">Hidden</label><input id=t>', 'textbox', 'Hidden', 'a hidden label names its field, as in Chromium'],
  ['<input id=t placeholder="City">', 'textbox', 'City', 'the placeholder is the last resort of HTML-AAM'],
  ['<figure id=t><img alt=x src="data:,"><figcaption>Chart</figcaption></figure>', 'figure', 'Chart', 'HTML-AAM names figures so'],
  ['<div id=t role="BUTTON">Theme</div>', 'button', 'Theme', 'roles are compared without case'],
  ['<details><summary id=t>More</summary></details>', 'button', 'More', 'browsers show it as a disclosure button'],
  ['<div id=t contenteditable=true>typed</div>', 'textbox', '', 'it is typed into, whatever its tag'],
  ['<input id=t type=password aria-label="Pass">', 'textbox', 'Pass', 'it is typed into, though HTML gives it no role'],
  ['<input id=t type=date aria-label="Day">', 'textbox', 'Day', 'it is typed into, though HTML gives it no role'],
  ['<input id=t type=file aria-label="Photo">', 'button', 'Photo', 'it is pressed, though HTML gives it no role'],
  ['<div id=t role="none presentation">x</div>', '', '', 'no role is no role'],
  ['<button id=t role=none>Go</button>', 'button', 'Go', 'focusable things keep their role'],
  ['<div id=t role="nonsense link">Go</div>', 'link', 'Go', 'the first role that exists counts'],
  ['<section id=t>text</section>', '', '', 'only a named section is a region'],
  ['<form id=t></form>', '', '', 'only a named form is a form landmark'],
  ['<table role=presentation><tr id=t><td>x</table>', '', '', 'a table for layout has no rows'],
  ['<header id=t>x</header>', 'banner', '', 'of the page'],
  ['<article><header id=t>x</header></article>', '', '', 'of an article'],
  ['<label for=t>Mail</label><input id=t style="display:none">', 'textbox', 'Mail', 'hidden fields are used through their labels'],
  ['<style>#t::before{content:"Save"}</style><button id=t></button>', 'button', 'Save', 'text by style where there is no other'],
  ['<style>#t::before{content:"\\e001"}</style><button id=t></button>', 'button', '', 'icon fonts say nothing'],
  [
    '<label><input id=t type=checkbox> Use code <input type=password value=hunter2></label>',
    'checkbox',
    'Use code',
    'secrets are not part of any name',
  ],
];

test.each(OURS)('%s is "%s" called "%s": %s', (markup, role, name) => {
  document.body.innerHTML = markup;
  const element = document.querySelector('#t') as Element;
  expect([roleOf(element), nameOf(element)]).toEqual([role, name]);
});

test('names through slots and inside of shadow roots', () => {
  document.body.innerHTML = '<x-button id=t role=button>Slotted</x-button><div id=h></div>';
  const host = document.querySelector('#t') as Element;
  host.attachShadow({ mode: 'open' }).innerHTML = '<i>Icon</i> <slot></slot>';
  expect(nameOf(host)).toBe('Icon Slotted');
  const root = (document.querySelector('#h') as Element).attachShadow({ mode: 'open' });
  root.innerHTML = '<label for=i>Inside</label><input id=i>';
  expect(nameOf(root.querySelector('input') as Element)).toBe('Inside');
});

test.each(['', 'Next'])('an element of the page is called as its shadow root shows it, whatever else it holds: "%s"', (own) => {
  document.body.innerHTML = `<div id=t role=button>${own}</div>`;
  const host = document.querySelector('#t') as Element;
  host.attachShadow({ mode: 'open' }).innerHTML = '<span>Delete account</span>';
  expect(nameOf(host)).toBe('Delete account');
});

test('a field inside of a labelled element is called as that one, a button is not', () => {
  class Field extends HTMLElement {
    static formAssociated = true;
    constructor() {
      super();
      this.attachInternals();
      this.attachShadow({ mode: 'open' }).innerHTML = '<input type=checkbox><input aria-label=Own><button>×</button><select></select>';
    }
  }
  customElements.define('x-labelled', Field);
  for (const markup of ['<label><x-labelled></x-labelled> Agree</label>', '<label for=h>Agree</label><x-labelled id=h></x-labelled>']) {
    document.body.innerHTML = markup;
    const inside = [...(document.querySelector('x-labelled')?.shadowRoot?.children ?? [])];
    // Chromium's own names: the label of such an element names none of what is inside; a person reads it all the same.
    expect(inside.map(nameOf), markup).toEqual(['Agree', 'Own', '×', 'Agree']);
  }
});

test('a form cannot lie about itself with fields called like properties', () => {
  document.body.innerHTML = '<form id=t aria-label="Login"><input name="id"><input name="title"><input name="getAttribute2"></form>';
  const form = document.querySelector('form') as Element;
  expect([roleOf(form), nameOf(form)]).toEqual(['form', 'Login']);
});

test('describes by reference, by aria-description or by a title that is not the name', () => {
  document.body.innerHTML =
    '<input id=a aria-label=A aria-describedby="d e"><i id=d>Eight</i><i id=e>letters</i><button id=b title="Tip">B</button><button id=c title="C">C</button>';
  expect(['a', 'b', 'c'].map((id) => descriptionOf(document.getElementById(id) as Element, id.toUpperCase()))).toEqual([
    'Eight letters',
    'Tip',
    '',
  ]);
});

test('what has left the page is named without what it refers to', () => {
  document.body.innerHTML = '<div role=dialog aria-labelledby="t"><h2 id=t>News</h2><button>OK</button></div>';
  const dialog = document.body.firstElementChild as Element;
  dialog.remove();
  expect(nameOf(dialog)).toBe('');
});

test('a selector of kinds matches all elements of them, whatever their tags and roles, and of a page of boxes few others', () => {
  const tags =
    'a area article aside b blockquote body button canvas caption code dd details div em fieldset figure footer form h1 head header hr i iframe img input label li main math menu nav ol option p path pre progress section select small span strong summary svg table td textarea th time tr ul x-y';
  for (const tag of tags.split(' '))
    for (const role of [undefined, 'button', 'presentation', 'generic', 'none button', 'LINK', 'nonsense'])
      for (const more of ['', 'href', 'contenteditable', 'aria-label', 'tabindex']) {
        const element = document.body.appendChild(document.createElement(tag));
        if (role !== undefined) element.setAttribute('role', role);
        if (more) element.setAttribute(more, more === 'contenteditable' ? 'true' : '1');
      }
  document.body.insertAdjacentHTML('beforeend', '<svg><g><path /></g></svg><ul role="presentation"><li></li></ul><ul><li></li></ul>');
  const all = [...document.querySelectorAll('*')];
  const kindOf = (element: Element) => roleOf(element) || element.localName;
  const kinds = new Set(all.map(kindOf));
  expect(kinds.size).toBeGreaterThan(40);
  for (const kind of kinds)
    expect(
      all
        .filter((element) => kindOf(element) === kind && !element.matches(selectorOfKinds(new Set([kind]))))
        .map(({ outerHTML }) => outerHTML),
      kind,
    ).toEqual([]);
  document.body.innerHTML = `<main>${'<div><span>a</span><p>b</p></div>'.repeat(50)}<button>c</button></main>`;
  expect(document.querySelectorAll(`main :is(${selectorOfKinds(new Set(['button']))})`)).toHaveLength(1);
});
