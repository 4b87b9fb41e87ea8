import { expect, test } from 'vitest';
import { print } from '../steps.fixture';
import { generateName, nameFor } from './name';

const click = (role: string, name: string) => ({ type: 'click' as const, fingerprint: print(role, name) });
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
