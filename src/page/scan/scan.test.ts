import { afterEach, expect, test } from 'vitest';
import { sayLandmark } from '../../model/page/landmark-words';
import type { SeenElement } from '../../model/page/snapshot';
import { setRootOpener } from '../dom/roots';
import { installShim } from '../shim/install-shim';
import { scan } from './scan';

afterEach(() => {
  document.body.innerHTML = '';
  for (const style of document.head.querySelectorAll('style[data-test]')) style.remove();
  setRootOpener((element) => element.shadowRoot);
});

function page(html: string, css = ''): void {
  document.body.innerHTML = html;
  if (!css) return;
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = css;
  document.head.append(style);
}
const line = (seen: SeenElement) =>
  [seen.role || seen.tag, seen.name && `"${seen.name}"`, seen.value !== undefined && `=${seen.value}`, ...seen.states]
    .filter(Boolean)
    .join(' ');
const lines = () => scan().elements.map(line);

test('names native controls with their values and states, in reading order', () => {
  page(`<h1>Order</h1><label>Mail <input type="email" value="a@b.c" required></label><label for=c>Colour</label><select id=c><option>Red<option selected>Blue</select>
    <label><input type=checkbox checked> Gift</label><button disabled>Pay</button><a href="/help?x=1#y">Help</a><details><summary>More</summary>text</details><textarea placeholder="Notes"></textarea>`);
  expect(lines()).toMatchInlineSnapshot(`
    [
      "textbox "Mail" =a@b.c required",
      "combobox "Colour" =Blue",
      "checkbox "Gift" checked",
      "button "Pay" disabled",
      "link "Help"",
      "button "More" collapsed",
      "textbox "Notes" =",
    ]
  `);
});

test('a control that is clipped to nothing in its label is told at its label', () => {
  page(
    `<div class="group"><label class="btn"><input type=radio name=o checked> Accounts</label> <label class="btn"><input type=radio name=o> Purchases</label></div>`,
    '.group{cursor:pointer} .btn{position:relative;padding:8px} .btn input{position:absolute;clip:rect(0,0,0,0);pointer-events:none}',
  );
  const seen = scan().elements.filter(({ role }) => role === 'radio');
  expect(seen.map(line)).toEqual(['radio "Accounts" checked', 'radio "Purchases" unchecked']);
  const label = document.querySelectorAll('label')[1] as Element;
  expect(seen[1]?.box.width).toBeCloseTo(label.getBoundingClientRect().width, 0);
});

test('a link around a picture is where the picture is', () => {
  page('<p><a href="/one"><img width=120 height=90 alt=""></a> <a href="/two">Two</a></p>');
  const [picture, words] = scan().elements;
  expect([picture?.box.width, picture?.box.height]).toEqual([120, 90]);
  expect(words?.box.height).toBeLessThan(40);
});

test('masks what is secret and never shows a select value as its name', () => {
  page(`<input type=password value=hunter2 aria-label="Password"><input autocomplete="one-time-code" value="123456"><input autocomplete="cc-number" name="card-number" value="4111">
    <input type=password aria-label="Empty"><select><option>One</select>`);
  const seen = scan().elements;
  expect(JSON.stringify(seen)).not.toMatch(/hunter2|123456|4111/);
  expect(seen.map((element) => element.value)).toEqual(['••••', '••••', '••••', '', 'One']);
  expect(seen.at(-1)?.name).toBe('');
});

test('looks into open and closed shadow roots, slots and nested roots, and gives selectors through them', () => {
  page('<div id="open"></div><x-closed id="closed"><button>Slotted</button></x-closed>');
  const closed = document.querySelector('#closed') as Element;
  const root = closed.attachShadow({ mode: 'closed' });
  root.innerHTML = '<button>Closed</button><slot></slot><div id=inner></div>';
  setRootOpener((element) => (element === closed ? root : element.shadowRoot));
  root
    .querySelector('#inner')
    ?.attachShadow({ mode: 'open' })
    .append(Object.assign(document.createElement('button'), { textContent: 'Nested' }));
  document
    .querySelector('#open')
    ?.attachShadow({ mode: 'open' })
    .append(Object.assign(document.createElement('button'), { textContent: 'Open' }));
  const seen = scan().elements;
  expect(seen.map((element) => `${element.name}: ${element.selector}`)).toMatchInlineSnapshot(`
    [
      "Open: #open >> button",
      "Closed: #closed >> button",
      "Slotted: #closed > button",
      "Nested: #closed >> #inner >> button",
    ]
  `);
});

