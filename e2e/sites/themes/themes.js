import { begin } from '../kit/begin.js';
import { showDialog } from '../kit/dialog.js';
import { drift, link } from '../kit/drift.js';
import { icon } from '../kit/icon.js';
import { append, make, t } from '../kit/make.js';
import { menu } from '../kit/menu.js';
import { happened, settled } from '../kit/site.js';
import { accentOf, CHOICES, DEFAULTS, labelOf } from './choices.js';
import { preview } from './preview.js';

const chosen = { ...DEFAULTS };

begin('Themes · Tint', () => {
  const page = make('div', { class: 'page' }, header(), hero(), toolbar(), preview(), footer());
  apply();
  const modal = drift.param('modal');
  if (modal !== 'never' && (modal === 'always' || !sessionStorage.getItem('themes:started'))) showStart();
  return page;
});

function showStart() {
  showDialog({
    part: 'get-started-dialog',
    title: 'Welcome to Tint',
    text: 'Pick a theme, a style, a radius and a font. Everything below follows at once, and you can copy the code when you like what you see.',
    art: make(
      'div',
      { class: 'start-art', 'aria-hidden': 'true' },
      [1, 2, 3, 4, 5].map((n) => make('span', { class: `start-dot dot-${n}` })),
    ),
    closable: false,
    actions: [{ part: 'get-started', text: 'Get Started', main: true }],
    onclose: () => sessionStorage.setItem('themes:started', '1'),
  });
}

function header() {
  const entry = (text, part, here) =>
    make('a', { part, class: 'nav-link', href: link('/themes/'), text, 'aria-current': here ? 'page' : undefined });
  return make(
    'header',
    { class: 'top' },
    make('a', { class: 'logo', href: link('/themes/') }, make('span', { class: 'logo-mark', icon: 'sparkle' }), 'Tint'),
    make(
      'nav',
      { class: 'nav', 'aria-label': 'Main', order: true },
      entry('Docs', 'nav-docs'),
      entry('Components', 'nav-components'),
      entry('Blocks', 'nav-blocks'),
      entry('Themes', 'nav-themes', true),
    ),
    make(
      'div',
      { class: 'top-end' },
      make('button', {
        part: 'search',
        class: 'search-button',
        type: 'button',
        'aria-label': 'Search docs',
        icon: 'search',
        text: 'Search docs…',
        onclick: () => happened('search'),
      }),
    ),
  );
}

function hero() {
  return make(
    'section',
    { class: 'hero' },
    make('h1', { class: 'hero-title', text: 'Make every pixel yours' }),
    make('p', { class: 'hero-text', text: 'Hand-picked themes for your components. Choose, see it live, take the code along.' }),
  );
}

function toolbar() {
  const pick = (key, extra) =>
    menu({
      part: key,
      label: CHOICES[key].label,
      value: chosen[key],
      options: CHOICES[key].options,
      onchoose: (value) => {
        chosen[key] = value;
        happened(`${key}: ${value}`);
        triggers[key].shown(value);
        apply();
      },
      ...extra,
    });
  const triggers = {
    theme: pick('theme', { swatch: (value) => `background:${accentOf(value)}`, twin: 'Sponsored' }),
    style: pick('style', { opensOn: 'pointerdown' }),
    radius: pick('radius', { kind: 'menu' }),
    font: pick('font', { filter: true }),
  };
  const reset = () => {
    Object.assign(chosen, DEFAULTS);
    for (const [key, trigger] of Object.entries(triggers)) trigger.shown(chosen[key]);
    happened('reset');
    apply();
  };
  return make(
    'div',
    { class: 'toolbar', role: 'toolbar', 'aria-label': 'Customise' },
    make('div', { class: 'toolbar-group', order: true, part: 'choices', shadow: true }, Object.values(triggers)),
    make(
      'div',
      { class: 'toolbar-group' },
      make('button', { part: 'reset', id: 'reset', class: 'button quiet', type: 'button', icon: 'reset', text: 'Reset', onclick: reset }),
      make('button', {
        part: 'copy-code',
        id: 'copy-code',
        testid: 'copy-code',
        class: 'button main',
        type: 'button',
        icon: 'copy',
        text: 'Copy code',
        onclick: showCode,
      }),
    ),
  );
}

function showCode() {
  showDialog({
    part: 'code',
    title: 'Theme code',
    text: 'Paste this into your style sheet.',
    art: make(
      'pre',
      { class: 'code' },
      `:root {\n  --primary: ${accentOf(chosen.theme)};\n  --radius: ${CHOICES.radius.css[chosen.radius]};\n  --font: "${chosen.font}";\n}`,
    ),
    actions: [{ part: 'code-done', text: 'Done', main: true }],
  });
}

/** The page follows what is chosen: custom properties only, which shadow roots inherit. */
function apply() {
  const style = document.documentElement.style;
  style.setProperty('--accent', accentOf(chosen.theme));
  style.setProperty('--preview-round', CHOICES.radius.css[chosen.radius]);
  style.setProperty('--preview-font', CHOICES.font.css[chosen.font] ?? 'var(--sans)');
  const { gap, weight, edge } = CHOICES.style.css[chosen.style];
  style.setProperty('--preview-gap', gap);
  style.setProperty('--preview-weight', weight);
  style.setProperty('--preview-edge', edge);
  settled(Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, labelOf(key, value)])));
}

function footer() {
  const output = make('p', { class: 'foot-text', text: 'Free for personal and commercial work.' });
  return append(
    make('footer', { class: 'foot' }, output),
    make('a', { part: 'top', class: 'nav-link', href: '#top', text: 'Back to top' }),
    icon('sparkle', 14),
    t('Made with care'),
  );
}
