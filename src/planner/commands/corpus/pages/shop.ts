import { type Page, page, type Row } from '../build-snapshot';

const header: Row[] = [
  ['link', 'Parcel', { key: 'brand', href: '/shop', place: ['banner'] }],
  ['searchbox', 'Search', { key: 'q', type: 'search', placeholder: 'Search products', selector: '#q', place: ['search', 'banner'] }],
  ['button', 'Search', { key: 'go', type: 'submit', place: ['search', 'banner'] }],
  ['link', 'Cart 2', { key: 'cart', href: '/shop/cart', place: ['banner'] }],
  ['link', 'Sign in', { href: '/shop/login', place: ['banner'] }],
];
const footer: Row[] = [
  ['link', 'Terms of Service', { href: '/terms', place: ['contentinfo'] }],
  ['link', 'Privacy', { href: '/privacy', place: ['contentinfo'] }],
  ['link', 'Contact us', { href: '/contact', place: ['contentinfo'] }],
  ['textbox', 'Email address', { key: 'newsletter', type: 'email', placeholder: 'Your email', place: ['form Newsletter', 'contentinfo'] }],
  ['button', 'Subscribe', { type: 'submit', place: ['form Newsletter', 'contentinfo'] }],
];
const product = (name: string): Row[] => [
  ['link', name, { href: `/shop/${name.toLowerCase().replace(/\W+/g, '-')}`, place: [`listitem ${name}`, 'list Products', 'main'] }],
  ['button', 'Add to cart', { key: `add ${name}`, place: [`listitem ${name}`, 'list Products', 'main'] }],
];
const NAMES = ['Aria Compact Camera', 'Fold Tripod', 'Lumen Action Camera', 'Nova Mirrorless Camera', 'Prime Lens 50mm'];
const PRICES = ['$349.00', '$59.90', '$199.00', '$1,299.00', '$410.00'];

/** The catalogue. */
export const shop: Page = page(
  'http://shop.localhost/shop',
  'Parcel',
  [
    ...header,
    ['button', 'Filters', { states: ['collapsed'], place: ['main'] }],
    [
      'combobox',
      'Sort',
      {
        tag: 'select',
        options: [
          { label: 'Featured', selected: true },
          { label: 'Price: low to high' },
          { label: 'Price: high to low' },
          { label: 'Newest' },
        ],
        selector: '#sort',
        place: ['main'],
      },
    ],
    ['checkbox', 'In stock only', { states: ['unchecked'], place: ['group Filters', 'main'] }],
    ['slider', 'Maximum price', { place: ['group Filters', 'main'] }],
    ...NAMES.flatMap(product),
    ['button', 'Load more', { place: ['main'] }],
    ...footer,
  ],
  { text: `# Products\n${NAMES.map((name, index) => `${name}\n${PRICES[index]}`).join('\n')}` },
);

/** One product, with its own choices. */
export const product1: Page = page(
  'http://shop.localhost/shop/nova',
  'Nova Mirrorless Camera · Parcel',
  [
    ...header,
    ['button', 'Black', { key: 'black', states: ['pressed'], place: ['group Colour', 'main'] }],
    ['button', 'Silver', { key: 'silver', place: ['group Colour', 'main'] }],
    [
      'combobox',
      'Lens',
      {
        tag: 'select',
        options: [{ label: 'Body only', selected: true }, { label: '24-70mm' }, { label: '50mm' }],
        selector: '#lens',
        place: ['main'],
      },
    ],
    ['spinbutton', 'Quantity', { type: 'number', value: '1', selector: '#quantity', place: ['main'] }],
    ['button', 'Add to cart', { key: 'add', place: ['main'] }],
    ['button', 'Buy now', { place: ['main'] }],
    ['tab', 'Description', { tag: 'button', states: ['selected'], place: ['tablist', 'main'] }],
    ['tab', 'Reviews', { tag: 'button', place: ['tablist', 'main'] }],
    ['tab', 'Delivery', { tag: 'button', place: ['tablist', 'main'] }],
    ...footer,
  ],
  { text: '# Nova Mirrorless Camera\n$1,299.00\nIn stock\nDelivery: 2 to 4 days\nWarranty: 3 years' },
);

/** The checkout's form. */
export const checkout: Page = page(
  'http://shop.localhost/shop/checkout',
  'Checkout · Parcel',
  [
    ['textbox', 'First name', { selector: '#first', place: ['form Checkout'] }],
    ['textbox', 'Last name', { selector: '#last', place: ['form Checkout'] }],
    ['textbox', 'Email', { type: 'email', selector: '#email', place: ['form Checkout'] }],
    ['textbox', 'Street address', { selector: '#street', place: ['form Checkout'] }],
    ['textbox', 'City', { selector: '#city', place: ['form Checkout'] }],
    ['textbox', 'ZIP code', { selector: '#zip', place: ['form Checkout'] }],
    [
      'combobox',
      'Country',
      {
        tag: 'select',
        options: [{ label: 'Canada' }, { label: 'France' }, { label: 'Germany' }, { label: 'United States', selected: true }],
        selector: '#country',
        place: ['form Checkout'],
      },
    ],
    ['textbox', 'Phone number', { type: 'tel', selector: '#phone', place: ['form Checkout'] }],
    ['radio', 'Standard delivery', { states: ['checked'], place: ['radiogroup Delivery', 'form Checkout'] }],
    ['radio', 'Express delivery', { states: ['unchecked'], place: ['radiogroup Delivery', 'form Checkout'] }],
    [
      'checkbox',
      'I agree to the terms and conditions',
      { key: 'terms', type: 'checkbox', states: ['unchecked'], place: ['form Checkout'] },
    ],
    ['checkbox', 'Send me news and offers', { key: 'news', type: 'checkbox', states: ['checked'], place: ['form Checkout'] }],
    [
      'textbox',
      'Delivery note',
      { tag: 'textarea', placeholder: 'Anything the driver should know', selector: '#note', place: ['form Checkout'] },
    ],
    ['button', 'Receipt', { key: 'file', tag: 'input', type: 'file', selector: '#receipt', place: ['form Checkout'] }],
    ['button', 'Place order', { type: 'submit', place: ['form Checkout'] }],
    ['link', 'Back to cart', { href: '/shop/cart' }],
  ],
  { text: '# Checkout\nSubtotal: $1,358.90\nShipping: $12.00\nTotal: $1,370.90' },
);
