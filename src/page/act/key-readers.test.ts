import { describe, expect, test } from 'vitest';
import { $, onBarePage, run } from '../run-leg/run-leg.fixture';

onBarePage();

/** Pages that read keys one by one. What they read stands in `heard`. */
let heard = '';
const hearing = (at: EventTarget, onKey: (event: KeyboardEvent) => void = () => undefined, type = 'keydown') => {
  heard = '';
  at.addEventListener(type, (event) => {
    const { key } = event as KeyboardEvent;
    if (key.length === 1) heard += key;
    if (key === 'Enter') heard += '\n';
    onKey(event as KeyboardEvent);
  });
};
const type = (selector: string, text: string, more: object = {}) => ({ type: 'type' as const, selector, text, ...more });
const HIDDEN = 'style="position:absolute;width:1px;height:1px;opacity:0"';
const TEXTS = ['ls -l', 'Ab1!?_"~', 'Привет', 'Ünïcödé', 'αβγ', 'שלום'];

describe('a page that reads keys one by one gets all of them, in their order', () => {
  test.each(TEXTS)('in a field that is seen: %s', async (text) => {
    const told = await run('<input id=x>', [type('#x', text)], {}, () => hearing($('#x')));
    expect([told.slice(0, 4), heard, $<HTMLInputElement>('#x').value]).toEqual(['done', text, text]);
  });

  test.each(TEXTS)('in a terminal with a hidden field that prevents each: %s', async (text) => {
    const told = await run(
      `<div id=x style="width:300px;height:100px">$ <textarea ${HIDDEN}></textarea></div>`,
      [type('#x', text)],
      {},
      () => {
        const field = $('#x textarea');
        $('#x').onclick = () => field.focus();
        hearing(field, (event) => event.preventDefault());
      },
    );
    expect([told.split(' ')[0], heard]).toEqual(['done', text]);
  });

  test.each(TEXTS)('on an element that takes no text, shown as it comes: %s', async (text) => {
    const told = await run('<div id=x tabindex=0 style="height:50px">type</div>', [type('#x', text)], {}, () =>
      hearing($('#x'), () => {
        $('#x').textContent = heard;
      }),
    );
    expect([told.split(' ')[0], heard]).toEqual(['done', text]);
  });

  test.each(['keypress', 'keyup'])('that listens to %s', async (kind) => {
    await run('<input id=x>', [type('#x', 'abc D')], {}, () => hearing($('#x'), undefined, kind));
    expect(heard).toBe('abc D');
  });

  test('by a handler in a property, far above', async () => {
    heard = '';
    window.onkeydown = ({ key }) => {
      heard += key;
    };
    await run('<main><input id=x></main>', [type('#x', 'abc')]);
    window.onkeydown = null;
    expect(heard).toBe('abc');
  });

  test('by code and Shift, as a keyboard has them', async () => {
    let read = '';
    await run('<input id=x>', [type('#x', 'aB1!')], {}, () => {
      $('#x').onkeydown = ({ code, shiftKey, key }) => {
        if (key !== 'Shift') read += `${shiftKey ? '+' : ''}${code} `;
      };
    });
    expect(read.trim()).toBe('KeyA +KeyB Digit1 +Digit1');
  });

  test('one key a frame: the next comes when the last is done', async () => {
    let busy = false;
    let word = '';
    await run('<canvas id=x tabindex=0 width=100 height=50></canvas>', [type('#x', 'hello')], {}, () => {
      $('#x').onkeydown = ({ key }) => {
        if (busy) return;
        busy = true;
        requestAnimationFrame(() =>
          window.setTimeout(() => {
            word += key;
            busy = false;
          }, 20),
        );
      };
    });
    expect(word).toBe('hello');
  });

  test('line breaks are Enter in a terminal, and come in one piece into a field that would send them', async () => {
    await run(`<div id=x style="width:300px;height:100px">$ <textarea ${HIDDEN}></textarea></div>`, [type('#x', 'ls\npwd')], {}, () => {
      $('#x').onclick = () => $('#x textarea').focus();
      hearing($('#x textarea'), (event) => event.preventDefault());
    });
    expect(heard).toBe('ls\npwd');
    let sent = 0;
    const told = await run('<textarea id=x></textarea>', [type('#x', 'one\ntwo')], {}, () => {
      $('#x').onkeydown = ({ key }) => {
        if (key === 'Enter') sent++;
      };
    });
    expect([told.slice(0, 4), sent, $<HTMLTextAreaElement>('#x').value]).toEqual(['done', 0, 'one\ntwo']);
  });
});

