import { expect, test } from 'vitest';
import { describe as fingerprintOf } from '../find/describe';
import { scan } from '../scan/scan';
import { $, onBarePage, run, send, words } from './run-leg.fixture';

onBarePage();

test('a secret goes into its field and nowhere else', async () => {
  document.body.innerHTML = '<label>PIN <input id="code"></label>';
  const report = await send([{ type: 'type', selector: '#code', text: '{{secret:pin}}' }], { secrets: { pin: 'canary-4711' } });
  expect($<HTMLInputElement>('#code').value).toBe('canary-4711');
  expect(JSON.stringify(report)).not.toContain('canary');
});

test('a secret that is not kept for this page asks for the person', async () => {
  expect(await run('<input id="code">', [{ type: 'type', selector: '#code', text: '{{secret:pin}}' }])).toContain(
    'bail needs-person login',
  );
});

test('a question of the page is answered with no, and left to the person', async () => {
  let answer: unknown;
  const told = await run('<button>Delete</button>', [{ type: 'click', selector: 'button' }], {}, () => {
    $('button').onclick = () => {
      answer = confirm('Delete it?');
    };
  });
  expect(told).toMatchInlineSnapshot(`
    "failed button "Delete"; The page asked: “Delete it?” The answer was no.
    bail needs-person consent / the page asked / Delete it?"
  `);
  expect(answer).toBe(false);
});

test('reads, waits and asserts', async () => {
  const html = '<h1>Cart</h1><ul><li>Apples 2</li><li>Pears 1</li></ul><a href="/pay?x=1">Pay</a><input value="3" aria-label="Amount">';
  const told = await run(
    html,
    [
      { type: 'extract', selector: 'ul', name: 'cart', what: 'list' },
      { type: 'extract', selector: 'input', name: 'amount', what: 'value' },
      { type: 'assert', text: 'pears 1' },
      { type: 'assert', selector: 'h1', visible: true },
      { type: 'wait', until: 'gone', selector: '#spinner' },
      { type: 'wait', duration: 5 },
      { type: 'assert', selector: 'h1', text: 'Order' },
    ],
    { patience: 50 },
  );
  expect(told).toMatchInlineSnapshot(`
    "done list; read "Apples 2\\nPears 1"
    done textbox "Amount"; read "3"
    done assert
    done heading "Cart"
    done wait
    done wait
    failed heading "Cart"
    bail assert-failed text "Order" / Cart"
  `);
});

test('finds a target by its fingerprint when its selector has gone, and tells of it', async () => {
  document.body.innerHTML = '<main><h1>Shop</h1><button id="old-7" class="x">Add to cart</button><button>Remove</button></main>';
  const fingerprint = fingerprintOf($('#old-7'));
  const told = await run('<main><h1>Shop</h1><section><button class="y">Add to cart</button></section><button>Remove</button></main>', [
    { type: 'click', fingerprint },
  ]);
  expect(told).toBe('done button "Add to cart"; by fingerprint');
});

test('acts on the element of a number that the look before gave', async () => {
  document.body.innerHTML = '<button>One</button><button>Two</button>';
  const { ref } = scan().elements.find(({ name }) => name === 'Two')!;
  const report = await send([{ type: 'click', elementId: 99, ref }]);
  expect(words(report)).toBe('done button "Two"; by element');
});
