import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Shown } from '../../model/page/shown';
import { installShim } from '../shim/install-shim';
import { $, end, onRecordedPage, said, show, steps } from './showing.fixture';

onRecordedPage();

const pointOf = ({ operation }: Shown) => ('fingerprint' in operation ? operation.fingerprint?.offset : undefined);
const press = (selector: string, x: number, y: number) => userEvent.click($(selector), { position: { x, y } });

test.each([
  ['a canvas', '<canvas id=on width=300 height=200></canvas>'],
  [
    'a canvas in a container that has the focus',
    '<div id=on tabindex=0 style="width:300px;height:200px"><canvas width=300 height=200></canvas></div>',
  ],
  [
    'a drawing in a container',
    '<div id=on tabindex=0 style="width:300px;height:200px"><svg width=300 height=200><rect width=300 height=200 /></svg></div>',
  ],
  ['a map of tiles', '<div id=on tabindex=0 style="width:1000px;height:500px"></div>'],
  [
    'an icon of a header',
    '<div id=on role=columnheader tabindex=0 style="width:300px;height:200px;position:relative">Make<i style="position:absolute;left:50px;top:50px;width:60px;height:60px"></i></div>',
  ],
])('where in %s was pressed is kept', async (_what, html) => {
  show(html);
  await press('#on', 75, 80);
  await expect.poll(said).toHaveLength(1);
  const { width, height } = $('#on').getBoundingClientRect();
  expect(steps().map(pointOf)).toEqual([{ x: expect.closeTo(75 / width, 2), y: expect.closeTo(80 / height, 2) }]);
});

test('a sign in a box that only gets the focus is what was pressed', async () => {
  show('<div tabindex=-1 style="width:900px;height:300px">lines<span title="Fold line" style="cursor:pointer">v</span></div>');
  await userEvent.click($('span'));
  expect(said()).toEqual([expect.stringContaining('Click span "Fold line"')]);
});

test('a button is the same all over', async () => {
  show('<button style="width:300px;height:200px"><svg width=120 height=120><rect width=120 height=120 /></svg> Save</button>');
  await press('button', 10, 10);
  expect(steps().map(pointOf)).toEqual([undefined]);
});

test('a press on the ground is a step where the page answers later, and not where something moves by itself', async () => {
  show('<p id=clock>0</p><div id=day style="width:200px;height:60px">7 May</div><p id=text>Text</p>');
  const clock = $('#clock');
  let isRunning = true;
  const tick = () => {
    clock.replaceChildren(document.createElement('b'));
    if (isRunning) requestAnimationFrame(tick);
  };
  tick();
  // Later than one task, as pages answer that wait for a second click.
  $('#day').onclick = () => {
    $('#day').animate([], { duration: 300 }).onfinish = () => document.body.append(document.createElement('form'));
  };
  await userEvent.click($('#text'));
  await userEvent.click($('#day'));
  await expect.poll(said).toEqual(['Click div "7 May"']);
  isRunning = false;
});

test.each(['mousedown', 'mouseup'] as const)('a menu that acts at %s and is gone before the click', async (name) => {
  show('<div role=menu><div role=menuitem id=above>Insert above</div></div><p>Rest</p>');
  $('#above').addEventListener(name, () => $('[role=menu]').remove());
  await userEvent.click($('#above'));
  await expect.poll(said).toEqual(['Click menuitem "Insert above"']);
});

test('a drag ends on what was there, not on the picture of what is dragged', async () => {
  show(
    '<div id=card style="width:80px;height:40px;user-select:none">Card</div><div id=list role=list aria-label=Done style="width:300px;height:200px;margin-top:40px"></div>',
  );
  let picture: HTMLElement | undefined;
  $('#card').onpointerdown = () => {
    document.onpointermove = ({ clientX, clientY }) => {
      picture ??= document.body.appendChild(document.createElement('div'));
      picture.textContent = 'Card';
      picture.style.cssText = `position:fixed;left:${clientX - 20}px;top:${clientY - 10}px;width:80px;height:40px;background:#eee`;
    };
    document.onpointerup = () => {
      $('#list').append($('#card'));
      picture?.remove();
      document.onpointermove = null;
      document.onpointerup = null;
    };
  };
  await userEvent.dragAndDrop($('#card'), $('#list'), { targetPosition: { x: 60, y: 150 } });
  expect(steps()).toMatchObject([
    {
      operation: {
        type: 'drag',
        fingerprint: { selectors: expect.arrayContaining(['#card']), offset: { x: expect.closeTo(0.5, 1) } },
        to: {
          fingerprint: { selectors: expect.arrayContaining(['#list']), offset: { x: expect.closeTo(0.2, 1), y: expect.closeTo(0.75, 1) } },
        },
      },
    },
  ]);
});

