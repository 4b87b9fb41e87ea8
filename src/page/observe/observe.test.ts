import { afterEach, expect, test } from 'vitest';
import { noDelta } from './delta';
import { type Observation, observe } from './observe';

let observation: Observation | undefined;
afterEach(() => {
  observation?.stop();
  document.body.innerHTML = '';
});

/** Lines a person reads: what `work` changed on a page of this html. */
function told(html: string, work: (body: HTMLElement) => void): string {
  document.body.innerHTML = html;
  observation = observe();
  observation.mark();
  work(document.body);
  return lines(observation);
}

function lines(watching: Observation): string {
  const { delta } = watching.change();
  const { appeared, disappeared, changed, focus, opened = [], closed = [], title } = delta;
  return [
    title && `title ${title.from} > ${title.to}`,
    ...opened.map((name) => `opened ${name}`),
    ...closed.map((name) => `closed ${name}`),
    ...appeared.map(
      ({ selector, role, name, text }) => `+ ${[role, name && `"${name}"`, text && `'${text}'`, selector].filter(Boolean).join(' ')}`,
    ),
    ...disappeared.map(
      ({ selector, role, name, text }) => `- ${[role, name && `"${name}"`, text && `'${text}'`, selector].filter(Boolean).join(' ')}`,
    ),
    ...changed.map(
      ({ selector, name, field, from, to }) => `~ ${selector}${name ? ` "${name}"` : ''} ${field}: ${from || '""'} > ${to || '""'}`,
    ),
    focus && `focus ${focus.role ?? focus.tagName} "${focus.name ?? ''}"`,
  ]
    .filter(Boolean)
    .join('\n');
}

const $ = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;

test('what stays hidden is passed over with all that is in it, and nothing after it', () => {
  const style = '<style>.off, [hidden] { display: none } .all-on .off { display: block }</style>';
  const page = `${style}<section hidden><p>One <b>two</b><i><u>three</u></i></p></section><p class="off">Shown</p><div><p class="off">Too</p></div>`;
  expect(told(page, (body) => body.classList.add('all-on'))).toBe("+ paragraph 'Shown' p.off\n+ paragraph 'Too' p.off");
  document.body.className = '';
});

test('tells of a menu that opens in a portal', () => {
  expect(
    told('<button id="theme" aria-expanded="false">Theme</button>', (body) => {
      $('#theme').setAttribute('aria-expanded', 'true');
      body.insertAdjacentHTML(
        'beforeend',
        '<div><div role="listbox" aria-label="Themes" id="list"><div role="option"><i></i><span>Purple</span></div><div role="option">Fuchsia</div></div></div>',
      );
    }),
  ).toMatchInlineSnapshot(`
    "opened listbox Themes
    + listbox "Themes" #list
    + option "Purple" div
    + option "Fuchsia" div
    ~ #theme "Theme" aria-expanded: false > true"
  `);
});

test('tells of a dialog that a class shows, and hides again', () => {
  const html =
    '<style>.modal{display:none}.open .modal{display:block}</style><main><div class="modal" role="dialog" aria-label="News"><h2>New</h2><button>Close</button></div></main>';
  expect(told(html, () => $('main').classList.add('open'))).toMatchInlineSnapshot(`
    "opened dialog News
    + dialog "News" div.modal
    + heading "New" h2
    + button "Close" button"
  `);
  observation!.mark();
  $('main').classList.remove('open');
  expect(lines(observation!)).toMatchInlineSnapshot(`
    "closed dialog News
    - dialog "News" div.modal
    - heading "New" h2
    - button "Close" button"
  `);
});

test('tells of a message that a style shows next to the field', () => {
  expect(
    told('<form><input id="email" aria-invalid="false"><p class="error" style="display:none">Please enter a valid email</p></form>', () => {
      $('#email').setAttribute('aria-invalid', 'true');
      $('.error').style.display = '';
    }),
  ).toMatchInlineSnapshot(`
    "+ paragraph 'Please enter a valid email' p.error
    ~ #email aria-invalid: false > true"
  `);
});

test('tells of values, check marks and choices, of secrets only that they changed', () => {
  const html =
    '<label>Name <input id="name"></label><label>Password <input type="password" id="pass"></label><label><input type="checkbox" id="news">News</label>' +
    '<label>Size <select id="size"><option>S</option><option>M</option></select></label>';
  expect(
    told(html, () => {
      $<HTMLInputElement>('#name').value = 'Ada';
      $<HTMLInputElement>('#pass').value = 'correct horse';
      $<HTMLInputElement>('#news').checked = true;
      $<HTMLSelectElement>('#size').value = 'M';
    }),
  ).toMatchInlineSnapshot(`
    "~ #name "Name" value: "" > Ada
    ~ #pass "Password" value: "" > ••••
    ~ #news "News" checked: false > true
    ~ #size "Size" value: S > M"
  `);
});

test('tells of text, title and focus', () => {
  expect(
    told('<h1>0 items</h1><button>Add</button>', () => {
      $('h1').textContent = '1 item';
      document.title = 'One item';
      $('button').focus();
    }),
  ).toMatchInlineSnapshot(`
    "title Vitest Browser Tester > One item
    ~ h1 text: 0 items > 1 item
    focus button "Add""
  `);
});

test('says nothing of style, of classes, of what is rendered anew the same, and of what comes and goes', () => {
  observation = undefined;
  expect(
    told('<ul><li><button>One</button></li><li><button>Two</button></li></ul><p id="clock">0</p>', (body) => {
      $('ul').className = 'dense';
      $('li').style.color = 'red';
      $('ul').innerHTML = '<li><button>One</button></li><li><button>Two</button></li>';
      const toast = document.createElement('p');
      toast.textContent = 'Saving';
      body.append(toast);
      toast.remove();
      for (let tick = 0; tick < 9; tick++) $('#clock').textContent = String(tick);
    }),
  ).toBe('');
});

test('has nothing to tell of nothing', () => {
  document.body.innerHTML = '<p>x</p>';
  observation = observe();
  observation.mark();
  expect(observation.change().delta).toEqual(noDelta());
});

test('sees into closed shadow roots that came while it watched, when they are announced', () => {
  expect(
    told('<section></section>', () => {
      const root = $('section').attachShadow({ mode: 'open' });
      observation!.rooted($('section'));
      root.innerHTML = '<button>Inside</button>';
    }),
  ).toMatchInlineSnapshot(`"+ button "Inside" button"`);
});

test('tells of many things with few words, the weightiest first, and how many there were', () => {
  document.body.innerHTML = '<ul></ul>';
  observation = observe();
  observation.mark();
  $('ul').innerHTML = `${Array.from({ length: 300 }, (_, index) => `<li>Row ${index}</li>`).join('')}<button>More</button>`;
  const { delta } = observation.change();
  expect(delta.totals.appeared).toBe(301);
  expect(delta.appeared).toHaveLength(30);
  expect(delta.appeared[0]).toMatchObject({ name: 'More' });
});

test('an added subtree that is hidden appears when it is shown', () => {
  expect(
    told('<div id="box"></div>', () => {
      $('#box').innerHTML = '<section hidden><button>Later</button></section>';
    }),
  ).toBe('');
  observation!.mark();
  $('section').hidden = false;
  expect(lines(observation!)).toBe('+ button "Later" button');
});