test('leaves out what nobody can see', () => {
  page(
    `<button style="display:none">none</button><button style="visibility:hidden">hidden</button><button style="opacity:0">clear</button>
    <div style="opacity:0"><button>in clear</button></div><button style="position:absolute;left:-9999px">off page</button>
    <button style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">reader</button>
    <div style="height:0;overflow:hidden"><button>collapsed</button></div><button style="position:fixed;left:100vw;top:0">off canvas</button>
    <div style="clip-path:inset(50%)"><button>clipped</button></div><div style="content-visibility:hidden"><button>skipped</button></div>
    <details><summary>Shut</summary><button>inside</button></details><button>Seen</button>
    <p style="color:#fff;background:#fff">same colour</p><p style="font-size:1px">tiny</p><p style="color:transparent">clear text</p><p style="text-indent:-9999px">indented</p><p>plain\u200b te\u202ext</p>`,
  );
  const looked = scan();
  expect(looked.elements.map((element) => element.name)).toEqual(['Shut', 'Seen']);
  expect(looked.text).toBe('plain text');
});

test('leaves out text that is there and that nobody can read, and keeps letters cut out of a picture', () => {
  page(
    `<p style="color:#fdfdfd">nearly white</p><div style="background:#102030"><p style="color:#112131">nearly dark</p><p style="color:#fff">on dark</p></div>
    <p style="color:rgba(0,0,0,.03)">faint ink</p><p style="-webkit-text-fill-color:transparent">no fill</p><div class=ghost><b>faint box</b></div>
    <p style="transform:scale(0)">scaled away</p><div class=reader>for readers</div><div class=fold>folded</div><p class=off>moved off</p>
    <div style="width:0;height:0"><span>flows over</span></div>
    <h2 style="color:transparent;background:linear-gradient(red,blue);background-clip:text">Cut out</h2>`,
    `.ghost{opacity:.02} .reader{position:absolute;width:9px;height:9px;overflow:hidden;clip-path:inset(50%)}
    .fold{max-height:0;overflow:hidden} .off{position:absolute;left:-5000px}`,
  );
  expect(scan().text).toBe('on dark\nflows over\n# Cut out');
});

test('reads what rules say wherever they stand: nested, in conditions, by variables, of a shadow tree about its host and what is slotted', () => {
  page(
    '<div class=a><i>Nested</i></div><div class=b>Conditional</div><div class=c>Variable</div><div class=d><div style="height:900px">tall</div></div><x-frame id=host><button>Cut off</button></x-frame><x-far id=far><button>Far off</button></x-far>',
    `.a{color:red; & i{cursor:pointer}} @media (min-width:1px){@supports (display:grid){.b{cursor:pointer}}} :root{--hand:pointer} .c{cursor:var(--hand)}
    .d{height:90px; @media (min-width:1px){overflow:auto}}`,
  );
  const shade = (id: string, html: string) => {
    (document.getElementById(id) as Element).attachShadow({ mode: 'open' }).innerHTML = html;
  };
  shade('host', '<style>:host{display:block;height:0;overflow:hidden}</style><slot></slot>');
  shade('far', '<style>::slotted(button){position:absolute;left:-5000px}</style><slot></slot>');
  expect(scan().elements.map((element) => element.name || element.role)).toEqual(['Nested', 'Conditional', 'Variable', 'scroller']);
});

