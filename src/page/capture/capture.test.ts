import '../dom/counted.fixture';
import { expect, test } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { aborted, within } from '../../lib/deadline';
import { askedFor } from '../dom/counted.fixture';
import { setRootOpener } from '../dom/roots';
import { installShim } from '../shim/install-shim';
import { $, end, forget, onRecordedPage, said, show, steps, told } from './showing.fixture';

onRecordedPage();

test('a click into a field and what is typed there are one step', async () => {
  show('<label>Email <input id=email></label><button>Go</button>');
  await userEvent.click($('#email'));
  await userEvent.keyboard('ada@example.com');
  await userEvent.click($('button'));
  expect(said()).toEqual(['Type "ada@example.com" into textbox "Email"', 'Click button "Go"']);
});

test('the field in which a recording ends is left: only that tells a page that its value changed', async () => {
  show('<input aria-label=Name><input aria-label=Town>');
  await userEvent.click($('[aria-label=Name]'));
  await userEvent.keyboard('Ada');
  await userEvent.click($('[aria-label=Town]'));
  await userEvent.keyboard('Oslo');
  end();
  expect(steps().map(({ operation }) => operation.type === 'type' && [operation.text, operation.leave])).toEqual([
    ['Ada', undefined],
    ['Oslo', true],
  ]);
});

test('what the pointer rests on is described ahead, so that pressing it asks the whole page for nothing', async () => {
  show('<main><button>Go</button><label>Name <input></label><button>Stay</button></main>');
  const asked = () => askedFor('querySelectorAll').map(String);
  await userEvent.hover($('button'));
  // Who is called so too?
  await expect.poll(() => asked().some((selector) => selector.startsWith('button,summary'))).toBe(true);
  let before = -1;
  // All of it: nothing more is asked from one question of the test to the next.
  const isOver = () => {
    const last = before;
    before = asked().length;
    return before === last;
  };
  await expect.poll(isOver).toBe(true);
  let press: string[] | undefined;
  $('button').addEventListener('pointerdown', () => {
    // By "*" the driver of the test names the button.
    press = asked()
      .slice(before)
      .filter((selector) => selector !== '*');
  });
  await userEvent.click($('button'));
  expect(press).toEqual([]);
  expect(said()).toEqual(['Click button "Go"']);
});

test('pasted text is typed text', async () => {
  show('<input aria-label=From value="copied text"><input aria-label=To>');
  await userEvent.tripleClick($('[aria-label=From]'));
  await userEvent.copy();
  await userEvent.click($('[aria-label=To]'));
  await userEvent.paste();
  expect(said().at(-1)).toBe('Type "copied text" into textbox "To"');
});

test('a password, a code and a card are told by name only, and nothing of them by keys', async () => {
  show(
    '<input type=password aria-label=Password><input autocomplete=one-time-code aria-label=Code><input autocomplete=cc-name aria-label="Name on card"><input autocomplete=cc-number aria-label=Card>',
  );
  for (const input of document.querySelectorAll('input')) {
    await userEvent.click(input);
    await userEvent.keyboard('canary-77');
  }
  expect(steps().map(({ operation }) => operation.type === 'type' && operation.text)).toEqual([
    '{{secret:password}}',
    '{{secret:code}}',
    '{{secret:card-name}}',
    '{{secret:card-number}}',
  ]);
  expect(JSON.stringify(told)).not.toContain('canary');
});

test('a password that is shown in plain text stays one', async () => {
  show('<input type=password aria-label=Key><button>Show</button>');
  $('button').onclick = () => $('input').setAttribute('type', 'text');
  await userEvent.click($('input'));
  await userEvent.click($('button'));
  await userEvent.click($('input'));
  await userEvent.keyboard('canary');
  expect(JSON.stringify(told)).not.toContain('canary');
});

test('boxes and radios are told by the state they get, also by their labels and by keys', async () => {
  show(
    '<label><input type=checkbox checked>News</label><label for=r>Red</label><input id=r type=radio name=c><input id=g type=radio name=c aria-label=Green><div role=switch aria-checked=false tabindex=0>Dark</div>',
  );
  await userEvent.click($('label'));
  await userEvent.click($('[for=r]'));
  $('#r').focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click($('[role=switch]'));
  expect(said()).toEqual(['Uncheck checkbox "News"', 'Check radio "Red"', 'Check radio "Green"', 'Check switch "Dark"']);
});

