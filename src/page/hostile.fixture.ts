/** Longer than any bound. */
export const LONG = 'Lorem ipsum dolor '.repeat(130);

/** Things that nobody meant to write, each a text or an attribute somewhere. */
export const WORDS = [
  LONG,
  'x'.repeat(4500),
  '\ud83d'.repeat(900),
  `${'😀'.repeat(399)}\udc00`,
  `a\0b${'\0'.repeat(500)}`,
  `"'<>&${'\\"'.repeat(300)}`,
  'ﷺ'.repeat(900),
  '\u202e\u200b\ufeff '.repeat(300),
  `${'1234567 '.repeat(200)}`,
  'é'.normalize('NFD').repeat(900),
  '\n\t\r\f'.repeat(300),
  'two\nlines\fand "quotes"',
  '{{secret:x}}'.repeat(200),
  '__proto__',
  '',
];

const ATTRIBUTES = (
  'class title aria-label aria-description aria-labelledby aria-describedby aria-roledescription aria-expanded aria-checked aria-selected aria-pressed ' +
  'aria-current aria-haspopup aria-valuetext aria-valuenow aria-controls aria-owns aria-placeholder placeholder name value href src alt type role for ' +
  'data-testid data-test data-qa data-icon data-value data-key lang style open label contenteditable tabindex aria-rowcount aria-setsize'
).split(' ');
const TAGS = (
  'button a input select textarea div span li section form dialog nav article table details summary label h2 canvas p i b option-x ul main fieldset ' +
  `x-${'long'.repeat(60)} custom-element iframe`
).split(' ');
const ROLES =
  'button link checkbox radio switch tab option menuitem listbox combobox textbox slider dialog alertdialog grid row gridcell tree treeitem group region none'.split(
    ' ',
  );
const ICONS = ['fa fa-', 'bi bi-', 'mdi mdi-', 'icon icon-'];
const STYLES = [
  'position:fixed;left:-9999999px;top:0',
  'position:absolute;left:9999999px;top:99999999px',
  'transform:scale(0)',
  'transform:scale(1e6)',
  'position:absolute;top:-99999999px',
  'cursor:pointer',
  'width:1e9px;height:1e9px',
  'display:contents',
];

function chance(seed: number) {
  let state = seed * 7919 + 17;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** Fills an element with a page that is as hard to tell of as can be: every page another one, and the same each time. */
export function hostilePage(into: Element, seed: number): void {
  const of = chance(seed);
  const one = <Item>(items: readonly Item[]) => items[of(items.length)] as Item;
  const dress = (element: Element, many: number) => {
    for (let left = of(many); left > 0; left--) element.setAttribute(one(ATTRIBUTES), one(WORDS));
    if (of(3) === 0) element.setAttribute('role', of(4) ? one(ROLES) : one(WORDS));
    if (of(4) === 0) element.setAttribute('style', one(STYLES));
    if (of(8) === 0) element.setAttribute('class', `${one(ICONS)}${'very-long-icon-'.repeat(12)}name`);
    if (of(9) === 0) element.setAttribute(`aria-${'z'.repeat(200)}`, 'q');
  };
  let made = 0;
  const build = (parent: Element, depth: number) => {
    for (let left = 2 + of(5); left > 0 && made < 40; left--) {
      const element = document.createElement(one(TAGS));
      element.id = of(4) ? `e${made}` : one(WORDS);
      made++;
      dress(element, 5);
      if (element.localName === 'select')
        for (let option = of(2) ? 3 : 3000; option > 0; option--)
          element.append(new Option(option % 40 ? `Option ${option}` : one(WORDS), `v${option}`));
      else if (of(2)) element.append(one(WORDS));
      element.addEventListener('click', () => {
        element.setAttribute(one(ATTRIBUTES), one(WORDS));
        const more = element.parentElement?.appendChild(document.createElement(one(TAGS)));
        if (more) dress(more, 6);
        more?.append(one(WORDS));
        document.title = one(WORDS);
        try {
          localStorage.setItem(`k${one(WORDS).slice(0, 600)}`, String(of(9)));
        } catch {
          // Full.
        }
      });
      parent.append(element);
      if (depth > 0) build(element, depth - 1);
    }
  };
  build(into, 4);
  const deep = document.createElement('div');
  let node: Element = deep;
  for (let level = 0; level < 60; level++)
    node = node.appendChild(document.createElement(level % 2 ? 'section' : `deep-${'l'.repeat(40)}`));
  node.innerHTML = '<button id="deep">Deep</button><button id="icon-only"></button>';
  const icon = node.querySelector('#icon-only');
  icon?.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  icon?.querySelector('svg')?.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  icon?.querySelector('path')?.setAttribute('d', 'M0 0L10 10'.repeat(300));
  into.append(deep);
  // A shadow tree in a shadow tree, more often than anybody nests them.
  let host = into.appendChild(document.createElement('div'));
  for (let level = 0; level < 16; level++) {
    host.id = one(WORDS).slice(0, 1500);
    const root = host.attachShadow({ mode: 'open' });
    host = root.appendChild(document.createElement('div'));
  }
  host.innerHTML = '<button id="e-shadow">In the shadow</button>';
  dialogs(into, () => one(WORDS));
}

function dialogs(into: Element, word: () => string): void {
  for (let dialog = 0; dialog < 25; dialog++) {
    const element = into.appendChild(document.createElement('div'));
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-label', word());
    element.textContent = word().slice(0, 50);
  }
}
