import { afterEach, describe, expect, test } from 'vitest';
import { type Change, look, truth } from './fixtures/instances';

/**
 * Controls of pages that were made anew, as products do it from one major version to the next. Beside each that has to be found stand those that must not be:
 * the wanted one gone, and what resembles it left. Which element is meant (`data-truth`), nothing in the page layer reads.
 */

afterEach(() => {
  document.body.innerHTML = '';
});

function became(was: string, change: Change): string {
  const answer = look(was, change);
  return 'element' in answer ? (answer.element.getAttribute('data-truth') ?? answer.element.outerHTML.slice(0, 80)) : 'abstained';
}

const links = (names: string[], wanted = '') => names.map((name) => `<li><a href="#"${truth(name === wanted)}>${name}</a></li>`).join('');
const page = (nav: string, main: string) => `<nav><ul>${nav}</ul></nav><main>${main}</main>`;
/** An entry of a header: an icon, maybe a count, and the list that a click opens. */
const opener = (icon: string, count: string, lines: string[], more = '') =>
  `<li><a href="#" ${more}><i class="fa fa-${icon}"></i>${count && ` <span>${count}</span>`}</a><ul style="display:none">${links(lines)}</ul></li>`;
const WANT = truth(true);

describe('what a control opens is no part of where it stands', () => {
  const before = page(opener('bell', '', ['Ten are new']) + opener('user', '', ['Settings', 'Log out'], `id=who${WANT}`), '<p>Text</p>');
  test.each<[string, string, string, string]>([
    [
      'another list is opened, in other boxes, and it has another id',
      before,
      page(
        opener('bell', '', ['Nothing is new']) +
          `<li><a href="#" id=person ${WANT}><i class="fa fa-user"></i></a><div style="display:none"><a href="#">Preferences</a></div></li>`,
        '<p>Text</p>',
      ),
      'wanted',
    ],
    ['it is gone, and another icon is left', before, page(opener('bell', '', ['Settings', 'Log out']), '<p>Text</p>'), 'abstained'],
    [
      'the row of which the menu was is gone',
      `<ul>${['Ann', 'Bob'].map((who) => `<li><b>${who}</b> <button aria-haspopup=menu${truth(who === 'Bob')}>More</button><ul style="display:none">${links(['Edit'])}</ul></li>`).join('')}</ul>`,
      `<ul><li><b>Ann</b> <button aria-haspopup=menu>More</button><ul style="display:none">${links(['Edit'])}</ul></li></ul>`,
      'abstained',
    ],
    [
      'what follows it is the name of its row',
      `<ul>${['Ann', 'Bob'].map((who) => `<li><button aria-haspopup=menu${truth(who === 'Bob')}>More</button> <span>${who}</span></li>`).join('')}</ul>`,
      `<ul><li><button aria-haspopup=menu>More</button> <span>Ann</span></li><li><button aria-haspopup=menu>More</button> <span>Eve</span></li></ul>`,
      'abstained',
    ],
  ])('%s', (_what, was, now, answer) => {
    expect(became(was, now)).toBe(answer);
  });
});

describe('a count beside an icon comes and goes', () => {
  const bar = (...entries: string[]) => page(entries.join(''), '<p>Text</p>');
  test.each<[string, string, string, string]>([
    [
      'another count',
      bar(opener('envelope', '4', ['Ann wrote']), opener('bell', '10', ['Ten are new'], WANT)),
      bar(opener('envelope', '3', ['Bob wrote']), opener('bell', '15', ['Fifteen are new'], WANT)),
      'wanted',
    ],
    [
      'a count where none was',
      bar(opener('envelope', '', ['Ann wrote']), opener('bell', '', ['Ten are new'], WANT)),
      bar(opener('envelope', '7', ['Bob wrote']), opener('bell', '9+', ['More are new'], WANT)),
      'wanted',
    ],
    [
      'its count stands on another icon, and it is gone',
      bar(opener('envelope', '4', ['Ann wrote']), opener('bell', '10', ['Ten are new'], WANT)),
      bar(opener('envelope', '11', ['Bob wrote']), opener('flag', '9', ['Nine are late'])),
      'abstained',
    ],
    [
      'hearts under two posts, with other counts, in other places',
      `<div><a href="#"><i class="fa fa-heart"></i> 4</a></div><div><p>One</p><a href="#"${WANT}><i class="fa fa-heart"></i> 10</a></div>`,
      `<section><a href="#"><i class="fa fa-heart"></i> 12</a></section><p>Two</p><section><a href="#"><i class="fa fa-heart"></i> 5</a></section>`,
      'abstained',
    ],
  ])('%s', (_what, was, now, answer) => {
    expect(became(was, now)).toBe(answer);
  });
});

