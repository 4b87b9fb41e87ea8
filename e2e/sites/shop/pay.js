import { begin } from '../kit/begin.js';
import { drift } from '../kit/drift.js';
import { icon } from '../kit/icon.js';
import { fill, make, t } from '../kit/make.js';
import { hash } from '../kit/renamed.js';
import { happened } from '../kit/site.js';
import { dollars } from './basket.js';

const amount = Number(drift.param('amount') ?? 0);

begin('Payment', () => {
  document.documentElement.style.background = 'transparent';
  const box = make('div', { class: 'pay' });
  const field = (id, label, autocomplete, placeholder, inputmode) =>
    make(
      'div',
      { class: 'field' },
      make('label', { class: 'field-label', for: id, text: label }),
      make('input', { part: id, id, name: id, class: 'input', autocomplete, placeholder, inputmode, required: true }),
    );
  const pay = (event) => {
    event.preventDefault();
    happened('pay');
    fill(box, make('p', { class: 'paid', role: 'status' }, icon('check'), t('Paid')));
    const name = new FormData(event.target).get('card-name');
    parent.postMessage({ kind: 'paid', reference: hash(`${name} ${amount}`) % 1_000_000 }, '*');
  };
  const form = make(
    'form',
    { class: 'pay-form', 'aria-label': 'Card', shadow: true, onsubmit: pay },
    field('card-name', 'Name on card', 'cc-name', 'Ada Lovelace'),
    field('card-number', 'Card number', 'cc-number', '1234 1234 1234 1234', 'numeric'),
    make(
      'div',
      { class: 'pair', order: true, part: 'pay-pair' },
      field('card-expiry', 'Expiry', 'cc-exp', 'MM / YY'),
      field('card-code', 'CVC', 'cc-csc', '123', 'numeric'),
    ),
    make(
      'button',
      { part: 'pay-now', id: 'pay-now', testid: 'pay-now', class: 'button main wide tall', type: 'submit', icon: 'lock', text: 'Pay now' },
      make('span', {}, amount ? dollars(amount) : ''),
    ),
  );
  return fill(box, form);
});
