import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Gap } from '../../model/playbook/gap';
import { sayGap } from '../../model/playbook/gap-words';
import { newLedger } from './ledger';
import { $, end, missing, onRecordedPage, said, show } from './showing.fixture';

onRecordedPage();

const answers = () => document.body.append('.');
const WORDS = '<p style="width:300px">Words to select and to read</p>';
const across = (element: HTMLElement) =>
  userEvent.dragAndDrop(element, element, { sourcePosition: { x: 5, y: 8 }, targetPosition: { x: 120, y: 8 } });

test('a press that the page answers is told once it is judged, unless a step holds it', () => {
  document.body.innerHTML = '<button>Go</button>';
  const gaps: Gap[] = [];
  const nothing = () => undefined;
  const ledger = newLedger((gap) => gaps.push(gap), { input: nothing, begin: nothing, goesOn: nothing, judge: nothing });
  const observer = new MutationObserver(nothing);
  observer.observe(document.body, { childList: true });
  const pressed = (isKept: boolean, isAnswered = true) => {
    ledger.begin('press', $('button'));
    if (isAnswered) answers();
    ledger.changed(observer.takeRecords());
    if (isKept) ledger.kept({ at: 1, operation: { type: 'click', selector: 'button' }, label: '', url: '' });
  };
  pressed(true);
  pressed(false, false);
  pressed(false);
  expect(gaps).toEqual([]);
  ledger.judge();
  expect(gaps.map(sayGap)).toEqual(['A press on button "Go" could not be kept.']);
});

test('a selection that holds a secret is no step, but told where the page answers', async () => {
  show(`<input type=password value=Abra-Kadabra-77>${WORDS.replace('to select', 'Abra-Kadabra-77')}`);
  await userEvent.click($('input'));
  document.onmouseup = answers;
  await across($('p'));
  end();
  document.onmouseup = null;
  expect([...said().slice(1), ...missing()]).toEqual([expect.stringContaining('Selecting text in paragraph')]);
});

test('a drag that begins in a field, and that the page answers, is told', async () => {
  show('<input aria-label=Width style="width:300px">');
  $('input').onpointermove = ({ buttons }) => buttons && answers();
  await across($('input'));
  await expect.poll(missing).toEqual(['A drag from textbox "Width" could not be kept.']);
});