test('sees what a script animates away or fills the screen with, which no sheet tells', () => {
  page('<div id=away><button>Gone</button></div><button>Here</button>');
  const away = document.getElementById('away') as HTMLElement;
  away.animate({ clipPath: ['inset(50%)', 'inset(50%)'] }, { duration: 1, fill: 'forwards' }).finish();
  expect(scan().elements.map((element) => element.name)).toEqual(['Here']);
});

test('sees the top layer: an open dialog and a popover, not closed ones, and what the dialog covers', () => {
  page(`<button style="position:fixed;inset:0">Behind</button><dialog id=open aria-label="Ask"><button>Yes</button></dialog><dialog><button>Shut</button></dialog>
    <div id=pop popover><button>Popped</button></div><div popover><button>Unpopped</button></div>`);
  (document.getElementById('open') as HTMLDialogElement).showModal();
  (document.getElementById('pop') as HTMLElement).showPopover();
  const looked = scan();
  expect(looked.dialogs).toEqual(['dialog Ask', 'popover Popped']);
  expect(looked.elements.map((element) => `${element.name}${element.covered ? ` under ${element.covered}` : ''}`)).toEqual([
    'Behind under dialog Ask',
    'Yes',
    // Beside a modal dialog all is inert.
    'Popped under dialog Ask',
  ]);
  (document.getElementById('open') as HTMLDialogElement).close();
  expect(scan().elements.map((element) => `${element.name}${element.covered ? ` under ${element.covered}` : ''}`)).toEqual([
    'Behind',
    'Popped',
  ]);
});

test('tells every state that a person sees', () => {
  page(`<input aria-label=A aria-invalid=true required readonly><button aria-pressed=true>B</button><div role=tab aria-selected=true tabindex=0>C</div>
    <a href="/d" aria-current=page>D</a><button aria-haspopup=menu aria-expanded=false>E</button><div role=checkbox aria-checked=mixed tabindex=0>F</div>
    <button aria-busy=true aria-disabled=true>G</button><div inert><button>H</button></div><input type=radio aria-label=I>`);
  expect(lines().map((line) => line.replace(/^\S+ /, ''))).toEqual([
    '"A" = required invalid readonly',
    '"B" pressed',
    '"C" selected',
    '"D" current',
    '"E" collapsed popup',
    '"F" mixed',
    '"G" disabled busy',
    '"H" disabled',
    '"I" unchecked',
  ]);
});

test('does not take a page at its word that a menu is open which is not drawn', () => {
  page(`<a href="#a" aria-expanded=true aria-controls=a>A</a><div id=a style="display:none">sub</div>
    <a href="#b" aria-expanded=true aria-controls=b>B</a><div id=b>sub</div><a href="#c" aria-expanded=true aria-controls=none>C</a>`);
  expect(lines().map((line) => line.replace(/^\S+ /, ''))).toEqual(['"A" collapsed', '"B" expanded', '"C" expanded']);
});

test('keeps boxes without size whose children show, hidden inputs behind labels, and file inputs behind buttons', () => {
  page(
    `<a href="/x" style="display:inline-block;width:0;height:0;overflow:visible"><b style="display:block;width:90px;height:20px">Wide child</b></a>
    <label><input type=radio name=r style="opacity:0;position:absolute"><span>Small</span></label>
    <label style="display:block"><input type=checkbox style="display:none"><span>Terms</span></label>
    <div><input type=file style="display:none" aria-label="Photo"><button>Choose</button></div>`,
  );
  expect(lines()).toMatchInlineSnapshot(`
    [
      "link "Wide child"",
      "radio "Small" unchecked",
      "checkbox "Terms" unchecked",
      "button "Photo" =",
      "button "Choose"",
    ]
  `);
});

test('sees a field that a widget keeps transparent while its label rests in it, and no trap for machines', () => {
  page('<label>Trap <input style="opacity:0"></label><x-field></x-field><x-area style="opacity:0"></x-area>');
  const inside = '<div style="opacity:0"><input aria-label=Name><input aria-label=Helper aria-hidden=true tabindex=-1></div><b>Name</b>';
  for (const host of document.querySelectorAll('x-field,x-area')) host.attachShadow({ mode: 'open' }).innerHTML = inside;
  expect(lines()).toEqual(['textbox "Name" =']);
});

