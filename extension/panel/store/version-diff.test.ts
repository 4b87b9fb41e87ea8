import { expect, test } from 'vitest';
import { click } from './panel.fixture';
import { diffVersions } from './version-diff';

const say = (lines: ReturnType<typeof diffVersions>) =>
  lines.map(({ change, text, isRetargeted }) => `${isRetargeted ? '~' : { same: ' ', added: '+', removed: '-' }[change]}${text}`);

test('what stays stays, what came is added, what went is removed', () => {
  expect(say(diffVersions([click('#a'), click('#b'), click('#c')], [click('#a'), click('#c'), click('#d')]))).toEqual([
    ' Click “A”',
    '-Click “B”',
    ' Click “C”',
    '+Click “D”',
  ]);
});

test('a step with the same words that is found in another way is told so', () => {
  const named = (selector: string) =>
    ({
      type: 'click',
      fingerprint: { selectors: [selector], tag: 'button', role: 'button', name: 'Theme', attributes: {}, landmarks: [], neighbours: [] },
    }) as const;
  expect(say(diffVersions([structuredClone(named('#x')) as never], [structuredClone(named('#y')) as never]))).toEqual(['~Click “Theme”']);
});

test('two equal versions differ in nothing', () => {
  expect(say(diffVersions([click('#a')], [click('#a')]))).toEqual([' Click “A”']);
});
