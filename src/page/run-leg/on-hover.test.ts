import { expect, test } from 'vitest';
import { saying } from '../../model/saying-of';
import { numberOf } from '../dom/element-numbers';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

const row = (name: string) => `<li id="${name}"><span>${name}</span><button class="del" id="x-${name}" aria-label="Star"></button></li>`;
const LIST = `<style>ul{margin:200px 300px} li{height:30px} .del{display:none;width:20px;height:20px} li:hover .del,li.over .del{display:inline-block}</style><ul>${row('Tea')}${row('Salt')}</ul>`;

/** Presses the button that is hidden in the row of Salt by its number, as it was seen. */
async function pressHidden(html: string) {
  document.body.innerHTML = html;
  for (const item of document.querySelectorAll('li')) {
    item.onmouseenter = () => item.dataset['js'] && item.classList.add('over');
    item.onmouseleave = () => item.classList.remove('over');
  }
  for (const button of document.querySelectorAll<HTMLElement>('.del')) button.onclick = () => button.closest('li')?.remove();
  const ref = numberOf($('#x-Salt'));
  const { records, bail } = await send([{ type: 'click', ref } as never], { patience: 300 });
  return {
    left: [...document.querySelectorAll('li')].map(({ id }) => id),
    notes: records[0]?.notes,
    bail: bail?.kind ?? records[0]?.bail?.kind,
  };
}

test('what a rule shows while its row is pointed at is pressed', async () => {
  expect(await pressHidden(LIST)).toMatchObject({
    left: ['Tea'],
    notes: [saying('notePointed', { thing: { thing: expect.stringContaining('Salt') } })],
  });
});

test('so is what a script shows then', async () => {
  const scripted = LIST.replace('li:hover .del,', '').replaceAll('<li ', '<li data-js="1" ');
  expect(await pressHidden(scripted)).toMatchObject({ left: ['Tea'] });
});

test('what stays hidden is not pressed', async () => {
  expect(await pressHidden(LIST.replace('li:hover .del,', 'p{color:red} '))).toMatchObject({
    left: ['Tea', 'Salt'],
    bail: 'target-missing',
  });
});
