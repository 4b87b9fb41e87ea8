import { append, make } from './make.js';
import { drop, happened } from './site.js';

/** A modal dialog over the whole page. `actions` are `{ part, text, main? }`; each closes it. */
export function showDialog({ part, title, text, actions, art, closable = true, onclose }) {
  const close = (how) => {
    happened(`${part}: ${how}`);
    drop(overlay);
    document.removeEventListener('keydown', onkey);
    onclose?.();
  };
  const onkey = (event) => {
    if (event.key === 'Escape' && closable) close('escape');
  };
  const dialog = make(
    'div',
    { part, class: 'dialog', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': `${part}-title`, testid: part },
    closable
      ? make('button', {
          part: `${part}-close`,
          class: 'dialog-close',
          type: 'button',
          'aria-label': 'Close',
          icon: 'close',
          onclick: () => close('close'),
        })
      : [],
    art ?? [],
    make('h2', { id: `${part}-title`, class: 'dialog-title', text: title }),
    make('p', { class: 'dialog-text', text }),
    make(
      'div',
      { class: 'dialog-actions' },
      actions.map((action) =>
        make('button', {
          part: action.part,
          id: action.part,
          testid: action.part,
          class: action.main ? 'button main' : 'button',
          type: 'button',
          text: action.text,
          onclick: () => close(action.text),
        }),
      ),
    ),
  );
  const overlay = make('div', { class: 'overlay' }, dialog);
  append(document.body, overlay);
  document.addEventListener('keydown', onkey);
  dialog.querySelector('button, [role=button]')?.focus();
  return dialog;
}