test('a box of a gallery that only opens its picture is pressed, and not checked', async () => {
  show(
    '<div role=checkbox aria-checked=false tabindex=0 aria-label=Cup>Cup</div><div role=switch aria-checked=false tabindex=0>Dark</div><button>Close</button>',
  );
  $('[role=switch]').onclick = ({ currentTarget }) => (currentTarget as Element).setAttribute('aria-checked', 'true');
  await userEvent.click($('[role=checkbox]'));
  await userEvent.click($('[role=switch]'));
  await userEvent.click($('button'));
  expect(said()).toEqual(['Click checkbox "Cup"', 'Check switch "Dark"', 'Click button "Close"']);
});

test('a choice in a list is told by its label, with all that could be chosen', async () => {
  show('<select aria-label=Size><option value=1>Small<option value=2>Large</select>');
  await userEvent.selectOptions($('select'), '2');
  // The driver sets it without a person's hand: an untrusted event is not heard.
  expect(told).toEqual([]);
  $('select').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(steps()).toMatchObject([{ operation: { type: 'select', options: ['Small'] }, options: [{ label: 'Small' }, { label: 'Large' }] }]);
});

test('keys that act are steps; keys that write, move the caret or the focus are not', async () => {
  show('<input aria-label=Find role=combobox aria-expanded=false><textarea aria-label=Note></textarea><button>Go</button>');
  await userEvent.click($('input'));
  await userEvent.keyboard('ab{ArrowLeft}{Backspace}{ArrowDown}{Enter}');
  await userEvent.keyboard('{Tab}x{Enter}y{Tab}{Control>}k{/Control}{Escape}');
  expect(said()).toEqual([
    'Type "b" into combobox "Find"',
    'Press ArrowDown in combobox "Find"',
    'Press Enter in combobox "Find"',
    'Type "x y" into textbox "Note"'.replace(' y', '\ny'),
    'Press Control+K in button "Go"',
    'Press Escape in button "Go"',
  ]);
});

test('Enter in an editor that sends is a step', async () => {
  show('<textarea aria-label=Message></textarea>');
  const box = $<HTMLTextAreaElement>('textarea');
  box.onkeydown = (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    box.value = '';
  };
  await userEvent.click(box);
  await userEvent.keyboard('hi{Enter}ho');
  await expect
    .poll(said)
    .toEqual(['Type "hi" into textbox "Message"', 'Press Enter in textbox "Message"', 'Type "ho" into textbox "Message"']);
});

test('a key on a button is the key, not the click that it makes', async () => {
  show('<button>Go</button>');
  $('button').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(said()).toEqual(['Press Enter in button "Go"', 'Press Space in button "Go"']);
});

test('a key that is held for long is the key, too', async () => {
  show('<button>Go</button>');
  $('button').focus();
  await userEvent.keyboard('{ >}');
  const pressed = performance.now();
  await expect.poll(() => performance.now() - pressed).toBeGreaterThan(1000);
  await userEvent.keyboard('{/ }');
  expect(said()).toEqual(['Press Space in button "Go"']);
});

test('a press on the ground is a step only where the page answers', async () => {
  show('<p id=text>Text</p><div id=ground style="width:300px;height:100px">Ground</div><div id=hand style="cursor:pointer">Hand</div>');
  $('#ground').addEventListener('click', () => $('#text').remove());
  await userEvent.click($('#text'));
  await userEvent.click($('#hand'));
  await userEvent.click($('#ground'));
  await expect.poll(said).toEqual(['Click div "Hand"', 'Click div "Ground"']);
});

test('two clicks are a double click', async () => {
  show('<div role=row tabindex=0><span role=gridcell>Total</span></div>');
  await userEvent.dblClick($('span'));
  expect(said()).toEqual(['Double-click gridcell "Total"']);
});

test('the control is meant, not the icon in it, and as it was before the page changed it', async () => {
  show('<button id=like aria-label=Like><svg width=20 height=20><circle r=9 cx=10 cy=10 /></svg></button>');
  $('button').onclick = () => $('button').setAttribute('aria-label', 'Unlike');
  $('button').onpointerdown = () => $('button').setAttribute('id', 'x1');
  await userEvent.click($('circle'));
  expect(steps()).toMatchObject([
    { label: 'button "Like"', operation: { fingerprint: { name: 'Like', selectors: expect.arrayContaining(['#like']) } } },
  ]);
});