describe('a link that leads nowhere is a button, a field to search with is a field', () => {
  const menu = (entry: string) => `<nav><ul>${links(['Overview'])}<li>${entry}</li>${links(['Charts', 'Tables'])}</ul></nav><p>Text</p>`;
  const was = menu(
    `<a href="#" id=pages role=button aria-haspopup=true${WANT}>Pages</a><div style="display:none"><a href="#">Log in</a></div>`,
  );
  const inRows = (entry: string) =>
    `<aside><div>Core</div><div><a href="#">Overview</a></div><div>More</div>${entry}<div><a href="#">Charts</a></div><div><a href="#">Tables</a></div></aside>`;
  test.each<[string, string, string, string]>([
    ['an entry that opens a menu', was, inRows(`<div><a href="#"${WANT}>Pages</a></div>`), 'wanted'],
    ['an entry of its name leads elsewhere', was, inRows('<div><a href="/pages">Pages</a></div>'), 'abstained'],
    [
      'a field to search with',
      `<form><input name=q placeholder="Search the docs..."${WANT}><button>Go</button></form>`,
      `<aside><div><input type=search placeholder="Search the docs" aria-label="Search the docs"${WANT}></div></aside>`,
      'wanted',
    ],
    [
      'a field to search something else with',
      `<form><input name=q placeholder="Search the docs..."${WANT}><button>Go</button></form>`,
      `<aside><div><input type=search placeholder="Search the shop" aria-label="Search the shop"></div></aside>`,
      'abstained',
    ],
  ])('%s', (_what, before, now, answer) => {
    expect(became(before, now)).toBe(answer);
  });
});

describe('links by where they lead', () => {
  const nav = (...entries: [name: string, href: string][]) =>
    `<nav><ul>${entries.map(([name, href]) => `<li><a href="${href}"${truth(name.endsWith('Maps'))}>${name}</a></li>`).join('')}</ul></nav><p>Text</p>`;
  const around = (entry: [string, string]) => nav(['Home', 'home.html'], ['Icons', 'icons.html'], entry, ['Mails', 'mails.html']);
  const foot = (text: string, href: string, is = true) => `<p><a href="${href}"${truth(is)}>${text}</a></p>`;
  const was = `<div><h4>Forgot it?</h4><p>Type</p></div><form><input aria-label=Address></form><div>${foot('Register an Account', 'register.html')}${foot('Log in', 'login.html', false)}</div>`;
  const anew = (...rest: string[]) =>
    `<main><section><h3>Recovery</h3><form><input aria-label=E-mail><a href="login.html">Back</a></form><section>${rest.join('')}</section></section></main>`;
  test.each<[string, string, string, string]>([
    ['the file is called in the singular', around(['place Maps', 'maps.html']), around(['places Maps', 'map.html']), 'wanted'],
    ['another file', around(['place Maps', 'maps.html']), around(['places Mops', 'mops.html']), 'abstained'],
    ['half of its words, and nothing else leads there', was, anew(foot('Need an account?', 'register.html')), 'wanted'],
    [
      'half of its words, and another one leads there, too',
      was,
      anew(foot('Close an account', 'register.html', false), foot('Start', 'register.html', false)),
      'abstained',
    ],
    ['half of its words, and it leads elsewhere', was, anew(foot('Need an account?', 'close.html', false)), 'abstained'],
  ])('%s', (_what, before, now, answer) => {
    expect(became(before, now)).toBe(answer);
  });
});