test('sees clickable things without a role, by cursor or attribute', () => {
  page(
    '<div class=card><span>Pointer</span></div><div onclick="x()">Attribute</div><div tabindex=0>Tab stop</div><div draggable=true>Drag me</div><p>Text</p>',
    '.card{cursor:pointer}',
  );
  const seen = scan().elements;
  expect(seen.map((element) => `${element.name}${element.weak ? ' (weak)' : ''}`)).toEqual([
    'Pointer (weak)',
    'Attribute (weak)',
    'Tab stop (weak)',
    'Drag me (weak)',
  ]);
});

test('tells what covers an element, and what stands around it', () => {
  page(`<main><form aria-label="Login"><button style="position:fixed;left:10px;top:10px;width:80px;height:30px">Enter</button></form></main>
    <div role=dialog aria-label="Cookies" style="position:fixed;inset:0;background:#eee"><button style="position:absolute;left:300px;top:300px">Accept</button></div>`);
  const looked = scan();
  expect(looked.dialogs).toEqual(['dialog Cookies']);
  expect(looked.elements.map(({ name, covered, place }) => ({ name, covered, place: place.map(sayLandmark) }))).toMatchInlineSnapshot(`
    [
      {
        "covered": "dialog Cookies",
        "name": "Enter",
        "place": [
          "form Login",
          "main",
        ],
      },
      {
        "covered": undefined,
        "name": "Accept",
        "place": [
          "dialog Cookies",
        ],
      },
    ]
  `);
});

test('tells rows and cards apart by what they are about', () => {
  const card = (title: string) => `<div class=card><h3>${title}</h3><p>In stock</p><button>Add</button></div>`;
  page(
    `<table><tr><th>Name<th>Do<tr><td>Ann<td><button>Edit</button><tr><td>Bob<td><button>Edit</button></table>${card('Tea')}${card('Mate')}`,
  );
  expect(scan().elements.map((element) => `${element.name}: ${element.place.slice(0, 1).map(sayLandmark)}`)).toEqual([
    'Edit: row Ann',
    'Edit: row Bob',
    'Add: item Tea',
    'Add: item Mate',
  ]);
});

test('calls a box of buttons not by what one of them does, and a thing still by the name that is a link or a button of its own', () => {
  const choice = (words: string) =>
    `<button class=trigger><span>${words.split(' ')[0]}</span> <span>${words.split(' ')[1]}</span></button>`;
  page(
    `<div role=toolbar aria-label="Customise"><div class=group>${['Theme Neutral', 'Style Vega', 'Font Inter'].map(choice).join('')}</div>
    <div class=group><button>Reset</button><button>Copy</button></div></div>
    <div><div class=chip><button class=open>Purple</button><button class=away>×</button></div><div class=chip><button class=open>Blue</button><button class=away>×</button></div></div>`,
  );
  expect(scan().elements.map((element) => `${element.name}: ${element.place.map(sayLandmark).join(', ')}`)).toEqual([
    'Theme Neutral: toolbar Customise',
    'Style Vega: toolbar Customise',
    'Font Inter: toolbar Customise',
    'Reset: toolbar Customise',
    'Copy: toolbar Customise',
    'Purple: ',
    '×: item Purple',
    'Blue: ',
    '×: item Blue',
  ]);
});

test('reads what links say as text, but for menus', () => {
  page(`<nav><a href="/home">Home</a></nav><main><h2>Cameras</h2><ul><li><a href="/p/1"><b>Aria</b> Camera</a><p>$429</p><button>Add</button></li></ul>
    <p>See <a href="/terms">the terms</a> first.</p></main>`);
  expect(scan().text).toBe('# Cameras\nAria Camera\n$429\nSee the terms first.');
});

/** The page in its order: each element by its role and name, and each line of text. */
function inOrder(): string[] {
  const { elements, text } = scan();
  const rest = text.split('\n').map((one) => one.trim());
  return [...elements.flatMap(({ role, name, lines = 0 }) => [...rest.splice(0, lines), `[${role} ${name}]`]), ...rest].filter(Boolean);
}

