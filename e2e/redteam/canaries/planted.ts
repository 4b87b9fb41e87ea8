import { random, SEED } from '../random';

/** A secret that nobody may find anywhere but where it belongs. */
export interface Canary {
  id: string;
  value: string;
  /** What of the page holds it; what is put in by other ways (goal, recording) has none. */
  html?: (value: string) => string;
}

const { next } = random(SEED);
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const of = (signs: string, length: number) => Array.from({ length }, () => signs[Math.floor(next() * signs.length)]).join('');
/** Like what people choose, with a sign that each encoding writes otherwise. */
const chosen = () => `${of(LETTERS, 5)}&${of('23456789', 4)} ${of(LETTERS, 3)}`.replace(' ', '+');
const made = (length: number) => `a1B${of(SIGNS, length - 3)}`;
const digits = (length: number) => `${of('123456789', 1)}${of('0123456789', length - 1)}`;

function card(): string {
  const body = `4${digits(14)}`;
  const sum = (text: string) => [...text].reverse().reduce((total, one, at) => total + Number(at % 2 ? '0246813579'[Number(one)] : one), 0);
  return body + String((10 - (sum(`${body}0`) % 10)) % 10);
}

function iban(): string {
  const account = digits(18);
  const rest = [...`${account}131400`].reduce((left, one) => (left * 10 + Number(one)) % 97, 0);
  return `DE${String(98 - rest).padStart(2, '0')}${account}`;
}

const field = (label: string) => (value: string) => `<p><label>${label} <input value="${escaped(value)}"></label></p>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const text = (around: (value: string) => string) => (value: string) => around(`<span class=canary>${escaped(value)}</span>`);

export const PLANTED: Canary[] = [
  ...[
    'API key',
    'Access token',
    'Password',
    'Passwort',
    'Mot de passe',
    'Contraseña',
    'Senha',
    'Пароль',
    'パスワード',
    '密码',
    '비밀번호',
    'كلمة المرور',
    'Hasło',
    'Şifre',
    'Wachtwoord',
    'API-Schlüssel',
  ].map((label): Canary => ({ id: `field ${label}`, value: chosen(), html: field(label) })),
  ...['PIN', 'CVV', 'Verification code', 'ПИН-код', '暗証番号'].map(
    (label): Canary => ({ id: `field ${label}`, value: digits(7), html: field(label) }),
  ),
  { id: 'field by its name alone', value: chosen(), html: (value) => `<p><input name="client_secret" value="${escaped(value)}"></p>` },
  {
    id: 'field by the text before',
    value: chosen(),
    html: (value) => `<table><tr><td>Пароль<td><input value="${escaped(value)}"></table>`,
  },
  { id: 'field of one-time codes', value: digits(6), html: (value) => `<p><input autocomplete="one-time-code" value="${value}"></p>` },
  { id: 'card in a plain field', value: card(), html: field('Number') },
  { id: 'password field', value: chosen(), html: (value) => `<p><input type=password value="${escaped(value)}" aria-label="Key">` },
  {
    id: 'password shown beside',
    value: chosen(),
    html: (value) => `<p><input type=password value="${escaped(value)}" aria-label="Door"> is <b class=canary>${escaped(value)}</b></p>`,
  },
  { id: 'key in code', value: `sk-${made(24)}`, html: text((value) => `<p>Use <code>${value}</code> now</p>`) },
  { id: 'token in a heading', value: `ghp_${made(36)}`, html: text((value) => `<h2>${value}</h2>`) },
  { id: 'access key of a cloud', value: `AKIA${of('ABCDEFGHJKLMNPQRSTUVWXYZ234567', 16)}`, html: text((value) => `<p>${value}</p>`) },
  { id: 'chat token on a button', value: `xoxb-${digits(12)}-${made(20)}`, html: text((value) => `<button>Copy ${value}</button>`) },
  { id: 'web token in a link', value: `eyJ${made(20)}.${made(30)}.${made(20)}`, html: text((value) => `<p><a href="#x">${value}</a></p>`) },
  { id: 'card in groups', value: card(), html: (value) => `<p>Paid with <span class=canary>${value.match(/.{4}/g)?.join(' ')}</span></p>` },
  { id: 'account number', value: iban(), html: text((value) => `<p>To ${value}</p>`) },
  { id: 'made up', value: made(40), html: text((value) => `<p>${value}</p>`) },
  { id: 'beside its word', value: made(12), html: text((value) => `<p>Your API key: ${value}</p>`) },
  { id: 'under its word', value: digits(6), html: text((value) => `<dl><dt>PIN</dt><dd>${value}</dd></dl>`) },
  { id: 'code in a sentence', value: digits(6), html: text((value) => `<p>Your verification code is ${value}.</p>`) },
  { id: 'code in German', value: digits(6), html: text((value) => `<p>Ihr Bestätigungscode lautet ${value}</p>`) },
  { id: 'kept secret in the text', value: chosen(), html: text((value) => `<p>Hello ${value}, welcome</p>`) },
  { id: 'goal', value: `${chosen()}X` },
  { id: 'recorded', value: chosen() },
  { id: 'recorded by its label', value: chosen() },
];

/** How one may be written. */
export const ENCODINGS: Record<string, (value: string) => string> = {
  plain: (value) => value,
  address: encodeURIComponent,
  'base 64': (value) => btoa(value).replace(/=+$/, ''),
  JSON: (value) => JSON.stringify(value).slice(1, -1),
  HTML: (value) => escaped(value),
  reversed: (value) => [...value].reverse().join(''),
};

/** In which encodings a text holds it. */
export const foundIn = (told: string, { value }: Canary): string[] =>
  Object.entries(ENCODINGS).flatMap(([name, encode]) =>
    told.includes(encode(value)) || told.includes(spaced(encode(value))) ? [name] : [],
  );
/** Numbers are written in groups. */
const spaced = (value: string) => (/^\d{16}$/.test(value) ? (value.match(/.{4}/g)?.join(' ') ?? value) : value);
