import { expect, test } from 'vitest';
import { $, onBarePage, run } from './run-leg.fixture';

onBarePage();

test('a key on the page of a frame needs no target in it', async () => {
  const page = {
    selectors: ['body'],
    tag: 'body',
    attributes: {},
    landmarks: [],
    neighbours: [],
    frame: { path: [0], url: 'about:srcdoc' },
  };
  const said = await run('<ul><li>One<li>Two</ul>', [{ type: 'press', key: 'Delete', fingerprint: page }], {}, () => {
    document.body.onkeydown = ({ key }) => key === 'Delete' && $('li').remove();
  });
  expect(said).toMatch(/^done body/);
  expect($('ul').childElementCount).toBe(1);
});
