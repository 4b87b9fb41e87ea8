import { expect, test } from 'vitest';
import { page } from '../commands/corpus/build-snapshot';
import { changeLines } from './change-lines';
import { unfold } from './unfold.fixture';

test('the options of a menu that was opened are folded, and nothing of them is lost', () => {
  const before = page('https://any.example/', 'Any', [['button', 'Theme']]).snapshot;
  const names = ['Neutral', 'Stone', 'Slate', 'Purple', 'Fuchsia', 'Blue'];
  const options = names.map((name): Parameters<typeof page>[2][number] => ['option', name, { place: ['listbox Theme'] }]);
  const now = page('https://any.example/', 'Any', [['button', 'Theme'], ...options]).snapshot;
  const told = changeLines(before, now, { budget: 1000, wanted: '' }) ?? '';
  expect(told).toContain('Each: []');
  for (const [at, name] of names.entries()) expect(unfold(told)).toContain(`[${at + 2}] option "${name}" new — listbox Theme`);
});
