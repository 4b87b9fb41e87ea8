import { click } from '../../../differential/case';
import type { Gesture } from '../gesture';

/** Elements whose own words our press changes, and those that the page uses again for something else. */
const OWN: Record<string, [string, string]> = {
  'a button that says it saves': ['<button id=x>Keep</button>', "x.onmousedown = () => { x.textContent = 'Keeping…' }"],
  'a button that says so as the pointer goes down': [
    '<button id=x>Keep</button>',
    "x.onpointerdown = () => { x.textContent = 'Keeping…' }",
  ],
  'a button with another name': [
    '<button id=x aria-label=Show>◉</button>',
    "x.onmousedown = () => { x.setAttribute('aria-label', 'Showing') }",
  ],
  'a button drawn anew in a promise': [
    '<button id=x>Keep</button>',
    "x.onmousedown = () => { Promise.resolve().then(() => { x.innerHTML = '<b>Keeping</b>' }) }",
  ],
  'a button drawn anew in a message': [
    '<button id=x>Keep</button>',
    "const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { x.textContent = 'Keeping…' }; x.onmousedown = () => port2.postMessage(1)",
  ],
  'a button that counts': ['<button id=x>Liked 3</button>', "x.onpointerdown = () => { x.textContent = 'Liked 4' }"],
  'a link that is taken by the press': ['<a id=x href="#c">Next</a>', "x.onmousedown = () => { x.textContent = 'One moment' }"],
  'a row that is marked by the press': [
    '<ul><li id=x tabindex=0>Rome</li><li tabindex=0>Oslo</li></ul>',
    "x.onmousedown = () => { x.textContent = '✓ Rome' }",
  ],
};
const own = Object.entries(OWN).map(
  ([name, [html, script]]): Gesture => ({
    group: 'own words',
    name,
    html,
    script: `const x = document.querySelector('#x'); ${script}; x.addEventListener('click', () => said.push('clicked'))`,
    step: click('#x'),
  }),
);

const MENU = "x.insertAdjacentHTML('beforeend', '<div id=m role=menu><div role=menuitem>Cut</div><div role=menuitem>Copy</div></div>')";
const menus = ['button', 'div', 'li', 'td'].map(
  (tag): Gesture => ({
    group: 'own words',
    name: `a menu that a right click opens in a ${tag}`,
    html: tag === 'td' ? '<table><tr><td id=x>Rome<td>Oslo</table>' : `<${tag} id=x style="width:200px">Rome</${tag}>`,
    script: `const x = document.querySelector('#x'); x.oncontextmenu = (event) => { event.preventDefault(); ${MENU} }`,
    step: click('#x', { button: 'right' }),
  }),
);

/** A person's hand would click these all the same; Abra stops, as nobody meant what they became. */
const USED_AGAIN: Record<string, [string, string]> = {
  'a row takes the next one’s place': [
    '<ul><li id=x tabindex=0>Rome</li><li id=y tabindex=0>Oslo</li></ul>',
    "x.onmousedown = () => { x.textContent = 'Oslo'; document.querySelector('#y').textContent = 'Bern' }",
  ],
  'the rows are sorted anew': [
    '<div><button id=x>Open Rome</button><button id=y>Open Bern</button></div>',
    "x.onmousedown = () => { x.textContent = 'Open Bern'; document.querySelector('#y').textContent = 'Open Rome' }",
  ],
};
const usedAgain = Object.entries(USED_AGAIN).map(
  ([name, [html, script]]): Gesture => ({
    group: 'own words',
    name,
    html,
    script: `const x = document.querySelector('#x'); ${script}`,
    step: click('#x'),
    cannot: 'Stops instead of guesses',
  }),
);

export const words: Gesture[] = [...own, ...menus, ...usedAgain];