test('an opened menu tells its options with the step that opened it, and the choice belongs to it', async () => {
  show('<button aria-haspopup=listbox>Theme</button><div id=at></div>');
  $('button').onclick = () => {
    $('#at').innerHTML = '<div role=listbox><div role=option>Red</div><div role=option>Blue</div></div>';
  };
  await userEvent.click($('button'));
  await userEvent.click($('[role=option]'));
  expect(steps()).toMatchObject([
    { operation: { type: 'click' }, label: 'button "Theme"', options: [{ label: 'Red' }, { label: 'Blue' }] },
    { operation: { type: 'click' }, label: 'option "Red"', caused: true },
  ]);
});

test('pointing is a step only where it opened what is used next', async () => {
  show(
    '<nav><a href="#a" id=a>Other</a><div id=holder><button id=more aria-haspopup=menu>More</button></div><button id=go>Go</button></nav>',
  );
  $('#more').onmouseenter = () => {
    if (!$('#item')) $('#holder').insertAdjacentHTML('beforeend', '<div role=menu><button id=item role=menuitem>Export</button></div>');
  };
  await userEvent.hover($('#a'));
  await userEvent.hover($('#more'));
  await userEvent.click($('#go'));
  await userEvent.hover($('#a'));
  $('[role=menu]').remove();
  await userEvent.hover($('#more'));
  await userEvent.click($('#item'));
  expect(said()).toEqual(['Click button "Go"', 'Point at button "More"', 'Click menuitem "Export"']);
});

test('pointing counts where only a style shows what is used next', async () => {
  show(
    '<style>.sub{display:none}.top:hover .sub{display:block}</style><ul><li class=top id=top><a href="#p" id=p>Products</a><ul class=sub><li><a href="#c" id=c>Cameras</a></li></ul></li></ul>',
  );
  await userEvent.hover($('#p'));
  await userEvent.click($('#c'));
  expect(said()).toEqual(['Point at link "Products"', 'Click link "Cameras"']);
});

test('scrolling is a step only where it brought what is used next', async () => {
  show(
    '<div id=list style="height:200px;overflow:auto" tabindex=0 aria-label=List role=region><div style="height:900px">Long</div></div><button>Go</button>',
  );
  const list = $('#list');
  let loaded = false;
  list.onscroll = () => {
    if (list.scrollTop > 100 && !loaded)
      list.insertAdjacentHTML('beforeend', '<button id=late style="position:sticky;bottom:0">Late</button>');
    loaded ||= list.scrollTop > 100;
  };
  await page.elementLocator(list).click();
  forget();
  await userEvent.wheel(list, { delta: { y: 150 } });
  await expect.poll(() => $('#late')).not.toBeNull();
  await userEvent.click($('#late'));
  expect(said()).toEqual([expect.stringMatching(/^Scroll down \d+ px/), 'Click button "Late"']);
});

test('a drag is told with both ends', async () => {
  show(
    '<div id=card draggable=true style="width:80px;height:40px">Card</div><div id=bin role=button aria-label=Bin style="width:200px;height:200px"></div>',
  );
  $('#bin').ondragover = (event) => event.preventDefault();
  await userEvent.dragAndDrop($('#card'), $('#bin'));
  expect(steps()).toMatchObject([
    { operation: { type: 'drag', fingerprint: { selectors: expect.arrayContaining(['#card']) }, to: { fingerprint: { name: 'Bin' } } } },
  ]);
});

test('files are told by their names', async () => {
  show('<input type=file aria-label=Photo>');
  // By its path, which makes a trusted event; a File would be set by the driver's own script.
  await userEvent.upload($('input'), `${server.config.root}/public/icons/abra-16.png`);
  await expect.poll(said).toEqual(['Upload abra-16.png to button "Photo"']);
  expect(JSON.stringify(told)).not.toContain('fakepath');
});

test('what stands in a closed shadow root is told with the way into it', async () => {
  show('<my-box></my-box>');
  const root = $('my-box').attachShadow({ mode: 'closed' });
  root.innerHTML = '<label><input type=checkbox id=gift>Gift</label><input aria-label=Name><button>Buy</button>';
  setRootOpener((element) => (element.localName === 'my-box' ? root : element.shadowRoot));
  const inner = (selector: string) => root.querySelector(selector) as HTMLElement;
  const press = async (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    await userEvent.click(document.body, { position: { x: box.x + box.width / 2 - 8, y: box.y + box.height / 2 - 8 }, force: true });
  };
  await press(inner('#gift'));
  await press(inner('[aria-label=Name]'));
  await userEvent.keyboard('Ada');
  await press(inner('button'));
  setRootOpener((element) => element.shadowRoot);
  expect(said()).toEqual(['Check checkbox "Gift"', 'Type "Ada" into textbox "Name"', 'Click button "Buy"']);
  expect(steps()[2]?.operation).toMatchObject({ fingerprint: { shadowPath: [expect.stringMatching(/my-box$/)] } });
});

