import { shorten, showDirectionChanges } from '../../lib/text';
import type { Act } from './act';

/** An act in words, for the question whether it may be done: `click "Execute" in "Delete a pet"`. */
export function sayAct(act: Act): string {
  const { words, icons, blocks, role, field, key, form, link, answers, carries } = act;
  const name = words[0] ?? icons[0];
  // The accessible name may differ from the visible text.
  const reads = words.slice(1).filter((word) => !(words[0] ?? '').includes(word));
  const also = reads.length ? ` (${reads.map((word) => `"${shorten(word, 80)}"`).join(', ')})` : '';
  const what = name === undefined ? role || 'this' : `"${shorten(name, 120)}"${also}`;
  const where = blocks[0]?.name;
  const to = form ? ` and send the form to ${shorten(form.action, 200)}` : link ? ` (leads to ${shorten(link, 200)})` : '';
  const told = carries ? ` the text "${carries.text}" (made after reading ${list(carries.from)}; it goes to ${list(carries.to)})` : '';
  const yes = answers?.length ? `, and answer yes to "${shorten(answers.join(' · '), 200)}"` : '';
  const by = key === undefined ? '' : ` by ${key === ' ' ? 'Space' : key}${field ? ` in "${shorten(field, 80)}"` : ''}`;
  return showDirectionChanges(`${VERB[act.deed]} ${what}${told}${where ? ` in "${shorten(where, 120)}"` : ''}${by}${to}${yes}`);
}

const list = (origins: readonly string[]) =>
  origins
    .slice(0, 5)
    .map((origin) => shorten(origin, 200))
    .join(', ');

const VERB: Record<Act['deed'], string> = {
  press: 'click',
  submit: 'send with',
  choose: 'choose',
  fill: 'type into',
  drag: 'drag',
  upload: 'upload to',
};
