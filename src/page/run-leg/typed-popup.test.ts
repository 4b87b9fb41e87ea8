import { expect, test } from 'vitest';
import { plainTimer } from '../../lib/deadline';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

/** A field whose list of suggestions opens over what comes next, on typing; `closes` is how it goes. */
function form(closes: string, { inside = 'section', list = 'role=listbox', active = false } = {}): { did: string[] } {
  const did: string[] = [];
  document.body.innerHTML = `<p>Ground</p><${inside} style="padding:30px"><h2>Mail</h2><div style="position:relative;width:200px"><input id=to style="width:200px;height:24px;box-sizing:border-box">
    <div id=list ${list} style="position:absolute;top:24px;left:0;width:320px;height:160px;background:#eee;z-index:9" hidden><div role=option>Ada Byron</div><div role=option>Ada Yonath</div></div></div>
    <label>Subject <input id=subject></label><button id=send>Go</button></${inside}>`;
  if (inside === 'dialog') $<HTMLDialogElement>('dialog').showModal();
  const [to, popup] = [$<HTMLInputElement>('#to'), $('#list')];
  const close = () => (popup.hidden = true);
  const take = (name: string) => {
    did.push(`took ${name}`);
    to.value = name;
    close();
  };
  to.addEventListener('input', () => {
    popup.hidden = false;
    if (active) popup.firstElementChild?.setAttribute('aria-selected', 'true');
  });
  for (const option of popup.children) (option as HTMLElement).onmousedown = () => take(option.textContent ?? '');
  to.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab' && active && !popup.hidden) take('Ada Byron');
    if (key === 'Escape' && closes === 'Escape') close();
  });
  if (closes === 'blur') to.onblur = close;
  if (closes === 'blur, later') to.onblur = () => plainTimer(200, close);
  document.body.onpointerdown = ({ target }) => {
    if (closes === 'aside' && !popup.contains(target as Node) && target !== to) close();
  };
  $('#send').onclick = () => did.push('sent');
  return { did };
}

const STEPS = [
  { type: 'type' as const, selector: '#to', text: 'Ada' },
  { type: 'type' as const, selector: '#subject', text: 'Hello' },
  { type: 'click' as const, selector: '#send' },
];

test.each([
  ['when the field is left', 'blur', {}],
  ['a while after the field is left', 'blur, later', {}],
  ['on a press aside', 'aside', {}],
  ['on a press aside, in a dialog', 'aside', { inside: 'dialog' }],
  ['on Escape', 'Escape', {}],
  ['when the field is left, with a suggestion that Tab takes', 'blur', { active: true }],
  ['on a press aside, of a list that says nothing of itself', 'aside', { list: '' }],
])('a popup that typing opened over the next target is closed as a person does: %s', async (_what, closes, make) => {
  const { did } = form(closes, make);
  const began = performance.now();
  const { bail } = await send(STEPS, { patience: 4000 });
  document.body.onpointerdown = null;
  expect([bail, did, $<HTMLInputElement>('#to').value, $<HTMLInputElement>('#subject').value]).toEqual([
    undefined,
    ['sent'],
    'Ada',
    'Hello',
  ]);
  if ('inside' in make) expect($<HTMLDialogElement>('dialog').open).toBe(true);
  expect(performance.now() - began).toBeLessThan(3500);
});

test('what lies over the next target and is no popup of the field is not closed so', async () => {
  const { did } = form('aside', { list: 'role=dialog aria-label=Terms' });
  const { bail } = await send(STEPS.slice(0, 2), { patience: 300 });
  document.body.onpointerdown = null;
  expect([bail?.kind, did]).toEqual(['target-covered', []]);
});
