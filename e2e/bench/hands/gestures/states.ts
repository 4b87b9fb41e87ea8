import { type } from '../../../differential/case';
import { noHand, on, pressAndType, pressMiddle } from '../by-trusted';
import { type Gesture, gestures } from '../gesture';

/** What cannot be checked or typed into, and what can although it does not look so. Presses anywhere are written down. */
const PLAIN: Record<string, string> = {
  'a box': '<div id=x>Plain</div>',
  'a box with a handler': '<div id=x onclick="said.push(1)">Plain</div>',
  'a button': '<button id=x>Go on</button>',
  'a drawn button': '<div id=x role=button tabindex=0>Go on</div>',
  'a button that sends': '<form><input id=x type=submit></form>',
  'a link': '<a id=x href="#c">More</a>',
  'a heading': '<h2 id=x>Title</h2>',
  'a picture': '<img id=x alt=Map style="width:40px;height:40px">',
  'a list item': '<ul><li id=x>Rome</li></ul>',
  'a file input': '<input id=x type=file>',
};
const CANNOT = ['target-disabled', 'value-rejected', 'needs-trusted-input'];

const checks = Object.entries({
  ...PLAIN,
  'a field': '<input id=x>',
  'a list': '<select id=x><option>One</select>',
  'a group of two boxes': '<fieldset id=x><label><input type=checkbox> One</label> <label><input type=checkbox> Two</label></fieldset>',
}).map(
  ([name, html]): Gesture => ({
    group: 'check',
    name: `checking ${name}`,
    html,
    step: { type: 'check', on: '#x', checked: true },
    refuses: CANNOT,
  }),
);
const RADIOS: Record<string, string> = {
  'a radio button': '<input id=x type=radio name=r checked>',
  'a radio button by its label': '<label id=x><input type=radio name=r checked> One</label>',
  'a drawn radio button': '<div role=radiogroup><div id=x role=radio aria-checked=true tabindex=0>One</div></div>',
  'a radio item of a menu': '<div role=menu><div id=x role=menuitemradio aria-checked=true tabindex=0>One</div></div>',
};
const radios = Object.entries(RADIOS).map(
  ([name, html]): Gesture => ({
    group: 'check',
    name: `unchecking ${name}`,
    html,
    step: { type: 'check', on: '#x', checked: false },
    refuses: CANNOT,
    // Playwright presses what is no native one and looks afterwards.
    ...(name.includes('drawn') || name.includes('menu') ? { by: noHand } : {}),
  }),
);
const TOGGLES: Record<string, string> = {
  'a box': '<input id=x type=checkbox>',
  'a radio button': '<input id=x type=radio>',
  'a box by its label': '<label id=x><input id=k type=checkbox> Agree</label>',
  'a box by a label elsewhere': '<input id=k type=checkbox> <p><label id=x for=k>Agree</label></p>',
  'a drawn box': '<div id=x role=checkbox aria-checked=false tabindex=0>Agree</div>',
  'a switch': '<button id=x role=switch aria-checked=false>Wi-Fi</button>',
  'a check item of a menu': '<div role=menu><div id=x role=menuitemcheckbox aria-checked=false tabindex=0>Grid</div></div>',
  'a box that is neither': '<div id=x role=checkbox aria-checked=mixed tabindex=0>All</div>',
  'a drawn radio button': '<div role=radiogroup><div id=x role=radio aria-checked=false tabindex=0>One</div></div>',
};
const TURNS =
  "const x = document.querySelector('#x'); if (x.ariaChecked) x.onclick = () => { x.ariaChecked = x.ariaChecked === 'true' ? 'false' : 'true'; said.push(x.ariaChecked) }";
const toggles = Object.entries(TOGGLES).map(
  ([name, html]): Gesture => ({
    group: 'check',
    name: `checking ${name} that can be`,
    html,
    script: TURNS,
    step: { type: 'check', on: '#x', checked: true },
    // Playwright presses the box where a person presses the label.
    ...(name.includes('label') && { by: pressMiddle }),
  }),
);

const refused = (name: string, html: string, more: Partial<Gesture> = {}): Gesture => ({
  group: 'type',
  name: `typing into ${name}`,
  html,
  step: type('#x', 'abc'),
  refuses: CANNOT,
  ...more,
});
const typed = (name: string, html: string, more: Partial<Gesture> = {}): Gesture => ({
  group: 'type',
  name: `typing into ${name}`,
  html,
  step: type('#x', 'abc'),
  ...more,
});
const { 'a box with a handler': _handler, ...untyped } = PLAIN;

