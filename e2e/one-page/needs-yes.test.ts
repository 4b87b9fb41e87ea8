import { click, fill, idOf, plan } from '../fixtures/scripted';
import type { ModelRequest } from '../model/serve-model.mjs';
import { expect, test } from './test';

/** What cannot be undone is judged at the element, at the moment of the act: nothing of it is dispatched before a person's yes to just that. */

const PAGE = `<!doctype html><title>Account</title><input aria-label=Name><button type=button onclick="did('space')">Delete account</button>
  <form onsubmit="did('form'); return false"><input aria-label=Reason><button>Close account</button></form>
  <iframe srcdoc="<button onclick=&quot;parent.did('frame')&quot;>Buy now</button>"></iframe>
  <p id=log>nothing</p>
  <script>function did(what) { log.textContent = what; }</script>`;

const WAYS: [how: string, steps: (request: ModelRequest) => object[], question: string][] = [
  [
    'Space after Tab',
    (request) => [click(idOf(request, 'textbox "Name"')), { type: 'press', key: 'Tab' }, { type: 'press', key: 'Space' }],
    'click "Delete account"',
  ],
  ['Enter in the field of a form', (request) => [fill(request, 'textbox "Reason"', 'Enough', true)], 'send with "Close account"'],
  ['a press in a frame', (request) => [click(idOf(request, 'button "Buy now"'))], 'click "Buy now"'],
];

for (const [how, steps, question] of WAYS)
  test(`by ${how} nothing happens without a yes`, async ({ abra, tab, site, model }) => {
    await tab.goto(await site.serve({ account: PAGE }));
    model.script([(request: ModelRequest) => plan(steps(request), { more: false })]);
    const run = await abra.run(how);
    expect(run.question).toMatchObject({ kind: 'confirm', safe: 'deny' });
    expect(run.question?.text).toContain(`This cannot be undone: ${question}`);
    expect(tab.one('#log').textContent).toBe('nothing');
  });
