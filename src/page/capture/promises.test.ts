import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aborted, within } from '../../lib/deadline';
import { turn } from '../rest/turn';
import { installShim } from '../shim/install-shim';
import { $, end, onRecordedPage, said, show, steps } from './showing.fixture';

onRecordedPage();
beforeAll(() => installShim(true));

test('steps of one moment are told apart: what came of a press is no promise of the pointing before it', async () => {
  show(
    '<style>.sub{visibility:hidden}li:hover .sub{visibility:visible}</style><ul><li><a href="#p" id=p>Products</a> <button class=sub>More</button></ul>',
  );
  $('button').onclick = () => document.body.insertAdjacentHTML('beforeend', '<div role=dialog aria-label=All>All</div>');
  await userEvent.hover($('#p'));
  await userEvent.click($('button'));
  end();
  expect(said()).toEqual(['Point at link "Products"', 'Click button "More"']);
  expect(steps().map(({ delta }) => delta?.opened)).toEqual([undefined, ['dialog All']]);
});

test('what pointing at the next thing shows, and its going, is no promise of the press before', async () => {
  show('<button id=go>Go</button><output></output><p style="margin-top:80px"><button id=next>Next</button></p>');
  $('#go').onclick = () => {
    $('output').textContent = 'gone';
  };
  const tip = Object.assign(document.createElement('div'), { role: 'tooltip', textContent: 'What is next' });
  $('#next').onmouseenter = () => document.body.append(tip);
  $('#next').onmouseleave = () => tip.remove();
  await userEvent.click($('#go'));
  await userEvent.hover($('#next'));
  expect(tip.isConnected).toBe(true);
  await userEvent.click($('#next'));
  await userEvent.hover($('#go'));
  end();
  expect(steps().map(({ delta }) => [delta?.opened, delta?.appeared.length, delta?.disappeared.length, delta?.effects])).toEqual([
    [undefined, 0, 0, ['text of output']],
    [undefined, undefined, undefined, undefined],
  ]);
});

test('what pointing at a part shows is no promise of the press before, in an application that is one element for all its parts', async () => {
  show('<div tabindex=0 style="width:100vw;height:100vh"><div id=go>1</div><div id=next style="margin-top:80px">Bold</div></div>');
  $('#go').onmousedown = () => {
    $('#go').textContent = '2';
  };
  const tip = Object.assign(document.createElement('div'), { textContent: 'Bold (Ctrl+B)', style: 'position:fixed;top:200px' });
  $('#next').onmouseenter = () => document.body.append(tip);
  await userEvent.click($('#go'));
  await userEvent.hover($('#next'));
  expect(tip.isConnected).toBe(true);
  end();
  expect(steps().map(({ delta }) => [delta?.appeared.length, delta?.effects])).toEqual([[0, ['text of #go']]]);
});

test('how it looks is no promise either', async () => {
  show(`<p style="position:fixed;top:200px">Tip</p><button id=go style="width:20px;height:20px"></button><button id=next>Next</button>`);
  $('#go').onclick = () => $('#go').classList.add('on');
  $('#next').onmouseenter = () => $('p').classList.add('near');
  await userEvent.click($('#go'));
  await userEvent.hover($('#next'));
  expect($('p').className).toBe('near');
  end();
  expect(steps().map(({ delta }) => delta?.effects)).toEqual([['look of #go']]);
});

describe('a look that passes by itself is no promise, also where the next step began before it went', () => {
  const effects = () => steps().map(({ delta }) => delta?.effects ?? []);
  const shown = async (does: () => void, next: () => void = () => undefined) => {
    show('<i id=s>*</i><button id=go>Go</button><button id=next>Next</button>');
    $('#go').onclick = does;
    $('#next').onclick = next;
    await userEvent.click($('#go'));
    await userEvent.click($('#next'));
  };
  test('it fades', async () => {
    await shown(() => {
      $('#s').className = 'is-active';
      window.setTimeout(() => ($('#s').className = ''), 600);
    });
    await expect.poll(() => $('#s').className).toBe('');
    end();
    expect(effects()).toEqual([[], []]);
  });
  test('the recording ends while something is still to come', async () => {
    let timer = 0;
    await shown(() => {
      $('#s').className = 'is-active';
      timer = window.setTimeout(() => ($('#s').className = ''), 2000);
    });
    end();
    clearTimeout(timer);
    expect(effects()[0]).toEqual([]);
  });
  test('it stays', async () => {
    await shown(() => ($('#s').className = 'on'));
    end();
    expect(effects()[0]).toEqual(['look of #s']);
  });
  test('the next step ends it', async () => {
    await shown(
      () => ($('#s').className = 'on'),
      () => ($('#s').className = ''),
    );
    end();
    expect(effects()).toEqual([['look of #s'], ['look of #s']]);
  });
});

test('what is called otherwise soon after it came is promised by both its names', async () => {
  show('<button id=go>Go</button><button id=next>Next</button><ul></ul>');
  $('#go').onclick = () => {
    $('ul').innerHTML = '<li>Ada (sending)</li>';
    window.setTimeout(() => ($('li').textContent = 'Ada'), 400);
  };
  await userEvent.click($('#go'));
  await userEvent.click($('#next'));
  await expect.poll(() => $('li').textContent).toBe('Ada');
  end();
  expect(steps()[0]?.delta?.appeared.map(({ text }) => text)).toEqual(['Ada (sending)', 'Ada']);
});