test('tells each element where it stands in the text, and parts the text at controls', () => {
  page(
    `<p>Departure</p><input><div>Nights: <button>-</button><span>3</span><button>+</button></div>
    <p>See <a href=/docs>the docs</a> first</p><label><input type=checkbox> Gift wrap</label>`,
  );
  expect(inOrder()).toEqual([
    ...['Departure', '[textbox ]', 'Nights:', '[button -]', '3', '[button +]', 'See the docs first', '[link the docs]'],
    ...['[checkbox Gift wrap]', 'Gift wrap'],
  ]);
});

test('tells a table by rows, empty cells too, with the controls of a row after it', () => {
  page(
    `<table><tr><th>ID<th>Name<th>Team<tr><td><input type=checkbox><td><a href=/bob>Bob</a><td><tr><td>2<td hidden>x<td>Eve<br>Ash<td><button>Edit</button></table>
    <div role=grid><div role=row><span role=gridcell>Tea</span><span role=gridcell></span><span role=gridcell>4</span></div><div role=row><p>No</p><p>cells</p></div></div>`,
  );
  expect(inOrder()).toEqual([
    ...['| ID | Name | Team', '| | Bob |', '[checkbox ]', '[link Bob]', '| 2 | Eve Ash |', '[button Edit]'],
    ...['| Tea | | 4', 'No', 'cells'],
  ]);
});

test('names what is clickable in spite of its role, and an icon by its tooltip, its file or its class', () => {
  page(
    `<ul><li style="cursor:pointer">Montreal</li></ul><div role=tree><div role=treeitem tabindex=0>Inbox</div></div>
    <button style="width:20px;height:20px" data-bs-original-title=Archive></button>
    <button><img width=20 height=20 src="/icons/trash-can.svg?v=2"></button><button><svg width=20 height=20><use href="#sprite-pen"/></svg></button>
    <div title="Draw a fence"><a role=button href="#" style="display:block;width:20px;height:20px"></a></div>
    <button class="btn btn-close" style="width:20px;height:20px"></button><button class="x7f3" style="width:20px;height:20px"></button>`,
  );
  const said = scan().elements.map(({ role, name, description = '' }) => `${role} ${name || description}`);
  expect(said).toEqual([
    ...['listitem Montreal', 'treeitem Inbox', 'button Archive', 'button icon trash-can', 'button icon sprite-pen', 'button Draw a fence'],
    ...['button icon btn-close', 'button '],
  ]);
});

test('tells the text of a control that is called something else, as a person reads it', () => {
  page(
    `<button aria-label="Zoom document">100%</button><button aria-label="Format bold"><b>B</b></button>
    <span title="Unread letters" style="cursor:pointer">2 (+1)</span><button title="This week">today</button>
    <button aria-label="Close the dialog">Close</button><button aria-label="Menu"><svg width=9 height=9></svg>›</button>
    <button aria-label="Month" title="Another month">May <span style="display:none">hidden</span></button><input aria-label="City" value="Oslo">`,
  );
  expect(scan().elements.map(({ name, description = '' }) => `${name}: ${description}`)).toEqual([
    ...['Zoom document: 100%', 'Format bold: B', 'Unread letters: ', 'today: This week', 'Close the dialog: ', 'Menu: '],
    ...['Month: May', 'City: '],
  ]);
  expect(scan().text).toBe('2 (+1)');
});

test('calls an icon by no class that a library made, but by the test id or id that somebody wrote', () => {
  const style = 'style="width:20px;height:20px"';
  page(
    `<button ${style} class="MuiButtonBase-root MuiIconButton-sizeMedium css-vubbuv" id="header--settings"></button>
    <button ${style} class="css-1abc" data-testid="header--light"></button>
    <button ${style} class="css-1abc"><svg data-testid="DownloadIcon" class="MuiSvgIcon-root"></svg></button>
    <button ${style} class="css-vubbuv" id=":r4:"></button>`,
  );
  expect(scan().elements.map(({ description = '' }) => description)).toEqual([
    'icon header--settings',
    'icon header--light',
    'icon DownloadIcon',
    '',
  ]);
});

