import { afterEach, expect, test } from 'vitest';
import type { Bail } from '../../model/bail';
import type { Operation } from '../../model/operation';
import { turn } from '../settle/turn';
import { type Act, acts } from './act';
import { aim } from './aim';
import { newHand } from './hand';

afterEach(() => {
  for (const open of document.querySelectorAll('dialog[open]')) (open as HTMLDialogElement).close();
  document.body.innerHTML = '';
});

const $ = <Kind extends Element = HTMLElement>(selector: string) => document.querySelector(selector) as Kind;

/** Does an operation at the element, with a page that may interfere at every turn. */
async function does(
  selector: string,
  operation: Operation,
  more: Partial<Act> & { meanwhile?: (turn: number) => void } = {},
): Promise<Bail | undefined> {
  const element = $(selector);
  let turns = 0;
  const { meanwhile, ...given } = more;
  const act = acts[operation.type] as (act: Act, operation: Operation) => Promise<Bail | undefined>;
  return act(
    {
      element,
      point: aim(element),
      secrets: (text) => text.replace('{{secret:pin}}', '4711'),
      files: [],
      hand: newHand(),
      turn: async (until) => {
        await (until ?? turn());
        meanwhile?.(++turns);
      },
      dispatching: () => undefined,
      signal: new AbortController().signal,
      ...given,
    },
    operation,
  );
}

/** Writes down the meaningful events at an element. */
function transcript(selector: string, ...types: string[]): string[] {
  const lines: string[] = [];
  // The real mouse rests somewhere in the page, where an earlier file's trusted input left it; what lies under it is told so by Chrome.
  for (const type of types)
    $(selector).addEventListener(
      type,
      (event) => (event.isTrusted && event.type.startsWith('pointer')) || lines.push(`${event.type} ${(event.target as Element).id}`),
    );
  return lines;
}

test('a click tells once, right before the press, that it cannot be taken back', async () => {
  document.body.innerHTML = '<button id=x>Go</button>';
  const lines = transcript('#x', 'pointerover', 'pointermove', 'pointerdown', 'click');
  await does('#x', { type: 'click' }, { dispatching: () => lines.push('dispatching') });
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

test('a click on an option of a closed select chooses it', async () => {
  document.body.innerHTML = '<select id=s><option>One<option id=x>Two</select>';
  const lines = transcript('#s', 'input', 'change');
  await does('#x', { type: 'click' });
  expect([$<HTMLSelectElement>('#s').value, lines]).toEqual(['Two', ['input s', 'change s']]);
});

test('typing writes in one piece, with one key', async () => {
  document.body.innerHTML = '<input id=x value=old>';
  const lines = transcript('#x', 'keydown', 'beforeinput', 'input', 'keyup');
  expect(await does('#x', { type: 'type', text: 'new words' })).toBeUndefined();
  expect([$<HTMLInputElement>('#x').value, lines]).toEqual(['new words', ['keydown x', 'beforeinput x', 'input x', 'keyup x']]);
});

test('typing goes key by key where a page completes', async () => {
  document.body.innerHTML = '<input id=x role=combobox>';
  const lines = transcript('#x', 'input');
  await does('#x', { type: 'type', text: 'abc' });
  expect(lines).toHaveLength(3);
});

test('a value that the page does not take is told with what is shown', async () => {
  document.body.innerHTML = '<input id=x>';
  $('#x').oninput = () => {
    $<HTMLInputElement>('#x').value = 'never';
  };
  expect(await does('#x', { type: 'type', text: 'mine' })).toEqual({ kind: 'value-rejected', wanted: 'mine', shown: 'never' });
});

test('a secret that did not arrive is not told', async () => {
  document.body.innerHTML = '<input id=x type=password maxlength=2>';
  const bail = await does('#x', { type: 'type', text: '{{secret:pin}}' });
  expect(JSON.stringify(bail)).not.toContain('47');
  expect(bail?.kind).toBe('value-rejected');
});

test('a field that is focused is not clicked again', async () => {
  document.body.innerHTML = '<input id=x>';
  $('#x').focus();
  const lines = transcript('#x', 'click');
  await does('#x', { type: 'type', text: 'a' });
  expect(lines).toEqual([]);
});

test('an option that is not there is missing, with those that are', async () => {
  document.body.innerHTML = '<select id=x><option>One<option>Two</select>';
  const bail = await does('#x', { type: 'select', options: ['Three'] });
  expect(bail).toEqual({ kind: 'option-missing', wanted: 'Three in combobox', options: ['One', 'Two'] });
});

test('options are chosen whatever their case, accents and spaces', async () => {
  document.body.innerHTML = '<select id=x><option>One<option> Zürich  (CH)</select>';
  expect(await does('#x', { type: 'select', options: ['zurich ch'] })).toBeUndefined();
  expect($<HTMLSelectElement>('#x').selectedIndex).toBe(1);
});

test('a list that opens on a click is opened, and scrolled for an option that comes late', async () => {
  document.body.innerHTML =
    '<button id=x aria-haspopup=listbox aria-controls=l>Pick</button><div id=l role=listbox hidden style="height:60px;overflow:auto;width:200px"></div>';
  const list = $('#l');
  const fill = (from: number) => {
    list.innerHTML = `<div style="height:2000px;position:relative">${[0, 1, 2].map((step) => `<div role=option style="position:absolute;top:${(from + step) * 20}px">Item ${from + step}</div>`).join('')}</div>`;
  };
  $('#x').onclick = () => {
    list.hidden = false;
    fill(0);
  };
  list.onscroll = () => fill(Math.floor(list.scrollTop / 20));
  list.onclick = (event) => {
    $('#x').textContent = (event.target as Element).textContent;
  };
  expect(await does('#x', { type: 'select', options: ['Item 17'] })).toBeUndefined();
  expect($('#x').textContent).toBe('Item 17');
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
  const hand = newHand();
  await does('#x', { type: 'hover' }, { hand });
  expect(getComputedStyle($('#m')).display).toBe('block');
  expect(getComputedStyle($('#n')).color).toBe('rgb(255, 0, 0)');
  await does('#y', { type: 'click' }, { hand });
  expect(getComputedStyle($('#m')).display).toBe('none');
  expect(document.querySelectorAll('[data-abra-hover]').length).toBeLessThan(4);
});

test('files are dropped where there is no input for them', async () => {
  document.body.innerHTML = '<div id=x style="height:100px">Drop here</div>';
  const dropped: string[] = [];
  $('#x').ondragover = (event) => event.preventDefault();
  $('#x').ondrop = (event) => dropped.push(...Array.from(event.dataTransfer?.files ?? [], (file) => file.name));
  await does('#x', { type: 'upload', files: ['a.txt'] }, { files: [new File(['x'], 'a.txt')] });
  expect(dropped).toEqual(['a.txt']);
});

test('an upload without files needs a person', async () => {
  document.body.innerHTML = '<input id=x type=file>';
  expect((await does('#x', { type: 'upload', files: ['a.txt'] }))?.kind).toBe('needs-person');
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