test('what comes while the step before has something to come is no promise of the next, which was answered', async () => {
  show('<button id=go>Go</button><button id=next>Next</button><p id=said></p>');
  let timer = 0;
  $('#go').onclick = () => (timer = window.setTimeout(() => undefined, 2000));
  $('#next').onclick = () => $('#said').append('!');
  await userEvent.click($('#go'));
  await userEvent.click($('#next'));
  await expect.poll(() => steps()[1]?.delta).toBeTruthy();
  document.body.insertAdjacentHTML('beforeend', '<div role=dialog aria-label=All>All</div>');
  end();
  clearTimeout(timer);
  expect(steps().map(({ delta }) => delta?.opened ?? delta?.effects)).toEqual([undefined, ['text of #said']]);
});

test('a key that moves the caret or selects promises nothing: what goes meanwhile went by itself', async () => {
  show('<div contenteditable=true aria-label=Text style="height:40px">Tea</div><p role=status>Saved</p>');
  const field = $('[contenteditable]');
  field.onkeydown = (event) => event.key === 'a' && $('p').remove();
  field.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  end();
  expect(document.querySelector('p')).toBeNull();
  expect(steps().map(({ operation, delta }) => [operation.type, delta])).toEqual([['press', undefined]]);
});

test('what an editor stores later than a step was done was the text before it; what a step stores at once is its own', async () => {
  sessionStorage.clear();
  show('<div contenteditable=true aria-label=Text style="height:40px">Tea</div><button>Next</button>');
  const field = $('[contenteditable]');
  const save = (name: string) => sessionStorage.setItem(name, field.textContent ?? '');
  field.onkeydown = ({ key, ctrlKey }) => ctrlKey && key === 'b' && save('bold');
  await userEvent.click(field);
  await userEvent.keyboard('s{Escape}');
  await turn();
  save('late');
  await userEvent.keyboard('{Control>}b{/Control}');
  await userEvent.keyboard('t');
  await userEvent.click($('button'));
  await turn();
  save('late');
  end();
  expect(steps().map(({ operation, delta }) => [operation.type, delta?.effects])).toEqual([
    ['click', undefined],
    ['type', undefined],
    ['press', undefined],
    ['press', ['storage bold']],
    ['type', undefined],
    ['click', undefined],
  ]);
});

test('how an editor draws its caret is no promise of a key', async () => {
  show('<div contenteditable=true aria-label=Text style="height:40px">Tea</div><i></i>');
  $('[contenteditable]').focus();
  await userEvent.keyboard('{Escape}');
  $('i').className = 'caret';
  await turn();
  end();
  expect(steps().map(({ operation, delta }) => [operation.type, delta])).toEqual([['press', undefined]]);
});

test('what a key does is no promise of the click before it', async () => {
  show('<div id=pad role=button tabindex=0 aria-label="At 1">pad</div>');
  $('#pad').onkeydown = () => $('#pad').insertAdjacentHTML('beforebegin', '<b>moved</b>');
  await userEvent.click($('#pad'));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  end();
  expect(steps()[0]?.delta?.appeared ?? []).toEqual([]);
});

test('what comes while the pointer rests on half of the page came by itself', async () => {
  show('<main style="position:fixed;inset:0" aria-label=All><p>Words</p></main>');
  await userEvent.hover($('main'));
  await within(300, aborted);
  $('main').insertAdjacentHTML('beforeend', '<button>Late</button>');
  await userEvent.click($('button'));
  expect(said()).toEqual(['Click button "Late"']);
});

test('a key in a field that was filled is of the field as it stands then: another one like it may have come', async () => {
  show('<form onsubmit="return false"><input aria-label=Filter></form>');
  $('input').oninput = () => {
    if (!document.querySelector('input + input')) $('input').insertAdjacentHTML('afterend', '<input aria-label=Filter>');
  };
  await userEvent.click($('input'));
  await userEvent.keyboard('a{Escape}');
  expect(
    steps()
      .slice(-2)
      .map(({ operation }) => ('fingerprint' in operation ? operation.fingerprint?.ordinal : undefined)),
  ).toEqual([
    { index: 0, of: 1 },
    { index: 0, of: 2 },
  ]);
});

test('a control that only a style shows is pointed at, also where its row was drawn anew under the pointer', async () => {
  const row = (name: string) => `<li><label><input type=checkbox> ${name}</label> <button aria-label="Remove ${name}">x</button></li>`;
  show(`<style>li button{visibility:hidden}li:hover button{visibility:visible}</style><ul>${row('Tea')}</ul>`);
  $('input').onchange = () => {
    $('ul').innerHTML = row('Tea');
  };
  await userEvent.click($('input'));
  await userEvent.click($('button'), { force: true });
  expect(said()).toEqual([
    expect.stringMatching(/^Check checkbox "Tea"/),
    expect.stringMatching(/^Point at /),
    'Click button "Remove Tea"',
  ]);
});

test('what a person scrolls to next is no promise of the press before', async () => {
  show(
    '<button id=go>Go</button><div id=list style="height:100px;overflow:auto"><p style="height:600px">1</p></div><p style="height:3000px">2</p>',
  );
  const scrolled = (target: EventTarget) => new Promise((resolve) => target.addEventListener('scroll', resolve, { once: true }));
  await userEvent.click($('#go'));
  const [list, page] = [scrolled($('#list')), scrolled(document)];
  await userEvent.wheel($('#list'), { delta: { y: 60 } });
  await list;
  await userEvent.wheel($('#go'), { delta: { y: 120 } });
  await page;
  expect(scrollY).toBeGreaterThan(0);
  end();
  expect(steps().map(({ delta }) => delta?.effects)).toEqual([undefined]);
});
