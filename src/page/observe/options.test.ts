import { afterEach, expect, test } from 'vitest';
import { knownOptions } from '../../model/playbook/option-key';
import { describe } from '../find/describe';
import { find } from '../find/find';
import { observe } from './observe';
import { describeOptions, optionsAmong } from './options';
import { optionsOfSelect } from './options-of-select';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Labels of the choices that `opened` brings into a page with a button. */
function choices(opened: string, button = '<button>Theme</button>', known?: ReadonlySet<string>) {
  document.body.innerHTML = `${button}<main></main>`;
  const observation = observe();
  observation.mark();
  document.body.insertAdjacentHTML('beforeend', opened);
  const { came } = observation.change();
  observation.stop();
  return describeOptions(optionsAmong(came, document.querySelector('button')!, known), describe);
}
const labels = (opened: string, button?: string) => choices(opened, button).map(({ label }) => label);

test.each([
  ['a listbox in a portal', '<div role="listbox"><div role="option">Red</div><div role="option">Blue</div></div>', ['Red', 'Blue']],
  ['a menu', '<ul role="menu"><li role="menuitemradio">Small</li><li role="menuitem">Large</li></ul>', ['Small', 'Large']],
  ['a pop-up without roles', '<div style="position:absolute"><button>One</button><a href="#x">Two</a></div>', ['One', 'Two']],
  ['hidden options: not', '<div role="listbox"><div role="option">Red</div><div role="option" hidden>Blue</div></div>', ['Red']],
  [
    'labels that repeat: not',
    '<div role="menu"><div role="menuitem">A</div><div role="menuitem">A</div><div role="menuitem">B</div></div>',
    ['B'],
  ],
  ['a new view in the page: not', '<section><button>Save</button><button>Cancel</button></section>', []],
  ['a dialog: not', '<div role="dialog" style="position:fixed"><button>Yes</button><button>No</button></div>', []],
])('%s', (_, opened, expected) => {
  expect(labels(opened)).toEqual(expected);
});

test('what a button with aria-expanded brings is its menu, wherever it stands', () => {
  expect(labels('<div><button>Dark</button><button>Light</button></div>', '<button aria-expanded="true">Mode</button>')).toEqual([
    'Dark',
    'Light',
  ]);
});

test('each choice can be found again by its target', () => {
  const told = choices('<div role="listbox"><div role="option">Red</div><div role="option">Blue</div></div>');
  const found = told.map(({ target = {} }) => find(target));
  expect(told.map(({ label }) => label)).toEqual(['Red', 'Blue']);
  expect(found.map((one) => 'element' in one && one.element.textContent)).toEqual(['Red', 'Blue']);
});

test('a native select tells its options on itself', () => {
  document.body.innerHTML = '<select aria-label="Size"><option>S</option><option disabled>M</option><option>L</option></select>';
  const select = document.querySelector('select')!;
  expect(optionsOfSelect(select, describe(select)).map(({ label, target }) => [label, target?.fingerprint?.name])).toEqual([
    ['S', 'Size'],
    ['L', 'Size'],
  ]);
});

/** As the worker has it after it was told these. */
const learned = (told: ReturnType<typeof choices>) =>
  new Set(knownOptions({ optionMap: { Theme: Object.fromEntries(told.map(({ label, target = {} }) => [label, target])) } }));

test('an option that the worker knows is told by its label alone; one that is new, reads otherwise, is made otherwise or stands elsewhere is described', () => {
  const list = (inner: string) => `<div role="listbox">${inner}</div>`;
  const option = (label: string, more = '') => `<div role="option"${more}>${label}</div>`;
  const known = learned(choices(list(option('Red') + option('Blue', ' id="b"') + option('Grey'))));
  const described = (inner: string) => choices(list(inner), undefined, known).flatMap(({ label, target }) => (target ? [label] : []));
  expect(described(option('Red') + option('Blue', ' id="b"') + option('Grey'))).toEqual([]);
  expect(described(option('Red') + option('Blue', ' id="b"') + option('Grey') + option('Lime'))).toEqual(['Lime']);
  expect(described(option('Red') + option('Blue', ' id="c"') + option('Gray'))).toEqual(['Blue', 'Gray']);
  expect(described(option('Blue', ' id="b"') + option('Red') + option('Grey'))).toEqual(['Blue', 'Red']);
});

test('the options of a native select that are known are told by their labels alone', () => {
  document.body.innerHTML = '<select aria-label="Size"><option>S</option><option>L</option></select>';
  const select = document.querySelector('select')!;
  const known = learned(optionsOfSelect(select, describe(select)));
  select.add(new Option('XL'));
  expect(optionsOfSelect(select, describe(select), known).map(({ label, target }) => [label, !!target])).toEqual([
    ['S', false],
    ['L', false],
    ['XL', true],
  ]);
});