describe('by those before and after it', () => {
  const side = ['Overview', 'Calendar', 'Mailbox', 'Documentation', 'Important', 'Warning', 'Information'];
  const labels = (names: string[], wanted = '') => `<section><h3>Labels</h3><ul>${links(names, wanted)}</ul></section>`;
  const was = `<aside><ul>${links(side, 'Important')}</ul></aside>${labels(['Important', 'Promotions', 'Social'])}`;
  const more = ['Overview', 'Dates', 'Mails', 'Gallery', 'Documentation', 'Level 1', 'Important', 'Warning', 'Informational'];
  const compose = (title: string, send: string) =>
    `<main><header><h1>${title}</h1></header><input placeholder=Subject><div><button>Print</button><button>Attach</button><button>Draft</button>${send}<button>Later</button><button>Templates</button><button>Discard</button></div></main>`;
  const frame = (names: string[]) => `<nav>${names.map((name) => `<a href="#">${name}</a>`).join('')}</nav>`;
  const [then, now] = [
    frame(['Start', 'Mails', 'People', 'Files', 'Help']),
    frame(['Overview', 'Inbox', 'Contacts', 'Documents', 'Support']),
  ];
  const send = `<button${WANT}>Send</button>`;
  test.each<[string, string, string, string]>([
    [
      'one of two that read so, with more around it',
      was,
      `<nav><div><ul>${links(more, 'Important')}</ul></div></nav>${labels(['Important', 'Promotions', 'Social'])}`,
      'wanted',
    ],
    ['the other one is gone', was, `<nav><div><ul>${links(more, 'Important')}</ul></div></nav>`, 'wanted'],
    [
      'it is gone, and the other one is left',
      was,
      `<nav><div><ul>${links(more.filter((name) => name !== 'Important'))}</ul></div></nav>${labels(['Important', 'Promotions', 'Social'])}`,
      'abstained',
    ],
    [
      'it is gone, and the other one stands where it might have moved to',
      was,
      `<nav><div><ul>${links([...more.filter((name) => name !== 'Important'), 'Important'])}</ul></div></nav>`,
      'abstained',
    ],
    [
      'a plain word that is the only one, in a page made anew',
      then + compose('Compose', send),
      `${now}<section><header><h2>New one</h2></header><div><p><input aria-label="What about"></p></div><p>${'<button>Attach</button>'}<button>Throw away</button><button>Save draft</button>${send}</p><p><button>Discard</button></p></section>`,
      'wanted',
    ],
    [
      'a plain word of another part, in a page made anew',
      then + compose('Compose', send),
      `${now}<section><header><h2>Chat</h2></header><div><p><input aria-label="Say it"></p></div><p><button>Smile</button><button>Send</button></p></section>`,
      'abstained',
    ],
  ])('%s', (_what, before, after, answer) => {
    expect(became(before, after)).toBe(answer);
  });
});

describe('a block that lost what headed it', () => {
  const card = (head: string[], who: string, label = '') =>
    `<div class=card>${head.map((line) => `<p>${line}</p>`).join('')}<a href="#"${label && ` aria-label="${label}"`}${truth(who === 'Ann')}><i class="fa fa-twitter"></i></a><b>${who}</b></div>`;
  const was = `<div>${card(['Sales', 'Europe'], 'Ann')}${card(['Design', 'Asia'], 'Bob')}${card(['Books', 'Africa'], 'Eve')}</div>`;
  const bare = (...names: string[]) => `<div>${names.map((who) => card([], who, `${who} on Twitter`)).join('')}</div>`;
  test.each<[string, string, string]>([
    ['what tells it among its like is there', bare('Ann', 'Bob', 'Eve'), 'wanted'],
    ['that is gone', bare('Eda', 'Bob', 'Eve'), 'abstained'],
    ['it is gone', bare('Bob', 'Eve'), 'abstained'],
  ])('%s', (_what, now, answer) => {
    expect(became(was, now)).toBe(answer);
  });
});