test('events that a script makes are not heard', () => {
  show('<button>Go</button><input>');
  $('button').click();
  $('input').dispatchEvent(new InputEvent('input', { bubbles: true }));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(told).toEqual([]);
});

test('where it was is told without query and hash', async () => {
  show('<button>Go</button>');
  await userEvent.click($('button'));
  expect(told[0]?.url).toBe(`${location.origin}${location.pathname}`);
});

test('a dialog that the person answers belongs to the step that brought it; what sounds secret is not told', async () => {
  installShim(true);
  const own = { confirm: window.confirm, prompt: window.prompt };
  Object.assign(window, { confirm: () => true, prompt: (text: string) => (text === 'Password' ? 'canary-77' : 'Autumn') });
  show('<button>Delete</button>');
  $('button').addEventListener('click', () => confirm('Really?') && prompt('Why?') && prompt('Password'));
  await userEvent.click($('button'));
  expect(steps().map(({ operation }) => operation.dialogs)).toEqual([
    [
      { kind: 'confirm', text: 'Really?', accept: true },
      { kind: 'prompt', text: 'Why?', accept: true, reply: 'Autumn' },
      { kind: 'prompt', text: 'Password', accept: true },
    ],
  ]);
  expect(said()).toEqual([
    'Click button "Delete", then answer OK to "Really?", then answer "Autumn" to "Why?", then answer what the person types to "Password"',
  ]);
  end();
  Object.assign(window, own);
});

const ledTo = () => steps().map(({ operation }) => (operation.type === 'click' ? (operation.led?.state ?? 'no state') : operation.type));

test('a click that opened or closed something is told with the state that it led to; another one is not', async () => {
  show(
    '<button id=menu aria-expanded=false>More</button><details><summary>Rest</summary><p>Text</p></details><div class=item><div id=head style="cursor:pointer">Orders</div><div class=panel hidden>Inside</div></div><button id=add>Add</button>',
  );
  $('#menu').onclick = () => $('#menu').setAttribute('aria-expanded', String($('#menu').getAttribute('aria-expanded') !== 'true'));
  $('#head').onclick = () => {
    $('.item').classList.toggle('is-open');
    $('.panel').hidden = !$('.panel').hidden;
  };
  $('#add').onclick = () => $('#add').insertAdjacentHTML('afterend', '<p>One more</p>');
  for (const selector of ['#menu', 'summary', '#head', '#add', '#head', '#menu']) await userEvent.click($(selector));
  end();
  expect(ledTo()).toEqual(['expanded', 'expanded', 'shown', 'no state', 'hidden', 'collapsed']);
});

test('what came of a press is told with its step: a number beside it, what the page keeps, the focus, a look, or nothing', async () => {
  show(`<button id=add>Add</button><b id=badge>1</b><button id=keep>Keep</button><button id=like>Like</button><button id=dead>Dead</button>
    <button id=open>Open</button><p>ground</p>`);
  $('#add').onclick = () => {
    $('#badge').textContent = '2';
  };
  $('#keep').onclick = () => localStorage.setItem('cart', '1');
  $('#like').onclick = () => $('#like').classList.add('liked');
  $('#open').onclick = () => document.body.insertAdjacentHTML('beforeend', '<div role=dialog aria-label=More>Hello</div>');
  for (const id of ['add', 'keep', 'like', 'dead', 'open']) await userEvent.click($(`#${id}`));
  await userEvent.click($('p'));
  end();
  localStorage.clear();
  expect(steps().map(({ delta }) => delta?.effects ?? delta?.opened)).toEqual([
    ['text of #badge'],
    ['storage cart'],
    ['look of button Like'],
    undefined,
    ['dialog More'],
  ]);
  // Values stay in the page.
  expect(steps()[0]?.delta?.changed).toMatchObject([{ field: 'text', from: '', to: '' }]);
});

test('what comes later than a while after a step came by itself', async () => {
  show('<button>Wait</button><b id=badge>1</b>');
  await userEvent.click($('button'));
  await within(2700, aborted);
  $('#badge').textContent = '2';
  end();
  expect(steps().map(({ delta }) => delta)).toEqual([undefined]);
});
