import { showDialog } from '../kit/dialog.js';
import { drift, link } from '../kit/drift.js';
import { make } from '../kit/make.js';
import { menu } from '../kit/menu.js';
import { happened } from '../kit/site.js';

/** "What's new" over the page: with `modal=1` until it is dismissed once in this tab, with `modal=always` each time. */
export function showWhatsNew() {
  const modal = drift.param('modal');
  if (modal !== 'always' && (modal !== '1' || sessionStorage.getItem('desk:news'))) return;
  showDialog({
    part: 'whats-new',
    title: "What's new",
    text: 'Shared trips, faster search, and receipts that file themselves. Have a look around.',
    actions: [{ part: 'got-it', text: 'Got it', main: true }],
    onclose: () => sessionStorage.setItem('desk:news', '1'),
  });
}

export function brand() {
  return make('a', { class: 'brand', href: link('/desk/') }, make('span', { class: 'brand-mark', icon: 'plane' }), 'Wayfare Desk');
}

/** The frame of the pages behind the login: side bar, top bar with the account menu, content. */
export function inside(here, ...content) {
  const entry = (part, text, icon, href) =>
    make('a', { part, class: 'side-link', href, icon, text, 'aria-current': part === here ? 'page' : undefined });
  const account = menu({
    part: 'account',
    label: 'Account',
    face: 'Account menu',
    picture: 'user',
    look: 'button quiet round',
    kind: 'menu',
    options: [
      { value: 'preferences', label: 'Preferences', plain: true },
      { value: 'sign-out', label: 'Sign out', plain: true },
    ],
    onchoose: (value) => {
      happened(`account: ${value}`);
      if (value === 'sign-out') location.assign(link('/desk/logout'));
    },
  });
  return make(
    'div',
    { class: 'frame' },
    make(
      'aside',
      { class: 'side', 'aria-label': 'Sections' },
      brand(),
      make(
        'nav',
        { class: 'side-nav', 'aria-label': 'Main', order: true },
        entry('dashboard', 'Dashboard', 'home', link('/desk/dashboard')),
        entry('trips', 'Trips', 'map', `${link('/desk/dashboard')}#trips`),
        entry('calendar', 'Calendar', 'calendar', `${link('/desk/dashboard')}#calendar`),
        entry('team', 'Team', 'people', `${link('/desk/dashboard')}#team`),
      ),
    ),
    make(
      'div',
      { class: 'body' },
      make(
        'header',
        { class: 'bar' },
        make('span', { class: 'bar-space' }),
        make('button', {
          part: 'notifications',
          class: 'button quiet round',
          type: 'button',
          'aria-label': 'Notifications',
          icon: 'bell',
          onclick: () => happened('notifications'),
        }),
        account,
      ),
      make('main', { class: 'content' }, content),
    ),
  );
}