test('tells the nodes of a drawing that reacts by their own text, one each', () => {
  const nodes = `<g data-element-id="Process_1"><g data-element-id="Task_1"><rect width="80" height="40"></rect><text y="20">Order</text></g>
    <g class="group"><g id="node-2" transform="translate(0 80)"><g class="visual"><rect width="80" height="40"></rect><text y="20">Pack the tea</text></g></g></g>
    <g id="flow"><path d="M0 0h9"></path></g></g><g><text y="200">Legend</text></g>`;
  const drawing = (attributes: string) => `<svg width="300" height="220" ${attributes}>${nodes}</svg>`;
  const told = (html: string) => {
    document.body.innerHTML = html;
    return scan().elements.map(({ tag, name }) => `${tag} ${name}`);
  };
  expect(told(drawing('tabindex="0"')).slice(1)).toEqual(['g Order', 'g Pack the tea']);
  expect(told(`<div tabindex="0">${drawing('')}</div>`).slice(1)).toEqual(['g Order', 'g Pack the tea']);
  expect(told(drawing(''))).toEqual([]);
});

test('selects an option by the value that the page gave it, and not by its place', () => {
  page(`<ul role=listbox aria-label="Theme"><li role=option data-value="neutral">Neutral</li><li role=option data-value="deep purple">Purple</li>
    <li role=option data-value="a1b2c3d4e5f6">Red</li><li role=option data-key="3">Blue</li></ul>`);
  expect(scan().elements.map((element) => element.selector)).toEqual([
    'li[data-value="neutral"]',
    'li[data-value="deep purple"]',
    'body > ul > li:nth-of-type(3)',
    'li[data-key="3"]',
  ]);
});

test('says how much a scroller has left and that a virtual list has more rows', () => {
  const row = (at: number) => `<div style="height:20px">row ${at}</div>`;
  page(
    `<div id=list aria-label="People" style="height:100px;overflow:auto"><div style="height:4000px">${[1, 2, 3, 4, 5, 6].map(row).join('')}</div></div>`,
  );
  const looked = scan();
  expect(looked.elements.map(({ role, scroll }) => ({ role, scroll }))).toEqual([
    { role: 'scroller', scroll: { up: 0, down: 3900, left: 0, right: 0 } },
  ]);
  expect(looked.more).toEqual(['6 of about 200 rows shown in the list "People"; scroll it for more']);
});

test('marks what only hovering reveals', () => {
  page(
    '<li class=menu><a href="/a">Products</a><div class=sub><a href="/b">Tea</a></div></li>',
    '.sub{display:none}.menu:hover .sub{display:block}',
  );
  expect(scan().elements.map((element) => `${element.name}${element.onHover ? ' (hover)' : ''}`)).toEqual(['Products', 'Tea (hover)']);
});

test('marks what is new since the last look, by element and not by text', () => {
  page('<button>One</button>');
  scan();
  document.body.insertAdjacentHTML('beforeend', '<button>Two</button>');
  expect(scan().elements.map((element) => !!element.isNew)).toEqual([false, true]);
  expect(scan().elements.map((element) => !!element.isNew)).toEqual([false, false]);
});

