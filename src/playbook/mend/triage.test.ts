import { expect, test } from 'vitest';
import type { Snapshot } from '../../model/page/snapshot';
import { snapshotOf } from '../run.fixture';
import { countsAgainst, triage } from './triage';

const element = (role: string, name: string, more: Partial<Snapshot['elements'][0]> = {}): Snapshot['elements'][0] => ({
  id: 1,
  ref: 1,
  frame: 0,
  tag: 'input',
  role,
  name,
  states: [],
  place: [],
  box: { x: 0, y: 0, width: 1, height: 1 },
  inView: true,
  selector: '#x',
  ...more,
});
const shop = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...snapshotOf('https://shop.example/cart'),
  title: 'Shop',
  elements: [element('link', 'Home'), element('button', 'Pay')],
  ...more,
});
const gone = (wanted = 'button "Check out"') => ({ kind: 'target-missing' as const, wanted, nearest: [] });
const login = shop({
  url: 'https://shop.example/login',
  elements: [element('textbox', 'Email'), element('textbox', 'Password', { type: 'password', secret: true }), element('button', 'Log in')],
});

test('a page that only changed may be repaired', () => {
  expect(triage(gone(), shop())).toBeUndefined();
  const articles = Array.from({ length: 30 }, () => element('link', 'Article'));
  expect(triage(gone(), shop({ text: 'How to solve a captcha, log in and survive error 503', elements: articles }))).toBeUndefined();
});

const many = Array.from({ length: 30 }, () => element('button', 'GET /pet'));
test.each<[string, Partial<Snapshot>]>([
  ['responses in the documentation of an API', { text: '# Petstore\nResponses\n404\nPet not found\n400\nInvalid', elements: many }],
  ['a heading further down', { text: '# Petstore\n# 404 Not found', elements: many }],
  ['a figure of a dashboard of which little is in view', { text: `# Dashboard\nPending requests\n500\n${'Sold. '.repeat(120)}` }],
  ['a figure among controls out of view', { text: '# Board\n503', elements: many.map((one) => ({ ...one, inView: false })) }],
])('%s is content, and no verdict on the page', (_what, more) => {
  expect(triage(gone(), shop(more))).toBeUndefined();
});

test.each<[string, Snapshot, string]>([
  ['no such page, in a frame of links', shop({ text: '# Page not found\nBlog', elements: many }), 'consent'],
  ['no such page, by its title', shop({ title: '404 Not Found', text: 'Oh no', elements: many }), 'consent'],
  ['logged out', login, 'login'],
  ['a captcha', shop({ text: 'Please verify you are human to continue' }), 'captcha'],
  ['a captcha frame', shop({ elements: [element('iframe', 'reCAPTCHA')] }), 'captcha'],
  ['the site is down', shop({ title: '503 Service Unavailable', elements: [] }), 'consent'],
  ['the entry is gone', shop({ text: 'Page not found. Try our search.' }), 'consent'],
])('%s is told as such and repairs nothing', (_what, snapshot, what) => {
  expect(triage(gone(), snapshot)).toMatchObject({ kind: 'needs-person', what });
});

test('the login playbook itself may be repaired on the login page', () => {
  expect(triage(gone('button "Log in"'), login)).toBeUndefined();
  expect(triage(gone('textbox "Password"'), login)).toBeUndefined();
});

test('what a person has to do, and what says nothing about the playbook, is passed through', () => {
  const asked = { kind: 'needs-person' as const, what: 'payment' as const, why: 'it costs' };
  expect(triage(asked, shop())).toBe(asked);
  expect(triage({ kind: 'value-rejected', wanted: 'Date', shown: '' }, login)).toBeUndefined();
});

test('only what the playbook can help counts against it', () => {
  expect(
    [
      gone(),
      { kind: 'stopped' as const },
      { kind: 'not-allowed' as const, rule: 'no' },
      { kind: 'no-effect' as const, wanted: 'x', missing: [] },
    ].map(countsAgainst),
  ).toEqual([true, false, false, true]);
});
