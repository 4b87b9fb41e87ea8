import { afterEach, expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { $, clear, does, transcript } from './act.fixture';
import { aim } from './aim';
import { newInputState } from './input-state';

afterEach(clear);

test('a click tells once, right before the press, that it cannot be taken back', async () => {
  document.body.innerHTML = '<button id=x>Go</button>';
  const lines = transcript('#x', 'pointerover', 'pointermove', 'pointerdown', 'click');
  await does('#x', { type: 'click' }, { dispatching: () => void lines.push('dispatching') });
  expect(lines).toEqual(['pointerover x', 'pointermove x', 'dispatching', 'pointerdown x', 'click x']);
});

test('a target that is disabled while the pointer comes is not pressed', async () => {
  document.body.innerHTML = '<button id=x>Go</button>';
  const lines = transcript('#x', 'pointerdown', 'click');
  const bail = await does('#x', { type: 'click' }, { meanwhile: () => $('#x').setAttribute('disabled', '') });
  expect([bail?.kind, lines]).toEqual(['target-disabled', []]);
});

test('a target that is covered while the pointer comes is not pressed, nor is what covers it', async () => {
  document.body.innerHTML = '<button id=x>Go</button><div id=o style="position:fixed;inset:0" hidden>over</div>';
  const lines = transcript('body', 'pointerdown', 'click');
  const bail = await does('#x', { type: 'click' }, { meanwhile: () => $('#o').removeAttribute('hidden') });
  expect([bail?.kind, lines]).toEqual(['target-covered', []]);
});

test('a target that is replaced before the press is missing, and its likeness is not pressed', async () => {
  document.body.innerHTML = '<div id=p><button id=x>Go</button></div>';
  const lines = transcript('body', 'pointerdown', 'click');
  const bail = await does(
    '#x',
    { type: 'click' },
    {
      meanwhile: () => {
        $('#p').innerHTML = '<button id=x>Go</button>';
      },
    },
  );
  expect([bail?.kind, lines]).toEqual(['target-missing', []]);
});

test('a target that is replaced between press and release is not clicked, and that is told', async () => {
  document.body.innerHTML = '<div id=p><button id=x>Go</button></div>';
  const lines = transcript('body', 'click');
  $('#x').onpointerdown = () => {
    $('#p').innerHTML = '<button id=x>Go</button>';
  };
  const bail = await does('#x', { type: 'click' });
  expect([bail?.kind, lines]).toEqual(['outcome-unknown', []]);
});

test.each([
  ['that says what it does', "x.textContent = 'Going…'"],
  ['that is drawn anew', "x.innerHTML = '<b>Going</b>'"],
  ['that counts elsewhere too', "x.textContent = 'Go 2'; document.querySelector('#n').textContent = '2 of 3'"],
])('a button %s when it is pressed is clicked', async (_, script) => {
  document.body.innerHTML = '<button id=x>Go</button><p id=n>1 of 3</p>';
  const lines = transcript('body', 'click');
  const x = $('#x');
  x.onmousedown = () => new Function('x', script)(x);
  expect([await does('#x', { type: 'click' }, { changed: changedFrom('Go') }), lines]).toEqual([undefined, ['click x']]);
});

test.each([
  ['the next row’s', "x.textContent = 'Oslo'; y.textContent = 'Bern'"],
  ['the next row’s, which goes', "x.textContent = 'Oslo'; y.remove()"],
  ['those it changes places with', "x.textContent = 'Oslo'; y.textContent = 'Rome'"],
])('a row that gets %s words when it is pressed is not clicked', async (_, script) => {
  document.body.innerHTML = '<li id=x>Rome</li><li id=y>Oslo</li>';
  const lines = transcript('body', 'click');
  const x = $('#x');
  x.onmousedown = () => new Function('x', 'y', script)(x, $('#y'));
  expect([(await does('#x', { type: 'click' }, { changed: changedFrom('Rome') }))?.kind, lines]).toEqual(['outcome-unknown', []]);
});

const changedFrom =
  (words: string) =>
  (element: Element): Bail | undefined =>
    element.textContent === words ? undefined : { kind: 'target-missing', wanted: words, nearest: [] };

test.each([
  ['by nothing', { x: 0, y: 0 }],
  ['by less than a pixel', { x: 0.4, y: 0.4 }],
])('a drag %s presses nothing', async (_, offset) => {
  document.body.innerHTML = '<button id=x>Go</button>';
  const lines = transcript('body', 'pointerdown', 'click');
  expect([(await does('#x', { type: 'drag', offset }))?.kind, lines]).toEqual(['value-rejected', []]);
});

test('a drop that nobody takes is told', async () => {
  document.body.innerHTML = '<div id=x draggable=true style="width:40px;height:40px">Card</div>';
  const lines = transcript('body', 'dragend', 'drop');
  expect([(await does('#x', { type: 'drag', offset: { x: 200, y: 100 } }))?.kind, lines]).toEqual(['value-rejected', ['dragend x']]);
});

test('unchecking a radio button presses nothing', async () => {
  document.body.innerHTML = '<input id=x type=radio checked>';
  const lines = transcript('body', 'pointerdown', 'click');
  expect([(await does('#x', { type: 'check', checked: false }))?.kind, lines]).toEqual(['value-rejected', []]);
});

test.each([
  ['Shift', 'Shift ShiftLeft 16 1 true'],
  ['ControlRight', 'Control ControlRight 17 2 false'],
  ['KeyA', 'a KeyA 65 0 false'],
  ['Shift+KeyA', 'A KeyA 65 0 true'],
  ['Digit3', '3 Digit3 51 0 false'],
  ['Shift+Digit3', '# Digit3 51 0 true'],
  ['NumpadEnter', 'Enter NumpadEnter 13 3 false'],
  ['Numpad7', '7 Numpad7 103 3 false'],
  ['NumpadAdd', '+ NumpadAdd 107 3 false'],
  ['Slash', '/ Slash 191 0 false'],
  ['Shift+Slash', '? Slash 191 0 true'],
])('the key %s', async (key, expected) => {
  document.body.innerHTML = '<input id=x>';
  let told = '';
  $('#x').onkeydown = (event) => {
    if (event.key === 'Shift' && key.includes('+')) return;
    told = [event.key, event.code, event.keyCode, event.location, event.shiftKey].join(' ');
  };
  expect(await does('#x', { type: 'press', key })).toBeUndefined();
  expect(told).toBe(expected);
});

test('a target that slides away under the press is followed', async () => {
  document.body.innerHTML = '<input id=i><p id=p></p><button id=x>Go</button><button id=y>Other</button>';
  $('#i').focus();
  $('#i').onblur = () => {
    $('#p').style.height = '200px';
  };
  const lines = transcript('body', 'click');
  expect([await does('#x', { type: 'click' }), lines]).toEqual([undefined, ['click x']]);
});

test('a press that opens something over its target does not click what was opened', async () => {
  document.body.innerHTML = '<button id=x>Open</button><button id=o style="position:fixed;inset:0" hidden>Delete all</button>';
  $('#x').onpointerdown = () => $('#o').removeAttribute('hidden');
  const lines = transcript('body', 'click', 'mouseup');
  expect([await does('#x', { type: 'click' }), lines]).toEqual([undefined, ['mouseup x']]);
});

test('a click never opens the chooser of a file input', async () => {
  document.body.innerHTML = '<input id=x type=file>';
  expect((await does('#x', { type: 'click' }))?.kind).toBe('needs-trusted-input');
});

test('what is typed into a list is chosen in it, as other recorders tell of a change', async () => {
  document.body.innerHTML = '<label>Size<select id=s><option>One<option value=2>Two</select></label>';
  expect(await does('#s', { type: 'type', text: 'Two' })).toBeUndefined();
  expect(($('#s') as HTMLSelectElement).value).toBe('2');
  expect((await does('#s', { type: 'type', text: 'Three' }))?.kind).toBe('option-missing');
});

test('a click on an option of a closed select chooses it', async () => {
  document.body.innerHTML = '<select id=s><option>One<option id=x>Two</select>';
  const lines = transcript('#s', 'input', 'change');
  await does('#x', { type: 'click' });
  expect([$<HTMLSelectElement>('#s').value, lines]).toEqual(['Two', ['input s', 'change s']]);
});

test('a drawn check box that stays as it was is told', async () => {
  document.body.innerHTML = '<div id=x role=checkbox aria-checked=false style="width:20px;height:20px"></div>';
  expect((await does('#x', { type: 'check', checked: true }))?.kind).toBe('value-rejected');
});

test('a drawn check box that answers late is waited for', async () => {
  document.body.innerHTML = '<div id=x role=checkbox aria-checked=false style="width:20px;height:20px"></div>';
  $('#x').onclick = () => void requestAnimationFrame(() => requestAnimationFrame(() => $('#x').setAttribute('aria-checked', 'true')));
  expect(await does('#x', { type: 'check', checked: true })).toBeUndefined();
});

test('what only a :hover rule shows is shown, and hidden again when the pointer leaves', async () => {
  document.body.innerHTML =
    '<style>#m{display:none} li:hover > #m{display:block} @media (min-width:1px){ li:hover #n{color:red} }</style><li id=x style="width:200px;margin:500px 0 0 900px">Menu<button id=m>Item</button><i id=n>n</i></li><p id=y>else</p>';
  const inputState = newInputState();
  await does('#x', { type: 'hover' }, { inputState });
  expect(getComputedStyle($('#m')).display).toBe('block');
  expect(getComputedStyle($('#n')).color).toBe('rgb(255, 0, 0)');
  await does('#y', { type: 'click' }, { inputState });
  expect(getComputedStyle($('#m')).display).toBe('none');
  expect(document.querySelectorAll('[data-abra-hover]').length).toBeLessThan(4);
});

test('a scroll goes to a ratio of its scroller', async () => {
  document.body.innerHTML = '<div id=x style="height:100px;overflow:auto"><div style="height:1100px"></div></div>';
  await does('#x', { type: 'scroll', ratio: 0.5 });
  expect($('#x').scrollTop).toBe(500);
});

test('a key that no keyboard has is refused', async () => {
  document.body.innerHTML = '<input id=x>';
  expect((await does('#x', { type: 'press', key: 'Hyper+Foo' }))?.kind).toBe('value-rejected');
});

test('a target that slides in is waited for, and pressed where it comes to rest', async () => {
  document.body.innerHTML =
    '<style>@keyframes in { from { transform: translateY(300px) } }</style><div style="animation: in 120ms linear"><button id=x>Go</button></div>';
  const lines: number[] = [];
  $('#x').onpointerdown = (event) => lines.push(Math.round(event.clientY));
  const rest = $('#x').offsetTop + $('#x').offsetHeight / 2;
  expect(await does('#x', { type: 'click' })).toBeUndefined();
  expect(lines).toEqual([Math.round(rest)]);
});

test.each([
  ['a hover', '<button id=x>Go</button>', { type: 'hover' }],
  ['a choice', '<select id=x><option>One<option>Two</select>', { type: 'select', options: ['Two'] }],
] as const)('%s waits for what its target rides on', async (_, html, operation) => {
  document.body.innerHTML = `<style>@keyframes in { from { transform: translateY(300px) } }</style><div style="animation: in 120ms linear">${html}</div>`;
  const lines: number[] = [];
  $('#x').onpointermove = (event) => event.isTrusted || lines.push(Math.round(event.clientY));
  const rest = $('#x').offsetTop + $('#x').offsetHeight / 2;
  expect(await does('#x', operation as unknown as Operation)).toBeUndefined();
  expect(lines).toEqual([Math.round(rest)]);
});

test('an option that the page takes on the way down, and draws anew, was chosen', async () => {
  document.body.innerHTML = '<div id=p><button id=x>Two</button></div>';
  const lines: string[] = [];
  $('#x').onmousedown = (event) => {
    event.preventDefault();
    lines.push('chosen');
    $('#p').innerHTML = '<button id=x>Two</button>';
  };
  expect([await does('#x', { type: 'click' }), lines]).toEqual([undefined, ['chosen']]);
});

test('a hand rests before it lets go of what it drags, for pages that look by a timer', async () => {
  document.body.innerHTML = '<div id=x style="width:40px;height:40px;touch-action:none">Card</div>';
  const card = $('#x');
  let came = { x: 0, at: 0 };
  let rested = 0;
  const hears = new AbortController();
  card.addEventListener('pointerdown', (event) => event.preventDefault());
  document.body.addEventListener(
    'pointermove',
    ({ isTrusted, clientX }) => {
      if (!isTrusted && clientX !== came.x) came = { x: clientX, at: performance.now() };
    },
    hears,
  );
  document.documentElement.addEventListener('pointerup', () => (rested = performance.now() - came.at), hears);
  const end = aim(card).x + 200;
  await does('#x', { type: 'drag', offset: { x: 200, y: 0 } });
  hears.abort();
  expect(came.x).toBe(end);
  expect(rested).toBeGreaterThanOrEqual(50);
});

test('a frame that a busy machine draws late is waited for before the hand lets go', async () => {
  document.body.innerHTML = '<div id=x style="width:40px;height:40px;touch-action:none">Card</div>';
  const card = $('#x');
  const drawn = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) => {
    AbortSignal.timeout(700).addEventListener('abort', () => callback(performance.now()));
    return 0;
  };
  let seen = 0;
  let dropped = -1;
  const hears = new AbortController();
  card.addEventListener('pointerdown', (event) => event.preventDefault());
  const move = ({ isTrusted, clientX }: PointerEvent) => {
    if (isTrusted) return;
    requestAnimationFrame(() => {
      seen = clientX;
    });
  };
  document.body.addEventListener('pointermove', move, hears);
  document.documentElement.addEventListener('pointerup', () => (dropped = seen), hears);
  const end = aim(card).x + 200;
  await does('#x', { type: 'drag', offset: { x: 200, y: 0 } });
  hears.abort();
  globalThis.requestAnimationFrame = drawn;
  expect(dropped).toBe(end);
});
