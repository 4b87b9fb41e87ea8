import { afterEach, expect, test } from 'vitest';
import { $, clear, does, transcript } from './act.fixture';

afterEach(clear);

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

test('a field that is left tells its page so, once', async () => {
  document.body.innerHTML = '<input id=x value=old>';
  const lines = transcript('#x', 'input', 'change', 'blur');
  expect(await does('#x', { type: 'type', text: 'new', leave: true })).toBeUndefined();
  expect([lines, document.activeElement]).toEqual([['input x', 'change x', 'blur x'], document.body]);
});

test('the last field of a plan tells its page what was typed, keeps the focus, and tells it no second time', async () => {
  document.body.innerHTML = '<input id=x value=old>';
  const lines = transcript('#x', 'input', 'change', 'blur');
  expect(await does('#x', { type: 'type', text: 'new' }, { last: true })).toBeUndefined();
  expect([[...lines], document.activeElement]).toEqual([['input x', 'change x'], $('#x')]);
  $('#x').blur();
  expect(lines).toEqual(['input x', 'change x', 'blur x']);
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

test('options are chosen whatever their case and spaces', async () => {
  document.body.innerHTML = '<select id=x><option>One<option> Zürich  (CH)</select>';
  expect(await does('#x', { type: 'select', options: ['zürich (ch)'] })).toBeUndefined();
  expect($<HTMLSelectElement>('#x').selectedIndex).toBe(1);
});

// Accents and signs decide what an option is ("schon", "schön"; "+1", "-1"): what resembles the wanted one is never taken for it.
test.each([
  ['+1', '-1'],
  ['C++', 'C#'],
  ['C++', 'C'],
  ['👍', '👎'],
  ['< 10', '> 10'],
  ['カス', 'ガス'],
  ['दान', 'दिन'],
  ['мой', 'мои'],
  ['schon', 'schön'],
  ['10.50', '1050'],
  ['€10', '$10'],
])('an option is not another one that resembles it: %s, with only %s there', async (wanted, there) => {
  for (const html of [
    `<select id=x><option>…<option>${there.replace('<', '&lt;')}</select>`,
    `<div id=x role=listbox><div role=option>…</div><div role=option>${there.replace('<', '&lt;')}</div></div>`,
  ]) {
    document.body.innerHTML = html;
    let clicked = 0;
    $('#x').onclick = () => clicked++;
    expect(await does('#x', { type: 'select', options: [wanted] })).toMatchObject({ kind: expect.any(String) });
    expect([clicked, $<HTMLSelectElement>('#x').selectedIndex ?? 0]).toEqual([0, 0]);
  }
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
