import { afterEach, expect, test } from 'vitest';
import { judgeAct } from '../../model/risk/risk';
import { actsOf, type IntendedInput } from './act-of';

afterEach(() => {
  document.body.innerHTML = '';
});

const $ = (selector: string) => document.querySelector(selector) as Element;
/** What a touch would do, and whether it is asked about. */
function said(html: string, touch: Omit<IntendedInput, 'element'>, at = '#x') {
  document.body.innerHTML = html;
  return actsOf({ ...touch, element: $(at) }).map((act) => {
    const { deed, words, form, link, opens } = act;
    const to = form ? `${form.method} ${new URL(form.action).pathname}` : link ? new URL(link).pathname : '';
    return [deed, words.join(' / '), to, opens ? 'opens' : '', 'ask' in judgeAct(act) ? 'asked' : ''].filter(Boolean).join(' · ');
  });
}
const press: Omit<IntendedInput, 'element'> = { deed: 'press' };
const enter: Omit<IntendedInput, 'element'> = { deed: 'key', key: 'Enter' };

test.each([
  ['a label presses its button', '<label id=x for=y>Here</label><button id=y>Delete</button>', press, ['press · Here / Delete · asked']],
  ['an image inside', '<button><img id=x alt=Pay></button>', press, ['press · Pay · asked']],
  [
    'a button sends its form where its own attributes say',
    '<form action="/a"><button id=x formaction="/b" formmethod=post>Go</button></form>',
    press,
    ['press · Go · post /b'],
  ],
  ['one that closes a dialog sends nothing', '<form method=dialog><button id=x>Done</button></form>', press, ['press · Done']],
  [
    'Enter in a field is its default button',
    '<form method=post action="/a"><input id=x aria-label=Name><button type=button>Back</button><button>Delete</button></form>',
    enter,
    ['submit · Delete · post /a · asked'],
  ],
  ['Enter without any button sends the form', '<form action="/a"><input id=x aria-label=Name></form>', enter, ['submit · get /a']],
  [
    'Enter in a message may be what stands behind it',
    '<div><textarea id=x></textarea><button>🙂</button><button>Send</button></div>',
    enter,
    ['submit · 🙂', 'submit · Send · asked'],
  ],
  ['a search is only a search', '<div><input type=search id=x><button>Delete</button></div>', enter, ['submit']],
  ['what opens a menu', '<button id=x aria-haspopup=menu>Delete</button>', press, ['press · Delete · opens']],
  [
    'what sends a form opens nothing, whatever it says',
    '<form method=post action="/a"><button id=x aria-haspopup=menu>Delete</button></form>',
    press,
    ['press · Delete · post /a · opens · asked'],
  ],
  ['a link only leads on', '<a id=x href="/posts">Delete</a>', press, ['press · Delete · /posts']],
  ['unless its address says a deed', '<a id=x href="/posts/7/delete">Go</a>', press, ['press · Go · /posts/7/delete · asked']],
  ['a field is only filled', '<label id=x>Delete <input></label>', press, ['fill · Delete']],
  ['OK, by its dialog', '<div role=dialog aria-label="Delete it?"><button id=x>OK</button></div>', press, ['press · OK · asked']],
])('%s', (_what, html, touch, acts) => expect(said(html, touch)).toEqual(acts));
