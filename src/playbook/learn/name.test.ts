import { expect, test } from 'vitest';
import type { Fingerprint } from '../../model/page/target';
import { print } from '../steps.fixture';
import { generateName, nameFor } from './name';

const click = (role: string, name: string, more: Partial<Fingerprint> = {}) => ({
  type: 'click' as const,
  fingerprint: print(role, name, more),
});
const enter = { type: 'press' as const, key: 'Enter' };
const write = (name: string) => ({ ...type(name), text: 'Words', mode: 'insert' as const });
/** One of several, in a block of this name. */
const among = (name: string) => ({ blocks: [{ kind: 'part', name }], ordinal: { index: 1, of: 3 } });
const under = (...headings: string[]) => ({ landmarks: headings.map((name) => ({ kind: 'heading', name })) });
const type = (name: string) => ({ type: 'type' as const, text: '{{x}}', fingerprint: print('textbox', name) });

test.each([
  [[click('button', 'Theme'), click('option', 'Fuchsia')], 'Select Theme Fuchsia'],
  [[click('button', 'Theme'), { type: 'wait' as const, duration: 300 }, click('option', 'Fuchsia')], 'Select Theme Fuchsia'],
  [[type('Search products'), { type: 'press' as const, key: 'Enter' }], 'Search products'],
  [[type('Query'), click('button', 'Search')], 'Search Query'],
  [[type('Email'), type('Password'), click('button', 'Log in')], 'Fill in Email and Password, then Log in'],
  [[{ type: 'navigate' as const, url: 'https://a.example/' }, click('link', 'Docs')], 'Go to a.example, Click Docs'],
  [
    [
      { type: 'navigate' as const, url: 'https://a.example/invoices' },
      { type: 'navigate' as const, url: 'https://a.example/invoices/march' },
    ],
    'Go to /invoices, Go to /invoices/march',
  ],
  [[{ type: 'navigate' as const, to: 'back' as const }, click('link', 'Docs')], 'Go back, Click Docs'],
  [
    [
      { type: 'click' as const, selector: "button:has-text('Get Started')" },
      { type: 'click' as const, selector: "[data-value='purple']" },
    ],
    'Select Get Started Purple',
  ],
  [[{ type: 'scroll' as const, direction: 'down' as const }], 'Scroll'],
  // What it is for: the press that began it or the last one, and what that is about.
  [[click('link', 'edit', among('History'))], 'Edit History'],
  [
    [type('Search Bed Wiki'), click('link', 'Beds'), click('link', 'edit', among('History')), write('Text'), click('button', 'Save page')],
    'Edit History',
  ],
  [[type('Search Bed Wiki'), enter, click('link', 'Beds')], 'Search Bed Wiki'],
  [[click('button', 'New task'), type('Title'), click('button', 'Save', under('Tasks'))], 'Save in Tasks'],
  [[type('Site title'), type('Tagline'), click('button', 'Save changes', under('General', 'Settings'))], 'Save changes in Settings'],
  [[type('Email'), type('Password'), click('button', 'Log in', under('Log in'))], 'Log in'],
  [
    [
      type('Name'),
      click('button', 'Save', {
        landmarks: [
          { kind: 'dialog', name: 'New label' },
          { kind: 'heading', name: 'Mail' },
        ],
      }),
    ],
    'Save in New label',
  ],
  [[click('textbox', 'Title'), type('Title'), click('button', 'Publish', under('Add post'))], 'Publish in Add post'],
  [[click('row', 'Dinner'), click('button', 'Delete')], 'Delete Dinner'],
  [[click('button', 'Delete', among('Beech')), click('button', 'OK', { landmarks: [{ kind: 'dialog' }] })], 'Delete Beech'],
  [[click('row', 'Dinner'), click('button', 'Move'), click('option', 'Bills')], 'Move Dinner to Bills'],
  [[{ type: 'drag' as const, fingerprint: print('row', 'Dinner'), to: { fingerprint: print('link', 'Bills') } }], 'Move Dinner to Bills'],
  [[click('button', 'Approve', among('Beech')), click('button', 'Publish', under('Posts'))], 'Select Approve Publish'],
])('%#: %s', (operations, name) => {
  expect(generateName(operations)).toBe(name);
});

test.each([
  ['Pick a colour', 'Pick a colour'],
  ['  Search for "{{search}}" ', 'Search'],
  ['Log in', 'Log in'],
  ['Log in with {{secret:password}}', 'Log in'],
  ['untitled', 'Select Theme Lime'],
  ['', 'Select Theme Lime'],
  ['{{secret:password}}', 'Select Theme Lime'],
])('a sequence named %j is called %s', (given, name) => {
  expect(nameFor(given, [click('button', 'Theme'), click('option', 'Lime')]).name).toBe(name);
});