describe('a sheet with one hidden field', () => {
  /** As Handsontable does it: the field is hidden until a key comes, and stands in the cell from then on. */
  const sheet = () => {
    const field = $<HTMLTextAreaElement>('#f');
    let cell: HTMLElement | undefined;
    const open = () => {
      field.style.cssText = 'width:100px;height:20px';
      field.value = '';
    };
    const close = () => {
      if (cell && field.style.width === '100px') cell.textContent = field.value;
      field.value = '';
      field.style.cssText = 'position:absolute;width:1px;height:1px;opacity:0';
    };
    for (const one of document.querySelectorAll('td'))
      one.onmousedown = () => {
        close();
        cell = one;
        window.setTimeout(() => field.focus());
      };
    field.onkeydown = ({ key }) => {
      if (key === 'Enter') close();
      else if (key.length === 1 && field.style.width === '1px') open();
    };
  };
  const SHEET = `<table><tr><td id=a>old</td><td id=b>x</td></tr></table><textarea id=f ${HIDDEN}></textarea>`;

  test('takes a text into the chosen cell', async () => {
    const told = await run(SHEET, [type('#a', 'Rent 10.50', { submit: true }), type('#b', '200', { submit: true })], {}, sheet);
    expect(told.match(/done/g)).toHaveLength(2);
    expect([$('#a').textContent, $('#b').textContent]).toEqual(['Rent 10.50', '200']);
  });
});

describe('what cannot arrive is told', () => {
  test('no key writes an ideograph or an emoji where there is no field', async () => {
    for (const text of ['你好', 'a😀']) {
      const told = await run('<div id=x tabindex=0>type</div>', [type('#x', text)], {}, () => hearing($('#x')));
      expect([told.includes('bail value-rejected'), heard]).toEqual([true, '']);
    }
  });

  test('into a field they come as an input method brings them', async () => {
    await run('<input id=x>', [type('#x', 'a你好😀👍🏽b')], {}, () => hearing($('#x')));
    expect([heard, $<HTMLInputElement>('#x').value]).toEqual(['ab', 'a你好😀👍🏽b']);
  });

  test('keys that a page lets fall', async () => {
    const told = await run('<div id=x tabindex=0>only digits:</div>', [type('#x', '12a4')], {}, () => {
      $('#x').onkeydown = ({ key }) => {
        if (/\d/.test(key)) $('#x').append(key);
      };
    });
    expect(told).toContain('bail value-rejected 12a4 / only digits:124');
  });

  test('a hidden field that nobody reads', async () => {
    const told = await run(
      `<div id=x style="width:300px;height:100px">$ <textarea ${HIDDEN}></textarea></div>`,
      [type('#x', 'abc')],
      {},
      () => {
        const field = $<HTMLTextAreaElement>('#x textarea');
        $('#x').onclick = () => field.focus();
        field.oninput = () => {
          field.value = '';
        };
      },
    );
    expect(told).toContain('bail value-rejected abc');
  });

  test('shortcuts of the whole page are no place for a text, nor is a button', async () => {
    window.onkeydown = ({ key }) => {
      heard += key;
    };
    heard = '';
    for (const html of ['<h2 id=x>Archive</h2>', '<button id=x>Archive</button>', '<p id=x>Text</p>'])
      expect(await run(html, [type('#x', 'e')])).toContain('takes no text');
    window.onkeydown = null;
    expect(heard).toBe('');
  });
});