export const states: Gesture[] = [
  ...checks,
  ...radios,
  ...toggles,
  ...gestures('check', {
    'a toggle button': [
      '<button id=x aria-pressed=false>Bold</button>',
      { type: 'check', on: '#x', checked: true },
      { script: "const x = document.querySelector('#x'); x.onclick = () => { x.ariaPressed = 'true' }", by: pressMiddle },
    ],
    'a box in a wrapper': [
      '<div id=x style="width:fit-content"><input id=k type=checkbox></div>',
      { type: 'check', on: '#x', checked: true },
      { by: on('#k') },
    ],
    'a box that the page keeps as it is': [
      '<input id=x type=checkbox onclick="return false">',
      { type: 'check', on: '#x', checked: true },
      { by: pressMiddle, says: ['value-rejected'] },
    ],
    'a box that is drawn late': [
      '<div id=x role=checkbox aria-checked=false tabindex=0>Agree</div>',
      { type: 'check', on: '#x', checked: true },
      {
        script: "const x = document.querySelector('#x'); x.onclick = () => setTimeout(() => { x.ariaChecked = 'true' }, 150)",
        by: pressMiddle,
      },
    ],
  }),
  ...Object.entries(untyped).map(([name, html]) => refused(name, html)),
  refused('a check box', '<input id=x type=checkbox>'),
  refused('a radio button', '<label id=x><input type=radio> One</label>'),
  refused('a switch', '<button id=x role=switch aria-checked=false>Wi-Fi</button>'),
  refused('a tab', '<div role=tablist><button id=x role=tab>One</button></div>'),
  // Typing into a select chooses the option of that name, and it has none.
  refused('a list', '<select id=x><option>One<option>Two</select>', { refuses: ['option-missing'] }),
  refused('the text of a button', '<button><span id=x>Go on</span></button>'),
  refused('a field that is read only', '<input id=x readonly value=a>'),
  refused('an editor that says it is read only', '<div id=x role=textbox aria-readonly=true tabindex=0>a</div>'),
  refused('a form of two fields', '<form id=x><input id=a style="width:200px"><br><input id=b style="width:200px"></form>'),
  refused(
    'a form whose middle is a button',
    '<form id=x style="width:200px;text-align:center"><input id=a><button type=button>Go</button><input id=b></form>',
  ),
  typed('a field', '<input id=x value=old>'),
  typed('a text area', '<textarea id=x>old</textarea>'),
  typed('an editor', '<div id=x contenteditable>old</div>', { events: 'none' }),
  typed('a drawn search box', '<div id=x role=searchbox contenteditable tabindex=0></div>', { events: 'none' }),
  typed('a label of a field', '<label id=x>Name <input id=k></label>', { by: on('#k') }),
  typed('a wrapper of a field', '<div id=x style="width:fit-content"><input id=k></div>', { by: on('#k') }),
  typed('what becomes a field', '<span id=x tabindex=0>Rome</span>', {
    script:
      "const x = document.querySelector('#x'); x.onclick = () => { x.outerHTML = '<input id=k>'; document.querySelector('#k').focus() }",
    by: pressAndType,
  }),
  typed('a button that opens a search', '<button id=x aria-haspopup=dialog>Search</button><div id=p hidden><input id=k></div>', {
    script:
      "document.querySelector('#x').onclick = () => { document.querySelector('#p').hidden = false; document.querySelector('#k').focus() }",
    by: pressAndType,
  }),
  typed('a page that reads keys', '<div id=x tabindex=0 style="height:40px">-</div>', {
    script: "const x = document.querySelector('#x'); x.onkeydown = ({ key }) => { x.textContent += key; said.push(key) }",
    by: pressAndType,
  }),
  typed('a field that is enabled late', '<input id=x disabled>', {
    script: "setTimeout(() => { document.querySelector('#x').disabled = false }, 400)",
  }),
  typed('a field that is read only at first', '<input id=x readonly>', {
    script: "setTimeout(() => { document.querySelector('#x').readOnly = false }, 400)",
    by: async (frame, page, step) => {
      await frame.locator('#x:not([readonly])').waitFor();
      await on('#x')?.(frame, page, step);
    },
  }),
];
