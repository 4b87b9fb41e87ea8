import { begin } from '../kit/begin.js';
import { drift } from '../kit/drift.js';
import { make } from '../kit/make.js';
import { happened } from '../kit/site.js';
import { brand, showWhatsNew } from './frame.js';

const second = drift.param('labels') === '2';
const LABELS = second ? { email: 'E-mail address', password: 'Passcode' } : { email: 'Email', password: 'Password' };
const BUTTON = drift.param('button') === 'signin' ? 'Sign in' : 'Login';

begin('Log in · Wayfare Desk', () => {
  showWhatsNew();
  return make(
    'div',
    { class: 'gate' },
    make('section', { class: 'gate-form' }, brand(), make('div', { class: 'gate-box' }, form())),
    make(
      'aside',
      { class: 'gate-art', 'aria-label': 'About' },
      make('p', { class: 'gate-quote', text: 'Every trip of the whole team, on one desk.' }),
      make('p', { class: 'gate-small', text: 'Trusted by 2,300 travel teams' }),
    ),
  );
});

function form() {
  const wrong = drift.param('error') === '1';
  const message = wrong
    ? make('p', { class: 'gate-error', role: 'alert', id: 'login-error', text: 'That email and password do not match.' })
    : [];
  const left = drift.param('left') === '1' ? make('p', { class: 'gate-note', role: 'status', text: 'You have signed out.' }) : [];
  const field = (id, type, autocomplete, placeholder) =>
    make(
      'div',
      { class: 'field' },
      make('label', { class: 'field-label', for: id, text: LABELS[id] }),
      make('input', {
        part: id,
        id,
        name: id,
        testid: `login-${id}`,
        class: 'input',
        type,
        autocomplete,
        placeholder,
        required: true,
        'aria-invalid': wrong ? 'true' : undefined,
      }),
    );
  return make(
    'form',
    {
      part: 'login-form',
      class: 'gate-fields',
      method: 'post',
      action: location.pathname + location.search,
      'aria-label': 'Log in',
      shadow: true,
      onsubmit: () => happened('login'),
    },
    make('h1', { class: 'gate-title', text: 'Welcome back' }),
    make('p', { class: 'gate-lead', text: 'Log in to plan and book for your team.' }),
    message,
    left,
    make(
      'div',
      { class: 'gate-pair', order: true, part: 'login-fields' },
      field('email', second ? 'text' : 'email', 'username', 'you@company.com'),
      field('password', 'password', 'current-password'),
    ),
    make(
      'div',
      { class: 'gate-row' },
      make(
        'label',
        { class: 'gate-remember' },
        make('input', { part: 'remember', type: 'checkbox', name: 'remember' }),
        make('span', { text: 'Remember me' }),
      ),
      make('a', { part: 'forgot', class: 'gate-link', href: '#forgot', text: 'Forgot your password?' }),
    ),
    make('button', {
      part: 'login',
      id: 'login-button',
      testid: 'login-submit',
      class: 'button main wide',
      type: 'submit',
      text: BUTTON,
      twin: 'Partner portal',
    }),
  );
}
