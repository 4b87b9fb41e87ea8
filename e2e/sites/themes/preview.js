import { icon } from '../kit/icon.js';
import { append, fill, make, t } from '../kit/make.js';
import { happened } from '../kit/site.js';

/** The live preview: cards of a made-up product that follow the chosen theme, and work. */
export function preview() {
  return make(
    'main',
    { class: 'preview', id: 'preview', 'aria-label': 'Preview', order: true },
    revenue(),
    payment(),
    team(),
    chat(),
    goal(),
    notices(),
    issue(),
  );
}

const card = (name, ...children) =>
  make(
    'section',
    { class: `tile ${name}`, 'aria-label': TITLES[name] },
    make('h2', { class: 'tile-title', text: TITLES[name] }),
    ...children,
  );

const TITLES = {
  revenue: 'Total revenue',
  payment: 'Payment method',
  team: 'Team members',
  chat: 'Messages',
  goal: 'Move goal',
  notices: 'Notifications',
  issue: 'Report an issue',
};

function revenue() {
  const heights = [38, 52, 44, 66, 58, 74, 62, 88, 80, 96, 84, 100];
  const bars = make(
    'div',
    { class: 'bars', 'aria-hidden': 'true' },
    heights.map((height) => make('span', { class: 'bar', style: `height:${height}%` })),
  );
  return card('revenue', make('p', { class: 'figure' }, '$15,231.89'), make('p', { class: 'hint', text: '+20.1% from last month' }), bars);
}

function payment() {
  const way = (value, text, checked) =>
    make(
      'label',
      { class: 'way' },
      make('input', { part: `pay-${value}`, type: 'radio', name: 'way', value, checked, onchange: () => happened(`way: ${value}`) }),
      make('span', { text }),
    );
  const field = (id, label, placeholder) =>
    make(
      'div',
      { class: 'field' },
      make('label', { class: 'field-label', for: id, text: label }),
      make('input', { part: id, id, class: 'input', placeholder, autocomplete: 'off' }),
    );
  return card(
    'payment',
    make('p', { class: 'hint', text: 'Add a new way to pay to your account.' }),
    make(
      'div',
      { class: 'ways', role: 'radiogroup', 'aria-label': 'Way to pay' },
      way('card', 'Card', true),
      way('paypal', 'Wallet'),
      way('bank', 'Bank'),
    ),
    field('holder', 'Name', 'First Last'),
    field('city', 'City', 'Lisbon'),
    make('button', { part: 'continue', class: 'button main wide', type: 'button', text: 'Continue', onclick: () => happened('continue') }),
  );
}

function team() {
  const person = (name, mail, role) => {
    const invite = make('button', {
      part: `invite-${name.split(' ')[0].toLowerCase()}`,
      class: 'button small',
      type: 'button',
      text: 'Invite',
      onclick: () => {
        happened(`invite ${name}`);
        fill(invite, icon('check', 15), t('Invited'));
      },
    });
    return make(
      'li',
      { class: 'person' },
      make('span', { class: 'face', 'aria-hidden': 'true' }, name[0]),
      make('div', { class: 'person-text' }, make('strong', {}, name), make('span', { class: 'hint' }, mail)),
      make('span', { class: 'badge', text: role }),
      invite,
    );
  };
  return card(
    'team',
    make('p', { class: 'hint', text: 'Invite your team to collaborate.' }),
    make(
      'ul',
      { class: 'people' },
      person('Sofia Davis', 'sofia@example.com', 'Owner'),
      person('Jackson Lee', 'jackson@example.com', 'Member'),
      person('Isabella Nguyen', 'isabella@example.com', 'Member'),
    ),
  );
}

function chat() {
  const line = (text, mine) => make('li', { class: mine ? 'line mine' : 'line', text });
  const lines = make(
    'ul',
    { class: 'lines' },
    line('Hi, how can I help you today?'),
    line('Hey, I am having trouble with my account.', true),
    line('What seems to be the problem?'),
  );
  const input = make('input', {
    part: 'message',
    id: 'message',
    class: 'input',
    placeholder: 'Type your message…',
    'aria-label': 'Message',
    autocomplete: 'off',
  });
  const form = make(
    'form',
    {
      class: 'chat-form',
      onsubmit: (event) => {
        event.preventDefault();
        if (!input.value.trim()) return;
        append(lines, make('li', { class: 'line mine' }, input.value));
        happened('message');
        input.value = '';
      },
    },
    input,
    make('button', { part: 'send', class: 'button main round', type: 'submit', 'aria-label': 'Send', icon: 'send' }),
  );
  return card('chat', lines, form);
}

function goal() {
  let calories = 350;
  const value = make('output', { class: 'figure', id: 'goal-value' }, '350');
  const step = (part, label, by, picture) =>
    make('button', {
      part,
      class: 'button round',
      type: 'button',
      'aria-label': label,
      icon: picture,
      onclick: () => {
        calories = Math.min(500, Math.max(100, calories + by));
        value.textContent = String(calories);
        happened(part);
      },
    });
  return card(
    'goal',
    make('p', { class: 'hint', text: 'Set your daily activity goal.' }),
    make('div', { class: 'goal-row' }, step('less', 'Decrease', -10, 'minus'), value, step('more', 'Increase', 10, 'plus')),
    make('p', { class: 'hint centred', text: 'Calories a day' }),
  );
}

function notices() {
  const toggle = (id, label, text, on) => {
    const button = make('button', {
      part: id,
      id,
      class: 'switch',
      type: 'button',
      role: 'switch',
      'aria-checked': String(on),
      'aria-label': label,
      onclick: () => {
        button.setAttribute('aria-checked', String(button.getAttribute('aria-checked') !== 'true'));
        happened(id);
      },
    });
    return make('div', { class: 'notice' }, make('div', {}, make('strong', { text: label }), make('p', { class: 'hint', text })), button);
  };
  return card(
    'notices',
    toggle('emails', 'Email digests', 'A summary every Monday.', true),
    toggle('mentions', 'Mentions', 'When somebody names you.', true),
    toggle('marketing', 'Product news', 'New themes and features.', false),
  );
}

function issue() {
  const options = ['Billing', 'Account', 'Deployments', 'Support'].map((text) => make('option', { text, value: text.toLowerCase() }));
  return card(
    'issue',
    make(
      'div',
      { class: 'field' },
      make('label', { class: 'field-label', for: 'area', text: 'Area' }),
      make('select', { part: 'area', id: 'area', class: 'input', onchange: () => happened('area') }, options),
    ),
    make(
      'div',
      { class: 'field' },
      make('label', { class: 'field-label', for: 'subject', text: 'Subject' }),
      make('input', { part: 'subject', id: 'subject', class: 'input', placeholder: 'I need help with…' }),
    ),
    make(
      'label',
      { class: 'way' },
      make('input', { part: 'urgent', type: 'checkbox', onchange: () => happened('urgent') }),
      make('span', { text: 'This is urgent' }),
    ),
    make(
      'div',
      { class: 'tile-actions', order: true },
      make('button', {
        part: 'issue-cancel',
        class: 'button quiet',
        type: 'button',
        text: 'Cancel',
        onclick: () => happened('issue cancelled'),
      }),
      make('button', {
        part: 'issue-submit',
        class: 'button main',
        type: 'button',
        text: 'Submit',
        onclick: () => happened('issue submitted'),
      }),
    ),
  );
}
