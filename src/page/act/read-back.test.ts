import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $, clear, does } from './act.fixture';
import { formatOf } from './field-format';

// The page of the test runner is in English.
beforeEach(() => document.documentElement.removeAttribute('lang'));
afterEach(clear);

/** Types into `#x`, which makes `becomes` of it, and tells what was said to be shown instead. */
async function typed(html: string, text: string, becomes?: (value: string) => string): Promise<string | undefined> {
  document.body.innerHTML = html;
  const field = $<HTMLInputElement>('#x');
  if (becomes)
    field.oninput = () => {
      field.value = becomes(field.value);
    };
  const bail = await does('#x', { type: 'type', text });
  return bail?.kind === 'value-rejected' ? bail.shown : bail?.kind;
}

describe('what a field says of its values', () => {
  test.each([
    ['<input id=x>', { kind: 'text' }],
    ['<p lang=de-CH><input id=x>', { kind: 'text', lang: 'de-CH' }],
    ['<p lang=de><b lang=""><input id=x>', { kind: 'text', lang: 'de' }],
    ['<p lang=en_US><input id=x>', { kind: 'text', lang: 'en-US' }],
    ['<p lang=x-nothing><input id=x>', { kind: 'text' }],
    ['<input id=x type=number>', { kind: 'number' }],
    ['<input id=x role=spinbutton>', { kind: 'number' }],
    ['<input id=x inputmode=decimal>', { kind: 'number' }],
    ['<input id=x type=tel>', { kind: 'digits' }],
    ['<input id=x autocomplete="billing cc-number">', { kind: 'digits' }],
    ['<input id=x autocomplete=one-time-code>', { kind: 'digits' }],
    ['<input id=x type=password>', { kind: 'secret' }],
    ['<div id=x contenteditable>', { kind: 'rich' }],
    ['<input id=x placeholder="dd.mm.yyyy">', { kind: 'text', dateOrder: 'dmy' }],
    ['<input id=x placeholder="MM / DD / YYYY">', { kind: 'text', dateOrder: 'mdy' }],
    ['<input id=x placeholder="jj/mm/aaaa">', { kind: 'text', dateOrder: 'dmy' }],
    ['<input id=x placeholder="TT.MM.JJJJ">', { kind: 'text', dateOrder: 'dmy' }],
    ['<input id=x data-date-format="yyyy-mm-dd">', { kind: 'text', dateOrder: 'ymd' }],
    ['<label>Born (dd/mm/yyyy) <input id=x></label>', { kind: 'text', dateOrder: 'dmy' }],
    ['<label>City/Town/Village <input id=x></label>', { kind: 'text' }],
  ])('%s', (html, format) => {
    document.body.innerHTML = html;
    expect(formatOf($('#x'))).toEqual(format);
  });
});

describe('what a field made of what was typed', () => {
  const group = (value: string) => value.replace(/\D/g, '').replace(/(?<=\d)(?=(\d{3})+$)/g, ',');
  test.each<[does: string, html: string, text: string, becomes: (value: string) => string, shown?: string]>([
    ['drops the point of an amount', '<input id=x>', '10.50', (value) => value.replace('.', ''), '1050'],
    ['drops a minus', '<input id=x>', '-5', (value) => value.replace('-', ''), '5'],
    ['adds digits in front', '<input id=x>', '5', (value) => `99${value}`, '995'],
    ['turns day and month', '<input id=x>', '2025-05-07', () => '2025-07-05', '2025-07-05'],
    ['drops signs', '<input id=x>', 'C++', (value) => value.replaceAll('+', ''), 'C'],
    ['groups thousands', '<p lang=en><input id=x>', '1234567', group],
    ['cuts', '<input id=x>', 'abcdef', (value) => value.slice(0, 3), 'abc'],
    ['clamps', '<input id=x type=number max=100>', '150', (value) => `${Math.min(100, Number(value))}`, '100'],
    ['writes it in capitals', '<input id=x>', 'ab12', (value) => value.toUpperCase()],
    ['writes the day as its hint says', '<input id=x placeholder="dd/mm/yyyy">', '2025-05-07', () => '07/05/2025'],
    ['reads the day as its hint does not', '<input id=x placeholder="dd/mm/yyyy">', '2025-05-07', () => '05/07/2025', '05/07/2025'],
    ['has cents in the last two digits', '<p lang=en><input id=x>', '1050', (value) => value.replace(/(..)$/, '.$1'), '10.50'],
  ])('%s', async (_, html, text, becomes, shown) => {
    expect(await typed(html, text, becomes)).toBe(shown);
  });

  test('a refusal beside an emptied field is no sign that the text is there', async () => {
    document.body.innerHTML = '<div><p><input id=x></p><b id=said></b></div>';
    const field = $<HTMLInputElement>('#x');
    field.oninput = () => {
      $('#said').textContent = `"${field.value}" is not a name`;
      field.value = '';
    };
    expect(await does('#x', { type: 'type', text: 'mine' })).toEqual({ kind: 'value-rejected', wanted: 'mine', shown: '' });
  });

  test('an emptied field with the text in a tag beside it has taken it', async () => {
    document.body.innerHTML = '<div><p><input id=x></p><b id=said></b></div>';
    const field = $<HTMLInputElement>('#x');
    field.oninput = () => {
      $('#said').innerHTML = `<i>${field.value}</i><button>×</button>`;
      field.value = '';
    };
    expect(await does('#x', { type: 'type', text: 'mine' })).toBeUndefined();
  });

  test('what a field completes and keeps selected is not part of it; what it completes for good is', async () => {
    const complete = (selected: boolean) => {
      const field = $<HTMLInputElement>('#x');
      field.oninput = () => {
        field.value = 'New York';
        if (selected) field.setSelectionRange(3, 8);
      };
      return does('#x', { type: 'type', text: 'New' });
    };
    document.body.innerHTML = '<input id=x>';
    expect(await complete(true)).toBeUndefined();
    document.body.innerHTML = '<input id=x>';
    expect(await complete(false)).toMatchObject({ kind: 'value-rejected', shown: 'New York' });
  });
});
