import { afterEach, expect, test } from 'vitest';
import type { Candidate } from '../../model/run/bail';
import type { Replaced } from '../../model/run/leg';
import { inEnglish } from '../../model/say-in-english';
import { saying } from '../../model/saying-of';
import { describe } from './describe';
import { find } from './find';
import { whyNotStandIn } from './stand-in';

/** What may act in the place of a recorded element, by pages as they were and as they are. */

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

const $ = (selector: string) => document.querySelector(selector) as Element;

/** Records `#wanted` (or what `as` hits) in one page, lets find refuse it in the other, and offers what `offered` hits there. */
function offer(
  { was, now, offered = '#offered' }: { was: string; now: string; offered?: string },
  more: Partial<Replaced> & { chosen?: string[]; lang?: [string, string]; before?: string } = {},
): string {
  const { chosen, lang, before, ...over } = more;
  document.documentElement.lang = lang?.[0] ?? '';
  document.body.innerHTML = was;
  const fingerprint = describe($('#wanted'));
  document.documentElement.lang = lang?.[1] ?? '';
  document.body.innerHTML = before ?? now;
  const failure = find({ fingerprint });
  const refused: Candidate[] = 'kind' in failure ? failure.nearest : [];
  document.body.innerHTML = now;
  const bail = whyNotStandIn($(offered), { fingerprint, refused, stands: true, ...over }, chosen);
  return bail ? `${bail.kind}: ${'nearest' in bail ? inEnglish((bail.nearest as Candidate[])[0]?.differs[0] ?? '') : ''}` : 'taken';
}

const form = (button: string) => `<main><form aria-label="Guests"><label>Name <input></label>${button}</form></main>`;
const rows = (...names: string[]) =>
  `<table>${names.map((name) => `<tr><td>${name}</td><td><button ${name === 'Bob' ? 'id="wanted"' : name === 'Eve' ? 'id="offered"' : ''}>Edit</button></td></tr>`).join('')}</table>`;
const list = (id: string, ...options: string[]) =>
  `<main><p>Item</p><select id="${id}">${options.map((one) => `<option>${one}</option>`).join('')}</select></main>`;

test.each<[string, Parameters<typeof offer>, string]>([
  [
    'the candidate that was refused',
    [{ was: form('<button id="wanted">Add guest</button>'), now: form('<p><button id="offered">Export list</button></p>') }],
    'target-refused: named “offered” in the page’s code, not “wanted”',
  ],
  [
    'another one of the same kind that find did not even think of',
    [{ was: form('<button id="wanted">Add guest</button>'), now: '<nav><a id="offered" href="/out">Log out</a></nav>' }],
    'target-refused: named “offered” in the page’s code, not “wanted”',
  ],
  [
    'the same button in another row',
    [{ was: rows('Ann', 'Bob', 'Eve'), now: rows('Ann', 'Eve') }],
    'target-refused: in another entry of the list',
  ],
  [
    'what stood beside it',
    [
      {
        was: form('<button id="wanted">Save</button><button>Delete draft</button>'),
        now: form('<button id="offered">Delete draft</button>'),
      },
    ],
    'target-refused: it is called what stood beside it',
  ],
  [
    'another option of the list, by one sign',
    [
      { was: list('wanted', '+1', '-1'), now: list('wanted', '-1'), offered: '#wanted' },
      { options: ['+1'], chosen: ['-1'] },
    ],
    'target-refused: chooses “-1”, not “+1”',
  ],
  [
    'the list itself with the same option',
    [
      { was: list('wanted', 'One'), now: list('wanted', 'one '), offered: '#wanted' },
      { options: ['One'], chosen: ['one '] },
    ],
    'taken',
  ],
  [
    'what is called as the wanted one was, and came with an earlier step of the repair',
    [
      {
        was: '<div role="menu" aria-label="Theme"><button role="menuitem" id="wanted">Purple</button></div>',
        now: '<div role="dialog" aria-label="Looks"><button role="menuitem" id="offered">Purple</button><button role="menuitem">Lime</button></div>',
      },
      { before: '<button>Looks</button>' },
    ],
    'taken',
  ],
  [
    'the reworded button of a page in another language',
    [
      { was: form('<button id="wanted">Add guest</button>'), now: form('<p><button id="offered">Gast hinzufügen</button></p>') },
      { lang: ['en', 'de'] },
    ],
    'taken',
  ],
  [
    'another kind of thing in a page in another language',
    [
      { was: form('<button id="wanted">Add guest</button>'), now: form('<input type="checkbox" id="offered" aria-label="Gast">') },
      { lang: ['en', 'de'] },
    ],
    'target-refused: named “offered” in the page’s code, not “wanted”',
  ],
  [
    'what prepares for the step, and is none of the refused',
    [
      { was: form('<button id="wanted">Add guest</button>'), now: '<nav><a id="offered" href="/more">More</a></nav>' },
      { stands: false, refused: [] },
    ],
    'taken',
  ],
  [
    'one of the refused before the step',
    [
      { was: form('<button id="wanted">Add guest</button>'), now: form('<p><button id="offered">Export list</button></p>') },
      { stands: false },
    ],
    'target-refused: named “offered” in the page’s code, not “wanted”',
  ],
  [
    'one of the refused that only opens something',
    [
      {
        was: form('<button id="wanted">Add guest</button>'),
        now: form('<p><button id="offered" aria-haspopup="menu">Guests</button></p>'),
      },
      { stands: false },
    ],
    'taken',
  ],
  [
    'what the person said yes to',
    [
      { was: form('<button id="wanted">Add guest</button>'), now: form('<p><button id="offered">Export list</button></p>') },
      { accepted: true },
    ],
    'taken',
  ],
])('%s', (_what, [pages, more], told) => {
  expect(offer(pages, more)).toBe(told);
});

test('what stands in another frame than the recorded one', () => {
  document.body.innerHTML = form('<button id="wanted">Add guest</button>');
  const fingerprint = { ...describe($('#wanted')), frame: { path: [0, 3], url: 'https://elsewhere.example/list' } };
  const bail = whyNotStandIn($('#wanted'), { fingerprint, refused: [], stands: true });
  expect(bail).toMatchObject({ kind: 'target-refused', nearest: [{ differs: [saying('nearFrame')] }] });
});
