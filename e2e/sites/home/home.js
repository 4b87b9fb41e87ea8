import { begin } from '../kit/begin.js';
import { link } from '../kit/drift.js';
import { make } from '../kit/make.js';

const APPS = [
  { href: '/themes/', name: 'Tint', text: 'A theme customiser: a modal, four menus, a live preview.', hue: 268 },
  { href: '/desk/login', name: 'Wayfare Desk', text: 'Log in, search for a place, choose from the results.', hue: 176 },
  { href: '/shop/', name: 'Lumen', text: 'A camera shop: search, endless list, cart, checkout in a foreign frame.', hue: 28 },
];

begin('Demo sites', () =>
  make(
    'main',
    { class: 'home' },
    make('h1', { class: 'home-title', text: 'Demo sites' }),
    make('p', { class: 'home-text', text: 'Three small products to try Abra on. Nothing leaves this machine.' }),
    make(
      'ul',
      { class: 'home-list' },
      APPS.map(({ href, name, text, hue }) =>
        make(
          'li',
          {},
          make(
            'a',
            { class: 'home-card card', href: link(href) },
            make('span', { class: 'home-art', style: `--hue:${hue}` }),
            make('strong', {}, name),
            make('span', { class: 'home-text', text }),
          ),
        ),
      ),
    ),
    location.pathname === '/' ? [] : make('p', { class: 'home-text', role: 'alert', text: 'There is no such page.' }),
  ),
);
