import { expect, test } from 'vitest';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

const FAR = '<p style="height:3000px"></p>';
const bring = async (html: string) => {
  document.body.innerHTML = `${FAR}<div style="height:200px;overflow:auto">${FAR}${html}${FAR}</div>${FAR}`;
  scrollTo(0, 0);
  return (await send([{ type: 'scroll', selector: '#x' }], { patience: 60 })).bail?.kind;
};

test.each([
  ['a text', '<b id=x style="display:contents">There</b><u style="display:block"></u>'],
  ['a text in another one', '<b id=x style="display:contents"><i style="display:contents">There</i></b><u style="display:block"></u>'],
  ['an element', '<b id=x style="display:contents"><q>There</q></b><u style="display:block"></u>'],
  ['an empty anchor', '<a id=x name=there></a><u style="display:block"></u>'],
  ['an empty box', '<div id=x></div><u style="display:block"></u>'],
  [
    'an area',
    '<u style="display:block"></u><img style="display:block" usemap="#m" width=90 height=900 src="data:,"><map name=m><area id=x href="#" coords="0,0,90,20"></map>',
  ],
  [
    'an area far down',
    '<img style="display:block" usemap="#m" width=90 height=900 src="data:,"><map name=m><area id=x href="#" coords="0,880,90,900"></map><u style="display:block"></u>',
  ],
])('a scroll brings into view what has no box of its own: %s', async (_what, html) => {
  expect(await bring(html)).toBeUndefined();
  const [there, box] = ['u', 'div'].map((one) => $(one).getBoundingClientRect());
  expect([there!.top >= box!.top - 30 && there!.top <= box!.bottom + 30, there!.top > 0 && there!.top < innerHeight]).toEqual([true, true]);
});

test.each([
  ['nothing is in it', '<b id=x style="display:contents"></b>'],
  ['it is not drawn', '<a id=x hidden></a>'],
  ['it is an area without a picture', '<map name=m><area id=x href="#" coords="0,0,90,20"></map>'],
])('a scroll to what is nowhere says so: %s', async (_what, html) => {
  expect(await bring(html)).toBe('target-missing');
});
