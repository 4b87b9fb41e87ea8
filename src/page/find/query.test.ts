import { afterEach, expect, test } from 'vitest';
import { queryAll } from './query';

afterEach(() => {
  document.body.innerHTML = '';
});

const PAGE = `<header><button class="cta">Get Started</button><a href="/docs">Docs</a></header>
  <main><div class="card" id="one"><h3>Tea</h3><button>Add</button></div><div class="card" id="two"><h3>Mate, cold</h3><button>Add</button></div>
  <label for="mail">Mail</label><input id="mail" placeholder="you@example.com" data-testid="mail"><img alt="Logo" src="data:,"><input type="submit" value="Send">
  <x-host id="host"></x-host></main>`;

const ids = (selector: string) =>
  queryAll(selector).map((element) => element.id || element.textContent || (element as HTMLInputElement).value || element.localName);

test.each([
  ['#mail', ['mail']],
  ['header > a', ['Docs']],
  ["button:has-text('Get Started')", ['Get Started']],
  ['button:has-text("get started"), a:has-text("Docs")', ['Get Started', 'Docs']],
  ['button:contains(Get Started)', ['Get Started']],
  ['.card:has-text("Mate, cold") button', ['Add']],
  ['.card:has-text("Mate, cold")', ['two']],
  [':text-is("Docs")', ['Docs']],
  ['text=Get Started', ['Get Started']],
  ['text="Docs"', ['Docs']],
  ['text="Doc"', []],
  ['text=Send', ['Send']],
  ['role=button[name="Get Started"]', ['Get Started']],
  ["role=link[name='Docs']", ['Docs']],
  ['role=button', ['Get Started', 'Add', 'Add', 'Send']],
  ['aria/Get Started', ['Get Started']],
  ['aria/Docs[role="link"]', ['Docs']],
  ['label=Mail', ['mail']],
  ['placeholder=you@example.com', ['mail']],
  ['alt=Logo', ['img']],
  ['testid=mail', ['mail']],
  ['xpath=//main//h3[1]', ['Tea', 'Mate, cold']],
  ['//header/a', ['Docs']],
  ['xpath///header/a', ['Docs']],
  ['pierce/.cta', ['Get Started']],
  ['#host >> button', ['Within']],
  ['#host >> #deep >> a', ['Deeper']],
  ['button.within', ['Within']],
  ['main >> #two >> button', ['Add']],
  ['role=button >> nth=0', ['Get Started']],
  ['role=button >> nth=-1', ['Send']],
  ['.card >> nth=1 >> button', ['Add']],
  ['.card >> nth=9', []],
  ['role=button[name="None"]', []],
  ['b[[', []],
  ['xpath=//b[[', []],
  ['', []],
])('%s', (selector, expected) => {
  document.body.innerHTML = PAGE;
  const root = (document.querySelector('#host') as Element).attachShadow({ mode: 'open' });
  root.innerHTML = '<button class="within">Within</button><div id="deep"></div>';
  (root.querySelector('#deep') as Element).attachShadow({ mode: 'open' }).innerHTML = '<a href="/x">Deeper</a>';
  expect(ids(selector)).toEqual(expected);
});
