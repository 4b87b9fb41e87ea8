import { describe, expect, test } from 'vitest';
import type { LegOperation } from '../../model/run/leg';
import type { Told } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { $, onBarePage, type Step, send } from './run-leg.fixture';

onBarePage();

const FORM = `<input id="user" aria-label="Username"><input id="mail" aria-label="Mail">
  <p id="said" role="alert"></p><p id="hint">Your name here</p><button id="a">Log in</button><a id="b" href="#b">Home</a>`;
const WRONG = 'Your username is invalid!';
const shows = (html: string) => () => document.body.insertAdjacentHTML('beforeend', html);
const REQUEST = { effects: ['storage asked'] };

/** What comes of a press of #a that is promised to ask the server, and whose answer the page tells as `does` says. */
async function pressed(
  does: () => unknown,
  expects: LegOperation['expects'],
  then: Step[] = [],
  first: Step = { type: 'click', selector: '#a' },
) {
  document.body.innerHTML = FORM;
  const answered = async () => {
    await fetch('/package.json');
    sessionStorage.setItem('asked', String(performance.now()));
    does();
  };
  $('#a').onclick = () => void answered();
  for (const id of ['#user', '#mail']) $(id).onfocus = () => does();
  const { records, bail } = await send([{ ...first, ...(expects && { expects }) } as Step, ...then]);
  return { kind: bail?.kind, instead: (bail as { instead?: Told } | undefined)?.instead, effects: records[0]?.delta.effects ?? [] };
}

describe('what the page marks as wrong is not what was promised, whatever else came', () => {
  const cases: [what: string, does: () => unknown][] = [
    ['an alert', shows(`<p role="alert">${WRONG}</p>`)],
    ['an alert that was there, and empty', () => ($('#said').textContent = WRONG)],
    ['a text of a class for errors', shows(`<p class="error">${WRONG}</p>`)],
    ['the same, written as one word', shows(`<div class="MuiFormHelperText-root Mui-error"><span>${WRONG}</span></div>`)],
    ['a toast', shows(`<ol><li role="status" data-type="error">${WRONG}</li></ol>`)],
    ['a hint that becomes an error', () => Object.assign($('#hint'), { className: 'is-invalid', textContent: WRONG })],
    [
      'the message that a field names',
      () => {
        $('#user').setAttribute('aria-errormessage', 'hint');
        $('#hint').textContent = WRONG;
      },
    ],
  ];
  for (const [what, does] of cases)
    test(what, async () => {
      expect(await pressed(does, REQUEST)).toMatchObject({ kind: 'no-effect', instead: saying('shownInstead', { text: WRONG }) });
    });

  test('a field', async () => {
    const marks = () => $('#user').setAttribute('aria-invalid', 'true');
    expect(await pressed(marks, REQUEST)).toMatchObject({
      kind: 'no-effect',
      instead: saying('markedWrong', { thing: { thing: 'Username' } }),
    });
  });

  test.each([
    ['is highlighting, and no complaint', '#code', undefined],
    ['beside it is one', '#said', 'no-effect'],
  ])('what an editor marks in its own text %s', async (_what, place, kind) => {
    document.body.innerHTML = `<div id="code" style="width:200px;height:80px"><textarea id="keys" style="opacity:0;width:1px;height:1px"></textarea></div>
      <div id="said"></div><p id="more"></p>`;
    $('#keys').onkeydown = () => {
      $(place).insertAdjacentHTML('beforeend', '<span class="error">Expected ","</span>');
      $('#more').textContent = 'More';
    };
    $('#keys').focus();
    const { bail } = await send([{ type: 'press', selector: '#keys', key: 'Enter', expects: { effects: ['text of #more'] } }]);
    expect(bail?.kind).toBe(kind);
  });

  test('be the next target there or not, and on the promised page too', async () => {
    const wrong = shows(`<p class="error">${WRONG}</p>`);
    expect(await pressed(wrong, REQUEST, [{ type: 'click', selector: '#b' }])).toMatchObject({ kind: 'no-effect' });
    expect(await pressed(wrong, { navigatesTo: location.pathname })).toMatchObject({ kind: 'no-effect' });
  });

  test('also after a field that is sent by Enter', async () => {
    document.body.innerHTML = FORM.replace('<input id="user"', '<form onsubmit="return false"><input id="user"').replace(
      '<input id="mail"',
      '</form><input id="mail"',
    );
    $('form').addEventListener('submit', shows(`<p role="alert">${WRONG}</p><p>More</p>`));
    const step = { type: 'type', selector: '#user', text: 'ada', submit: true, expects: { appeared: ['p More'] } } as Step;
    expect((await send([step])).bail?.kind).toBe('no-effect');
  });

  test('an operation that promised nothing tells of it', async () => {
    expect((await pressed(shows(`<p class="error">${WRONG}</p>`), undefined)).effects).toContain(`wrong ${WRONG}`);
    expect((await pressed(() => $('#user').setAttribute('aria-invalid', 'true'), undefined)).effects).toContain('wrong Username');
  });
});

describe('not so', () => {
  const cases: [what: string, does: () => unknown, expects: LegOperation['expects']][] = [
    ['a message that was promised', shows(`<p role="alert">${WRONG}</p>`), { appeared: [`alert ${WRONG}`] }],
    ['one of its kind that was promised, whatever it says', shows('<p role="alert">Saved at 10:42</p>'), { appeared: ['alert'] }],
    ['an error that was promised', shows(`<p class="error">${WRONG}</p>`), { effects: ['storage asked', `wrong ${WRONG}`] }],
    ['an alert of success', shows('<p role="alert" class="alert alert-success">Saved</p>'), REQUEST],
    ['an alert on the promised page', shows('<p role="alert">Welcome</p>'), { navigatesTo: location.pathname }],
    [
      'an alert that nobody sees',
      shows('<p role="alert" style="position:absolute;width:1px;height:1px;overflow:hidden">Cart</p>'),
      REQUEST,
    ],
    ['a button of danger', shows('<button class="btn-danger">Delete</button><p class="terror">Chance</p><p></p>'), REQUEST],
    [
      'a mark that went again',
      () => {
        shows(`<p class="error">${WRONG}</p>`)();
        void fetch('/package.json').then(() => document.querySelector('.error')?.remove());
      },
      REQUEST,
    ],
  ];
  for (const [what, does, expects] of cases)
    test(what, async () => {
      expect(await pressed(does, expects)).toMatchObject({ kind: undefined });
    });

  test('a field that complains as soon as it is left', async () => {
    const marks = () => $('#user').setAttribute('aria-invalid', 'true');
    const into = { type: 'click', selector: '#mail' } as Step;
    const next = { type: 'type', selector: '#mail', text: 'x' } as Step;
    expect(await pressed(marks, { changed: ['aria-invalid of Other', 'aria-invalid of Username'] }, [next], into)).toMatchObject({
      kind: undefined,
    });
  });
});