test('a press on the ground is a step where the page acts on the button going down', async () => {
  show('<div id=cells style="width:200px;height:60px"></div><div id=mark></div>');
  $('#cells').onmousedown = () => {
    $('#mark').style.left = '20px';
  };
  await press('#cells', 20, 20);
  await expect.poll(said).toHaveLength(1);
});

test.each(['mouseup', 'click'] as const)('a native dialog at %s belongs to the press on the ground', async (name) => {
  installShim(true);
  const own = window.prompt;
  window.prompt = () => 'Day off';
  show('<button>Month</button><div id=day style="width:200px;height:60px"></div>');
  $('#day').addEventListener(name, () => {
    $('#day').className = 'chosen';
    prompt('What is then?');
  });
  await userEvent.click($('button'));
  await press('#day', 20, 20);
  await expect.poll(said).toEqual(['Click button "Month"', expect.stringMatching(/^Click .*, then answer "Day off" to "What is then\?"/)]);
  end();
  window.prompt = own;
});

test('each press that moves a selection is a step, however soon after the last one', async () => {
  show('<div id=cells style="width:200px;height:60px"></div><div id=mark></div>');
  $('#cells').onmousedown = ({ clientX }) => {
    $('#mark').style.left = `${clientX}px`;
  };
  await press('#cells', 20, 20);
  await press('#cells', 90, 20);
  await expect.poll(said).toHaveLength(2);
});

test('a drag whose native drag and drop the page prevented is the drag, and no click', async () => {
  show(
    '<button id=new draggable=true>New gateway</button><div id=drawing role=list aria-label=Drawing style="width:300px;height:200px"></div>',
  );
  $('#new').ondragstart = (event) => {
    event.preventDefault();
    document.onpointerup = () => {
      $('#drawing').append(document.createElement('i'));
      document.onpointerup = null;
    };
  };
  await userEvent.dragAndDrop($('#new'), $('#drawing'), { targetPosition: { x: 60, y: 150 } });
  expect(said()).toEqual([expect.stringMatching(/^Drag button "New gateway" to list "Drawing"/)]);
});

test('a press that is released elsewhere is no click', async () => {
  show('<button>Save</button><p style="width:300px;height:100px">Text</p>');
  await userEvent.dragAndDrop($('button'), $('p'));
  expect(said()).toEqual([]);
});

test('a double click that makes a field of a text is a step of its own', async () => {
  show('<h1>Welcome</h1>');
  $('h1').ondblclick = () => {
    $('h1').contentEditable = 'true';
    $('h1').focus();
  };
  await userEvent.dblClick($('h1'));
  await userEvent.keyboard('Hello');
  expect(said()).toEqual([expect.stringMatching(/^Double-click heading/), expect.stringMatching(/^Type /)]);
});

test('what changed only as the pointer moved answers a press there', async () => {
  show('<div id=drawing style="width:300px;height:200px"><div id=layer></div></div>');
  $('#drawing').onpointermove = () => $('#layer').replaceChildren(document.createElement('i'));
  $('#drawing').onclick = () => $('#layer').append(document.createElement('b'));
  await userEvent.hover($('#drawing'), { position: { x: 40, y: 50 } });
  await press('#drawing', 80, 60);
  await expect.poll(said).toHaveLength(1);
});

test('a press in a frame is a step where the document around it answers', async () => {
  show('<p id=on style="width:300px;height:200px">We sell tea</p>');
  const around = window.parent.document;
  const mark = around.createElement('i');
  $('#on').onclick = () => around.body.append(mark);
  await press('#on', 80, 60);
  await expect.poll(said).toEqual(['Click paragraph "We sell tea"']);
  mark.remove();
});

test('a drag ends on what was there, however it was marked on the way', async () => {
  show(
    '<div id=card style="width:80px;height:40px;user-select:none">Card</div><div id=list role=list aria-label=Done style="width:300px;height:200px"></div>',
  );
  $('#card').onpointerdown = () => {
    document.onpointermove = () => $('#list').classList.add('drop');
    document.onpointerup = () => {
      document.onpointermove = null;
      document.onpointerup = null;
    };
  };
  await userEvent.dragAndDrop($('#card'), $('#list'), { targetPosition: { x: 60, y: 150 } });
  expect(said()).toEqual([expect.stringMatching(/^Drag div "Card" to list "Done"/)]);
});

test('a press on what the page draws anew at once is a click, though none comes', async () => {
  show('<div id=drawing tabindex=0 style="width:300px;height:200px"><i style="display:block;width:300px;height:200px"></i></div>');
  $('#drawing').onpointerdown = () => $('#drawing').replaceChildren($('i').cloneNode());
  await press('#drawing', 80, 60);
  await expect.poll(said).toHaveLength(1);
});

test('an icon that says what it does is a step whatever the page shows of it', async () => {
  show('<div title="Connect to other element" style="width:30px;height:30px"></div>');
  await press('[title]', 10, 10);
  await expect.poll(said).toEqual(['Click div "Connect to other element"']);
});
