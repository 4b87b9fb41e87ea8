import { describe, expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import { onBarePage, send } from './run-leg.fixture';

onBarePage();

const SHOP = `
  <h1>Bags</h1>
  <ul>
    <li><a href="/1">Mesa Camera bag</a> <span class="price">$90</span></li>
    <li><a href="/2">Alder Camera bag</a> <span class="price">$39</span></li>
    <li><a href="/3">Elm Camera bag</a> <span class="price">$39</span></li>
  </ul>
  <p>Read <b>by</b> 120 people</p>
  <p hidden>$77</p>`;

/** What is read where these words are, and of which element; or why not. */
async function read(words: string, target: object = {}): Promise<string> {
  document.body.innerHTML = SHOP;
  const extract = { type: 'extract', name: 'answer', words, ...target } as Operation;
  const { records } = await send([extract], { patience: 50 });
  const [record] = records;
  return record?.status === 'done' ? `${record.found?.tag} ${record.value}` : `${record?.bail?.kind}`;
}

describe('the words that an extract means are read from the smallest element that shows them', () => {
  test.each<[string, object, string]>([
    ['$90', {}, 'span $90'],
    ['120 people', {}, 'p Read by 120 people'],
    ['bags', {}, 'h1 Bags'],
    // Where two show them, the nearest of a given element is meant.
    ['$39', {}, 'target-missing'],
    ['$39', { selector: 'a[href="/2"]' }, 'span $39'],
    ['$39', { selector: 'a[href="/1"]' }, 'target-missing'],
    ['$90', { selector: 'li:first-child' }, 'span $90'],
    ['$77', {}, 'target-missing'],
    ['$5', {}, 'target-missing'],
  ])('%s %j', async (words, target, wanted) => {
    expect(await read(words, target)).toBe(wanted);
  });
});
