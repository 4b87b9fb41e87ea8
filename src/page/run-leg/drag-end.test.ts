import { expect, test } from 'vitest';
import { describe } from '../find/describe';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

/** Drags the card to 0.9 of the list's height, while a page that is told of these events moves the list. Where it was released, as shares of the list. */
async function released(event: 'pointerover' | 'pointerdown', style: Partial<CSSStyleDeclaration>) {
  document.body.innerHTML =
    '<div id=a style="width:40px;height:40px;touch-action:none">Card</div><div id=b style="width:200px;height:160px">List</div>';
  const fingerprint = describe($('#b'), { x: 0.5, y: 0.9 });
  $('#a').addEventListener(event, ({ isTrusted }) => isTrusted || Object.assign($('#b').style, style));
  let at: { x: number; y: number } | undefined;
  const hears = new AbortController();
  const hear = ({ isTrusted, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = $('#b').getBoundingClientRect();
    if (!isTrusted) at = { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  document.addEventListener('pointerup', hear, hears);
  await send([{ type: 'drag', selector: '#a', to: { fingerprint } }]);
  hears.abort();
  return at;
}

test.each([
  ['drawn smaller when the pointer has come to what is dragged', 'pointerover', { height: '100px' }],
  ['drawn larger when it is pressed', 'pointerdown', { height: '240px' }],
  ['moved aside when it is pressed', 'pointerdown', { marginLeft: '120px' }],
] as const)('a drag ends at its place in a list that is %s', async (_, event, style) => {
  const at = await released(event, style);
  expect(at?.x).toBeCloseTo(0.5, 1);
  expect(at?.y).toBeCloseTo(0.9, 1);
});