test('gives options of selects and open listboxes, child frames by index, and the focused element', () => {
  page(`<iframe title="One" srcdoc="x"></iframe><select aria-label="Size"><option>S<option selected>M</select>
    <div role=combobox tabindex=0 aria-expanded=true aria-controls=lb aria-label="Fruit">Fig</div><div id=lb role=listbox><div role=option aria-selected=true>Fig</div><div role=option>Pear</div></div><iframe title="Two" srcdoc="y"></iframe>`);
  document.querySelector<HTMLElement>('[role=combobox]')?.focus();
  const looked = scan();
  expect(looked.children.map((child) => child.name)).toEqual(['One', 'Two']);
  expect(looked.elements.map(({ name, options }) => ({ name, options }))).toMatchInlineSnapshot(`
    [
      {
        "name": "Size",
        "options": [
          {
            "label": "S",
          },
          {
            "label": "M",
            "selected": true,
          },
        ],
      },
      {
        "name": "Fruit",
        "options": [
          {
            "label": "Fig",
            "selected": true,
          },
          {
            "label": "Pear",
          },
        ],
      },
      {
        "name": "Fig",
        "options": undefined,
      },
      {
        "name": "Pear",
        "options": undefined,
      },
    ]
  `);
  expect(looked.elements.find((element) => element.ref === looked.focused)?.name).toBe('Fruit');
});

test('adds nothing to the page', async () => {
  page('<main><button>A</button><input><div style="overflow:auto;height:50px"><p style="height:400px">x</p></div></main>');
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((found) => records.push(...found));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  scan();
  records.push(...observer.takeRecords());
  expect(records).toEqual([]);
});

test('sees what only a listener makes clickable, where the shim saw it listen, but not those that listen for others', () => {
  installShim(true);
  page('<div id=alone>Listens</div><p id=quiet>Quiet</p><ul id=list><li><button>Held</button></ul>');
  for (const id of ['alone', 'list']) document.getElementById(id)?.addEventListener('click', () => undefined);
  document.getElementById('quiet')?.addEventListener('mouseover', () => undefined);
  expect(scan().elements.map((element) => `${element.name}${element.weak ? ' (weak)' : ''}`)).toEqual(['Listens (weak)', 'Held']);
});

test('tells the items that are sorted by hand, and what resizes a box, by their text or their class', () => {
  installShim(true);
  page(
    '<ul><li class=card>Buy tea</li><li class=card>Boil water</li></ul><div class="gutter gutter-horizontal"></div><div class="ui-resizable-handle corner"></div>',
    '.card { cursor: grab; width: 200px } .gutter { cursor: col-resize; width: 10px; height: 90px } .corner { cursor: nwse-resize; width: 9px; height: 9px }',
  );
  for (const one of document.querySelectorAll('.card, .gutter, .corner')) one.addEventListener('mousedown', () => 0);
  const told = scan().elements.map(({ name, description }) => name || description);
  expect(told).toEqual(['Buy tea', 'Boil water', 'icon gutter-horizontal', 'icon corner']);
});

test('sees a slider in the handle that is drawn for it, not one that is only clipped away', () => {
  const clipped = 'position:absolute;overflow:hidden;clip:rect(0 0 0 0);width:100%;height:100%;margin:-1px';
  document.body.innerHTML = `
    <span style="position:absolute;left:50px;top:50px;width:20px;height:20px"><input type=range aria-label=Volume value=20 style="${clipped}"></span>
    <span style="position:absolute;width:20px;height:20px;opacity:0"><input type=range aria-label=Gone style="${clipped}"></span>
    <span style="position:absolute;width:20px;height:20px"><input aria-label=Trap style="${clipped}"></span>`;
  expect(scan().elements.map(({ role, name, value, inView, covered }) => ({ role, name, value, inView, covered }))).toEqual([
    { role: 'slider', name: 'Volume', value: '20', inView: true, covered: undefined },
  ]);
});

test('lists the cells of a grid, of which one alone holds the tab stop; those of a table say something and are not pressed', () => {
  page(`<div role=grid><div role=row><span role=columnheader tabindex=-1>Town</span></div>
    <div role=row><span role=gridcell tabindex=0>Oslo</span></div><div role=row><span role=gridcell tabindex=-1>Voss</span></div><div role=row><span role=gridcell>Read only</span></div></div>
    <table><tr><td tabindex=-1>Bergen</table><div role=tabpanel tabindex=-1>Panel</div>`);
  expect(scan().elements.map(({ role, name }) => `${role} ${name}`)).toEqual(['columnheader Town', 'gridcell Oslo', 'gridcell Voss']);
});
