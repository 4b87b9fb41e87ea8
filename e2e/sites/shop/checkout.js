import { begin } from '../kit/begin.js';
import { link } from '../kit/drift.js';
import { icon } from '../kit/icon.js';
import { fill, make, t } from '../kit/make.js';
import { happened, settled } from '../kit/site.js';
import { basket, dollars, facts, keepBasket } from './basket.js';
import { shopFrame } from './frame.js';

const { products } = facts();
const PAY = `${location.protocol}//pay.localhost:${location.port}`;

begin('Checkout · Lumen', () => {
  const sum = basket().reduce((total, line) => total + line.count * products.find(({ id }) => id === line.id).price, 0);
  const box = make('div', { class: 'checkout' }, address(), payment(sum));
  window.addEventListener('message', (event) => {
    if (event.origin !== PAY || event.data?.kind !== 'paid') return;
    happened('paid');
    keepBasket([]);
    const order = `LM-${String(event.data.reference).padStart(6, '0')}`;
    settled({ order });
    fill(box, thanks(order));
  });
  return shopFrame(make('h1', { class: 'shop-title', text: 'Checkout' }), box);
});

function address() {
  const field = (id, label, autocomplete) =>
    make(
      'div',
      { class: 'field' },
      make('label', { class: 'field-label', for: id, text: label }),
      make('input', { part: id, id, name: id, class: 'input', autocomplete, onchange: () => happened(id) }),
    );
  const countries = ['Austria', 'Canada', 'Denmark', 'France', 'Germany', 'Japan', 'Portugal', 'United Kingdom', 'United States'].map(
    (text) => make('option', { value: text, text }),
  );
  const way = (value, text, checked) =>
    make(
      'label',
      { class: 'check' },
      make('input', {
        part: `delivery-${value}`,
        type: 'radio',
        name: 'delivery',
        value,
        checked,
        onchange: () => happened(`delivery: ${value}`),
      }),
      make('span', { text }),
    );
  return make(
    'section',
    { class: 'card checkout-card', 'aria-label': 'Delivery' },
    make('h2', { class: 'section-title', text: 'Delivery' }),
    field('full-name', 'Full name', 'name'),
    field('street', 'Street and number', 'street-address'),
    make(
      'div',
      { class: 'pair', order: true, part: 'town' },
      field('postcode', 'Postcode', 'postal-code'),
      field('city', 'City', 'address-level2'),
    ),
    make(
      'div',
      { class: 'field' },
      make('label', { class: 'field-label', for: 'country', text: 'Country' }),
      make(
        'select',
        { part: 'country', id: 'country', class: 'input', autocomplete: 'country-name', onchange: () => happened('country') },
        countries,
      ),
    ),
    make(
      'div',
      { class: 'checks', role: 'radiogroup', 'aria-label': 'Speed' },
      way('standard', 'Standard, 2 to 3 days', true),
      way('express', 'Express, tomorrow'),
    ),
  );
}

function payment(sum) {
  const src = `${PAY}${link('/shop/pay', { amount: String(sum) })}`;
  return make(
    'section',
    { class: 'card checkout-card', 'aria-label': 'Payment' },
    make('h2', { class: 'section-title', text: 'Payment' }),
    make('div', { class: 'product-row total' }, make('span', { text: 'Total' }), make('strong', {}, dollars(sum))),
    make('iframe', { part: 'pay-frame', class: 'pay-frame', title: 'Secure payment', src }),
    make('p', { class: 'soft lock' }, icon('lock', 15), t('Your card details go to our payment partner only.')),
  );
}

function thanks(order) {
  return make(
    'div',
    { class: 'card thanks', role: 'status' },
    make('span', { class: 'thanks-mark', icon: 'check' }),
    make('h2', { class: 'shop-title', text: 'Thank you' }),
    make('p', { class: 'soft' }, t('Order {order} is on its way.', { order })),
    make('a', { part: 'shop-on', class: 'button', href: link('/shop/'), text: 'Back to the shop' }),
  );
}
