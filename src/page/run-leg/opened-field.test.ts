import { expect, test } from 'vitest';
import { describe } from '../find/describe';
import { $, onBarePage, run, type Step } from './run-leg.fixture';

onBarePage();

/** A field without words that a press brings and gives the focus, in a page that says something else around it each time. */
const page = (around: string) => `<main><p>${around}</p><button id=name>Rename</button><div id=box></div></main>`;
const prepare = () => {
  $('#name').onclick = () => {
    $('#box').innerHTML = '<input>';
    $('#box input').focus();
  };
};

test.each([
  ['is known by that alone', true, 'done'],
  ['is not known by that where it was not recorded so', undefined, 'failed'],
] as const)('the field that the operation before opened %s', async (_, opened, status) => {
  document.body.innerHTML = page('Rooms on the first floor');
  prepare();
  $('#name').click();
  const seen = describe($('#box input'));
  const fingerprint = { ...seen, selectors: ['#gone'], neighbours: ['Somebody else'], ...(opened && { opened }) };
  const type: Step = { type: 'type', text: 'Red room', fingerprint };
  const told = await run(page('Halls of the second one'), [{ type: 'click', selector: '#name' }, type], {}, prepare);
  expect(told.split('\n')[1]).toMatch(new RegExp(`^${status}`));
});
