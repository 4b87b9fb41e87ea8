import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { openPill, type Pill } from './pill';

/** What a person has set in the system, as the browser tells a page of it. */
const set = (features: Record<string, string>) =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

let pill: Pill;
let root: ShadowRoot;
beforeEach(() => {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    root = attach.call(this, init);
    return root;
  };
  pill = openPill(() => undefined);
  Element.prototype.attachShadow = attach;
  pill.say('Abra is working · step 3 of 8', 'Stop');
});
afterEach(async () => {
  pill.leave();
  await set({});
});
const styleOf = (selector: string) => getComputedStyle(root.querySelector(selector)!);

/** Relative luminance (WCAG 2) of a colour as it comes out on one that lies under it. */
function luminance(...colours: string[]): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  for (const colour of colours) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
    part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['light', 'white'],
  ['dark', 'black'],
  ['light', 'black'],
  ['dark', 'white'],
])('its words can be read where a person wants %s and the page is %s', async (scheme, page) => {
  await set({ 'prefers-color-scheme': scheme });
  const ground = styleOf('.pill').backgroundColor;
  for (const [selector, under] of [
    ['.text', [page, ground]],
    ['.stop', [page, ground, styleOf('.stop').backgroundColor]],
  ] as const) {
    const [light = 0, dark = 0] = [luminance(styleOf(selector).color), luminance(...under)].sort((left, right) => right - left);
    expect([selector, (light + 0.05) / (dark + 0.05)]).toEqual([selector, expect.toSatisfy((ratio: number) => ratio >= 4.5)]);
  }
});

test('its dot beats, and stands still where a person wants no motion', async () => {
  await set({ 'prefers-reduced-motion': 'no-preference' });
  expect(styleOf('.dot').animationName).toBe('beat');
  await set({ 'prefers-reduced-motion': 'reduce' });
  expect(styleOf('.dot').animationName).toBe('none');
});

test('in forced colours it has the system’s, and its button an edge', async () => {
  await set({ 'forced-colors': 'active' });
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const { borderTopColor, backgroundColor } = styleOf('.stop');
  expect(borderTopColor).not.toBe(backgroundColor);
  expect(luminance(backgroundColor)).not.toBeCloseTo(luminance(styleOf('.stop').color), 1);
});
