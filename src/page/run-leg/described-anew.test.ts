import { afterEach, beforeAll, expect, test } from 'vitest';
import { knownOptions } from '../../model/playbook/option-key';
import { describe } from '../find/describe';
import { installShim } from '../shim/install-shim';
import { runSteps, type Step } from './few-parts.fixture';

beforeAll(() => installShim(true));
afterEach(() => {
  document.body.innerHTML = '';
});

const MENU = '<div role="menu" hidden><div role="menuitem">Red</div><div role="menuitem">Blue</div></div>';

/** A page with a button that opens a menu, and a click on the button, of which nothing changed. */
function menu(): { open: Step; options: () => Element[] } {
  document.body.innerHTML = `<main><h1>Looks</h1><button aria-haspopup="menu">Theme</button></main>${MENU}`;
  const [button, list] = [document.querySelector('button') as Element, document.querySelector('[role=menu]') as HTMLElement];
  document.onclick = ({ target }) => {
    if (target === button) list.hidden = false;
  };
  return { open: { type: 'click', fingerprint: describe(button) }, options: () => [...list.children] };
}
const learned = (elements: Element[]) =>
  knownOptions({
    optionMap: { Theme: Object.fromEntries(elements.map((one) => [one.textContent ?? '', { fingerprint: describe(one) }])) },
  });

test('options that the worker knows are told by their labels alone', async () => {
  const { open, options } = menu();
  document.querySelector('[role=menu]')?.removeAttribute('hidden');
  const known = learned(options());
  document.querySelector('[role=menu]')?.setAttribute('hidden', '');
  const { records } = await runSteps([open], { known });
  expect(records[0]).toMatchObject({ status: 'done', options: [{ label: 'Red' }, { label: 'Blue' }] });
  expect(records[0]?.options?.flatMap(({ target }) => target ?? [])).toEqual([]);
});

test('options of a menu that was opened by a known button are described in full', async () => {
  const { open, options } = menu();
  const { records } = await runSteps([open]);
  expect(records[0]?.options).toEqual(
    options().map((one) => ({ label: one.textContent, target: { fingerprint: expect.objectContaining(lastingOf(one)) } })),
  );
});

/** All of a fingerprint but where it was in the window. */
function lastingOf(element: Element) {
  const { position, ...lasting } = describe(element);
  expect(lasting).toMatchObject({ selectors: expect.any(Array), ordinal: { of: 1 }, company: expect.any(Object) });
  return lasting;
}
